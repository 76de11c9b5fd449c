import { and, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Byline } from '#modules/identity/byline.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { MOST_COUNTED, type UnreadCount } from '../notifications.contract.ts';
import { SHOWN_WHATEVER } from './notification.policy.ts';
import { cause, notification } from './notifications.schema.ts';

export type NotificationRow = typeof notification.$inferSelect;

const shown = sql`in_app and not hidden`;

/** A marking is offered to be taken back for ten seconds. What was read before that is taken from what waits, and not sent. */
export const isSettled = sql`(read_at is null or read_at < now() - interval '1 minute')`;

export async function listNotificationRows(
  db: Database,
  memberId: string,
  filter: { unread: boolean; cursor?: string | undefined; limit: number },
) {
  const after = decodeCursor(filter.cursor, 2);
  const rows = await db
    // As text: a Date keeps milliseconds only, and two rows within one would be skipped or repeated.
    .select({ row: notification, key: sql<string>`${notification.at}::text` })
    .from(notification)
    .where(
      and(
        eq(notification.memberId, memberId),
        shown,
        filter.unread ? sql`read_at is null` : undefined,
        after === null ? undefined : sql`(${notification.at}, ${notification.id}) < (${after[0]}::timestamptz, ${after[1]}::text)`,
      ),
    )
    .orderBy(sql`${notification.at} desc`, sql`${notification.id} desc`)
    .limit(filter.limit + 1);
  return toPage(
    rows,
    filter.limit,
    ({ row, key }) => [key, row.id],
    ({ row }) => row,
  );
}

export async function countUnread(db: Database, memberId: string): Promise<number> {
  return (await unreadOf(db, memberId)).unread;
}

export async function unreadOf(db: Database, memberId: string): Promise<UnreadCount> {
  return (await countsOfUnread(db, [memberId])).get(memberId) ?? { unread: 0, countedAt: 0 };
}

/** Unread of each member, none above `MOST_COUNTED`. */
export async function countsOfUnread(db: Database, memberIds: readonly string[]): Promise<Map<string, UnreadCount>> {
  const { rows } = await db.client.query<UnreadCount & { member_id: string }>({
    name: 'notifications.unread',
    text: `select m.id as member_id, (select count(*)::int from (select 1 from notifications.notification n
        where n.member_id = m.id and n.in_app and not n.hidden and n.read_at is null limit ${MOST_COUNTED}) u) as unread,
        -- Taken before what the statement sees is: whoever counts after another's commit has a later time.
        extract(epoch from statement_timestamp())::float8 * 1000 as "countedAt"
      from unnest($1::text[]) m(id)`,
    values: [memberIds],
  });
  return new Map(rows.map(({ member_id, ...count }) => [member_id, count]));
}

/**
 * Marks what the member had not read, as far as it is meant; returns which. What waits to be sent waits on: the marking may be taken
 * back, and what is read is not sent.
 */
async function markUnread(db: Database, memberId: string, which: SQL | undefined, readAt: Date): Promise<string[]> {
  const rows = await db
    .update(notification)
    .set({ readAt })
    .where(and(eq(notification.memberId, memberId), sql`read_at is null`, which))
    .returning({ id: notification.id });
  return rows.map(({ id }) => id);
}

/** All of the member's, or those named; what was read before keeps its time. */
export const setRead = (db: Database, memberId: string, ids: readonly string[] | null, readAt: Date): Promise<string[]> =>
  markUnread(db, memberId, ids === null ? shown : inArray(notification.id, [...ids]), readAt);

/** Those that lead to a place the member has seen. */
export const setReadAt = (db: Database, memberId: string, path: string, readAt: Date): Promise<string[]> =>
  markUnread(db, memberId, eq(notification.path, path), readAt);

/** Unread rows about what somebody did under their name, or may have done among others. */
export const unreadPerhapsBy = (db: Database, memberId: string, actorId: string): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(and(eq(notification.memberId, memberId), sql`read_at is null and not hidden and (count > 1 or byline->>'id' = ${actorId})`));

