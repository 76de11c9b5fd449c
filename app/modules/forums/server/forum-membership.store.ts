import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { ForumRole, Standing } from '../forums.contract.ts';
import { TRY_WINDOW_SECONDS } from './forum-password.policy.ts';
import { forum, membership, passwordTry } from './forums.schema.ts';

export type MembershipRow = typeof membership.$inferSelect;

export async function findMembership(db: Database, forumId: string, memberId: string): Promise<MembershipRow | null> {
  const [row] = await db
    .select()
    .from(membership)
    .where(and(eq(membership.forumId, forumId), eq(membership.memberId, memberId)));
  return row ?? null;
}

export interface StandingChange {
  readonly standing: Exclude<Standing, 'none'>;
  readonly role?: ForumRole;
  readonly note?: string | null;
}

/** Writes what somebody is from now on, and counts the members; the forum is locked by the caller. Returns how many came (1) or went (-1). */
export async function writeStanding(
  db: Database,
  forumId: string,
  memberId: string,
  { standing, role = 'member', note = null }: StandingChange,
): Promise<number> {
  const before = await findMembership(db, forumId, memberId);
  // A muting outlasts leaving and coming back.
  const row = { standing, role, note, since: new Date() };
  await db
    .insert(membership)
    .values({ forumId, memberId, ...row })
    .onConflictDoUpdate({ target: [membership.forumId, membership.memberId], set: row });
  const difference = Number(standing === 'member') - Number(before?.standing === 'member');
  if (difference !== 0)
    await db
      .update(forum)
      .set({ members: sql`${forum.members} + ${difference}` })
      .where(eq(forum.id, forumId));
  return difference;
}

/** Nothing remains of a request that was taken back. */
export async function deleteRequest(db: Database, forumId: string, memberId: string): Promise<void> {
  await db
    .delete(membership)
    .where(and(eq(membership.forumId, forumId), eq(membership.memberId, memberId), eq(membership.standing, 'requested')));
}

export async function changeMembership(
  db: Database,
  forumId: string,
  memberId: string,
  change: Partial<Pick<MembershipRow, 'role' | 'mutedUntil' | 'following'>>,
): Promise<void> {
  await db
    .update(membership)
    .set(change)
    .where(and(eq(membership.forumId, forumId), eq(membership.memberId, memberId)));
}

/** Longest first. */
export async function listMemberships(
  db: Database,
  forumId: string,
  standing: Standing,
  page: { cursor?: string | undefined; limit: number },
) {
  const after = decodeCursor(page.cursor, 2);
  const rows = await db
    // As text: a Date keeps milliseconds only, and two rows within one would be skipped or repeated.
    .select({ row: membership, key: sql<string>`${membership.since}::text` })
    .from(membership)
    .where(
      and(
        eq(membership.forumId, forumId),
        eq(membership.standing, standing as MembershipRow['standing']),
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

/** Members who are to hear of new threads. */
export async function followersOfForum(db: Database, forumId: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: membership.memberId })
    .from(membership)
    .where(and(eq(membership.forumId, forumId), eq(membership.standing, 'member'), eq(membership.following, true)));
  return rows.map(({ memberId }) => memberId);
}

// ---------- passwords that were tried ----------

/**
 * Counts a try against every subject and locks their counters until the transaction ends, so that no two tries are judged by the
 * same count. Returns the tries of each subject, this one included, with the seconds until they are forgotten.
 */
export async function countTries(
  db: Database,
  forumId: string,
  subjects: readonly string[],
): Promise<{ subject: string; tries: number; seconds: number }[]> {
  const fresh = sql`${passwordTry.since} < now() - make_interval(secs => ${TRY_WINDOW_SECONDS})`;
  return db
    .insert(passwordTry)
    .values(subjects.map((subject) => ({ forumId, subject, tries: 1 })))
    .onConflictDoUpdate({
      target: [passwordTry.forumId, passwordTry.subject],
      set: {
        tries: sql`case when ${fresh} then 1 else ${passwordTry.tries} + 1 end`,
        since: sql`case when ${fresh} then now() else ${passwordTry.since} end`,
      },
    })
    .returning({
      subject: passwordTry.subject,
      tries: passwordTry.tries,
      seconds: sql<number>`greatest(1, ceil(extract(epoch from ${passwordTry.since} + make_interval(secs => ${TRY_WINDOW_SECONDS}) - now())))::int`,
    });
}

/** The right password was no wrong try. */
export async function takeTryBack(db: Database, forumId: string, subjects: readonly string[]): Promise<void> {
  await db
    .update(passwordTry)
    .set({ tries: sql`${passwordTry.tries} - 1` })
    .where(and(eq(passwordTry.forumId, forumId), inArray(passwordTry.subject, [...subjects])));
}

export async function forgetOldTries(db: Database): Promise<void> {
  await db.delete(passwordTry).where(sql`${passwordTry.since} < now() - make_interval(secs => ${TRY_WINDOW_SECONDS})`);
}
