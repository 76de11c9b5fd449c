import { knownSlugs } from '#modules/library/draft.contract.ts';
import { accessItem, changeItem, itemStatuses, setItemStatus } from '#modules/library/server/library.public.ts';
import { holdAgain } from '#modules/moderation/server/moderation.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  type CaptionText,
  getCaptionText,
  getOwnVideo,
  listOwnVideos,
  type OwnVideo,
  publishVideo,
  removeVideo,
  restoreVideo,
  resumeUpload,
  retryVideo,
  saveVideo,
  setCaptions,
  startUpload,
  type VideoDetails,
  type VideoState,
} from '../video-upload.contract.ts';
import type { CaptionLanguage } from '../videos.contract.ts';
import { CaptionFault, parseCaptions, writeWebVtt } from './caption.policy.ts';
import { captionCounts, deleteCaptions, findMarkedCaptions, writeCaptions } from './caption.store.ts';
import { assertChaptersWithin } from './chapter.policy.ts';
import { DELETED_MINUTES, eraseDeleted } from './clearing.job.ts';
import { prepareVideo } from './preparation.job.ts';
import { changeVideo, countUnfinished, findVideo, insertVideo, lockBeginning, lockVideo, type VideoRow, videosOf } from './video.store.ts';
import { assertCaptionsLookedAt, assertDetailsLookedAt, assertVideoLookedAt, doubtsOfVideo } from './video-check.view.ts';
import { passFor } from './video-pass.policy.ts';
import { publishPrepared, videoCardOf, videoWordsOf } from './video-publication.view.ts';

/** More at once than anybody works on; each may be 4 GB. */
const MAX_UNFINISHED = 5;

/** The only way to an own video: throws `videos.notFound`. */
async function accessOwn(db: Database, memberId: string, id: string, lock = false): Promise<VideoRow> {
  const video = await (lock ? lockVideo : findVideo)(db, id);
  if (video === null || video.authorId !== memberId || video.state === 'deleted') throw new Failure('videos.notFound');
  return video;
}

/** The same, locked, and of one that its author deleted and can still bring back. */
async function accessKept(db: Database, memberId: string, id: string): Promise<VideoRow> {
  const video = await lockVideo(db, id);
  if (video === null || video.authorId !== memberId) throw new Failure('videos.notFound');
  return video;
}

async function shown(db: Database, rows: readonly VideoRow[]): Promise<OwnVideo[]> {
  const ids = rows.map(({ id }) => id);
  const [captions, statuses] = [await captionCounts(db, ids), await itemStatuses(db, ids)];
  return rows.map((row) => ({
    id: row.id,
    fileName: row.fileName,
    bytes: row.bytes,
    received: row.received,
    state: shownState(row),
    failure: row.state === 'failed' ? row.failure : null,
    progress: row.progress,
    seconds: row.media?.seconds ?? null,
    details: { ...row.details, specialities: knownSlugs(row.details.specialities) },
    version: row.version,
    captions: captions.filter(({ videoId }) => videoId === row.id).map(({ videoId: _, ...shown }) => shown),
    publishing: row.publishAt !== null && row.registeredAt === null,
    published: statuses.get(row.id) ?? null,
    at: new Date(row.createdAt).toISOString(),
  }));
}

function shownState({ id, state }: VideoRow): VideoState {
  if (state === 'deleted') throw new Error(`Video ${id} is deleted: nobody is shown it`);
  return state;
}

async function shownOne(db: Database, row: VideoRow): Promise<OwnVideo> {
  const [own] = await shown(db, [row]);
  if (own === undefined) throw new Error(`No view of video ${row.id}`);
  return own;
}

const uploadUrl = ({ services }: Pick<MemberContext, 'services'>, id: string): string =>
  `/video-uploads/${id}?pass=${passFor(services.settings.secret, 'upload', id, Date.now())}`;

