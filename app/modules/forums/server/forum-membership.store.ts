import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { placeMembership } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { TRY_WINDOW_SECONDS } from './forum-password.policy.ts';
import { membership, passwordTry, thread } from './forums.schema.ts';

export type MembershipRow = typeof membership.$inferSelect;

/** A muting outlasts leaving and coming back: what somebody is changes beside it. */
export const { findMembership, writeStanding, deleteRequest, listMemberships, placesNow, stewardIds, stewardsOf, waitingFor } =
  placeMembership<MembershipRow>('forums', 'forum', membership);

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

/** Ids of the forums that a member tends, as owner or moderator. */
export async function forumIdsTendedBy(db: Database, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: membership.forumId })
    .from(membership)
    .where(and(eq(membership.memberId, memberId), eq(membership.standing, 'member'), ne(membership.role, 'member')));
  return rows.map(({ id }) => id);
}

/** Members who are to hear of new threads. */
export async function followersOfForum(db: Database, forumId: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: membership.memberId })
    .from(membership)
    .where(and(eq(membership.forumId, forumId), eq(membership.standing, 'member'), eq(membership.following, true)));
  return rows.map(({ memberId }) => memberId);
}

/** Whether a member hears of new threads in the forum of this one; of one they are not in, nothing changes. */
export async function followForumOf(db: Database, threadId: string, memberId: string, following: boolean): Promise<void> {
  const its = db.select({ id: thread.forumId }).from(thread).where(eq(thread.id, threadId));
  await db
    .update(membership)
    .set({ following })
    .where(and(eq(membership.memberId, memberId), eq(membership.standing, 'member'), inArray(membership.forumId, its)));
}

/** Those of these forums that a member is in and hears nothing of. */
export async function unheardForums(db: Database, memberId: string, forumIds: readonly string[]): Promise<Set<string>> {
  if (forumIds.length === 0) return new Set();
  const rows = await db
    .select({ forumId: membership.forumId })
    .from(membership)
    .where(
      and(
        eq(membership.memberId, memberId),
        inArray(membership.forumId, [...forumIds]),
        eq(membership.standing, 'member'),
        eq(membership.following, false),
      ),
    );
  return new Set(rows.map(({ forumId }) => forumId));
}

// ---------- passwords that were tried ----------

export interface Tries {
  readonly subject: string;
  readonly tries: number;
  /** Until they are forgotten. */
  readonly seconds: number;
}

const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch from ${passwordTry.since} + make_interval(secs => ${TRY_WINDOW_SECONDS}) - now())))::int`;

/** As far as they were counted. */
export const triesOf = (db: Database, forumId: string, subjects: readonly string[]): Promise<Tries[]> =>
  db
    .select({ subject: passwordTry.subject, tries: passwordTry.tries, seconds: secondsLeft })
    .from(passwordTry)
    .where(
      and(
        eq(passwordTry.forumId, forumId),
        inArray(passwordTry.subject, [...subjects]),
        sql`${passwordTry.since} >= now() - make_interval(secs => ${TRY_WINDOW_SECONDS})`,
      ),
    );

/**
 * Counts a try against every subject and locks their counters until the transaction ends, so that no two tries are judged by the
 * same count. Returns the tries of each subject, this one included, with the seconds until they are forgotten.
 */
export async function countTries(db: Database, forumId: string, subjects: readonly string[]): Promise<Tries[]> {
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
      seconds: secondsLeft,
    });
}

/** The right password was no wrong try. */
export async function takeTryBack(db: Database, forumId: string, subjects: readonly string[]): Promise<void> {
  await db
    .update(passwordTry)
    .set({ tries: sql`${passwordTry.tries} - 1` })
    .where(and(eq(passwordTry.forumId, forumId), inArray(passwordTry.subject, [...subjects])));
}

/** All of a forum, which the caller has locked: a password that is new was tried by nobody. */
export async function forgetTries(db: Database, forumId: string): Promise<void> {
  await db.delete(passwordTry).where(eq(passwordTry.forumId, forumId));
}

/** Those that somebody is counting at this moment go the next time: they are locked in an order of their own. */
export async function forgetOldTries(db: Database): Promise<void> {
  await db.execute(sql`delete from forums.password_try where (forum_id, subject) in (select forum_id, subject from forums.password_try
    where since < now() - make_interval(secs => ${TRY_WINDOW_SECONDS}) for update skip locked)`);
}
