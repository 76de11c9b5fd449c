/** An article that another feed brought first becomes that of its journal once the journal brings it: what then stands there is its own. */
import { cardsOfItems, changeItem, lockItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { type ArticleCard, isNotice } from '../news.contract.ts';
import { deleteOwnNotices, type KnownArticle, standingNotice, updateArticle } from './article.store.ts';
import type { Entry } from './feed-entry.policy.ts';
import { registrantOf } from './notice-subject.policy.ts';
import { forgetNoticedWorks } from './noticed-work.store.ts';
import { clipped } from './plain-text.policy.ts';
import { registrantsOf } from './registrant.store.ts';
import { findSource, type SourceRow } from './source.store.ts';

const SUMMARY_LENGTH = 300;

/** An entry for an article that stands under another source. */
export interface Claim {
  readonly article: KnownArticle;
  readonly entry: Entry;
}

/** An article as lists show it, whatever was said of it. */
export const shownOf = (entry: Entry) => ({
  language: entry.language,
  specialities: entry.specialities,
  title: entry.title,
  summary: clipped(entry.abstract, SUMMARY_LENGTH),
});

/** Only what has the DOI of its publisher tells for certain whose it is; and of two feeds of one publisher, the first keeps it. */
export async function handOver(
  context: Pick<Context, 'db' | 'emit'>,
  source: Pick<SourceRow, 'id' | 'name' | 'kind'>,
  claims: readonly Claim[],
): Promise<void> {
  const sure = claims.filter(({ article, entry }) => article.doi !== null && article.doi === entry.doi && !isNotice(entry.type));
  if (sure.length === 0) return;
  const own = await registrantsOf(context.db, source);
  const theirs = sure.filter(({ article }) => own.has(registrantOf(article.doi ?? '')));
  const holders = new Map<string, ReadonlySet<string>>();
  for (const id of new Set(theirs.map(({ article }) => article.sourceId))) holders.set(id, await heldBy(context.db, id));
  for (const { article, entry } of theirs)
    if (holders.get(article.sourceId)?.has(registrantOf(article.doi ?? '')) !== true) await become(context, source, article.id, entry);
}

async function heldBy(db: Database, sourceId: string): Promise<ReadonlySet<string>> {
  const holder = await findSource(db, sourceId);
  return holder === null ? new Set() : registrantsOf(db, holder);
}

async function become({ db, emit }: Pick<Context, 'db' | 'emit'>, source: Pick<SourceRow, 'id' | 'name'>, id: string, entry: Entry) {
  await lockItem(db, id);
  const { guid, link, linkKey, titleKey, title, journal, authors, type, abstract, terms, openAccess } = entry;
  await updateArticle(db, id, {
    ...{ sourceId: source.id, guid, link, linkKey, titleKey, title, journal, type, abstract },
    ...{ authors: [...authors], terms: [...terms] },
  });
  // As the notice that it stood there as, it said something of itself or of others.
  await deleteOwnNotices(db, id);
  await forgetNoticedWorks(db, id);
  const said = await standingNotice(db, id);
  const card = (await cardsOfItems(db, [id])).get(id) as ArticleCard | undefined;
  if (card === undefined) return;
  await changeItem({ db, emit }, id, { ...shownOf(entry), source, card: { ...card, type, journal, openAccess, notice: said } });
}