export const ownVideoHandlers = [
  handle(startUpload, async (context, { fileName, bytes, language }) => {
    const { db, viewer } = context;
    await assertRoom(db, viewer.id);
    const id = newId();
    const specialities = viewer.specialityId === null ? [] : [viewer.specialityId];
    const details: VideoDetails = { title: titleOf(fileName), description: '', language, specialities, membersOnly: false, chapters: [] };
    await insertVideo(db, { id, authorId: viewer.id, state: 'uploading', fileName, bytes, details });
    return { id, uploadUrl: uploadUrl(context, id) };
  }),

  handle(resumeUpload, async (context, { id }) => {
    const video = await accessOwn(context.db, context.viewer.id, id);
    if (video.state !== 'uploading' || video.drawn !== null) throw new Failure('videos.uploadClosed');
    return { uploadUrl: uploadUrl(context, id) };
  }),

  handle(listOwnVideos, async ({ db, viewer }, { cursor, limit }) => {
    const before = decodeCursor(cursor, 1)?.[0] ?? null;
    const rows = await videosOf(db, viewer.id, before === null ? null : String(before), limit + 1);
    const { data, nextCursor } = toPage(
      rows,
      limit,
      ({ id }) => [id],
      (row) => row,
    );
    return { data: await shown(db, data), nextCursor };
  }),

  handle(getOwnVideo, async ({ db, viewer }, { id }) => shownOne(db, await accessOwn(db, viewer.id, id))),

  handle(saveVideo, async (context, { id, version, details, acceptIdentifiers }) => {
    const { db, viewer } = context;
    const before = await accessOwn(db, viewer.id, id, true);
    if (before.version !== version)
      throw new Failure('videos.stale', { details: { current: { ...before.details, version: before.version } } });
    const published = before.registeredAt !== null;
    // What goes out by itself once it is ready is looked at by nobody before that.
    if (published || before.publishAt !== null) assertComplete(details);
    assertChaptersWithin(details, before.media);
    assertDetailsLookedAt(before, details, acceptIdentifiers);
    const video = await changeVideo(db, id, {
      version: version + 1,
      details: { ...details, chapters: details.chapters.toSorted((a, b) => a.second - b.second) },
    });
    if (published) await changeItem(context, id, videoWordsOf(video));
    await readAgain(context, video);
    return shownOne(db, video);
  }),

  handle(setCaptions, async (context, { id, language, mark, text, acceptIdentifiers }) => {
    const { db, viewer } = context;
    const video = await accessOwn(db, viewer.id, id, true);
    const current = await captionText(db, id, language);
    if (current.mark !== mark) throw new Failure('videos.stale', { details: { current } });
    if (text === null) await deleteCaptions(db, id, language);
    else {
      const cues = captionsFrom(text);
      assertCaptionsLookedAt(video, { language, cues }, acceptIdentifiers);
      await writeCaptions(db, id, language, cues);
    }
    if (video.registeredAt !== null) await changeItem(context, id, { card: { ...(await videoCardOf(db, video)) } });
    await readAgain(context, video);
    return shownOne(db, video);
  }),

  handle(getCaptionText, async ({ db, viewer }, { id, language }) => {
    await accessOwn(db, viewer.id, id);
    return captionText(db, id, language);
  }),

  handle(publishVideo, async (context, { id, acceptIdentifiers }) => {
    const { db, viewer } = context;
    const video = await accessOwn(db, viewer.id, id, true);
    if (video.state === 'failed') throw new Failure('videos.cannotPublish');
    assertComplete(video.details);
    assertChaptersWithin(video.details, video.media);
    if (video.publishAt === null) await assertVideoLookedAt(db, video, acceptIdentifiers);
    const marked = video.publishAt === null ? await changeVideo(db, id, { publishAt: new Date() }) : video;
    await publishPrepared(context, marked);
    return shownOne(db, (await findVideo(db, id)) ?? marked);
  }),

  handle(retryVideo, async ({ db, viewer, services }, { id }) => {
    const video = await accessOwn(db, viewer.id, id, true);
    if (video.state !== 'failed' || video.failure !== 'unexpected' || video.received < video.bytes) throw new Failure('videos.cannotRetry');
    const waiting = await changeVideo(db, id, { state: 'waiting', failure: null, progress: 0 });
    await services.jobs.enqueue(db, prepareVideo, { videoId: id, asked: newId() });
    return shownOne(db, waiting);
  }),

  handle(removeVideo, async (context, { id }) => {
    const { db, viewer, services } = context;
    const video = await accessKept(db, viewer.id, id);
    if (video.registeredAt !== null) await setItemStatus(context, await accessItem(db, viewer, id), 'withdrawn');
    else if (video.state !== 'deleted') {
      await changeVideo(db, id, { state: 'deleted' });
      await services.jobs.enqueue(db, eraseDeleted, { videoId: id }, { startAfterSeconds: DELETED_MINUTES * 60 });
    }
    return { id };
  }),

  handle(restoreVideo, async (context, { id }) => {
    const { db, viewer } = context;
    const video = await accessKept(db, viewer.id, id);
    if (video.registeredAt === null) return shownOne(db, await bringBack(context, video));
    const item = await accessItem(db, viewer, id);
    if (item.status === 'withdrawn') await setItemStatus(context, item, 'published');
    return shownOne(db, video);
  }),
];

