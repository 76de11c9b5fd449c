/** News of the sample world: short educational articles written for Kolegia, and marked as such wherever they are shown. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ARTICLE_TYPES, FiveLines, isNotice } from '#modules/news/news.contract.ts';
import { insertSampleNews, type SampleNews } from '#modules/news/server/news.public.ts';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { type Cell, copyRows } from './copy-rows.ts';
import { sampleId } from './sample-id.ts';
import type { SampleKit, SamplePart } from './sample-part.ts';
import { sampleStaffId } from './sample-people.ts';
import { seededChoice } from './seeded-choice.ts';

const Article = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  language: z.enum(['en', 'id']),
  type: z.enum(ARTICLE_TYPES),
  specialities: z.array(z.enum(SPECIALITIES)).min(1).max(4),
  title: z.string().max(160),
  text: z.string().min(300).max(1_500),
  lines: FiveLines.optional(),
  /** Of a notice: slug of the article it says something of. */
  about: z.string().optional(),
});
type Article = z.infer<typeof Article>;

const FOLDER = new URL('./news/', import.meta.url);
const HOUR_MS = 3_600_000;
/** Between two articles, on average: a new one every few hours, the oldest some eight weeks ago. */
const HOURS_APART = 6.5;
const FOLLOWERS = 18;

/** Reads and checks every file; throws with the file's name for one that is not as it should be. */
export function readSampleNews(now: Date): SampleNews[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const articles = files.flatMap((file) => {
    const parsed = z.array(Article).safeParse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
    if (!parsed.success) throw new Error(`sample/news/${file}: ${parsed.error.message}`);
    return parsed.data;
  });
  const notices = articles.filter(({ type }) => isNotice(type));
  const others = articles.filter(({ type }) => !isNotice(type));
  // Specialities and languages take turns, as they would.
  const choice = seededChoice('sample news');
  const dated = choice.some(others, others.length).map((article, n) => {
    return placed(article, new Date(now.getTime() - (n + choice.share()) * HOURS_APART * HOUR_MS), null);
  });
  return [...dated, ...notices.map((notice) => placedNotice(notice, dated, now))];
}

const placed = ({ lines, about: _about, ...article }: Article, publishedAt: Date, about: string | null): SampleNews => ({
  ...article,
  lines: lines ?? null,
  about,
  publishedAt,
  id: sampleId(`news/${article.slug}`, publishedAt),
});

/** Some time after what it is about. Throws for one that is about nothing there is. */
function placedNotice(notice: Article, articles: readonly SampleNews[], now: Date): SampleNews {
  const about = articles.find(({ slug }) => slug === notice.about);
  if (about === undefined) throw new Error(`sample/news: ${notice.slug} is about “${notice.about}”, which is not there`);
  const since = now.getTime() - about.publishedAt.getTime();
  return placed(notice, new Date(now.getTime() - since / 2), about.title);
}

/** What readers did with them: some are much read, most a little. */
async function addMarks(kit: SampleKit, news: readonly SampleNews[]): Promise<void> {
  const choice = seededChoice('readers of the sample news');
  const [reactions, bookmarks, views]: [Cell[][], Cell[][], Cell[][]] = [[], [], []];
  for (const { id, publishedAt, lines } of news) {
    const age = kit.now.getTime() - publishedAt.getTime();
    const later = () => new Date(publishedAt.getTime() + choice.share() * Math.min(age, 72 * HOUR_MS));
    const readers = choice.some(kit.world.people, choice.int(0, lines === null ? 9 : 24));
    for (const reader of readers) {
      const at = later();
      views.push([at.toISOString().slice(0, 10), id, reader.id]);
      if (choice.share() < 0.3) reactions.push(['item', id, reader.id, choice.one(['helpful', 'helpful', 'insightful'] as const), at]);
      if (choice.share() < 0.15) bookmarks.push([reader.id, id, at]);
    }
  }
  await copyRows(kit.client, 'library.reaction', ['target', 'target_id', 'member_id', 'reaction', 'at'], reactions);
  await copyRows(kit.client, 'library.bookmark', ['member_id', 'item_id', 'at'], bookmarks);
  await copyRows(kit.client, 'library.view', ['day', 'item_id', 'member_id'], views);
  await kit.client.query(`update library.item i set
      helpful = (select count(*) from library.reaction r where r.target = 'item' and r.target_id = i.id and r.reaction = 'helpful'),
      insightful = (select count(*) from library.reaction r where r.target = 'item' and r.target_id = i.id and r.reaction = 'insightful'),
      bookmarks = (select count(*) from library.bookmark b where b.item_id = i.id),
      views = (select count(*) from library.view v where v.item_id = i.id)
    where i.kind = 'article'`);
}

export const loadSampleNews: SamplePart = async (kit) => {
  const news = readSampleNews(kit.now);
  const followers = seededChoice('followers of the sample news').some(kit.world.people, FOLLOWERS);
  await insertSampleNews(kit.db, news, { editor: sampleStaffId(kit.now), followers: followers.map(({ id }) => id) });
  await addMarks(kit, news);
  return `${news.length} articles`;
};
