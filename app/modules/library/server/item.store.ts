import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import type { ItemKind } from '../library.contract.ts';
import { MEMBERS, readableBy } from './audience.store.ts';
import { notBy } from './item-card.store.ts';
import {
  bookmark,
  comment,
  feedMark,
  heldSharer,
  item,
  itemFollow,
  mostViewed,
  reaction,
  reader,
  repost,
  shownCard,
  view,
} from './library.schema.ts';

export type ItemRow = typeof item.$inferSelect;
/** With what the reader it was read for is to it. */
export type FoundItem = ItemRow & { inAudience: boolean };
export type NewItem = typeof item.$inferInsert;

// Every page, comment and reaction begins with it: prepared, and without mapping.
const foundItem = (viewer: string) => `${rowOf(item, 'i')}, ${readableBy(viewer)} as "inAudience"`;
const readItem = prepared<FoundItem>('library.readItem', `select ${foundItem('$2')} from library.item i where i.id = $1`);
// The item first, as whoever erases it does: in another order the two would wait for each other.
const keepItem = prepared<FoundItem>(
  'library.keepItem',
  `with kept as (select i.* from library.item i where i.id = $1 for key share),
    belonging as (select from library.audience_member am where am.member_id = $2 and am.audience = (select k.audience from kept k) for key share)
    select ${rowOf(item, 'i')}, case when i.audience is null then true when $2::text is null then false
      when i.audience = '${MEMBERS}' then true else exists (select from belonging) end as "inAudience" from kept i`,
);

/**
 * `keep`: for a row that is going to name it. It is not erased before the transaction ends, and one that is being erased is gone. Nor do
 * they leave the circle that it is for, such as a private forum: who is leaving has left. Nobody else waits.
 */
export async function findItem(db: Database, id: string, viewerId: string | null, keep?: 'keep'): Promise<FoundItem | null> {
  const [row] = await (keep === undefined ? readItem : keepItem)(db, [id, viewerId]);
  return row ?? null;
}

/**
 * Locked for the rest of the transaction: of two who decide on an item at once, the later sees what the earlier did. Whoever only keeps
 * it there is not waited for: two who keep it, and then decide, would wait for each other.
 */
export async function lockItem(db: Database, id: string): Promise<Pick<ItemRow, 'status' | 'awaitsApproval' | 'solvedAt'> | null> {
  const [row] = await db
    .select({ status: item.status, awaitsApproval: item.awaitsApproval, solvedAt: item.solvedAt })
    .from(item)
    .where(eq(item.id, id))
    .for('no key update');
  return row ?? null;
}

export async function insertItem(db: Database, row: NewItem): Promise<void> {
  await db.insert(item).values(row);
}

export async function updateItem(db: Database, id: string, change: Partial<Omit<NewItem, 'id'>>): Promise<void> {
  // What is found by other words only has changed in the table of its own module.
  if (Object.keys(change).length === 0) return;
  await db.update(item).set(change).where(eq(item.id, id));
}

/**
 * What staff have yet to read was changed: it waits from now on, and what they say of the version before is said of another.
 * False when it does not wait.
 */
export async function waitAnew(db: Database, id: string): Promise<boolean> {
  const waiting = and(eq(item.id, id), eq(item.status, 'held'));
  return (await db.update(item).set({ statusAt: new Date() }).where(waiting).returning({ id: item.id })).length > 0;
}

export async function touchItem(db: Database, id: string): Promise<void> {
  await db.update(item).set({ activityAt: sql`now()` }).where(eq(item.id, id));
}

/** Of what stands under their name. */
export async function updateItemBylines(db: Database, authorId: string, named: Byline): Promise<void> {
  await db
    .update(item)
    .set({ byline: named })
    .where(and(eq(item.authorId, authorId), eq(item.anonymous, false)));
  await db.update(repost).set({ byline: named }).where(eq(repost.memberId, authorId));
}

// ---------- counters ----------

type Counter = 'reposts' | 'bookmarks' | 'views' | 'answers';

/** Adds `difference` and returns the new count. */
export async function count(db: Database, itemId: string, counter: Counter, difference: number): Promise<number> {
  const column = item[counter];
  if (difference === 0) return (await db.select({ value: column }).from(item).where(eq(item.id, itemId)))[0]?.value ?? 0;
  const [row] = await db
    .update(item)
    .set({ [counter]: sql`greatest(${column} + ${difference}, 0)` })
    .where(eq(item.id, itemId))
    .returning({ value: column });
  return row?.value ?? 0;
}

// ---------- marks of a member ----------

/** True when this changed anything. */
export async function setBookmark(db: Database, memberId: string, itemId: string, on: boolean): Promise<boolean> {
  const changed = on
    ? await db.insert(bookmark).values({ memberId, itemId }).onConflictDoNothing().returning({ id: bookmark.itemId })
    : await db
        .delete(bookmark)
        .where(and(eq(bookmark.memberId, memberId), eq(bookmark.itemId, itemId)))
        .returning({ id: bookmark.itemId });
  return changed.length > 0;
}