async function captionText(db: Database, id: string, language: CaptionLanguage): Promise<CaptionText> {
  const there = await findMarkedCaptions(db, id, language);
  return there === null ? { text: '', mark: null } : { text: writeWebVtt(there.cues), mark: there.mark };
}

/** For one more that is under way; of two at once the second counts the first. */
async function assertRoom(db: Database, memberId: string): Promise<void> {
  await lockBeginning(db, memberId);
  if ((await countUnfinished(db, memberId)) >= MAX_UNFINISHED) throw new Failure('videos.tooManyUploads');
}

/** Where it was when it was deleted; what was being prepared then begins anew. */
async function bringBack({ db, services, viewer }: MemberContext, video: VideoRow): Promise<VideoRow> {
  if (video.state !== 'deleted') return video;
  const { id, media, failure, received, bytes } = video;
  const state = media !== null ? 'ready' : failure !== null ? 'failed' : received < bytes ? 'uploading' : 'waiting';
  if (state !== 'ready' && (failure === null || failure === 'unexpected')) await assertRoom(db, viewer.id);
  if (state === 'waiting') await services.jobs.enqueue(db, prepareVideo, { videoId: id });
  return changeVideo(db, id, { state });
}

/** What was published and changed since is read for what its author may have written into it. */
async function readAgain(context: MemberContext, video: VideoRow): Promise<void> {
  if (video.registeredAt === null) return;
  await holdAgain(context, await accessItem(context.db, context.viewer, video.id), await doubtsOfVideo(context.db, video));
}

/** A name of a camera is no title, but most files have been named by somebody. */
const titleOf = (fileName: string): string =>
  cutText(
    fileName
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/[_\s]+/g, ' ')
      .trim(),
    160,
  );

function assertComplete({ title, specialities }: VideoDetails): void {
  const fields = {
    ...(title.trim() === '' && { 'details.title': 'validation.required' }),
    ...(knownSlugs(specialities).length === 0 && { 'details.specialities': 'validation.required' }),
  };
  if (Object.keys(fields).length > 0) throw new Failure('request.invalid', { fields });
}

function captionsFrom(text: string) {
  try {
    return parseCaptions(text);
  } catch (error) {
    if (!(error instanceof CaptionFault)) throw error;
    throw new Failure('videos.badCaptions', {
      fields: { text: `videos.${error.key}` },
      values: { line: error.line },
      details: { line: error.line },
    });
  }
}
