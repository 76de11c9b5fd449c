import type { Database } from '#platform/db/database.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import type { Realtime, RealtimeMessage } from '#platform/realtime/realtime.ts';
import { FEED_ROOM, itemRoom, MEMBERS_FEED_ROOM } from '../library.contract.ts';
import {
  audienceChanged,
  commentAdded,
  itemAudienceChanged,
  itemPublished,
  itemsArrived,
  itemWithdrawn,
} from '../library-events.contract.ts';
import { audienceShownTo, MEMBERS, membersAfter } from './audience.store.ts';

/** Who follows the item's room is asked again whether they may. */
const recheckItem = async ({ services }: SubscriberContext, { itemId }: { itemId: string }) =>
  services.realtime.recheckRoom(itemRoom(itemId));

const TOLD_AT_ONCE = 1_000;
/** In larger audiences the others find it with their next page. */
const MOST_TOLD = 10_000;

async function tellAudience(
  { db, realtime }: { db: Database; realtime: Realtime },
  audience: string,
  news: RealtimeMessage,
): Promise<void> {
  let afterId = '';
  for (let told = 0; told < MOST_TOLD; told += TOLD_AT_ONCE) {
    const memberIds = await membersAfter(db, audience, afterId, TOLD_AT_ONCE);
    realtime.toMembers(memberIds, news);
    const last = memberIds.at(-1);
    if (last === undefined || memberIds.length < TOLD_AT_ONCE) return;
    afterId = last;
  }
}

/** Readers of the page are told that there is an answer, and read it through its operation: here is no word of who wrote it. */
export const liveSubscribers = [
  subscribe(commentAdded, 'library.tellReaders', async ({ services }, { itemId, commentId }) => {
    services.realtime.toRoom(itemRoom(itemId), { name: commentAdded.name, payload: { commentId } });
  }),

  // Everybody may listen to the feed's room: what is not for everybody is told to those it is for, and no others learn that it was written.
  subscribe(itemPublished, 'library.tellFeeds', async ({ db, services: { realtime } }, { itemId }) => {
    const news = { name: itemPublished.name, payload: { itemId } };
    const audience = await audienceShownTo(db, itemId);
    if (audience === null) realtime.toRoom(FEED_ROOM, news);
    else if (audience === MEMBERS) realtime.toRoom(MEMBERS_FEED_ROOM, news);
    else if (audience !== undefined) await tellAudience({ db, realtime }, audience, news);
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
