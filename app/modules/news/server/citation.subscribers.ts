import { itemsErased } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { forgetCitations } from './citation.store.ts';

export const citationSubscribers = [
  subscribe(itemsErased, 'news.forgetErased', ({ db }, { items, comments }) =>
    forgetCitations(
      db,
      [...items, ...comments].map(({ id }) => id),
    ),
  ),
];
