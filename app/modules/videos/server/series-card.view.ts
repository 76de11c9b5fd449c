/** What lists show of a series: it follows from its videos. */
import { changeItem, itemStatuses, lockItem, readableItemsByIds } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { SeriesCard } from '../series.contract.ts';
import { partIdsOf, seriesIdsOfVideo } from './series-part.store.ts';
import { type VideoRow, videosByIds } from './video.store.ts';

export const seriesCardOf = (videos: readonly Pick<VideoRow, 'poster' | 'media'>[]): SeriesCard => ({
  poster: videos.find(({ poster }) => poster !== null)?.poster ?? null,
  parts: videos.length,
  seconds: videos.reduce((sum, { media }) => sum + (media?.seconds ?? 0), 0),
});

/** A card is one for all its readers: nothing in it comes of a video that a stranger may not watch. */
export async function openSeriesCard(db: Database, partIds: readonly string[]): Promise<SeriesCard> {
  const open = await readableItemsByIds(db, null, partIds);
  const videos = await videosByIds(db, [...open.keys()]);
  return seriesCardOf(partIds.flatMap((id) => videos.get(id) ?? []));
}

/** A video has been prepared, or others than before may watch it: the series it belongs to say so. */
export async function refreshSeries(context: Pick<Context, 'db' | 'emit'>, videoId: string): Promise<void> {
  const { db } = context;
  const known = await itemStatuses(db, await seriesIdsOfVideo(db, videoId));
  for (const seriesId of [...known.keys()].sort()) {
    // Of two that come at the same moment, the later one reads what the earlier one was told of, too.
    await lockItem(db, seriesId);
    await changeItem(context, seriesId, { card: { ...(await openSeriesCard(db, await partIdsOf(db, seriesId))) } });
  }
}
