import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import type { Watching } from '../videos.contract.ts';
import { watch, watchClock } from './videos.schema.ts';
import type { Span } from './watched.policy.ts';

/**
 * The member's clock, locked for the rest of the transaction. The database's time is the only one: devices and servers
 * may disagree about theirs. The first time anything is asked, it begins now.
 */
export async function lockClock(db: Database, memberId: string): Promise<{ now: number; accountedUntil: number }> {
  await db.insert(watchClock).values({ memberId, accountedUntil: sql`clock_timestamp()` }).onConflictDoNothing();
  const [row] = await db
    .select({
      now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
      accountedUntil: sql<number>`(extract(epoch from ${watchClock.accountedUntil}) * 1000)::float8`,
    })
    .from(watchClock)
    .where(eq(watchClock.memberId, memberId))
    .for('update');
  if (row === undefined) throw new Error(`No clock of ${memberId} right after it was set`);
  return row;
}

export async function setClock(db: Database, memberId: string, accountedUntil: number): Promise<void> {
  await db
    .update(watchClock)
    .set({ accountedUntil: sql`to_timestamp(${accountedUntil} / 1000.0)` })
    .where(eq(watchClock.memberId, memberId));
}

/** The member begins to watch; again, nothing changes. */
export async function beginWatch(db: Database, memberId: string, videoId: string): Promise<void> {
  await db
    .insert(watch)
    .values({ memberId, videoId, spans: [], watched: 0, speeds: {}, position: 0, firstAt: sql`clock_timestamp()` })
    .onConflictDoNothing();
}

export interface WatchRow {
  /** When they first began, in milliseconds. */
  readonly startedAt: number;
  readonly spans: Span[];
  readonly speeds: Record<string, number>;
  readonly position: number;
}

export async function findWatch(db: Database, memberId: string, videoId: string): Promise<WatchRow | null> {
  const [row] = await db
    .select({
      startedAt: sql<number>`(extract(epoch from ${watch.firstAt}) * 1000)::float8`,
      spans: watch.spans,
      speeds: watch.speeds,
      position: watch.position,
    })
    .from(watch)
    .where(and(eq(watch.memberId, memberId), eq(watch.videoId, videoId)));
  return row ?? null;
}

export async function writeWatch(
  db: Database,
  memberId: string,
  videoId: string,
  row: { spans: Span[]; watched: number; speeds: Record<string, number>; position: number },
): Promise<void> {
  await db
    .insert(watch)
    .values({ memberId, videoId, ...row })
    .onConflictDoUpdate({ target: [watch.memberId, watch.videoId], set: { ...row, updatedAt: sql`now()` } });
}

/** What a member has seen of these videos, by video. */
export async function watchingOf(db: Database, memberId: string | null, videoIds: readonly string[]): Promise<Map<string, Watching>> {
  if (memberId === null || videoIds.length === 0) return new Map();
  const rows = await db
    .select({ videoId: watch.videoId, position: watch.position, watched: watch.watched })
    .from(watch)
    .where(and(eq(watch.memberId, memberId), inArray(watch.videoId, [...videoIds])));
  return new Map(rows.map(({ videoId, position, watched }) => [videoId, { position, watched: watched / 10 }]));
}

const readStarted = prepared<{ id: string; poster: ImageRef | null; seconds: number; position: number; watched: number }>(
  'videos.readStarted',
  `select v.id, v.poster, (v.media->>'seconds')::float8 as seconds, w.position, w.watched
    from videos.watch w join videos.video v on v.id = w.video_id
    where w.member_id = $1 and w.position > 0 and w.watched < (v.media->>'seconds')::float8 * 10 * $2::float8
      and v.author_id <> all($4::text[])
    order by w.updated_at desc, v.id limit $3`,
);

/** What the member has begun and seen less of than this share, the last first. `apart`: members whose videos are left out. */
export async function startedBy(
  db: Database,
  { memberId, apart }: { memberId: string; apart: readonly string[] },
  finishedShare: number,
  limit: number,
) {
  const rows = await readStarted(db, [memberId, finishedShare, limit, apart]);
  return rows.map(({ position, watched, ...video }) => ({ ...video, my: { position, watched: watched / 10 } }));
}
