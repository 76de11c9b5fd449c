import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { itemStatuses, namingOf } from '#modules/library/server/library.public.ts';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { FoundForum } from './forum.store.ts';
import { flaggedAnswer, forum, thread } from './forums.schema.ts';

export type ThreadRow = typeof thread.$inferSelect;

/** Of the forum of a thread: what decides who may do what there. */
export type ThreadForum = Pick<
  FoundForum,
  'id' | 'name' | 'kind' | 'closedAt' | 'closedByStaff' | 'standing' | 'role' | 'since' | 'mutedUntil'
>;

type Read = ThreadRow & { flagged: string[]; forumName: string } & Omit<ThreadForum, 'id' | 'name'>;

const readThread = prepared<Read>(
  'forums.readThread',
  `select ${rowOf(thread, 't')}, coalesce((select json_agg(a.comment_id) from forums.flagged_answer a where a.thread_id = t.id), '[]') as flagged,
      f.name as "forumName", f.kind, f.closed_at as "closedAt", f.closed_by_staff as "closedByStaff", coalesce(m.standing, 'none') as standing, case when m.standing = 'member' then m.role end as role,
      m.since, m.muted_until as "mutedUntil"
    from forums.thread t join forums.forum f on f.id = t.forum_id
      left join forums.membership m on m.forum_id = f.id and m.member_id = $2::text where t.id = $1`,
);

export interface FoundThread {
  readonly thread: ThreadRow & { flagged: string[] };
  /** With what the reader is to it. */
  readonly forum: ThreadForum;
}

export async function findThread(db: Database, id: string, viewerId: string | null): Promise<FoundThread | null> {
  const [row] = await readThread(db, [id, viewerId]);
  if (row === undefined) return null;
  const { forumName: name, kind, closedAt, closedByStaff, standing, role, since, mutedUntil, ...found } = row;
  return { thread: found, forum: { id: found.forumId, name, kind, closedAt, closedByStaff, standing, role, since, mutedUntil } };
}

export async function insertThread(db: Database, row: typeof thread.$inferInsert): Promise<void> {
  await db.insert(thread).values(row);
}

/** Null when it was changed since `version`. */
export async function editThreadRow(
  db: Database,
  id: string,
  version: number,
  change: Pick<ThreadRow, 'text' | 'basis' | 'references' | 'images'>,
): Promise<number | null> {
  const [row] = await db
    .update(thread)
    .set({ ...change, version: version + 1, editedAt: sql`now()` })
    .where(and(eq(thread.id, id), eq(thread.version, version)))
    .returning({ version: thread.version });
  return row?.version ?? null;
}

export async function tendThreadRow(
  db: Database,
  id: string,
  change: Partial<
    Pick<
      ThreadRow,
      'pinnedAt' | 'lockedAt' | 'slowSeconds' | 'needsSource' | 'takenDownAt' | 'takenDownById' | 'takenDownReason' | 'takenDownAlso'
    >
  >,
): Promise<void> {
  await db.update(thread).set(change).where(eq(thread.id, id));
}

/** As it is now, by those who tend its forum. */
export const isTakenDown = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(thread, and(eq(thread.id, id), isNotNull(thread.takenDownAt)))) > 0;

/** Why threads of theirs were taken down, by id. */
export async function takenDownReasons(db: Database, authorId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: thread.id, reason: thread.takenDownReason })
    .from(thread)
    .where(and(eq(thread.authorId, authorId), isNotNull(thread.takenDownAt)));
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** Null when it was changed since `version`. */
export async function setRecap(db: Database, id: string, version: number, recap: ThreadRow['recap']): Promise<number | null> {
  const [row] = await db
    .update(thread)
    .set({ recap, recapVersion: version + 1 })
    .where(and(eq(thread.id, id), eq(thread.recapVersion, version)))
    .returning({ version: thread.recapVersion });
  return row?.version ?? null;
}

