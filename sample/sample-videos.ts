/** Videos of the sample world. Their rows are there at once; what is seen is drawn and encoded by jobs after the first start. */
import { readdirSync, readFileSync } from 'node:fs';
import { insertSampleVideo, videoSummaryOf, writeSeriesParts } from '#modules/videos/server/videos.public.ts';
import type { VideoDetails } from '#modules/videos/video-upload.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Cell, copyRows, JsonArray } from './copy-rows.ts';
import { TABLES as LIBRARY_TABLES } from './sample-case-rows.ts';
import { sampleId } from './sample-id.ts';
import type { SampleKit, SamplePart } from './sample-part.ts';
import { SampleQuestion, SampleSeries, SampleVideo } from './sample-video.schema.ts';
import { seededChoice } from './seeded-choice.ts';

const VIDEOS = new URL('./videos/', import.meta.url);
const LISTS = new Set(['series.json', 'questions.json']);
/** About as long as one takes to be drawn: a fresh start keeps some of its machine for its visitors. */
const DRAWING_SECONDS = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ITEM_COLUMNS = [...LIBRARY_TABLES['library.item'], 'audience'];
const COMMENT_COLUMNS = [...LIBRARY_TABLES['library.comment'], 'second'];

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, VIDEOS), 'utf8'));

export function readSampleVideos(): SampleVideo[] {
  return readdirSync(VIDEOS)
    .filter((file) => file.endsWith('.json') && !LISTS.has(file))
    .sort()
    .map((file) => {
      const parsed = SampleVideo.safeParse(readJson(file));
      if (!parsed.success) throw new Error(`sample/videos/${file}: ${parsed.error.message}`);
      return parsed.data;
    });
}

export const loadSampleVideos: SamplePart = async (kit) => {
  const [videos, series] = [readSampleVideos(), SampleSeries.array().parse(readJson('series.json'))];
  const questions = SampleQuestion.array().parse(readJson('questions.json'));
  const ids = new Map(videos.map((video) => [video.slug, idOf(kit, 'video', video)]));
  const items: Cell[][] = [];
  const comments: Cell[][] = [];
  // The newest first: they stand on top of the list, and are made in this order.
  for (const [n, video] of videos.toSorted((a, b) => a.daysAgo - b.daysAgo).entries()) {
    const asked = questions.filter((question) => question.video === video.slug);
    await videoRows(kit, video, asked, n * DRAWING_SECONDS, { items, comments });
  }
  for (const one of series) {
    const parts = one.videos.map((slug) => {
      const id = ids.get(slug);
      if (id === undefined) throw new Error(`sample/videos/series.json: no video ${slug}`);
      return id;
    });
    const id = idOf(kit, 'series', one);
    await writeSeriesParts(kit.db, id, parts);
    items.push(itemRow(kit, id, 'series', one, one.summary, { poster: null, parts: parts.length, seconds: 0 }, null, 0));
  }
  await copyRows(kit.client, 'library.item', ITEM_COLUMNS, items);
  await copyRows(kit.client, 'library.comment', COMMENT_COLUMNS, comments);
  return `${videos.length} videos, drawn after the start, and ${series.length} series`;
};

type About = Pick<SampleVideo, 'slug' | 'author' | 'daysAgo' | 'language' | 'specialities' | 'title'>;

const publishedOf = ({ now }: SampleKit, { daysAgo }: About) => new Date(now.getTime() - daysAgo * DAY_MS);
const idOf = (kit: SampleKit, kind: string, about: About) => sampleId(`${kind}/${about.slug}`, publishedOf(kit, about));

async function videoRows(
  kit: SampleKit,
  video: SampleVideo,
  asked: readonly SampleQuestion[],
  drawnAfter: number,
  { items, comments }: { items: Cell[][]; comments: Cell[][] },
) {
  const { scenes, membersOnly, language, specialities, title, description } = video;
  const id = idOf(kit, 'video', video);
  const starts = scenes.map((_, n) => scenes.slice(0, n).reduce((sum, { seconds }) => sum + seconds, 0));
  const details: VideoDetails = {
    title,
    description,
    language,
    specialities,
    membersOnly,
    chapters: scenes.map(({ heading }, n) => ({ second: starts[n] ?? 0, title: heading })),
  };
  const cues = (spoken: 'en' | 'id') =>
    scenes.map(({ seconds, captions }, n) => ({
      start: (starts[n] ?? 0) + 0.2,
      end: (starts[n] ?? 0) + seconds - 0.1,
      text: captions[spoken],
    }));
  const author = kit.world.person(video.author);
  await insertSampleVideo(kit, {
    id,
    authorId: author.id,
    at: publishedOf(kit, video),
    details,
    script: { scenes },
    captions: { en: cues('en'), id: cues('id') },
    drawnAfter,
  });
  const card = { poster: null, seconds: null, captions: ['en', 'id'] };
  items.push(itemRow(kit, id, 'video', video, videoSummaryOf(details), card, membersOnly ? 'members' : null, asked.length * 2));
  for (const question of asked) comments.push(...questionRows(kit, id, video, question));
}

function itemRow(
  kit: SampleKit,
  id: string,
  kind: 'video' | 'series',
  about: About,
  summary: string,
  card: Record<string, unknown>,
  audience: string | null,
  answers: number,
): Cell[] {
  const choice = seededChoice(`${kind}/${about.slug}`);
  const at = publishedOf(kit, about);
  const author = kit.world.person(about.author);
  return [
    ...[id, kind, author.id, false, kit.bylines.named(author.id), about.language, about.specialities, about.title, summary, card],
    ...[{ kind: 'verified', specialities: [] }, 'published', at, null, at, at, answers],
    // Helpful, insightful, agree, reposts, bookmarks, views, answers to a question.
    ...[0, 0, 0, 0, 0, choice.int(20, 400), 0],
    audience,
  ];
}

/** A question at a second of the video, and the speaker's answer. */
function questionRows(kit: SampleKit, itemId: string, video: SampleVideo, { by, second, text, answer }: SampleQuestion): Cell[][] {
  const choice = seededChoice(`${video.slug}/${by}`);
  const begin = publishedOf(kit, video).getTime();
  const at = (hours: number) => new Date(Math.min(begin + hours * HOUR_MS, kit.now.getTime() - 60_000));
  const asked = at(1 + choice.share() * 8);
  const [asker, speaker] = [kit.world.person(by), kit.world.person(video.author)];
  const questionId = sampleId(`video/${video.slug}/${by}/question`, asked);
  const answered = new Date(asked.getTime() + 40 * 60_000);
  const row = (
    id: string,
    parentId: string | null,
    personId: string,
    byAuthor: boolean,
    words: string,
    when: Date,
    moment: number | null,
  ): Cell[] => [
    ...[id, itemId, parentId, personId, false, kit.bylines.named(personId), byAuthor, fromPlainText(words), null, new JsonArray([])],
    ...[false, 0, 0, 0, when],
    moment,
  ];
  return [
    row(questionId, null, asker.id, false, text, asked, second),
    row(sampleId(`video/${video.slug}/${by}/answer`, answered), questionId, speaker.id, true, answer, answered, null),
  ];
}
