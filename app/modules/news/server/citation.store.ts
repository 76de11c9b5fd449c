/** Who cites what: kept when something is written, so that a notice finds them whatever way they named the work. */
import { and, gt, inArray, or, sql } from 'drizzle-orm';
import { anyOf } from '#platform/db/any-of.ts';
import type { Database } from '#platform/db/database.ts';
import { articlesLike, identitiesByIds, type KnownArticle } from './article.store.ts';
import { doisIn, type Identity, KnownArticles, linkKey, titleKey } from './article-identity.policy.ts';
import { citation } from './news.schema.ts';
import { concernedBy, identitiesIn } from './noticed-work.store.ts';

/** As somebody wrote it: any of these may name the work. */
export interface CitedWork {
  readonly title: string;
  /** Journal, year, DOI, or any text with DOIs in it. */
  readonly source: string;
  readonly url: string | null;
  /** Of an article of ours, where it is chosen and not written. */
  readonly articleId?: string;
}

export interface IdentifiedWork<Work> {
  readonly work: Work;
  readonly identity: Identity;
}

/** The page of an article of ours, whatever language it is read in. */
const OWN_PAGE = /^https?:\/\/[^/]+\/(?:[a-z]{2}\/)?news\/([0-9a-z]{16})(?:[/?#]|$)/;

const ownArticleId = ({ articleId, url }: CitedWork): string | undefined => articleId ?? OWN_PAGE.exec(url ?? '')?.[1];

function writtenIdentities({ title, source, url }: CitedWork): Identity[] {
  const [first = null, ...others] = doisIn(`${source} ${title} ${url ?? ''}`);
  return [
    { doi: first, linkKey: url === null ? null : linkKey(url), titleKey: titleKey(title) },
    ...others.map((doi) => ({ doi, linkKey: null, titleKey: null })),
  ];
}

const isNamed = ({ doi, linkKey: link, titleKey: title }: Identity): boolean => doi !== null || link !== null || title !== null;

/** By what these works can be recognised; of some by nothing, of others by several names. */
export async function identified<Work extends CitedWork>(db: Database, works: readonly Work[]): Promise<IdentifiedWork<Work>[]> {
  const own = await identitiesByIds(
    db,
    works.flatMap((work) => ownArticleId(work) ?? []),
  );
  return works.flatMap((work) => {
    const article = own.get(ownArticleId(work) ?? '');
    const identities = article === undefined ? writtenIdentities(work) : [article];
    return identities.filter(isNamed).map((identity) => ({ work, identity }));
  });
}

/** Rows in one statement: a row has 5 values, and a statement takes 65,535. */
const BATCH = 5_000;
/** Of one text: nobody lists more, and a text of links alone is not to fill the table. */
const MOST_OF_ONE = 100;

/** Keeps what each of these items or answers cites, instead of what it cited before. */
export async function keepCitations(db: Database, cited: ReadonlyMap<string, readonly Identity[]>): Promise<void> {
  if (cited.size === 0) return;
  await db.delete(citation).where(inArray(citation.holderId, [...cited.keys()]));
  const rows = [...cited].flatMap(([holderId, identities]) =>
    identities
      .slice(0, MOST_OF_ONE)
      .map(({ doi, linkKey: link, titleKey: title }, n) => ({ holderId, n, doi, linkKey: link, titleKey: title })),
  );
  for (let start = 0; start < rows.length; start += BATCH)
    await db
      .insert(citation)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoNothing();
}

/** What these items and answers cite is nobody's business any more: they are gone. */
export async function forgetCitations(db: Database, holderIds: readonly string[]): Promise<void> {
  await db.delete(citation).where(anyOf(citation.holderId, holderIds));
}

/** Looked at together. */
const HOLDERS = 1_000;

/**
 * Ids of the items and answers that cite what a notice is about: an article of ours, or the works it names that are not here. Part by
 * part, each id once.
 */
export async function* holdersCiting(
  db: Database,
  { articleId, noticeId }: { articleId: string | null; noticeId: string | null },
): AsyncGenerator<string[]> {
  const concerned = articleId === null ? await concernedElsewhere(db, noticeId) : [...(await identitiesByIds(db, [articleId])).values()];
  const known = new KnownArticles(concerned);
  for (let after = '', isLast = false; !isLast; ) {
    const rows = await citationsOf(db, concerned, after, HOLDERS);
    isLast = rows.length < HOLDERS;
    // The last one may cite in more ways than were read: with the next part it is read as a whole.
    const last = rows.at(-1)?.holderId ?? '';
    const whole = isLast ? rows : rows.filter(({ holderId }) => holderId !== last);
    after = whole.at(-1)?.holderId ?? '';
    yield [...new Set(whole.filter((row) => known.find(row) !== null).map(({ holderId }) => holderId))];
  }
}

function citationsOf(db: Database, concerned: readonly Identity[], afterHolder: string, limit: number) {
  const dois = concerned.flatMap(({ doi }) => doi ?? []);
  const links = concerned.flatMap(({ linkKey: link }) => link ?? []);
  const titles = concerned.flatMap(({ titleKey: title }) => title ?? []);
  const isOneOf = or(
    dois.length > 0 ? inArray(citation.doi, dois) : undefined,
    links.length > 0 ? inArray(citation.linkKey, links) : undefined,
    titles.length > 0 ? inArray(citation.titleKey, titles) : undefined,
    // Without anything to look for, nothing is found.
    sql`false`,
  );
  return db
    .select()
    .from(citation)
    .where(and(isOneOf, gt(citation.holderId, afterHolder)))
    .orderBy(citation.holderId)
    .limit(limit);
}

/** Of the works a notice names, those that are no articles of ours: these have a notice of their own. */
async function concernedElsewhere(db: Database, noticeId: string | null): Promise<Identity[]> {
  if (noticeId === null) return [];
  const named = identitiesIn(await concernedBy(db, noticeId));
  const here = new KnownArticles<KnownArticle>((await articlesLike(db, named)).filter(({ id }) => id !== noticeId));
  return named.filter((identity) => here.find(identity) === null);
}
