/** What other modules may know of videos, and how the sample world brings its own. */
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { DrawnVideo } from '../drawn-video.contract.ts';
import type { VideoDetails } from '../video-upload.contract.ts';
import type { CaptionLanguage, Cue } from '../videos.contract.ts';
import { captionTexts, writeCaptions } from './caption.store.ts';
import { drawVideoLater } from './preparation.job.ts';
import { insertVideo, unpublishedOf } from './video.store.ts';

export { writeSeriesParts } from './series-part.store.ts';
export { videoSummaryOf } from './video-publication.view.ts';

const SEARCHED_LENGTH = 20_000;

/** By video, what is said in it; series have no text beyond their item's. */
export const searchTextsByIds = (db: Database, ids: readonly string[]): Promise<Map<string, string>> =>
  captionTexts(db, ids, SEARCHED_LENGTH);

export interface VideoInWork {
  readonly id: string;
  readonly title: string;
  /** Still arriving or being made ready; not to be made ready; waiting for its author. */
  readonly state: 'preparing' | 'failed' | 'draft';
  readonly updatedAt: string;
}

/** What a member brought and has not published, last changed first. */
export async function videosInWork(db: Database, authorId: string, limit: number): Promise<VideoInWork[]> {
  return (await unpublishedOf(db, authorId, limit)).map(({ id, details, fileName, state, updatedAt }) => ({
    id,
    title: details.title || fileName,
    state: state === 'failed' ? 'failed' : state === 'ready' ? 'draft' : 'preparing',
    updatedAt: updatedAt.toISOString(),
  }));
}

export interface SampleDrawnVideo {
  readonly id: string;
  readonly authorId: string;
  readonly at: Date;
  readonly details: VideoDetails;
  readonly script: DrawnVideo;
  readonly captions: Readonly<Record<CaptionLanguage, readonly Cue[]>>;
  /** Drawn not before so many seconds from now: one after another, in a known order. */
  readonly drawnAfter: number;
}

/** A video whose item stands in the library already: drawn from its script when jobs run. */
export async function insertSampleVideo(
  { db, services }: { readonly db: Database; readonly services: Services },
  { id, authorId, at, details, script, captions, drawnAfter }: SampleDrawnVideo,
): Promise<void> {
  const drawn = { fileName: 'drawn', bytes: 0, drawn: script };
  await insertVideo(db, { id, authorId, state: 'waiting', details, publishAt: at, registeredAt: at, createdAt: at, ...drawn });
  await writeCaptions(db, id, 'en', captions.en);
  await writeCaptions(db, id, 'id', captions.id);
  await services.jobs.enqueue(db, drawVideoLater, { videoId: id }, { startAfterSeconds: drawnAfter });
}
