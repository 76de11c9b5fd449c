import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { changeItem } from '#modules/library/server/library.public.ts';
import {
  deleteImages,
  dropStored,
  ownStored,
  renditionsOf,
  type StoredImage,
  showImages,
  storeImage,
} from '#modules/media/server/media.public.ts';
import { type JobContext, job } from '#platform/jobs/job.ts';
import type { Context } from '#platform/operation/context.ts';
import { chapterBehindEnd, MAX_VIDEO_SECONDS } from '../video-upload.contract.ts';
import { videoPrepared } from '../videos.contract.ts';
import { clearFolder, dropUpload } from './clearing.job.ts';
import { drawVideo } from './drawn-video.client.ts';
import { refreshSeries } from './series-card.view.ts';
import { partsOf } from './upload-part.store.ts';
import { changeVideo, changeVideoIn, findVideo, lockVideo, silentVideos, takeForPreparation, type VideoRow } from './video.store.ts';
import { type EncodedVideo, encodeVideo } from './video-encoding.client.ts';
import { contentTypeOf, FILE_LIST, uploadPartKey, videoFileKey } from './video-files.policy.ts';
import { HEAD_BYTES, probeVideo, readerOf, VideoRefused } from './video-probe.client.ts';
import { publishPrepared, videoCardOf } from './video-publication.view.ts';
import { inWorkFolder, MAX_HOURS } from './work-folder.client.ts';

const TELL_MS = 1000;
/** How often a preparation shows that it goes on, and after how many seconds without it another may take the video. */
const SIGN_MS = 5000;
const QUIET_SECONDS = 25;

/** `asked`: names the wish of an author who tried again. */
const Payload = z.strictObject({ videoId: z.string(), asked: z.string().optional() });
type Payload = z.infer<typeof Payload>;
const LIMITS = { retryLimit: 3, expireInSeconds: MAX_HOURS * 3600 };

/** Makes an uploaded video watchable. */
export const prepareVideo = job({ name: 'videos.prepareVideo', payload: Payload, ...LIMITS, run: prepareOne });

/** The same for what is drawn from a script: in a queue of its own, so that no upload waits behind the sample world. */
export const drawVideoLater = job({ name: 'videos.drawVideo', payload: Payload, ...LIMITS, run: prepareOne });

async function prepareOne(context: JobContext, payload: Payload): Promise<void> {
  const video = await begin(context, payload);
  if (video === null) return;
  try {
    await inWorkFolder(context.services.settings.workFolder, video.id, (cwd) => prepare(context, video, cwd));
  } catch (error) {
    if (error instanceof VideoRefused) await refuse(context, video, error);
    else await giveBack(context, { video, asked: payload.asked }, error);
  }
}

/**
 * Null when there is nothing to do now: it was done before, or the video has been deleted. Where a preparation goes on
 * elsewhere, asked for by its author while the queue tried again by itself, this one looks again later.
 */
async function begin({ db, services }: JobContext, payload: Payload): Promise<VideoRow | null> {
  const { videoId: id } = payload;
  const taken = await takeForPreparation(db, id, QUIET_SECONDS);
  if (taken !== null) return taken;
  const video = await findVideo(db, id);
  if (video?.state === 'encoding') {
    const again = video.drawn === null ? prepareVideo : drawVideoLater;
    await services.jobs.enqueue(db, again, payload, { startAfterSeconds: 2 * QUIET_SECONDS });
  }
  return null;
}

async function prepare(context: JobContext, video: VideoRow, cwd: string): Promise<void> {
  const { ffmpeg } = context.services.settings;
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout((MAX_HOURS - 0.5) * 3_600_000)]);
  const signs = setInterval(() => keepSign(context, video), SIGN_MS);
  try {
    const { file, reader } = await sourceOf(context, video, cwd, signal);
    const source = await probeVideo(ffmpeg, file, reader, { cwd, signal });
    const encoded = await encodeVideo(ffmpeg, source, {
      cwd,
      signal,
      longest: MAX_VIDEO_SECONDS,
      normalise: video.drawn === null,
      posterAt: posterAtOf(video),
      onShare: teller(context, video),
    });
    await finish(context, video, encoded);
  } finally {
    clearInterval(signs);
  }
}

