import { subscribe } from '#platform/events/event.ts';
import { commentAdded, FEED_ROOM, itemPublished } from '../library.contract.ts';

/** Readers of the page are told that there is an answer, and read it through its operation: here is no word of who wrote it. */
export const liveSubscribers = [
  subscribe(commentAdded, 'library.tellReaders', async ({ services }, { itemId, commentId }) => {
    services.realtime.toRoom(`item:${itemId}`, { name: commentAdded.name, payload: { commentId } });
  }),

  subscribe(itemPublished, 'library.tellFeeds', async ({ services }, { itemId }) => {
    services.realtime.toRoom(FEED_ROOM, { name: itemPublished.name, payload: { itemId } });
  }),
];
