import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { CommunityRole } from '../communities.contract.ts';
import { community, membership } from './communities.schema.ts';

export type MembershipRow = typeof membership.$inferSelect;

const of = (communityId: string, memberId: string) => and(eq(membership.communityId, communityId), eq(membership.memberId, memberId));

export async function findMembership(db: Database, communityId: string, memberId: string): Promise<MembershipRow | null> {
  const [row] = await db.select().from(membership).where(of(communityId, memberId));
  return row ?? null;
}

export interface StandingChange {
  readonly standing: MembershipRow['standing'];
  readonly role?: CommunityRole;
  readonly note?: string | null;
}

/** Writes what somebody is from now on, and counts the members; the community is locked by the caller. */
export async function writeStanding(
  db: Database,
  communityId: string,
  memberId: string,
  { standing, role = 'member', note = null }: StandingChange,
): Promise<void> {
  const before = await findMembership(db, communityId, memberId);
  const row = { standing, role, note, since: new Date() };
  await db
    .insert(membership)
    .values({ communityId, memberId, ...row })
    .onConflictDoUpdate({ target: [membership.communityId, membership.memberId], set: row });
  const difference = Number(standing === 'member') - Number(before?.standing === 'member');
  if (difference !== 0)
    await db
      .update(community)
      .set({ members: sql`${community.members} + ${difference}` })
      .where(eq(community.id, communityId));
}

export async function writeRole(db: Database, communityId: string, memberId: string, role: CommunityRole): Promise<void> {
  await db.update(membership).set({ role }).where(of(communityId, memberId));
}

/** Nothing remains of a request that was taken back. */
export async function deleteRequest(db: Database, communityId: string, memberId: string): Promise<void> {
  await db.delete(membership).where(and(of(communityId, memberId), eq(membership.standing, 'requested')));
}

/** Longest first. */
export async function listMemberships(
  db: Database,
  communityId: string,
  standing: MembershipRow['standing'],
  page: { cursor?: string | undefined; limit: number },
) {
  const after = decodeCursor(page.cursor, 2);
  const rows = await db
    // As text: a Date keeps milliseconds only, and two rows within one would be skipped or repeated.
    .select({ row: membership, key: sql<string>`${membership.since}::text` })
    .from(membership)
    .where(
      and(
        eq(membership.communityId, communityId),
        eq(membership.standing, standing),
        after === null ? undefined : sql`(${membership.since}, ${membership.memberId}) > (${after[0]}::timestamptz, ${after[1]}::text)`,
      ),
    )
    .orderBy(membership.since, membership.memberId)
    .limit(page.limit + 1);
  return toPage(
    rows,
    page.limit,
    ({ row, key }) => [key, row.memberId],
    ({ row }) => row,
  );
}

const MOST_STEWARDS = 20;

/** Those who tend the community, its owner first. */
export async function stewardsOf(db: Database, communityId: string): Promise<{ memberId: string; role: CommunityRole }[]> {
  return db
    .select({ memberId: membership.memberId, role: membership.role })
    .from(membership)
    .where(and(eq(membership.communityId, communityId), eq(membership.standing, 'member'), sql`${membership.role} <> 'member'`))
    .orderBy(sql`${membership.role} desc`, membership.since, membership.memberId)
    .limit(MOST_STEWARDS);
}
