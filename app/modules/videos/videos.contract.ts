/** Videos: list, watch, search what was said, repost. */
import { z } from 'zod';
import { ITEM_LIST_INPUT, RESPOND_RIGHT, RelatedItems } from '#modules/library/item-kind.contract.ts';
import { ItemCard, REPOST_ERRORS, REPOST_INPUT, Reposted } from '#modules/library/library.contract.ts';
import { ImageRef } from '#modules/media/media.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

export const CAPTION_LANGUAGES = ['en', 'id'] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];
const CaptionLanguage = z.enum(CAPTION_LANGUAGES);

const seconds = z.number().nonnegative();

/** What a list shows of a video: the `card` of its item. */
export const VideoCard = z.strictObject({
  poster: ImageRef.nullable(),
  /** Length; null until it has been prepared for watching. */
  seconds: seconds.nullable(),
  captions: z.array(CaptionLanguage),
});
export type VideoCard = z.infer<typeof VideoCard>;

export const VideoSummary = ItemCard.extend({ card: VideoCard });
export type VideoSummary = z.infer<typeof VideoSummary>;

export const Chapter = z.strictObject({ second: seconds, title: z.string() });
export type Chapter = z.infer<typeof Chapter>;

export const Cue = z.strictObject({ start: seconds, end: seconds, text: z.string() });
export type Cue = z.infer<typeof Cue>;

/** Small pictures in one file, one every `interval` seconds, row by row. */
export const Storyboard = z.strictObject({
  columns: z.int(),
  rows: z.int(),
  /** Pixels of one picture. */
  width: z.int(),
  height: z.int(),
  interval: z.number().positive(),
});
export type Storyboard = z.infer<typeof Storyboard>;

/** Pictures `slides/<n>.webp` from 1 to `count`, one every `interval` seconds, shown beside the sound alone. */
export const Slides = z.strictObject({ interval: z.number().positive(), count: z.int() });
export type Slides = z.infer<typeof Slides>;

/** Where a video stands in a series. */
const SeriesPlace = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** From 1. */
  part: z.int(),
  parts: z.int(),
  next: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
});

export const Watching = z.strictObject({
  /** Second at which the member was last. */
  position: seconds,
  /** Seconds of the video they have seen, each counted once. */
  watched: seconds,
});
export type Watching = z.infer<typeof Watching>;

const Transcript = z.strictObject({ language: CaptionLanguage, cues: z.array(Cue) });
export type Transcript = z.infer<typeof Transcript>;

const StartedVideo = z.strictObject({ id: z.string(), title: z.string(), poster: ImageRef.nullable(), seconds, my: Watching });
export type StartedVideo = z.infer<typeof StartedVideo>;

export const VideoView = z.strictObject({
  item: VideoSummary,
  /** The whole text of the author. */
  description: z.string(),
  /** Files of the video; null while it is being prepared. Relative to `base`: `master.m3u8`, `audio/index.m3u8`, `storyboard.webp`. */
  media: z
    .strictObject({
      /** Address that every file's begins with. For members only, it is signed and holds for a few hours. */
      base: z.string(),
      width: z.int(),
      height: z.int(),
      storyboard: Storyboard.nullable(),
      slides: Slides.nullable(),
    })
    .nullable(),
  /** Of the preparation, in per cent. */
  progress: z.int().nullable(),
  captions: z.array(CaptionLanguage),
  /** What is said, in the reader's language where there are captions in it. */
  transcript: Transcript.nullable(),
  chapters: z.array(Chapter),
  my: Watching.nullable(),
  series: SeriesPlace.nullable(),
  related: RelatedItems,
  can: z.strictObject({
    edit: z.boolean(),
    ...RESPOND_RIGHT,
  }),
});
export type VideoView = z.infer<typeof VideoView>;

export const listVideos = query('videos.listVideos', {
  summary: 'Published videos by speciality and author.',
  http: main.get('/videos'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject(ITEM_LIST_INPUT),
  output: pageOf(VideoSummary),
  errors: {},
});

export const getVideo = query('videos.getVideo', {
  summary: 'One video with its files, captions, chapters and where the reader stopped.',
  http: main.get('/videos/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: VideoView,
  errors: { 'videos.notFound': 404, 'videos.withdrawn': 410 },
});

export const getTranscript = query('videos.getTranscript', {
  summary: 'What is said in a video, in one of the languages of its captions.',
  http: main.get('/videos/:id/transcript/:language'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id, language: CaptionLanguage }),
  output: Transcript,
  errors: { 'videos.notFound': 404 },
});

export const listStarted = query('videos.listStarted', {
  summary: 'Videos that the reader has begun and not finished, on whatever device; the last one first, at most four.',
  http: main.get('/videos/started'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(StartedVideo) }),
  errors: {},
});

export const repostVideo = command('videos.repostVideo', {
  summary: 'Shows a video to those who follow the reader, with a note; `reposted: false` takes it back.',
  http: main.post('/video-repost'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ videoId: Id, ...REPOST_INPUT }),
  output: Reposted,
  errors: { 'videos.notFound': 404, ...REPOST_ERRORS },
});

export const searchTranscripts = query('videos.searchTranscripts', {
  summary: 'Moments of videos at which something is said.',
  http: main.get('/videos/transcripts'),
  access: 'anyone',
  rate: 'search',
  input: z.strictObject({ q: line(100, undefined, { least: 2 }) }),
  output: z.strictObject({
    data: z.array(
      z.strictObject({ videoId: z.string(), title: z.string(), language: CaptionLanguage, moments: z.array(Cue.omit({ end: true })) }),
    ),
  }),
  errors: {},
});

// ---------- what was watched ----------

/** Faster than this nothing counts. */
export const MAX_SPEED = 2;

const WatchedSpan = z.strictObject({
  /** Seconds of the video. */
  from: z.number().min(0).max(100_000),
  to: z.number().min(0).max(100_000),
  /** Seconds that passed meanwhile, by the device's own clock. */
  took: z.number().min(0).max(100_000),
  speed: z.number().min(0.1).max(16),
});

export const startWatching = command('videos.startWatching', {
  summary: 'The member begins to watch: what is reported counts from now on. Answers where they stopped, on whatever device.',
  http: main.post('/videos/:id/start-watching'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: Watching,
  errors: { 'videos.notFound': 404 },
});

export const reportWatched = command('videos.reportWatched', {
  summary:
    'Reports what the member has watched with the page in sight. No more counts than the time that has passed for them, whatever their devices say.',
  http: main.post('/videos/:id/watched'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, spans: z.array(WatchedSpan).max(50), position: z.number().min(0).max(100_000) }),
  output: Watching.extend({ /** Seconds of this report that counted, seen before or not. */ counted: seconds }),
  errors: { 'videos.notFound': 404 },
});

// ---------- events ----------

/** A video can be watched from now on, or cannot be made watchable; its author is told. */
export const videoPrepared = event(
  'videos.videoPrepared',
  z.strictObject({
    videoId: z.string(),
    authorId: z.string(),
    title: z.string(),
    failure: z.string().nullable(),
    published: z.boolean(),
    /** It was to go out as soon as it was ready, and does not: a chapter begins after its end. */
    keptBack: z.boolean().optional(),
    /** Names the preparation that its author asked for: each that fails is told. Left out for the first one. */
    asked: z.string().optional(),
  }),
);
