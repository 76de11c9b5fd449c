import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { NotificationKind } from '../notifications.contract.ts';
import { isSettled, type NotificationRow } from './notification.store.ts';
import type { MailDue } from './notification-rules.policy.ts';
import { notification } from './notifications.schema.ts';

/** Members for whom something waits to be mailed, in the order of their ids. */
export async function membersAwaitingMail(db: Database, afterId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: notification.memberId })
    .from(notification)
    .where(sql`awaits_mail and ${notification.memberId} > ${afterId}`)
    .orderBy(asc(notification.memberId))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}

const newestFirst = (a: NotificationRow, b: NotificationRow) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);

/** Takes what is due for these members, once: newest first. What is hidden or was read is taken and left out. */
export async function takeForMail(db: Database, due: ReadonlyMap<string, MailDue>): Promise<NotificationRow[]> {
  const [ids, befores] = [[...due.keys()], [...due.values()].map(({ before }) => before?.toISOString() ?? null)];
  const isDue = sql`exists (select from unnest(${sql.param(ids)}::text[], ${sql.param(befores)}::timestamptz[]) d(member_id, before)
    where d.member_id = ${notification.memberId} and (d.before is null or ${notification.startedAt} < d.before))`;
  const taken = await db
    .update(notification)
    .set({ awaitsMail: false })
    .where(and(inArray(notification.memberId, ids), eq(notification.awaitsMail, true), isSettled, isDue))
    .returning();
  return taken.filter(({ hidden, readAt }) => !hidden && readAt === null).sort(newestFirst);
}

/** What waits for this member is told in Kolegia alone. */
export async function forgetWaitingMail(db: Database, memberId: string): Promise<void> {
  await db
    .update(notification)
    .set({ awaitsMail: false })
    .where(and(eq(notification.memberId, memberId), eq(notification.awaitsMail, true)));
}

/** What stands in this e-mail from now on, and in none of before. */
export async function putIntoMail(db: Database, memberId: string, mailId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(notification)
    .set({ mailId })
    .where(and(eq(notification.memberId, memberId), inArray(notification.id, [...ids])));
}

/** What was put into this e-mail and is still there to be read, newest first. */
export async function unreadOfMail(db: Database, memberId: string, mailId: string): Promise<NotificationRow[]> {
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.memberId, memberId), eq(notification.mailId, mailId), sql`read_at is null and not hidden`));
  return rows.sort(newestFirst);
}

/**
 * The e-mail does not leave. What it said of these kinds waits for the next one, and so does what was marked as read a moment ago:
 * that may be taken back. False where nothing does.
 */
export async function awaitNextMail(db: Database, memberId: string, mailId: string, kinds: readonly NotificationKind[]): Promise<boolean> {
  const ofMail = and(eq(notification.memberId, memberId), eq(notification.mailId, mailId));
  const waiting = await db
    .update(notification)
    .set({ awaitsMail: true })
    .where(and(ofMail, inArray(notification.kind, [...kinds]), sql`not hidden and (read_at is null or not ${isSettled})`))
    .returning({ id: notification.id });
  await db.update(notification).set({ mailId: null }).where(ofMail);
  return waiting.length > 0;
}
