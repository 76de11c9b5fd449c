import {
  gatesOf,
  itemCardOf,
  listItemsText,
  readableItemsByIds,
  refusalToRespond,
  repostItem,
  type SeenItem,
} from '#modules/library/server/library.public.ts';
import { blockedIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  getTranscript,
  getVideo,
  listStarted,
  listVideos,
  repostVideo,
  searchTranscripts,
  type VideoSummary,
  type VideoView,
} from '../videos.contract.ts';
import { cuesSaying } from './caption.policy.ts';
import { type Captions, captionsOf, findCaptions, searchCaptions, stemsOf } from './caption.store.ts';
import { seriesOfVideo } from './series-part.store.ts';
import { saysHowMuch, spokenQuery, typedWords } from './spoken-words.policy.ts';
import { findVideo, type VideoRow } from './video.store.ts';
import { OPEN_PASS, passFor } from './video-pass.policy.ts';
import { startedBy, watchingOf } from './watch.store.ts';
import { FINISHED_SHARE, resumeAt } from './watched.policy.ts';

const RELATED = 4;
const STARTED = 4;
const FOUND_VIDEOS = 20;
/** More than are shown: in some the words stand far apart, and no moment says them. */
const LOOKED_AT = 80;
const MOMENTS = 5;

/** The only ways to a published video. */
const gates = gatesOf('video', { notFound: 'videos.notFound', notYours: 'videos.notFound', withdrawn: 'videos.withdrawn' });
export const accessVideo = gates.access;

export const videoReadingHandlers = [
  handle(listVideos, ({ db, viewer }, filter) => listItemsText(db, viewer?.id ?? null, { kind: 'video', ...filter })),

  handle(getVideo, async (context, { id }) => {
    const { db, viewer, language } = context;
    const item = await gates.accessPage(db, viewer, id, RELATED);
    const [video, captions] = [await findVideo(db, id), await captionsOf(db, id)];
    if (video === null) throw new Failure('videos.notFound');
    const card = await itemCardOf(db, viewer, item);
    const refusal = await refusalToRespond(db, item, viewer);
    const watching = (await watchingOf(db, viewer?.id ?? null, [id])).get(id) ?? null;
    const view: VideoView = {
      item: card as VideoSummary,
      description: video.details.description,
      media: mediaOf(context, item, video),
      progress: video.media === null ? video.progress : null,
      captions: captions.map((one) => one.language),
      transcript: transcriptFor(captions, language, item.language),
      chapters: video.details.chapters,
      my: watching && { ...watching, position: resumeAt(watching.position, video.media?.seconds ?? null) },
      series: await seriesPlaceOf(db, viewer, id),
      related: item.related,
      can: {
        edit: viewer?.id === item.authorId,
        respond: refusal === null,
        respondRefusal: refusal === null ? null : `respond.${refusal}`,
      },
    };
    return new Checked(view);
  }),

  handle(getTranscript, async ({ db, viewer }, { id, language }) => {
    await accessVideo(db, viewer, id);
    const cues = await findCaptions(db, id, language);
    if (cues === null) throw new Failure('videos.notFound');
    return { language, cues };
  }),

  handle(listStarted, async ({ db, viewer }) => {
    if (viewer === null) return { data: [] };
    // Some may have been taken down since.
    const who = { memberId: viewer.id, apart: await blockedIds(db, viewer.id) };
    const started = await startedBy(db, who, FINISHED_SHARE, 3 * STARTED);
    const readable = await readableItemsByIds(
      db,
      viewer.id,
      started.map(({ id }) => id),
    );
    const data = started.flatMap(({ id, ...seen }) => {
      const item = readable.get(id);
      return item === undefined ? [] : [{ id, title: item.title, ...seen }];
    });
    return { data: data.slice(0, STARTED) };
  }),

  handle(repostVideo, async (context, { videoId, ...repost }) => {
    const item = await accessVideo(context.db, context.viewer, videoId);
    return repostItem(context, item, context.viewer.id, repost);
  }),

  handle(searchTranscripts, async ({ db, viewer }, { q }) => {
    const words = typedWords(q);
    if (words.length === 0) return { data: [] };
    const stems = await stemsOf(db, words);
    const sought = { en: spokenQuery(words, stems, 'en'), id: spokenQuery(words, stems, 'id') };
    const apart = viewer === null ? [] : await blockedIds(db, viewer.id);
    const found = await searchCaptions(db, { viewerId: viewer?.id ?? null, apart }, sought, LOOKED_AT);
    const readable = await readableItemsByIds(db, viewer?.id ?? null, [...new Set(found.map(({ videoId }) => videoId))]);
    const says = { en: saysHowMuch(sought.en), id: saysHowMuch(sought.id) };
    const data: OutputOf<typeof searchTranscripts>['data'] = [];
    for (const { videoId, language, cues } of found) {
      const item = readable.get(videoId);
      const moments = item === undefined ? [] : cuesSaying(cues, says[language], MOMENTS).map(({ start, text }) => ({ start, text }));
      if (item !== undefined && moments.length > 0) data.push({ videoId, title: item.title, language, moments });
      if (data.length === FOUND_VIDEOS) break;
    }
    return { data };
  }),
];

/** For everyone the address is the same, and may be kept; for members it is signed. */
function mediaOf({ services }: Context, item: SeenItem, { id, media, folder }: VideoRow): VideoView['media'] {
  if (media === null || folder === null) return null;
  const published = item.status === 'published';
  const pass =
    published && item.audience === null ? OPEN_PASS : passFor(services.settings.secret, published ? 'watch' : 'preview', id, Date.now());
  const { width, height, storyboard, slides } = media;
  return { base: `/video-files/${id}/${pass}/`, width, height, storyboard, slides };
}

function transcriptFor(captions: readonly Captions[], reader: Language, spoken: Language): VideoView['transcript'] {
  const found = [reader, spoken].map((language) => captions.find((one) => one.language === language)).find((one) => one !== undefined);
  const chosen = found ?? captions[0];
  return chosen === undefined ? null : { language: chosen.language, cues: [...chosen.cues] };
}

/** Its place among those parts of the newest series that the reader may see. */
async function seriesPlaceOf(db: Database, viewer: Viewer, videoId: string): Promise<VideoView['series']> {
  const series = await seriesOfVideo(db, videoId);
  if (series.length === 0) return null;
  const items = await readableItemsByIds(
    db,
    viewer?.id ?? null,
    series.flatMap(({ seriesId, parts }) => [seriesId, ...parts]),
  );
  for (const { seriesId, parts } of series) {
    const item = items.get(seriesId);
    if (item === undefined) continue;
    const shown = parts.filter((id) => items.has(id));
    const place = shown.indexOf(videoId);
    if (place === -1) continue;
    const next = items.get(shown[place + 1] ?? '');
    return {
      id: seriesId,
      title: item.title,
      part: place + 1,
      parts: shown.length,
      next: next === undefined ? null : { id: next.id, title: next.title },
    };
  }
  return null;
}
