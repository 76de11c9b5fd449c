/**
 * Who may read what. An item is for everyone (no audience), for whoever is signed in (`members`), or for the members of an
 * audience, such as a private forum. Lists ask by `readableBy` inside their query: what is left out afterwards has been
 * counted, paged and ranked already.
 */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { anyOf } from '#platform/db/any-of.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import { audienceMember } from './library.schema.ts';

export const MEMBERS = 'members';

/**
 * What of the item `alias` a reader may read. `viewer` is the placeholder of their id, which may hold null; without one they
 * are not signed in. Most items are for everyone, which is asked first; the reader's audiences are read at most once per
 * statement, and only when an item asks for them.
 */
export const readableBy = (viewer: string | null, alias = 'i'): string =>
  viewer === null
    ? `${alias}.audience is null`
    : `(${alias}.audience is null or (${viewer}::text is not null and (${alias}.audience = '${MEMBERS}'
      or ${alias}.audience = any(array(select am.audience from library.audience_member am where am.member_id = ${viewer}::text)))))`;

/**
 * For queries of other modules over what they keep of items: true where the reader may read the item of this id. What is left
 * out after a query has taken places that others should have had.
 */
export const isReadableItem = (id: string, viewer: string): string =>
  `exists (select from library.item i where i.id = ${id} and i.status = 'published' and ${readableBy(viewer)})`;

/** The same for many readers at once: a row `alias` whose reader is the column `reader`. */
const readableByEach = (reader: string, alias = 'i'): string =>
  `(${alias}.audience is null or ${alias}.audience = '${MEMBERS}'
    or exists (select from library.audience_member am where am.audience = ${alias}.audience and am.member_id = ${reader}))`;

const readAudiences = prepared<{ audience: string }>(
  'library.audiencesOf',
  'select audience from library.audience_member where member_id = $1 order by audience',
);

/** The audiences a member belongs to, without `members`. */
export async function audiencesOf(db: Database, memberId: string): Promise<string[]> {
  return (await readAudiences(db, [memberId])).map(({ audience }) => audience);
}

/** Every value of `audience`, beside none, that this reader may read: for indexes that other modules keep. */
export async function readableAudiences(db: Database, viewerId: string | null): Promise<string[]> {
  return viewerId === null ? [] : [MEMBERS, ...(await audiencesOf(db, viewerId))];
}

/** Those of these members who belong to an audience. */
export async function membersIn(db: Database, audience: string, memberIds: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ memberId: audienceMember.memberId })
    .from(audienceMember)
    .where(and(eq(audienceMember.audience, audience), anyOf(audienceMember.memberId, memberIds)));
  return found.map(({ memberId }) => memberId);
}

export const isInAudience = async (db: Database, audience: string, memberId: string): Promise<boolean> =>
  (await membersIn(db, audience, [memberId])).length > 0;

/** Returns those for whom this changed something. */
export async function writeAudience(db: Database, audience: string, memberIds: readonly string[], on: boolean): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const changed = on
    ? await db
        .insert(audienceMember)
        .select(sql`select ${audience}, unnest(${sql.param([...new Set(memberIds)])}::text[])`)
        .onConflictDoNothing()
        .returning({ memberId: audienceMember.memberId })
    : await db
        .delete(audienceMember)
        .where(and(eq(audienceMember.audience, audience), anyOf(audienceMember.memberId, memberIds)))
        .returning({ memberId: audienceMember.memberId });
  return changed.map(({ memberId }) => memberId);
}

const amongThese = prepared<{ id: string }>(
  'library.inAudienceOf',
  `select m.id from library.item i cross join unnest($2::text[]) m(id) where i.id = $1 and ${readableByEach('m.id')}`,
);

/** Those of these members who belong to an item's audience, whatever the item's state. */
export async function inAudienceOf(db: Database, itemId: string, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  return new Set((await amongThese(db, [itemId, memberIds])).map(({ id }) => id));
}

export interface Reading {
  readonly memberId: string;
  readonly itemId: string;
}

const stillReadable = prepared<{ n: number }>(
  'library.readableReadings',
  `select r.n::int as n from unnest($1::text[], $2::text[]) with ordinality r(member_id, item_id, n)
    join library.item i on i.id = r.item_id where i.status = 'published' and ${readableByEach('r.member_id')}`,
);

/** Those of these pairs in which the member may read the item now. */
export async function readableAmong<R extends Reading>(db: Database, readings: readonly R[]): Promise<Set<R>> {
  if (readings.length === 0) return new Set();
  const rows = await stillReadable(db, [readings.map(({ memberId }) => memberId), readings.map(({ itemId }) => itemId)]);
  return new Set(rows.flatMap(({ n }) => readings[n - 1] ?? []));
}

const shownTo = prepared<{ audience: string | null }>(
  'library.shownTo',
  `select i.audience from library.item i where i.id = $1 and i.status = 'published'`,
);

/** For whom a published item is; undefined for one that nobody can read. */
export async function audienceShownTo(db: Database, itemId: string): Promise<string | null | undefined> {
  return (await shownTo(db, [itemId]))[0]?.audience;
}

/** The next of those who belong to an audience, by id. */
export async function membersAfter(db: Database, audience: string, afterId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ memberId: audienceMember.memberId })
    .from(audienceMember)
    .where(and(eq(audienceMember.audience, audience), gt(audienceMember.memberId, afterId)))
    .orderBy(asc(audienceMember.memberId))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}
