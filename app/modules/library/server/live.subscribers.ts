import { subscribe } from '#platform/events/event.ts';
import { commentAdded } from '../library.contract.ts';

/** Readers of the page are told that there is an answer, and read it through its operation: here is no word of who wrote it. */
export const liveSubscribers = [
  subscribe(commentAdded, 'library.tellReaders', async ({ services }, { itemId, commentId }) => {
    services.realtime.toRoom(`item:${itemId}`, { name: commentAdded.name, payload: { commentId } });
  }),
];
