/** A source of our own with articles written for Kolegia: what a fresh installation shows. */
import { cardsOfItems, changeItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { ArticleType, FiveLines } from '../news.contract.ts';
import { insertCard } from './article.store.ts';
import { bringIn } from './article-arrival.store.ts';
import { titleKey } from './article-identity.policy.ts';
import { findSource, insertSource, setFollowing } from './source.store.ts';

export interface SampleNews {
  readonly id: string;
  readonly slug: string;
  readonly language: 'en' | 'id';
  readonly type: ArticleType;
  readonly specialities: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly publishedAt: Date;
  readonly lines: FiveLines | null;
  /** Title of the article that a notice is about. */
  readonly about: string | null;
}

/** The address is none that could be read: nobody switches this source on. */
const SOURCE = { id: 'kolegia-sample', name: 'Kolegia sample', feedUrl: 'sample:kolegia' } as const;

/** `editor` signs the five lines; `followers` follow the source. Tells nobody: readers and indexes are made with the same world. */
export async function insertSampleNews(
  db: Database,
  news: readonly SampleNews[],
  { editor, followers }: { editor: string; followers: readonly string[] },
): Promise<void> {
  await insertSource(db, { ...SOURCE, kind: 'sample', homepage: null, language: 'en', specialities: [], openAccess: false });
  const source = await findSource(db, SOURCE.id);
  if (source === null) throw new Error('The source of the sample news is not there');
  const silent = { db, emit: async () => undefined };
  const entries = news.map((one) => ({
    id: one.id,
    guid: one.slug,
    link: null,
    linkKey: null,
    doi: null,
    titleKey: titleKey(one.title),
    title: one.title,
    abstract: one.text,
    authors: [],
    journal: SOURCE.name,
    terms: [],
    type: one.type,
    openAccess: false,
    specialities: one.specialities,
    language: one.language,
    publishedAt: one.publishedAt,
    concerns: one.about === null ? null : { dois: [], titleKey: titleKey(one.about) },
  }));
  await bringIn(silent, source, entries);
  const cards = await cardsOfItems(
    db,
    news.map(({ id }) => id),
  );
  for (const { id, lines, publishedAt } of news) {
    if (lines === null) continue;
    await insertCard(db, { articleId: id, version: 1, lines, authorId: editor, at: publishedAt });
    await changeItem(silent, id, { card: { ...cards.get(id), lines } });
  }
  for (const member of followers) await setFollowing(db, SOURCE.id, member, true);
}
