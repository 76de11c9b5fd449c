/** Entries of a source become articles: what is new is added, what retracts or corrects is noted where it matters. */
import { cardsOfItems, changeItem, registerSourceItems } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { Context } from '#platform/operation/context.ts';
import { type ArticleCard, articleCorrected, type NoticeKind } from '../news.contract.ts';
import { articlesLike, insertArticles, insertNotice, type KnownArticle } from './article.store.ts';
import { KnownArticles } from './article-identity.policy.ts';
import type { Entry } from './feed-entry.policy.ts';
import { clipped } from './plain-text.policy.ts';
import type { SourceRow } from './source.store.ts';

const SUMMARY_LENGTH = 300;

type Arriving = Pick<Context, 'db' | 'emit'>;

/** `id` where it is known before, as for what is the same in every installation. */
type Arrival = Entry & { readonly id?: string };

type NewEntry = KnownArticle & { readonly entry: Entry };

/** Returns how many articles were new. */
export async function bringIn(
  context: Arriving,
  source: Pick<SourceRow, 'id' | 'name' | 'kind'>,
  entries: readonly Arrival[],
): Promise<number> {
  const { fresh, changed } = await sorted(context.db, entries);
  const added = await insertArticles(
    context.db,
    fresh.map(({ id, entry }) => articleRow(id, source.id, entry)),
  );
  const arrived = fresh.filter(({ id }) => added.has(id));
  await registerSourceItems(
    context,
    arrived.map(({ id, entry }) => ({
      id,
      kind: 'article',
      source: { id: source.id, name: source.name },
      language: entry.language,
      specialities: entry.specialities,
      title: entry.title,
      summary: clipped(entry.abstract, SUMMARY_LENGTH),
      card: cardOf(entry, source.kind === 'sample'),
      publishedAt: entry.publishedAt,
    })),
  );
  for (const { article, entry } of changed) await note(context, article, { kind: kindOf(entry), noticeId: '', entry });
  await noteConcerned(
    context,
    arrived.filter(({ entry }) => entry.concerns !== null),
  );
  return arrived.length;
}

/** Entries that nobody has brought before, and articles that their journal now calls retracted or corrected. */
async function sorted(db: Database, entries: readonly Arrival[]) {
  const known = new KnownArticles<KnownArticle>(await articlesLike(db, entries));
  const fresh: NewEntry[] = [];
  const changed: { article: KnownArticle; entry: Entry }[] = [];
  for (const entry of entries) {
    const same = known.find(entry);
    if (same === null) {
      const { doi, linkKey, titleKey, type } = entry;
      const article = { id: entry.id ?? newId(entry.publishedAt.getTime()), doi, linkKey, titleKey, type, entry };
      known.add(article);
      fresh.push(article);
    } else if (entry.concerns !== null && same.type !== entry.type) {
      changed.push({ article: same, entry });
    }
  }
  return { fresh, changed };
}

const articleRow = (id: string, sourceId: string, entry: Entry) => {
  const { guid, doi, link, linkKey, titleKey, title, journal, authors, type, abstract, terms, publishedAt } = entry;
  return {
    id,
    sourceId,
    guid,
    doi,
    link,
    linkKey,
    titleKey,
    title,
    journal,
    authors: [...authors],
    type,
    abstract,
    terms: [...terms],
    publishedAt,
  };
};

const cardOf = ({ type, journal, openAccess }: Entry, sample: boolean): ArticleCard => ({
  type,
  journal,
  openAccess,
  sample,
  lines: null,
  notice: null,
});

const kindOf = ({ type }: Entry): NoticeKind => (type === 'retraction' ? 'retraction' : 'correction');

/** Finds what new retractions and corrections are about: articles of ours, or works that only members know. */
async function noteConcerned(context: Arriving, notices: readonly NewEntry[]): Promise<void> {
  const wanted = notices.flatMap(({ entry }) => wantedBy(entry));
  const known = (await articlesLike(context.db, wanted)).filter(({ type }) => type !== 'retraction' && type !== 'correction');
  const index = new KnownArticles(known);
  for (const { id, entry } of notices) {
    const found = new Set(wantedBy(entry).flatMap((one) => index.find(one) ?? []));
    for (const article of found) await note(context, article, { kind: kindOf(entry), noticeId: id, entry });
    const knownDois = new Set([...found].map(({ doi }) => doi));
    for (const doi of entry.concerns?.dois ?? [])
      if (!knownDois.has(doi)) await context.emit(articleCorrected, { kind: kindOf(entry), articleId: null, noticeId: id, doi });
  }
}

const wantedBy = ({ concerns }: Entry) => [
  ...(concerns?.dois ?? []).map((doi) => ({ doi, linkKey: null, titleKey: null })),
  ...(concerns?.titleKey == null ? [] : [{ doi: null, linkKey: null, titleKey: concerns.titleKey }]),
];

async function note(
  context: Arriving,
  article: KnownArticle,
  { kind, noticeId, entry }: { kind: NoticeKind; noticeId: string; entry: Entry },
): Promise<void> {
  const isNew = await insertNotice(context.db, { articleId: article.id, kind, noticeId, title: entry.title, at: entry.publishedAt });
  if (!isNew) return;
  const card = (await cardsOfItems(context.db, [article.id])).get(article.id) as ArticleCard | undefined;
  // A retraction is never made smaller by a later correction.
  if (card !== undefined && card.notice !== 'retraction') await changeItem(context, article.id, { card: { ...card, notice: kind } });
  await context.emit(articleCorrected, { kind, articleId: article.id, noticeId: noticeId === '' ? null : noticeId, doi: article.doi });
}
