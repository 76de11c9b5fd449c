/** What lists show of a series: it follows from its videos. */
import { changeItem, itemStatuses } from '#modules/library/server/library.public.ts';
import type { Context } from '#platform/operation/context.ts';
import type { SeriesCard } from '../series.contract.ts';
import { seriesOfVideo } from './series-part.store.ts';
import { type VideoRow, videosByIds } from './video.store.ts';

export const seriesCardOf = (videos: readonly Pick<VideoRow, 'poster' | 'media'>[]): SeriesCard => ({
  poster: videos.find(({ poster }) => poster !== null)?.poster ?? null,
  parts: videos.length,
  seconds: videos.reduce((sum, { media }) => sum + (media?.seconds ?? 0), 0),
});

/** A video has been prepared: the series it belongs to show its picture and count its length. */
export async function refreshSeries(context: Pick<Context, 'db' | 'emit'>, videoId: string): Promise<void> {
  const { db } = context;
  const series = await seriesOfVideo(db, videoId);
  const known = await itemStatuses(
    db,
    series.map(({ seriesId }) => seriesId),
  );
  const videos = await videosByIds(
    db,
    series.flatMap(({ parts }) => parts),
  );
  for (const { seriesId, parts } of series.filter((one) => known.has(one.seriesId)))
    await changeItem(context, seriesId, { card: { ...seriesCardOf(parts.flatMap((id) => videos.get(id) ?? [])) } });
}