/** The last one taken down first. */
export async function listTakenDownRows(db: Database, forumId: string, page: { cursor?: string | undefined; limit: number }) {
  const after = decodeCursor(page.cursor, 2);
  const rows = await db
    // As text: a Date keeps milliseconds only.
    .select({ row: thread, key: sql<string>`${thread.takenDownAt}::text` })
    .from(thread)
    .where(
      and(
        eq(thread.forumId, forumId),
        sql`taken_down_at is not null`,
        after === null ? undefined : sql`(${thread.takenDownAt}, ${thread.id}) < (${after[0]}::timestamptz, ${after[1]}::text)`,
      ),
    )
    .orderBy(desc(thread.takenDownAt), desc(thread.id))
    .limit(page.limit + 1);
  return toPage(
    rows,
    page.limit,
    ({ row, key }) => [key, row.id],
    ({ row }) => row,
  );
}

/** Ids of the pinned threads of a forum that can be read, the last one pinned first: what was taken down or withdrawn takes no place. */
export async function pinnedIds(db: Database, forumId: string): Promise<string[]> {
  const rows = await db
    .select({ id: thread.id })
    .from(thread)
    .where(and(eq(thread.forumId, forumId), sql`pinned_at is not null and taken_down_at is null and (shown or not announced)`))
    .orderBy(desc(thread.pinnedAt), desc(thread.id))
    .limit(20);
  return rows.map(({ id }) => id);
}

const lockForumOf = prepared(
  'forums.lockForumOf',
  'select from forums.forum f where f.id = (select t.forum_id from forums.thread t where t.id = $1) for no key update',
);

/**
 * Counts a thread among those that can be read, or no longer, as it stands at this moment: events come late at times, and not always
 * in the order of what they tell of. Returns it when it can be read and could not before.
 */
export async function settleShown(db: Database, id: string): Promise<ThreadRow | null> {
  // The forum comes before its thread, as with those who tend it: else each could wait for the other.
  await lockForumOf(db, [id]);
  const shown = (await itemStatuses(db, [id])).get(id) === 'published';
  const [row] = await db
    .update(thread)
    .set({ shown })
    .where(and(eq(thread.id, id), eq(thread.shown, !shown)))
    .returning();
  if (row === undefined) return null;
  await db
    .update(forum)
    .set({ threads: sql`${forum.threads} + ${shown ? 1 : -1}`, ...(shown && { activityAt: sql`now()` }) })
    .where(eq(forum.id, row.forumId));
  return shown ? row : null;
}

/** True for the first time. */
export async function setAnnounced(db: Database, id: string): Promise<boolean> {
  const changed = await db
    .update(thread)
    .set({ announced: true })
    .where(and(eq(thread.id, id), eq(thread.announced, false)))
    .returning({ id: thread.id });
  return changed.length > 0;
}

/** Counts colleagues as told that the thread names them; returns who of them are. */
export async function noteNamed(db: Database, id: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [row] = await db.select({ named: thread.named }).from(thread).where(eq(thread.id, id)).for('update');
  if (row === undefined) return [];
  const { told, named } = namingOf(row.named, ids);
  if (named.length > row.named.length) await db.update(thread).set({ named }).where(eq(thread.id, id));
  return told;
}

export async function touchForumOf(db: Database, threadId: string): Promise<void> {
  await db
    .update(forum)
    .set({ activityAt: sql`now()` })
    .where(sql`${forum.id} = (select t.forum_id from forums.thread t where t.id = ${threadId})`);
}

/** True when that is new. */
export async function setFlagged(
  db: Database,
  row: { commentId: string; threadId: string; byId: string },
  flagged: boolean,
): Promise<boolean> {
  const changed = flagged
    ? await db.insert(flaggedAnswer).values(row).onConflictDoNothing().returning({ id: flaggedAnswer.commentId })
    : await db.delete(flaggedAnswer).where(eq(flaggedAnswer.commentId, row.commentId)).returning({ id: flaggedAnswer.commentId });
  return changed.length > 0;
}

/** For a thread, or an answer to it. */
export const isSourceWanted = async (db: Database, threadId: string, commentId: string | null): Promise<boolean> =>
  (await (commentId === null
    ? db.$count(thread, and(eq(thread.id, threadId), eq(thread.needsSource, true)))
    : db.$count(flaggedAnswer, eq(flaggedAnswer.commentId, commentId)))) > 0;

/** Held until the transaction ends: two answers of one member at once would both find the time of the last one passed. */
export async function lockWriter(db: Database, threadId: string, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`forums ${threadId} ${memberId}`}, 0))`);
}
