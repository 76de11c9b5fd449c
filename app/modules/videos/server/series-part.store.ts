import { asc, eq } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { series, seriesPart } from './videos.schema.ts';

export async function partIdsOf(db: Database, seriesId: string): Promise<string[]> {
  const rows = await db
    .select({ videoId: seriesPart.videoId })
    .from(seriesPart)
    .where(eq(seriesPart.seriesId, seriesId))
    .orderBy(asc(seriesPart.position));
  return rows.map((row) => row.videoId);
}

/** How often its author has changed it. */
export async function seriesVersion(db: Database, seriesId: string): Promise<number> {
  const [row] = await db.select({ version: series.version }).from(series).where(eq(series.id, seriesId));
  return row?.version ?? 0;
}

export async function setSeriesVersion(db: Database, id: string, version: number): Promise<void> {
  await db.insert(series).values({ id, version }).onConflictDoUpdate({ target: series.id, set: { version } });
}

export async function writeSeriesParts(db: Database, seriesId: string, videoIds: readonly string[]): Promise<void> {
  await db.delete(seriesPart).where(eq(seriesPart.seriesId, seriesId));
  await db.insert(seriesPart).values([...new Set(videoIds)].map((videoId, position) => ({ seriesId, videoId, position })));
}

/** The series a video belongs to, each with its parts in their order; the newest series first. */
const read = prepared<{ series_id: string; parts: string[] }>(
  'videos.seriesOfVideo',
  `select p.series_id, array_agg(o.video_id order by o.position) as parts
    from videos.series_part p join videos.series_part o on o.series_id = p.series_id
    where p.video_id = $1 group by p.series_id order by p.series_id collate "C" desc limit 5`,
);

export async function seriesOfVideo(db: Database, videoId: string): Promise<{ seriesId: string; parts: string[] }[]> {
  return (await read(db, [videoId])).map(({ series_id, parts }) => ({ seriesId: series_id, parts }));
}

export async function seriesIdsOfVideo(db: Database, videoId: string): Promise<string[]> {
  const rows = await db.select({ id: seriesPart.seriesId }).from(seriesPart).where(eq(seriesPart.videoId, videoId));
  return rows.map(({ id }) => id);
}
