/** Entries of a source become articles: what is new is added, and what is a notice is noted where it matters. */
import { registerSourceItems } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { Context } from '#platform/operation/context.ts';
import { type ArticleCard, graverNotice, isNotice, type NoticeKind } from '../news.contract.ts';
import { articlesByGuid, articlesLike, insertArticles, type KnownArticle } from './article.store.ts';
import { isNoticedAnew, isSaidAnew, KnownArticles, sameName } from './article-identity.policy.ts';
import { type Claim, handOver, shownOf } from './article-owner.store.ts';
import type { Entry } from './feed-entry.policy.ts';
import { type ArrivedNotice, type ChangedEntry, noteBefore, noteChanged, noteConcerned, noticesBefore } from './notice-arrival.store.ts';
import type { SourceRow } from './source.store.ts';

type Arriving = Pick<Context, 'db' | 'emit'>;

/** `id` where it is known before, as for what is the same in every installation. */
type Arrival = Entry & { readonly id?: string };

type NewEntry = KnownArticle & { readonly entry: Entry };

export interface Arrived {
  readonly added: number;
  /** Titles of notices that would take back what is another's: nothing was marked. */
  readonly refused: readonly string[];
}

export async function bringIn(
  context: Arriving,
  source: Pick<SourceRow, 'id' | 'name' | 'kind'>,
  entries: readonly Arrival[],
): Promise<Arrived> {
  const { fresh, changed, claims } = await sorted(context.db, source, entries);
  const added = await insertArticles(
    context.db,
    fresh.map(({ id, entry }) => articleRow(id, source.id, entry)),
  );
  const arrived = fresh.filter(({ id }) => added.has(id));
  const before = await noticesBefore(context.db, arrived);
  await registerSourceItems(
    context,
    arrived.map(({ id, entry }) => ({
      id,
      kind: 'article',
      source: { id: source.id, name: source.name },
      ...shownOf(entry),
      card: cardOf(entry, source.kind === 'sample', gravestOf(before.get(id) ?? [])),
      publishedAt: entry.publishedAt,
    })),
  );
  await noteBefore(context, before);
  await handOver(context, source, claims);
  const refused = [...(await noteChanged(context, source, changed)), ...(await noteConcerned(context, source, arrived.flatMap(asNotice)))];
  return { added: arrived.length, refused: refused.map(({ entry }) => entry.title) };
}

/** Entries that nobody has brought before, and articles of which an entry for the same article now says something. */
async function sorted(db: Database, { id: sourceId, kind }: Pick<SourceRow, 'id' | 'kind'>, entries: readonly Arrival[]) {
  const known = new KnownArticles<KnownArticle>(await articlesLike(db, entries));
  const guids = entries.flatMap(({ guid }) => guid ?? []);
  const named = new Map((await articlesByGuid(db, sourceId, guids)).map((one) => [one.guid, one]));
  const fresh: NewEntry[] = [];
  const changed: ChangedEntry[] = [];
  const claims: Claim[] = [];
  const places = new Set(entries.flatMap(({ linkKey }) => linkKey ?? []));
  for (const entry of entries) {
    const isAnother = (one: KnownArticle) =>
      isNotice(entry.type) && isNotice(one.type) ? isNoticedAnew(one, entry, places) : kind === 'agency' && isSaidAnew(one, entry);
    const mayBe = (one: KnownArticle) => one.sourceId !== sourceId || !isAnother(one);
    const same = known.find(entry, mayBe) ?? sameName(named.get(entry.guid ?? ''), entry);
    if (same === null) {
      const { doi, linkKey, titleKey, type, journal, publishedAt } = entry;
      const id = entry.id ?? newId(publishedAt.getTime());
      const article = { id, sourceId, journal, doi, linkKey, titleKey, type, publishedAt, entry };
      known.add(article);
      fresh.push(article);
    } else if (isNotice(entry.type) && !isNotice(same.type)) {
      changed.push({ article: same, kind: entry.type, entry });
    } else if (same.sourceId !== sourceId) {
      claims.push({ article: same, entry });
    }
  }
  return { fresh, changed, claims };
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

const cardOf = ({ type, journal, openAccess }: Entry, sample: boolean, notice: NoticeKind | null): ArticleCard => ({
  type,
  journal,
  openAccess,
  sample,
  lines: null,
  notice,
});

const gravestOf = (notices: readonly { readonly kind: NoticeKind }[]): NoticeKind | null =>
  notices.reduce<NoticeKind | null>((gravest, { kind }) => graverNotice(gravest, kind), null);

const asNotice = ({ id, entry }: NewEntry): ArrivedNotice[] =>
  isNotice(entry.type) && entry.concerns !== null ? [{ id, kind: entry.type, concerns: entry.concerns, entry }] : [];
