import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { MAX_FOLLOWED } from '../network.contract.ts';
import { follow, followCount } from './network.schema.ts';

export interface FollowCounts {
  followers: number;
  following: number;
}

/** True when this changed anything. */
export async function setFollow(db: Database, followerId: string, memberId: string, on: boolean): Promise<boolean> {
  const changed = on
    ? await db.insert(follow).values({ followerId, memberId }).onConflictDoNothing().returning({ id: follow.memberId })
    : await db
        .delete(follow)
        .where(and(eq(follow.followerId, followerId), eq(follow.memberId, memberId)))
        .returning({ id: follow.memberId });
  if (changed.length === 0) return false;
  const difference = on ? 1 : -1;
  // In the order of ids: two members who follow each other at once must not wait for each other.
  const rows = [
    { memberId, followers: difference, following: 0 },
    { memberId: followerId, followers: 0, following: difference },
  ].sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
  for (const row of rows) {
    await db
      .insert(followCount)
      .values({ memberId: row.memberId, followers: Math.max(row.followers, 0), following: Math.max(row.following, 0) })
      .onConflictDoUpdate({
        target: followCount.memberId,
        set: {
          followers: sql`greatest(${followCount.followers} + ${row.followers}, 0)`,
          following: sql`greatest(${followCount.following} + ${row.following}, 0)`,
        },
      });
  }
  return true;
}

export async function countsOf(db: Database, memberId: string): Promise<FollowCounts> {
  const [row] = await db
    .select({ followers: followCount.followers, following: followCount.following })
    .from(followCount)
    .where(eq(followCount.memberId, memberId));
  return row ?? { followers: 0, following: 0 };
}

export async function isFollowing(db: Database, followerId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: follow.memberId })
    .from(follow)
    .where(and(eq(follow.followerId, followerId), eq(follow.memberId, memberId)));
  return rows.length > 0;
}

/** Those of `ids` whom the member follows. */
export async function followedAmong(db: Database, followerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: follow.memberId })
    .from(follow)
    .where(and(eq(follow.followerId, followerId), inArray(follow.memberId, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** Those of `ids` who follow the member. */
export async function followersAmong(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: follow.followerId })
    .from(follow)
    .where(and(eq(follow.memberId, memberId), inArray(follow.followerId, [...ids])));
  return new Set(rows.map((row) => row.id));
}

const readFollowed = prepared<{ id: string }>(
  'network.followedIds',
  `select f.member_id as id from network.follow f where f.follower_id = $1 order by f.at desc limit ${MAX_FOLLOWED}`,
);

export const followedIds = async (db: Database, followerId: string): Promise<string[]> =>
  (await readFollowed(db, [followerId])).map(({ id }) => id);

/** A page of ids: of those the member follows, or of those who follow them. */
export async function followPage(
  db: Database,
  memberId: string,
  side: 'following' | 'followers',
  page: { cursor?: string | undefined; limit: number },
) {
  const [own, other] = side === 'following' ? [follow.followerId, follow.memberId] : [follow.memberId, follow.followerId];
  const cursor = decodeCursor(page.cursor, 2);
  const rows = await db
    .select({ id: other, at: sql<string>`${follow.at}::text` })
    .from(follow)
    .where(
      and(eq(own, memberId), cursor === null ? undefined : sql`(${follow.at}, ${other}) < (${cursor[0]}::timestamptz, ${cursor[1]}::text)`),
    )
    .orderBy(sql`${follow.at} desc`, sql`${other} desc`)
    .limit(page.limit + 1);
  return toPage(
    rows,
    page.limit,
    (row) => [row.at, row.id],
    (row) => row.id,
  );
}