/** Those about the item whose page it is, or that lead to it; what the member wants by e-mail alone, too: they know it now. */
export const setSeen = (db: Database, memberId: string, { path, itemId }: { path: string; itemId: string }, readAt: Date) =>
  markUnread(db, memberId, and(sql`not hidden`, or(eq(notification.itemId, itemId), eq(notification.path, path))), readAt);

/** Unread rows of these members that lead to a place. */
export const openRowsAt = (db: Database, memberIds: readonly string[], path: string): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(and(inArray(notification.memberId, [...memberIds]), eq(notification.path, path), sql`read_at is null and not hidden`));

/** Of each of these members who has no unread row that leads to a place, the newest of those that were hidden unread. */
export async function hiddenRowsAt(db: Database, memberIds: readonly string[], path: string): Promise<NotificationRow[]> {
  const rows = await db
    .select()
    .from(notification)
    .where(and(inArray(notification.memberId, [...memberIds]), eq(notification.path, path), sql`read_at is null`))
    .orderBy(notification.hidden, desc(notification.at), desc(notification.id));
  const firsts = [...Map.groupBy(rows, ({ memberId }) => memberId).values()].flatMap(([first]) => first ?? []);
  return firsts.filter(({ hidden }) => hidden);
}

/** Hidden, they are not sent; shown again while they wait to be, they are. */
export async function hideRows(db: Database, ids: readonly string[], hidden: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(notification)
    .set({ hidden })
    .where(inArray(notification.id, [...ids]));
}

/** That the moderators took a thread down, read or not. Returns what was hidden. */
export const hideTakingDown = (db: Database, threadId: string): Promise<NotificationRow[]> =>
  db
    .update(notification)
    .set({ hidden: true })
    .where(and(eq(notification.itemId, threadId), eq(notification.kind, 'threadTakenDown'), eq(notification.hidden, false)))
    .returning();

/** That a source is wanted for a thread, or for an answer to it. Returns what was erased. */
export const eraseWantedSource = (db: Database, threadId: string, commentId: string | null): Promise<NotificationRow[]> =>
  db
    .delete(notification)
    .where(
      and(
        eq(notification.itemId, threadId),
        eq(notification.kind, 'sourceAsked'),
        commentId === null ? isNull(notification.commentId) : eq(notification.commentId, commentId),
      ),
    )
    .returning();

/** What a member was told of this kind that leads to a place, read or not. Returns what was hidden. */
export const hideTold = (db: Database, memberId: string, { kind, path }: Pick<NotificationRow, 'kind'> & { path: string }) =>
  db
    .update(notification)
    .set({ hidden: true })
    .where(
      and(eq(notification.memberId, memberId), eq(notification.kind, kind), eq(notification.path, path), eq(notification.hidden, false)),
    )
    .returning();

/** What was told of this kind that leads to a place, about one colleague or to one member: the newest first, hidden and read ones among them. */
export const rowsOfPlace = (
  db: Database,
  { kind, path }: Pick<NotificationRow, 'kind'> & { path: string },
  whose: { readonly actorId: string } | { readonly memberId: string },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(
      and(
        'actorId' in whose ? sql`byline->>'id' = ${whose.actorId}` : eq(notification.memberId, whose.memberId),
        eq(notification.kind, kind),
        eq(notification.path, path),
      ),
    )
    .orderBy(desc(notification.at), desc(notification.id));

/** Those of these rows that were not read, hidden ones among them. */
export const unreadAmong = (db: Database, ids: readonly string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(and(inArray(notification.id, [...ids]), sql`read_at is null`))
    .orderBy(notification.id);

/** Those of these that are there no more, read or not. */
export async function erasedAmong(db: Database, ids: readonly string[]): Promise<{ id: string }[]> {
  const rows = await db
    .select({ id: notification.id })
    .from(notification)
    .where(inArray(notification.id, [...ids]));
  const there = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id) => (there.has(id) ? [] : [{ id }]));
}

/** Shown, each about another item than before: of several of a place it is the last that can be read. */
export async function showAbout(db: Database, rows: readonly NotificationRow[]): Promise<void> {
  for (const [itemId, some] of Map.groupBy(rows, (row) => row.itemId)) {
    const ids = some.map(({ id }) => id);
    await db.update(notification).set({ hidden: false, itemId }).where(inArray(notification.id, ids));
  }
}

