/** What is new for searches that members keep. Whether they may still read it, `tell` asks at that moment. */
import { savedSearchMatched } from '#modules/search/kept-search.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { tell } from './notifications.public.ts';

export const searchNewsSubscribers = [
  subscribe(savedSearchMatched, 'notifications.tellOfSavedSearch', (context, { memberId, savedSearchId, itemId, q }) =>
    tell(context, [memberId], { kind: 'savedSearch', key: `${savedSearchId} ${itemId}`, itemId, note: q, searchId: savedSearchId }),
  ),
];
