import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
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
  return taken.filter(({ hidden, readAt }) => !hidden && readAt === null).sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** What waits for this member is told in Kolegia alone. */
export async function forgetWaitingMail(db: Database, memberId: string): Promise<void> {
  await db
    .update(notification)
    .set({ awaitsMail: false })
    .where(and(eq(notification.memberId, memberId), eq(notification.awaitsMail, true)));
}