function keepSign({ db, log }: JobContext, { id }: VideoRow): void {
  changeVideoIn(db, id, 'encoding', {}).catch((error: unknown) => log.warn({ err: error }, 'a sign of life of a preparation was not kept'));
}

async function sourceOf(
  { services }: JobContext,
  video: VideoRow,
  cwd: string,
  signal: AbortSignal,
): Promise<{ file: string; reader: string }> {
  if (video.drawn !== null) return { file: await drawVideo(services.settings.ffmpeg, video.drawn, { cwd, signal }), reader: 'mov' };
  const file = 'upload';
  const whole = await open(path.join(cwd, file), 'w');
  let head = Buffer.alloc(0);
  try {
    for (const part of await partsOf(services.database.db, video.id)) {
      signal.throwIfAborted();
      const bytes = await services.storage.get(uploadPartKey(video.id, part));
      // It was taken in: whoever sent it is not to hear that their file is broken, nor to lose what has arrived.
      if (bytes === null) throw new Error(`A piece of the upload of video ${video.id} is not in the storage`);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES);
      // All of it, or an error: on a full disk a mere write may end early and say nothing.
      await whole.writeFile(bytes);
    }
  } finally {
    await whole.close();
  }
  const reader = await readerOf(head);
  if (reader === null) throw new VideoRefused('notVideo');
  return { file, reader };
}

/** What is drawn stands complete shortly before its first scene ends; elsewhere the encoder chooses. */
const posterAtOf = ({ drawn }: VideoRow): number | null => (drawn?.scenes[0] === undefined ? null : drawn.scenes[0].seconds - 0.4);

/** Tells the author how far it is, at most once a second. */
function teller({ services, log }: JobContext, video: VideoRow): (share: number) => void {
  let toldAt = 0;
  return (share) => {
    const now = Date.now();
    if (now - toldAt < TELL_MS) return;
    toldAt = now;
    const progress = Math.floor(share * 100);
    services.realtime.toMember(video.authorId, { name: 'videos.progressed', payload: { videoId: video.id, progress } });
    changeVideoIn(services.database.db, video.id, 'encoding', { progress }).catch((error: unknown) =>
      log.warn({ err: error }, 'the progress of a video was not kept'),
    );
  };
}

/**
 * Files first, then the row: a row never points at nothing. Where this does not end well they go at once, and later where the server does
 * not live to see it, or a full disk would be fuller after each try.
 */
async function finish({ services }: JobContext, video: VideoRow, encoded: EncodedVideo): Promise<void> {
  const { database, jobs } = services;
  const folder = randomBytes(9).toString('hex');
  const made = { videoId: video.id, folder };
  await jobs.enqueue(database.db, clearFolder, made, { startAfterSeconds: 2 * MAX_HOURS * 3600 });
  try {
    await storeMade(services, made, encoded);
    await takeMade(services, video, folder, await storeImage(services, 'case', await renditionsOf(encoded.poster)), encoded);
  } catch (error) {
    await jobs.enqueue(database.db, clearFolder, made);
    throw error;
  }
  services.realtime.toMember(video.authorId, { name: 'videos.progressed', payload: { videoId: video.id, progress: 100 } });
}

/** What there is to be cleared away is known before any of it is there. */
async function storeMade(
  { storage }: Context['services'],
  { videoId, folder }: { videoId: string; folder: string },
  encoded: EncodedVideo,
): Promise<void> {
  const put = (file: string, bytes: Uint8Array) => storage.put(videoFileKey(videoId, folder, file), bytes, contentTypeOf(file));
  await put(FILE_LIST, Buffer.from(JSON.stringify(encoded.files)));
  for (const file of encoded.files) await put(file, await readFile(path.join(encoded.folder, file)));
}

