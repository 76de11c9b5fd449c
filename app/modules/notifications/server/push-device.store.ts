import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { MOST_DEVICES, type PushDevice } from '../push.contract.ts';
import { isSettled, type NotificationRow } from './notification.store.ts';
import { notification, pushDevice } from './notifications.schema.ts';

export type PushDeviceRow = typeof pushDevice.$inferSelect;

export const countDevices = (db: Database, memberId: string): Promise<number> => db.$count(pushDevice, eq(pushDevice.memberId, memberId));

/** A browser has one owner: whoever said so last. */
export async function putDevice(
  db: Database,
  owner: { memberId: string; sessionId: string },
  { endpoint, keys }: PushDevice,
): Promise<void> {
  // One after another: of two at once neither would count the other's.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notifications devices ${owner.memberId}`}, 0))`);
  await db
    .insert(pushDevice)
    .values({ id: newId(), ...owner, endpoint, ...keys })
    .onConflictDoUpdate({
      target: pushDevice.endpoint,
      // What it shows of somebody else's is none of the new owner's.
      set: {
        ...owner,
        ...keys,
        gathered: sql`case when ${pushDevice.memberId} = ${owner.memberId} then ${pushDevice.gathered} else '{}' end`,
      },
    });
  await db.execute(sql`delete from notifications.push_device where id in (
    select id from notifications.push_device where member_id = ${owner.memberId} order by created_at desc, id desc offset ${MOST_DEVICES})`);
}

export const removeDevice = (db: Database, memberId: string, endpoint: string) =>
  db.delete(pushDevice).where(and(eq(pushDevice.memberId, memberId), eq(pushDevice.endpoint, endpoint)));

/** Its push service says that it is gone, or its session is over. */
export async function forgetDevices(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushDevice).where(inArray(pushDevice.id, [...ids]));
}

export const devicesOf = (db: Database, memberIds: readonly string[]): Promise<PushDeviceRow[]> =>
  db
    .select()
    .from(pushDevice)
    .where(inArray(pushDevice.memberId, [...memberIds]))
    .orderBy(asc(pushDevice.createdAt));

export async function findDevice(db: Database, id: string): Promise<PushDeviceRow | null> {
  const [row] = await db.select().from(pushDevice).where(eq(pushDevice.id, id));
  return row ?? null;
}

/** What its last message of several stands for now; none once it is closed. */
export async function keepGathered(db: Database, { id, gathered }: PushDeviceRow, now: readonly string[]): Promise<void> {
  if (gathered.length === 0 && now.length === 0) return;
  await db
    .update(pushDevice)
    .set({ gathered: [...now] })
    .where(eq(pushDevice.id, id));
}

/** Members for whom something waits to be pushed, in the order of their ids. */
export async function membersAwaitingPush(db: Database, afterId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: notification.memberId })
    .from(notification)
    .where(sql`awaits_push and ${notification.memberId} > ${afterId}`)
    .orderBy(asc(notification.memberId))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}

/** Takes what waits for these members, once: of those who are not to be disturbed only these kinds. What was read is taken and left out. */
export async function takeForPush(
  db: Database,
  who: { awake: readonly string[]; quiet: readonly string[] },
  urgent: readonly NotificationRow['kind'][],
): Promise<NotificationRow[]> {
  const whose = sql`(${inArray(notification.memberId, [...who.awake])} or
    (${inArray(notification.memberId, [...who.quiet])} and ${inArray(notification.kind, [...urgent])}))`;
  const taken = await db
    .update(notification)
    .set({ awaitsPush: false })
    .where(and(sql`awaits_push`, isSettled, whose))
    .returning();
  return taken.filter(({ readAt }) => readAt === null);
}

/** What was taken waits again. */
export async function awaitPush(db: Database, rows: readonly NotificationRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.update(notification).set({ awaitsPush: true }).where(inArray(notification.id, ids));
}

/** Those that are still unread and can be seen; whether the member may still read their items is asked by their view. */
export const unreadRows = (db: Database, memberId: string, ids: readonly string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.memberId, memberId),
        inArray(notification.id, [...ids]),
        sql`${notification.readAt} is null and not ${notification.hidden}`,
      ),
    )
    .orderBy(sql`${notification.at} desc`);
