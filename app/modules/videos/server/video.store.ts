import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import type { VideoState } from '../video-upload.contract.ts';
import { video } from './videos.schema.ts';

export type VideoRow = typeof video.$inferSelect;
export type NewVideo = typeof video.$inferInsert;

const readVideo = prepared<VideoRow>('videos.readVideo', `select ${rowOf(video, 'v')} from videos.video v where v.id = $1`);

export async function findVideo(db: Database, id: string): Promise<VideoRow | null> {
  const [row] = await readVideo(db, [id]);
  return row === undefined ? null : { ...row, bytes: Number(row.bytes), received: Number(row.received) };
}

/** Locks the video for the rest of the transaction. */
export async function lockVideo(db: Database, id: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(video).where(eq(video.id, id)).for('update');
  return row ?? null;
}

export async function insertVideo(db: Database, row: NewVideo): Promise<void> {
  await db.insert(video).values(row);
}

export async function changeVideo(db: Database, id: string, change: Partial<Omit<NewVideo, 'id'>>): Promise<VideoRow> {
  const [row] = await db
    .update(video)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(video.id, id))
    .returning();
  if (row === undefined) throw new Error(`No video ${id}`);
  return row;
}

/** The same while it is in this state: null when it is not any more. */
export async function changeVideoIn(
  db: Database,
  id: string,
  state: VideoState,
  change: Partial<Omit<NewVideo, 'id'>>,
): Promise<VideoRow | null> {
  const [row] = await db
    .update(video)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(video.id, id), eq(video.state, state)))
    .returning();
  return row ?? null;
}

/** Where files of a video lie that can be watched; null for others. */
const readFolder = prepared<{ folder: string }>(
  'videos.readFolder',
  `select v.folder from videos.video v where v.id = $1 and v.folder is not null and v.registered_at is not null`,
);

export async function folderOf(db: Database, id: string): Promise<string | null> {
  const [row] = await readFolder(db, [id]);
  return row?.folder ?? null;
}

/**
 * Takes a video that waits for its preparation, failed by a fault of ours, or whose preparation gave no sign of life for
 * so long. Null for any other. Its `failure` is that of the try before.
 */
export async function takeForPreparation(db: Database, id: string, quietSeconds: number): Promise<VideoRow | null> {
  const [row] = await db
    .update(video)
    .set({ state: 'encoding', progress: 0, updatedAt: sql`now()` })
    .where(
      and(
        eq(video.id, id),
        or(
          eq(video.state, 'waiting'),
          and(eq(video.state, 'failed'), eq(video.failure, 'unexpected')),
          and(eq(video.state, 'encoding'), sql`${video.updatedAt} < now() - make_interval(secs => ${quietSeconds})`),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/** Videos of a member before `beforeId`, newest first. */
export async function videosOf(db: Database, authorId: string, beforeId: string | null, limit: number): Promise<VideoRow[]> {
  return db
    .select()
    .from(video)
    .where(and(eq(video.authorId, authorId), ne(video.state, 'deleted'), beforeId === null ? undefined : lt(video.id, beforeId)))
    .orderBy(desc(video.id))
    .limit(limit);
}

/** Those of these videos that this member has published. */
export async function ownRegistered(db: Database, authorId: string, ids: readonly string[]): Promise<VideoRow[]> {
  return db
    .select()
    .from(video)
    .where(and(eq(video.authorId, authorId), inArray(video.id, [...ids]), isNotNull(video.registeredAt)));
}

/** What a member brought and has not published, last changed first. */
export async function unpublishedOf(db: Database, authorId: string, limit: number): Promise<VideoRow[]> {
  return db
    .select()
    .from(video)
    .where(and(eq(video.authorId, authorId), ne(video.state, 'deleted'), isNull(video.registeredAt)))
    .orderBy(desc(video.updatedAt))
    .limit(limit);
}

/** A member begins one upload at a time: two at once would both find room for the last. */
export async function lockBeginning(db: Database, authorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`videos.uploads ${authorId}`}, 0))`);
}

/** Those whose upload lies here or is to come: also of failures that can be tried again. */
export const countUnfinished = (db: Database, authorId: string): Promise<number> =>
  db.$count(
    video,
    and(
      eq(video.authorId, authorId),
      or(inArray(video.state, ['uploading', 'waiting', 'encoding']), and(eq(video.state, 'failed'), eq(video.failure, 'unexpected'))),
    ),
  );

/** A video that its author deleted at least so long ago and has not brought back, locked for the rest of the transaction. */
export async function findDeleted(db: Database, id: string, minutes: number): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(video)
    .where(and(eq(video.id, id), eq(video.state, 'deleted'), sql`${video.updatedAt} <= now() - make_interval(mins => ${minutes})`))
    .for('update');
  return row ?? null;
}

export async function deleteVideo(db: Database, id: string): Promise<void> {
  await db.delete(video).where(eq(video.id, id));
}

/** Uploads that nothing has come for, and failures that nobody tried again, for `days`. */
export async function abandonedVideos(db: Database, days: number, limit: number): Promise<VideoRow[]> {
  return db
    .select()
    .from(video)
    .where(
      and(
        or(eq(video.state, 'uploading'), eq(video.state, 'failed')),
        sql`${video.drawn} is null and ${video.registeredAt} is null and ${video.updatedAt} < now() - make_interval(days => ${days})`,
      ),
    )
    .limit(limit);
}

export async function videosByIds(db: Database, ids: readonly string[]): Promise<Map<string, VideoRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(video)
    .where(inArray(video.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Uploads whose preparation has given no sign of life for so long, or was not begun: nobody goes on with them by themselves any more.
 * Locked for the rest of the transaction.
 */
export async function silentVideos(
  db: Database,
  { minutes, hours }: { minutes: number; hours: number },
  limit: number,
): Promise<VideoRow[]> {
  const untouchedSince = (state: VideoState, time: ReturnType<typeof sql>) =>
    and(eq(video.state, state), sql`${video.updatedAt} < now() - ${time}`);
  return db
    .select()
    .from(video)
    .where(
      and(
        isNull(video.drawn),
        or(
          untouchedSince('encoding', sql`make_interval(mins => ${minutes})`),
          untouchedSince('waiting', sql`make_interval(hours => ${hours})`),
        ),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}