function takeMade(
  services: Context['services'],
  video: VideoRow,
  folder: string,
  picture: StoredImage,
  { media }: EncodedVideo,
): Promise<void> {
  return services.database.transaction(async (db) => {
    const before = await lockVideo(db, video.id);
    const context: Pick<Context, 'db' | 'services' | 'emit'> = {
      db,
      services,
      emit: (event, payload) => services.emit(db, event, payload),
    };
    if (before?.state !== 'encoding') {
      // Deleted meanwhile, or made ready by another.
      await services.jobs.enqueue(db, clearFolder, { videoId: video.id, folder });
      await dropStored(context, picture);
      return;
    }
    const poster = await ownStored(db, video.authorId, picture);
    await showImages(db, [poster.id], video.id);
    // Its author is told, and publishes it once that is mended: readers would be led past its end.
    const keptBack = isWaitingToGoOut(before) && chapterBehindEnd(before.details.chapters, media.seconds) !== null;
    const made = { folder, media, poster, ...(keptBack && { publishAt: null }) };
    const ready = await changeVideo(db, video.id, { state: 'ready', progress: 100, failure: null, ...made });
    if (before.folder !== null) await services.jobs.enqueue(db, clearFolder, { videoId: video.id, folder: before.folder });
    if (before.poster !== null) await deleteImages(context, [before.poster.id]);
    await dropUpload(context, video.id);
    if (ready.registeredAt !== null) await changeItem(context, video.id, { card: { ...(await videoCardOf(db, ready)) } });
    await refreshSeries(context, video.id);
    const published = await publishPrepared(context, ready);
    if (video.drawn === null) await services.emit(db, videoPrepared, outcome(ready, null, published, keptBack));
  });
}

async function refuse({ services, log }: JobContext, video: VideoRow, error: VideoRefused): Promise<void> {
  log.info({ err: error.cause, video: video.id, failure: error.failure }, 'an uploaded file is no video we can show');
  await services.database.transaction(async (db) => {
    const failed = await changeVideoIn(db, video.id, 'encoding', { state: 'failed', failure: error.failure });
    if (failed === null) return;
    await dropUpload({ db, services }, video.id);
    await services.emit(db, videoPrepared, outcome(failed, error.failure, false));
  });
  services.realtime.toMember(video.authorId, { name: 'videos.progressed', payload: { videoId: video.id, progress: -1 } });
}

/**
 * The fault is ours: it is tried again by itself, and by the author, who is told once that has not helped. Work that was stopped with
 * the server waits for the next one.
 */
async function giveBack(
  { db, services, signal }: JobContext,
  { video, asked }: { video: VideoRow; asked: string | undefined },
  error: unknown,
): Promise<never> {
  if (signal.aborted) {
    await changeVideoIn(db, video.id, 'encoding', { state: 'waiting' });
    throw error;
  }
  await services.database.transaction(async (inOne) => {
    const failed = await changeVideoIn(inOne, video.id, 'encoding', { state: 'failed', failure: 'unexpected' });
    const isAgain = video.failure === 'unexpected' && video.drawn === null;
    if (failed !== null && isAgain)
      await services.emit(inOne, videoPrepared, { ...outcome(failed, 'unexpected', false), ...(asked !== undefined && { asked }) });
  });
  services.realtime.toMember(video.authorId, { name: 'videos.progressed', payload: { videoId: video.id, progress: -1 } });
  throw error;
}

/** Longer than trying again by itself takes, and than videos wait for one another. */
const SILENT = { minutes: 60, hours: 24 };
const GIVEN_UP_AT_ONCE = 100;

/**
 * Each time a server ends, by itself or by a file that breaks it, is a try less; after the last one nobody would come, and the author would
 * wait for ever. They are told, and may try again.
 */
export const giveUpSilent = job({
  name: 'videos.giveUpSilent',
  payload: z.strictObject({}),
  schedule: '20 * * * *',
  run: async ({ services }) => {
    await services.database.transaction(async (db) => {
      for (const { id, updatedAt } of await silentVideos(db, SILENT, GIVEN_UP_AT_ONCE)) {
        const failed = await changeVideo(db, id, { state: 'failed', failure: 'unexpected' });
        await services.emit(db, videoPrepared, { ...outcome(failed, 'unexpected', false), asked: updatedAt.toISOString() });
      }
    });
  },
});

const isWaitingToGoOut = ({ publishAt, registeredAt }: VideoRow) => publishAt !== null && registeredAt === null;

const outcome = ({ id, authorId, details, fileName }: VideoRow, failure: string | null, published: boolean, keptBack = false) => ({
  videoId: id,
  authorId,
  title: details.title === '' ? fileName : details.title,
  failure,
  published,
  keptBack,
});
