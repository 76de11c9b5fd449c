import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { FEED_ROOM, itemRoom } from '../library.contract.ts';
import {
  audienceChanged,
  commentAdded,
  itemAudienceChanged,
  itemPublished,
  itemsArrived,
  itemWithdrawn,
} from '../library-events.contract.ts';
import { isForEveryone } from './audience.store.ts';

/** Who follows the item's room is asked again whether they may. */
const recheckItem = async ({ services }: SubscriberContext, { itemId }: { itemId: string }) =>
  services.realtime.recheckRoom(itemRoom(itemId));

/** Readers of the page are told that there is an answer, and read it through its operation: here is no word of who wrote it. */
export const liveSubscribers = [
  subscribe(commentAdded, 'library.tellReaders', async ({ services }, { itemId, commentId }) => {
    services.realtime.toRoom(itemRoom(itemId), { name: commentAdded.name, payload: { commentId } });
  }),

  // Everybody listens to the feed's room: of what is not for everybody they are not to know that it was written.
  subscribe(itemPublished, 'library.tellFeeds', async ({ db, services }, { itemId }) => {
    if (await isForEveryone(db, itemId)) services.realtime.toRoom(FEED_ROOM, { name: itemPublished.name, payload: { itemId } });
  }),

  // One word for all of them: open pages ask again, once.
  subscribe(itemsArrived, 'library.tellFeedsOfMany', async ({ services }, { itemIds }) => {
    services.realtime.toRoom(FEED_ROOM, { name: itemPublished.name, payload: { itemId: itemIds[0] ?? '' } });
  }),

  subscribe(itemWithdrawn, 'library.emptyRoom', recheckItem),
  subscribe(itemAudienceChanged, 'library.recheckRoom', recheckItem),
  subscribe(audienceChanged, 'library.recheckMembers', async ({ services }, { memberIds, on }) => {
    if (!on) services.realtime.recheckMembers(memberIds);
  }),
];