export async function setFollow(db: Database, memberId: string, itemId: string, on: boolean): Promise<boolean> {
  const changed = on
    ? await db.insert(itemFollow).values({ memberId, itemId }).onConflictDoNothing().returning({ id: itemFollow.itemId })
    : await db
        .delete(itemFollow)
        .where(and(eq(itemFollow.memberId, memberId), eq(itemFollow.itemId, itemId)))
        .returning({ id: itemFollow.itemId });
  return changed.length > 0;
}

const readFollowers = prepared<{ itemId: string; memberId: string }>(
  'library.followersOf',
  `select f.item_id as "itemId", f.member_id as "memberId" from library.item_follow f
    where f.item_id = any($1::text[]) and ($2::timestamptz is null or f.at < $2)`,
);

/** `before`: only those who have followed it since then. */
export const followersOf = async (db: Database, itemId: string, before?: Date): Promise<readonly string[]> =>
  (await followersOfEach(db, [itemId], before)).get(itemId) ?? [];

/** By item; one that nobody follows is missing from the map. */
export async function followersOfEach(db: Database, itemIds: readonly string[], before?: Date): Promise<Map<string, string[]>> {
  const byItem = Map.groupBy(await readFollowers(db, [itemIds, before ?? null]), ({ itemId }) => itemId);
  return new Map([...byItem].map(([itemId, rows]) => [itemId, rows.map(({ memberId }) => memberId)]));
}

/** True for the first view of the member today. */
export async function addView(db: Database, memberId: string, itemId: string): Promise<boolean> {
  const added = await db
    .insert(view)
    .values({ day: sql`current_date`, itemId, memberId })
    .onConflictDoNothing()
    .returning({ id: view.itemId });
  return added.length > 0;
}

// ---------- reactions ----------

export type ReactionName = 'helpful' | 'insightful' | 'agree';
export type ReactionTarget = 'item' | 'comment';

/** Sets or takes back the member's reaction and keeps the counters; returns the new counts. */
export async function setReaction(db: Database, target: ReactionTarget, targetId: string, memberId: string, next: ReactionName | null) {
  const table = target === 'item' ? item : comment;
  const mine = and(eq(reaction.target, target), eq(reaction.targetId, targetId), eq(reaction.memberId, memberId));
  // The row that is counted is locked first: two clicks at once must not count twice.
  await db.select({ id: table.id }).from(table).where(eq(table.id, targetId)).for('no key update');
  const [before] = await db.select({ reaction: reaction.reaction }).from(reaction).where(mine);
  const previous = before?.reaction ?? null;
  if (previous !== next) {
    if (next === null) await db.delete(reaction).where(mine);
    else
      await db
        .insert(reaction)
        .values({ target, targetId, memberId, reaction: next })
        .onConflictDoUpdate({ target: [reaction.target, reaction.targetId, reaction.memberId], set: { reaction: next } });
  }
  const change = (name: ReactionName) => (previous === next ? 0 : (next === name ? 1 : 0) - (previous === name ? 1 : 0));
  const [row] = await db
    .update(table)
    .set({
      helpful: sql`${table.helpful} + ${change('helpful')}`,
      insightful: sql`${table.insightful} + ${change('insightful')}`,
      agree: sql`${table.agree} + ${change('agree')}`,
    })
    .where(eq(table.id, targetId))
    .returning({ helpful: table.helpful, insightful: table.insightful, agree: table.agree });
  if (row === undefined) throw new Error(`No ${target} ${targetId} to react to`);
  return row;
}

type RelatedItem = Pick<ItemRow, 'id' | 'title' | 'specialities' | 'byline'>;

/** So many of the newest are looked through for related ones, before those of their speciality alone are. */
const NEAR = 2_000;

/**
 * As the index of what is active gives them: however common their speciality is, no more are read than it takes. Of one that is so rare
 * that the newest hold too few, there are few at all; the kind is asked as a case, or that index would be read to its end for it.
 */
function relatedItems(viewer: string | null): string {
  const columns = 'n.id, n.title, n.specialities, n.byline, n.activity_at';
  const welcome = `n.status = 'published' and not n.quiet and ${readableBy(viewer, 'n')} ${viewer === null ? '' : `and ${notBy('n', '$4')}`}`;
  const isIts = 'n.specialities @> i.specialities[1:1] and n.id <> i.id';
  return `(with near as materialized (select ${columns}
      from (select * from library.item n where n.kind = i.kind and ${welcome} order by n.activity_at desc, n.id desc limit ${NEAR}) n
      where ${isIts} limit $2)
    select id, title, specialities, byline from (select * from near union all
      (select * from (select ${columns} from library.item n where (select count(*) from near) < $2 and ${isIts}
          and n.id not in (select id from near) and case when n.kind = i.kind then true else false end and ${welcome} offset 0) far
        order by activity_at desc, id desc limit $2)) found
    order by activity_at desc, id desc limit $2)`;
}

