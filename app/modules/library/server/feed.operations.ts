import { CONDITIONS } from '@kolegia/medical-synonyms/conditions';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { followedMemberIds, unwelcomeIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Member } from '#platform/session/viewer.ts';
import {
  discoverItems,
  endLess,
  hideFromFeed,
  listConditions,
  listLess,
  MOST_LESS,
  markReadInFeed,
  noteShown,
  resetFeed,
  showLess,
} from '../feed.contract.ts';
import { ITEM_KINDS, listFeed } from '../library.contract.ts';
import { conditionsWithItems } from './condition.store.ts';
import { feedText } from './feed.store.ts';
import { placesOf, sourcesOf } from './feed-belonging.policy.ts';
import { forgetFeedMarks, markOf, setFeedMark, wantedLess } from './feed-mark.store.ts';
import type { FeedReader } from './feed-source.store.ts';
import { listItemsText } from './item-list.store.ts';
import { accessItem, accessItemToWrite, type SeenItem } from './library.public.ts';
import { noteShownCards } from './shown-card.store.ts';

export async function feedReaderOf(db: Database, viewer: Pick<Member, 'id' | 'specialityId'>): Promise<FeedReader> {
  const { id, specialityId: speciality } = viewer;
  const [hiddenIds, followed, places, sourceIds, less] = await Promise.all([
    unwelcomeIds(db, id),
    followedMemberIds(db, id),
    placesOf(db, id),
    sourcesOf(db, id),
    wantedLess(db, id),
  ]);
  const unwelcome = new Set(hiddenIds);
  return { id, speciality, followedIds: followed.filter((one) => !unwelcome.has(one)), hiddenIds, places, sourceIds, less };
}

export const feedHandlers = [
  handle(listFeed, async ({ db, viewer }, { filter, cursor, limit }) => {
    const reader = viewer && (await feedReaderOf(db, viewer));
    return feedText(db, reader, { onlyFollowed: filter === 'following', cursor, limit });
  }),

  handle(hideFromFeed, async ({ db, viewer }, { itemId, hidden }) => {
    const item = await accessItemToWrite(db, viewer, itemId);
    await setFeedMark(db, viewer.id, markOf.item(item.id), hidden);
    return { hidden };
  }),

  handle(noteShown, async ({ db, viewer }, { itemIds }) => ({ noted: await noteShownCards(db, viewer.id, itemIds) })),

  handle(markReadInFeed, async ({ db, viewer }, { itemId, read }) => {
    const item = await accessItemToWrite(db, viewer, itemId);
    await setFeedMark(db, viewer.id, markOf.read(item.id), read);
    return { read };
  }),

  handle(showLess, async ({ db, viewer }, { itemId, of, less }) => {
    const item = await accessItem(db, viewer, itemId);
    await setFeedMark(db, viewer.id, of === 'kind' ? markOf.kind(item.kind) : markOf.author(namedAuthorOf(item)), less);
    return { less };
  }),

  handle(listLess, async ({ db, viewer }) => {
    const { authorIds, kinds } = await wantedLess(db, viewer.id);
    const members = await membersByIds(db, authorIds.slice(0, MOST_LESS));
    return {
      // Of whom nothing is known any more nothing comes.
      authors: [...members.values()].map(({ id, name }) => ({ id, name })),
      kinds: ITEM_KINDS.filter((kind) => kinds.includes(kind)),
    };
  }),

  handle(endLess, async ({ db, viewer }, { of, id }) => {
    await setFeedMark(db, viewer.id, markOf[of](id), false);
    return { less: false as const };
  }),

  handle(resetFeed, async ({ db, viewer }) => ({ forgotten: await forgetFeedMarks(db, viewer.id) })),

  handle(discoverItems, async ({ db, viewer }, filter) => {
    const hiddenIds = viewer === null ? undefined : await unwelcomeIds(db, viewer.id);
    return listItemsText(db, viewer?.id ?? null, { ...filter, sort: 'active', hiddenIds, loud: true });
  }),

  handle(listConditions, async ({ db, viewer }) => {
    const ids = CONDITIONS.map(({ id }) => id);
    const hiddenIds = viewer === null ? [] : await unwelcomeIds(db, viewer.id);
    const readable = await conditionsWithItems(db, viewer?.id ?? null, hiddenIds, ids);
    return {
      conditions: CONDITIONS.filter(({ id }) => readable.has(id)).map(({ id, en, idn }) => ({ id, name: { en, id: idn } })),
    };
  }),
];

/** To see whose cards go when an anonymous author is wanted less would tell who it is. */
function namedAuthorOf({ byline }: SeenItem): string {
  if (byline.kind !== 'member') throw new Failure('library.nobodyNamed');
  return byline.id;
}
