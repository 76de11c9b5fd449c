/** Bringing a video: upload, words, captions, publication. */
import { z } from 'zod';
import { AcceptIdentifiers, specialitySlugs } from '#modules/library/draft.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { CAPTION_LANGUAGES, Chapter } from './videos.contract.ts';

/** 4 GiB */
export const MAX_VIDEO_BYTES = 4 * 1024 ** 3;
/** How much one request of an upload brings: what a lost connection costs at most. */
export const UPLOAD_CHUNK_BYTES = 4 * 1024 * 1024;
/** The longest video, in seconds. */
export const MAX_VIDEO_SECONDS = 4 * 3600;
export const CAPTION_BYTES = 400_000;
export const MAX_CHAPTERS = 60;
export const VIDEO_TITLE = 160;
export const FILE_NAME = 200;
export const VIDEO_DESCRIPTION = 6000;

/** uploading → waiting → encoding → ready, or failed. */
export const VIDEO_STATES = ['uploading', 'waiting', 'encoding', 'ready', 'failed'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

/** Why a file could not be made into a video. Text `failure.<name>` of `videos`. */
export const VIDEO_FAILURES = ['notVideo', 'noPicture', 'broken', 'tooLong', 'unexpected'] as const;
export type VideoFailure = (typeof VIDEO_FAILURES)[number];

export const VideoDetails = z.strictObject({
  title: lineOrNone(VIDEO_TITLE),
  description: lineOrNone(VIDEO_DESCRIPTION),
  language: z.enum(['en', 'id']),
  specialities: specialitySlugs(4),
  /** Only whoever is signed in may watch. */
  membersOnly: z.boolean(),
  chapters: z.array(Chapter.extend({ second: z.number().min(0).max(MAX_VIDEO_SECONDS), title: line(120) })).max(MAX_CHAPTERS),
});
export type VideoDetails = z.infer<typeof VideoDetails>;

/** The place of the first chapter that begins when the video has ended; null where none does, or it is not known yet how long it is. */
export function chapterBehindEnd(chapters: readonly { readonly second: number | null }[], seconds: number | null): number | null {
  const place = seconds === null ? -1 : chapters.findIndex(({ second }) => second !== null && second >= seconds);
  return place === -1 ? null : place;
}

export const OwnVideo = z.strictObject({
  id: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  /** Bytes that have arrived. */
  received: z.int(),
  state: z.enum(VIDEO_STATES),
  failure: z.enum(VIDEO_FAILURES).nullable(),
  /** Of the preparation, in per cent. */
  progress: z.int(),
  seconds: z.number().nullable(),
  details: VideoDetails,
  /** Of the details: sent along when they are changed. */
  version: z.int(),
  captions: z.array(z.strictObject({ language: z.enum(CAPTION_LANGUAGES), cues: z.int(), mark: z.string() })),
  /** It goes out as soon as it is ready. */
  publishing: z.boolean(),
  /** State of its item, once it has one. */
  published: z.enum(['published', 'held', 'withdrawn', 'removed']).nullable(),
  at: z.string(),
});
export type OwnVideo = z.infer<typeof OwnVideo>;

const own = { 'videos.notFound': 404 } as const;

/** Of what readers are to see: asked about once, where it may tell who a patient is. */
const asked = { 'videos.identifiersRemain': 422 } as const;

export const startUpload = command('videos.startUpload', {
  summary: 'Makes room for a video of so many bytes. Its bytes then come by tus 1.0 to the address answered.',
  http: main.post('/videos'),
  access: 'verified',
  rate: 'upload',
  input: z.strictObject({
    fileName: line(FILE_NAME),
    bytes: z.int().min(1).max(MAX_VIDEO_BYTES, { error: 'videos.validation.tooLarge' }),
    language: z.enum(['en', 'id']).default('en'),
  }),
  output: z.strictObject({ id: z.string(), uploadUrl: z.string() }),
  errors: { 'videos.tooManyUploads': 409 },
});

export const resumeUpload = command('videos.resumeUpload', {
  summary: 'A fresh address for an own upload that was interrupted.',
  http: main.post('/videos/:id/resume-upload'),
  access: 'member',
  rate: 'upload',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ uploadUrl: z.string() }),
  errors: { ...own, 'videos.uploadClosed': 409 },
});

export const listOwnVideos = query('videos.listOwnVideos', {
  summary: 'Own videos in whatever state, newest first.',
  http: main.get('/own-videos'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...PageInput }),
  output: pageOf(OwnVideo),
  errors: {},
});

export const getOwnVideo = query('videos.getOwnVideo', {
  summary: 'One own video as its author works on it.',
  http: main.get('/own-videos/:id'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: OwnVideo,
  errors: own,
});

export const saveVideo = command('videos.saveVideo', {
  summary: 'Keeps the words of an own video; of a published one, readers see them at once.',
  http: main.patch('/own-videos/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: Version, details: VideoDetails, acceptIdentifiers: AcceptIdentifiers }),
  output: OwnVideo,
  errors: { ...own, ...asked, 'videos.stale': 409 },
});

/** As WebVTT. `mark` names what stands there, and is sent along when it is changed; null where there are no captions. */
export const CaptionText = z.strictObject({ text: z.string(), mark: z.string().nullable() });
export type CaptionText = z.infer<typeof CaptionText>;

export const setCaptions = command('videos.setCaptions', {
  summary:
    'Sets the captions of an own video in one language from WebVTT or SubRip, or takes them away with null. Where others stand there than `mark` says, it is refused.',
  http: main.post('/own-videos/:id/captions'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    language: z.enum(CAPTION_LANGUAGES),
    mark: z.string().max(40).nullable(),
    text: z.string().max(CAPTION_BYTES).nullable(),
    acceptIdentifiers: AcceptIdentifiers,
  }),
  output: OwnVideo,
  errors: { ...own, ...asked, 'videos.stale': 409, 'videos.badCaptions': 422 },
});

export const getCaptionText = query('videos.getCaptionText', {
  summary: 'Captions of an own video as WebVTT, to go on writing them.',
  http: main.get('/own-videos/:id/captions/:language'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id, language: z.enum(CAPTION_LANGUAGES) }),
  output: CaptionText,
  errors: own,
});

export const publishVideo = command('videos.publishVideo', {
  summary: 'Publishes an own video, or marks it to go out as soon as it is ready.',
  http: main.post('/own-videos/:id/publish'),
  access: 'verified',
  rate: 'post',
  input: z.strictObject({ id: Id, acceptIdentifiers: AcceptIdentifiers }),
  output: OwnVideo,
  errors: { ...own, ...asked, 'videos.cannotPublish': 409 },
});

export const retryVideo = command('videos.retryVideo', {
  summary: 'Prepares an own video again after a failure that was not the file’s.',
  http: main.post('/own-videos/:id/retry'),
  access: 'member',
  rate: 'post',
  input: z.strictObject({ id: Id }),
  output: OwnVideo,
  errors: { ...own, 'videos.cannotRetry': 409 },
});

export const removeVideo = command('videos.removeVideo', {
  summary:
    'Takes an own published video down, or deletes one that never was published. `videos.restoreVideo` undoes both; what was deleted, for a quarter of an hour.',
  http: main.post('/own-videos/:id/remove'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: own,
});

export const restoreVideo = command('videos.restoreVideo', {
  summary: 'Brings an own video back that was taken down, or deleted a moment ago.',
  http: main.post('/own-videos/:id/restore'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: OwnVideo,
  errors: { ...own, 'videos.tooManyUploads': 409 },
});
