/** What other modules may do with items. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import type { ItemKind } from '#modules/library/library.contract.ts';
import { followsMember } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { itemChanged, itemPublished, itemReposted, itemWithdrawn } from '../library.contract.ts';
import { type CommentRow, countComment, findComment, setRemoved } from './comment.store.ts';
import { maySee, nextStatus, type RespondRefusal, respondRefusal } from './item.policy.ts';
import { count, findItem, findItemWithRelated, type ItemRow, insertItem, setFollow, setRepost, updateItem } from './item.store.ts';
import type { ItemStatus, Respondents } from './library.schema.ts';

export { recentComments } from './comment.store.ts';
export { countItemsOf, countNamedItems, eraseItem, followersOf, touchItem } from './item.store.ts';
export { type IndexedItem, indexedItemsByIds, itemsForIndex } from './item-index.store.ts';
export { listItemsText } from './item-list.store.ts';
export { itemCardOf } from './item-marks.store.ts';
export { namedParticipants } from './participant.store.ts';
export { listHeldItems, previewsOf } from './review.store.ts';
export { sendShareImage } from './share-image.http.ts';
export type { ItemStatus, Respondents };

/** An item the viewer may see. */
export type SeenItem = ItemRow;

/** The only way to a row: throws `library.itemNotFound` for what the viewer may not see. */
export async function accessItem(db: Database, viewer: Viewer, id: string): Promise<SeenItem> {
  return seen(await findItem(db, id), viewer);
}

/** As `accessItem`, with `limit` items that belong beside it, in the same round trip. */
export const accessItemWithRelated = async (db: Database, viewer: Viewer, id: string, limit: number) =>
  seen(await findItemWithRelated(db, id, limit), viewer);

function seen<Row extends ItemRow>(item: Row | null, viewer: Viewer): Row {
  if (item === null || !maySee(item, viewer)) throw new Failure('library.itemNotFound');
  return item;
}

/** The only way to a comment: throws `library.commentNotFound` when it, or its item, may not be seen. */
export async function accessComment(db: Database, viewer: Viewer, id: string): Promise<{ comment: CommentRow; item: SeenItem }> {
  const comment = await findComment(db, id);
  if (comment === null) throw new Failure('library.commentNotFound');
  const item = await accessItem(db, viewer, comment.itemId).catch(() => {
    throw new Failure('library.commentNotFound');
  });
  return { comment, item };
}

/** Why the viewer may not answer an item, or null. */
export async function refusalToRespond(db: Database, item: SeenItem, viewer: Viewer): Promise<RespondRefusal> {
  const asksFollows = item.respondents.kind === 'following' && viewer !== null && viewer.id !== item.authorId;
  return respondRefusal(item, viewer, asksFollows && (await followsMember(db, item.authorId, viewer.id)));
}

/** True for what was there once and was taken down: its address may say so, and nothing more. */
export async function isWithdrawn(db: Database, id: string): Promise<boolean> {
  const status = (await findItem(db, id))?.status;
  return status === 'withdrawn' || status === 'removed';
}

export interface Registration {
  readonly id: string;
  readonly kind: ItemKind;
  readonly authorId: string;
  readonly anonymous: boolean;
  readonly language: 'en' | 'id';
  readonly specialities: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly card: Record<string, unknown>;
  readonly respondents: Respondents;
  readonly status: 'published' | 'held';
}

/** Makes something readable in feeds, with everything the spine gives: comments, reactions, bookmarks, reposts, views. */
export async function registerItem(context: Pick<Context, 'db' | 'emit'>, registration: Registration): Promise<void> {
  const { db } = context;
  const byline = await bylineOf(db, registration.authorId, registration.anonymous);
  const now = new Date();
  await insertItem(db, {
    ...registration,
    specialities: [...registration.specialities],
    byline,
    awaitsApproval: registration.status === 'held',
    publishedAt: now,
    activityAt: now,
  });
  // Authors are told of what happens to their own items.
  await setFollow(db, registration.authorId, registration.id, true);
  if (registration.status === 'published') await context.emit(itemPublished, eventOf(registration));
}

type ItemChange = Partial<Pick<Registration, 'title' | 'summary' | 'card' | 'respondents' | 'language'>> & {
  specialities?: readonly string[];
  solved?: boolean;
};

export async function changeItem(
  context: Pick<Context, 'db' | 'emit'>,
  id: string,
  { solved, specialities, ...change }: ItemChange,
): Promise<void> {
  await updateItem(context.db, id, {
    ...change,
    ...(specialities !== undefined && { specialities: [...specialities] }),
    ...(solved !== undefined && { solvedAt: solved ? new Date() : null }),
  });
  await context.emit(itemChanged, { itemId: id });
}

/**
 * Publishes a held item, withdraws a published one, brings it back. What staff removed stays removed, and what they have
 * never approved is held again instead of published.
 */
export async function setItemStatus(context: Pick<Context, 'db' | 'emit'>, item: SeenItem, wanted: ItemStatus): Promise<void> {
  const status = nextStatus(item, wanted);
  if (item.status === status) return;
  const now = new Date();
  const first = item.status === 'held' && status === 'published';
  await updateItem(context.db, item.id, {
    status,
    statusAt: now,
    ...(first && { publishedAt: now, activityAt: now, awaitsApproval: false }),
  });
  const payload = { ...eventOf(item) };
  if (status === 'published') await context.emit(itemPublished, payload);
  else if (item.status === 'published')
    await context.emit(itemWithdrawn, { itemId: payload.itemId, kind: payload.kind, authorId: payload.authorId });
}

/** A comment goes, by decision of staff and for good. */
export async function removeComment(db: Database, comment: CommentRow): Promise<void> {
  if (await setRemoved(db, comment.id)) await countComment(db, comment.itemId, -1);
}

const eventOf = (item: { id: string; kind: string; authorId: string; anonymous: boolean }) => ({
  itemId: item.id,
  kind: item.kind as ItemKind,
  authorId: item.authorId,
  anonymous: item.anonymous,
});

/** Shows an item to the member's followers, or takes that back; returns how many reposts it has. */
export async function repostItem(
  context: Pick<Context, 'db' | 'emit'>,
  item: SeenItem,
  memberId: string,
  note: string | null,
  on: boolean,
): Promise<number> {
  const { db } = context;
  const byline: Byline = await bylineOf(db, memberId, false);
  const changed = await setRepost(db, { itemId: item.id, memberId, byline, note }, on);
  if (changed && on) await context.emit(itemReposted, { itemId: item.id, kind: item.kind as ItemKind, authorId: item.authorId, memberId });
  return count(db, item.id, 'reposts', changed ? (on ? 1 : -1) : 0);
}

/** One more member has answered the item's question. */
export const countAnswer = (db: Database, itemId: string): Promise<number> => count(db, itemId, 'answers', 1);
