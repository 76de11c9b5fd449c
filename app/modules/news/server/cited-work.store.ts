/** Works that members cite, and what their journals have said of them since. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { articlesLike } from './article.store.ts';
import { doisIn, type Identity, KnownArticles, linkKey, titleKey } from './article-identity.policy.ts';
import { notice } from './news.schema.ts';

/** As somebody wrote it: any of these may name the work. */
interface CitedWork {
  readonly title: string;
  /** Journal, year, DOI, or any text with DOIs in it. */
  readonly source: string;
  readonly url: string | null;
}

export interface Retracted {
  readonly articleId: string;
  /** The article that says so; null when the journal changed the entry itself. */
  readonly noticeId: string | null;
}

function identitiesOf({ title, source, url }: CitedWork): Identity[] {
  const [first = null, ...others] = doisIn(`${source} ${title} ${url ?? ''}`);
  return [
    { doi: first, linkKey: url === null ? null : linkKey(url), titleKey: titleKey(title) },
    ...others.map((doi) => ({ doi, linkKey: null, titleKey: null })),
  ];
}

/** Those of these works that have been retracted, as articles of ours; each once. */
export async function retractedAmong(db: Database, works: readonly CitedWork[]): Promise<Retracted[]> {
  const wanted = works.flatMap(identitiesOf);
  const known = new KnownArticles(await articlesLike(db, wanted));
  const cited = new Set(wanted.flatMap((one) => known.find(one)?.id ?? []));
  if (cited.size === 0) return [];
  const rows = await db
    .select({ articleId: notice.articleId, noticeId: notice.noticeId })
    .from(notice)
    .where(and(inArray(notice.articleId, [...cited]), eq(notice.kind, 'retraction')));
  const byArticle = new Map(rows.map(({ articleId, noticeId }) => [articleId, { articleId, noticeId: noticeId === '' ? null : noticeId }]));
  return [...byArticle.values()];
}
