import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, json, jsonb, pgSchema, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { DrawnVideo } from '../drawn-video.contract.ts';
import type { VideoDetails, VideoFailure, VideoState } from '../video-upload.contract.ts';
import type { CaptionLanguage, Cue, Slides, Storyboard } from '../videos.contract.ts';
import type { Span } from './watched.policy.ts';

export const videos = pgSchema('videos');

const at = () => timestamp({ withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytes = () => bigint({ mode: 'number' }).notNull();

/** What was made of a file for watching. */
export interface MadeMedia {
  seconds: number;
  width: number;
  height: number;
  storyboard: Storyboard | null;
  slides: Slides | null;
}

export const video = videos.table(
  'video',
  {
    /** Also of its item, once it is published. */
    id: text().primaryKey(),
    authorId: text().notNull(),
    /** `deleted`: by its author, who can still bring it back; what stands beside it says where it was. */
    state: text().$type<VideoState | 'deleted'>().notNull(),
    failure: text().$type<VideoFailure>(),
    progress: integer().notNull().default(0),
    fileName: text().notNull(),
    bytes: bytes(),
    received: bytes().default(0),
    details: json().$type<VideoDetails>().notNull(),
    /** How often the details were changed. */
    version: integer().notNull().default(0),
    /** Set when the author has asked for publication. */
    publishAt: at(),
    /** Set once it has an item. */
    registeredAt: at(),
    /** For videos that are drawn from a script instead of uploaded. */
    drawn: jsonb().$type<DrawnVideo>(),
    /** Name of the folder its files lie in; another one after every preparation. */
    folder: text(),
    media: json().$type<MadeMedia>(),
    poster: json().$type<ImageRef>(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('video_author').on(t.authorId, t.id),
    index('video_abandoned').on(t.updatedAt).where(sql`state in ('uploading', 'failed')`),
  ],
);

/** What has arrived of an upload: pieces in the storage, in their order. */
export const uploadPart = videos.table(
  'upload_part',
  {
    videoId: text()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    offset: bytes(),
    bytes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.offset] })],
);

export const caption = videos.table(
  'caption',
  {
    videoId: text()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    language: text().$type<CaptionLanguage>().notNull(),
    cues: json().$type<Cue[]>().notNull(),
    /** All that is said. */
    text: text().notNull(),
    /** Its words without accents, as search compares them; null until `videos.indexCaptions` has come to what was written before there were any. */
    words: tsvector(),
  },
  (t) => [
    primaryKey({ columns: [t.videoId, t.language] }),
    index('caption_words').using('gin', t.words).with({ fastupdate: false }),
    // For what has no words yet: goes with the last of it.
    index('caption_text').using('gin', sql`to_tsvector('simple', ${t.text})`).with({ fastupdate: false }),
    index('caption_wordless').on(t.videoId).where(sql`words is null`),
  ],
);

/** What a member has seen of a video: what certificates will stand on. */
export const watch = videos.table(
  'watch',
  {
    memberId: text().notNull(),
    videoId: text().notNull(),
    /** Parts of the video, apart from one another and in order, in tenths of a second. */
    spans: json().$type<Span[]>().notNull(),
    /** Their length together, in tenths of a second. */
    watched: integer().notNull(),
    /** Tenths of a second that counted, by speed. */
    speeds: json().$type<Record<string, number>>().notNull(),
    /** Second at which the member was last. */
    position: real().notNull(),
    firstAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.videoId] })],
);

/** One clock per member, whatever they watch on however many devices: their time passes once. */
export const watchClock = videos.table('watch_clock', {
  memberId: text().primaryKey(),
  /** Up to here the member's time has been given to something watched. */
  accountedUntil: at().notNull(),
});

/** What is of a series beside its item and its parts; of one that was never changed there is nothing. */
export const series = videos.table('series', {
  id: text().primaryKey(),
  /** How often its author has changed it. */
  version: integer().notNull(),
});

export const seriesPart = videos.table(
  'series_part',
  {
    seriesId: text().notNull(),
    videoId: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.seriesId, t.videoId] }), index('series_part_video').on(t.videoId)],
);