/** Two statements: with a reader who may be nobody, PostgreSQL would plan for nobody each time anew, at more than the rows cost. */
const withRelated = (viewer: string | null) =>
  prepared<FoundItem & { related: RelatedItem[] }>(
    `library.readWithRelated.${viewer === null ? 'out' : 'in'}`,
    `select ${foundItem('$3')}, coalesce((select json_agg(r) from ${relatedItems(viewer)} r), '[]') as related
    from library.item i where i.id = $1`,
  );
const readWithRelatedOut = withRelated(null);
const readWithRelatedIn = withRelated('$3');

/**
 * An item with published ones of its kind that share its leading speciality, most recently active first. `hiddenIds`: members whose named
 * items are not among these for who is signed in.
 */
export async function findItemWithRelated(
  db: Database,
  id: string,
  viewerId: string | null,
  { limit, hiddenIds }: { limit: number; hiddenIds: readonly string[] },
): Promise<(FoundItem & { related: RelatedItem[] }) | null> {
  const values = [id, limit, viewerId];
  const [row] = await (viewerId === null ? readWithRelatedOut(db, values) : readWithRelatedIn(db, [...values, hiddenIds]));
  return row ?? null;
}

/** Erases items with their discussions and every mark on them; returns the answers that went with them. */
export async function eraseItems(db: Database, ids: readonly string[]): Promise<{ id: string; authorId: string }[]> {
  if (ids.length === 0) return [];
  const these = sql`any(${sql.param([...ids])}::text[])`;
  await db.delete(reaction).where(sql`(${reaction.target} = 'item' and ${reaction.targetId} = ${these})
    or (${reaction.target} = 'comment' and ${reaction.targetId} in (select c.id from library.comment c where c.item_id = ${these}))`);
  for (const table of [bookmark, itemFollow, repost, heldSharer, view, reader, mostViewed, shownCard])
    await db.delete(table).where(inArray(table.itemId, [...ids]));
  await db.delete(feedMark).where(
    inArray(
      feedMark.subject,
      ids.flatMap((id) => [`item:${id}`, `read:${id}`]),
    ),
  );
  const answers = await db
    .delete(comment)
    .where(inArray(comment.itemId, [...ids]))
    .returning({ id: comment.id, authorId: comment.authorId });
  await db.delete(item).where(inArray(item.id, [...ids]));
  return answers;
}

/** How many items of a kind a member has published, under whatever name. */
export async function countItemsOf(db: Database, authorId: string, kind: string): Promise<number> {
  return db.$count(item, and(eq(item.authorId, authorId), eq(item.kind, kind), eq(item.status, 'published')));
}

const countNamed = prepared<{ kinds: Partial<Record<ItemKind, number>>; comments: number }>(
  'library.countNamed',
  `select coalesce((select json_object_agg(k.kind, k.n) from (select i.kind, count(*) as n from library.item i
      where i.author_id = $1 and i.status = 'published' and ${readableBy(null)} and not i.anonymous group by i.kind) k), '{}') as kinds,
    (select count(*)::int from library.comment c join library.item i on i.id = c.item_id and ${readableBy(null)}
      where c.author_id = $1 and i.status = 'published' and not c.anonymous and c.deleted_at is null and c.held_at is null) as comments`,
);

/** How many published items, in all and by kind, and answers, for everyone a member has under their name. */
export async function countNamedItems(db: Database, authorId: string) {
  const { kinds, comments } = (await countNamed(db, [authorId]))[0] ?? { kinds: {}, comments: 0 };
  return { items: Object.values(kinds).reduce((sum, n) => sum + n, 0), kinds, comments };
}

/** The states of these items, by id. */
export async function itemStatuses(db: Database, ids: readonly string[]): Promise<Map<string, ItemRow['status']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: item.id, status: item.status })
    .from(item)
    .where(inArray(item.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.status]));
}

/** Of these, what those who write it took back themselves: what staff sent back is none of it. */
export async function takenBackAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isTakenBack = and(inArray(item.id, [...ids]), eq(item.status, 'withdrawn'), eq(item.sentBack, false));
  return new Set((await db.select({ id: item.id }).from(item).where(isTakenBack)).map(({ id }) => id));
}

/** For how long something that is due by its age is still due. */
const DUE_DAYS = 14;

/**
 * What can be read and appeared `days` days ago or earlier, as long as that day is no further back than a fortnight; what
 * was out of sight on it counts from when it was back.
 */
export async function appearedDaysAgo(db: Database, kind: string, days: number): Promise<{ id: string; solved: boolean }[]> {
  const that = sql`${item.publishedAt} + make_interval(days => ${days})`;
  return db
    .select({ id: item.id, solved: sql<boolean>`${item.solvedAt} is not null` })
    .from(item)
    .where(
      and(
        eq(item.kind, kind),
        eq(item.status, 'published'),
        sql`${that} <= now()`,
        sql`greatest(${that}, ${item.statusAt}) > now() - make_interval(days => ${DUE_DAYS})`,
      ),
    )
    .orderBy(item.id);
}
