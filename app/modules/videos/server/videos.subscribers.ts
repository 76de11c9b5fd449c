import { itemAudienceChanged, itemPublished, itemWithdrawn } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { refreshSeries } from './series-card.view.ts';

/** What a series shows to strangers follows who may watch its parts. */
export const videoSubscribers = [
  subscribe(itemPublished, 'videos.countPart', async (context, { itemId, kind }) => {
    if (kind === 'video') await refreshSeries(context, itemId);
  }),
  subscribe(itemWithdrawn, 'videos.uncountPart', async (context, { itemId, kind }) => {
    if (kind === 'video') await refreshSeries(context, itemId);
  }),
  // Of what is no video, no series knows.
  subscribe(itemAudienceChanged, 'videos.recountPart', (context, { itemId }) => refreshSeries(context, itemId)),
];