/** Held until the transaction ends: of two who look at once whether what stands there is still said, the later must see what the earlier did. */
export async function lockRowsAt(db: Database, path: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notifications at ${path}`}, 0))`);
}

/** Of the newest that a member has, those they have read: what a device still shows of them is no news. */
export async function lastRead(db: Database, memberId: string, among: number): Promise<string[]> {
  const rows = await db
    .select({ id: notification.id, readAt: notification.readAt })
    .from(notification)
    .where(and(eq(notification.memberId, memberId), shown))
    .orderBy(sql`${notification.at} desc`, sql`${notification.id} desc`)
    .limit(among);
  return rows.flatMap(({ id, readAt }) => (readAt === null ? [] : [id]));
}

export async function findNotification(db: Database, memberId: string, id: string): Promise<NotificationRow | null> {
  const [row] = await db
    .select()
    .from(notification)
    .where(and(eq(notification.memberId, memberId), eq(notification.id, id)));
  return row ?? null;
}

export async function undoRead(db: Database, memberId: string, readAt: Date): Promise<string[]> {
  const rows = await db
    .update(notification)
    .set({ readAt: null })
    .where(and(eq(notification.memberId, memberId), eq(notification.readAt, readAt)))
    .returning({ id: notification.id });
  return rows.map(({ id }) => id);
}

/** Who was told of an item by each of these kinds. */
export async function membersTold(db: Database, itemId: string, kinds: readonly NotificationRow['kind'][]): Promise<string[]> {
  const rows = await db
    .select({ memberId: notification.memberId })
    .from(notification)
    .where(and(eq(notification.itemId, itemId), inArray(notification.kind, [...kinds])))
    .groupBy(notification.memberId)
    .having(sql`count(distinct ${notification.kind}) = ${kinds.length}`);
  return rows.map(({ memberId }) => memberId);
}

const mayBeHidden = notInArray(notification.kind, [...SHOWN_WHATEVER]);

/** Who has been told of an item, or of which items some members have been told: all but what staff decided. */
export async function toldOf(
  db: Database,
  what: { itemId: string } | { memberIds: readonly string[] },
): Promise<{ memberId: string; itemId: string }[]> {
  const about = 'itemId' in what ? eq(notification.itemId, what.itemId) : inArray(notification.memberId, [...what.memberIds]);
  const rows = await db
    .selectDistinct({ memberId: notification.memberId, itemId: notification.itemId })
    .from(notification)
    .where(and(about, mayBeHidden));
  return rows.flatMap(({ memberId, itemId }) => (itemId === null ? [] : [{ memberId, itemId }]));
}

/** Returns what this changed. */
export async function setHidden(
  db: Database,
  told: readonly { memberId: string; itemId: string }[],
  hidden: boolean,
): Promise<NotificationRow[]> {
  if (told.length === 0) return [];
  const these = sql`(${notification.memberId}, ${notification.itemId}) in
    (select * from unnest(${sql.param(told.map(({ memberId }) => memberId))}::text[], ${sql.param(told.map(({ itemId }) => itemId))}::text[]))`;
  return db
    .update(notification)
    .set({ hidden })
    .where(and(these, eq(notification.hidden, !hidden), mayBeHidden))
    .returning();
}

/**
 * What leads to a page that is gone, or to one below it, and is about no item: items are erased by themselves. Rare, and by a job: no
 * index is kept for it. Returns what was hidden.
 */
export const hideAtPath = (db: Database, path: string): Promise<NotificationRow[]> =>
  db
    .update(notification)
    .set({ hidden: true })
    .where(sql`(path = ${path} or starts_with(path, ${`${path}/`})) and item_id is null and not hidden`)
    .returning();

/** A new name, photo or verification; anonymous bylines hold no id and stay as they are. */
export async function updateBylines(db: Database, actorId: string, byline: Byline): Promise<void> {
  await db.update(notification).set({ byline }).where(sql`byline->>'id' = ${actorId}`);
}

export async function deleteOlderThan(db: Database, days: number): Promise<void> {
  const old = sql`at < now() - make_interval(days => ${days})`;
  await db.delete(notification).where(old);
  await db.delete(cause).where(old);
}
