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

export interface Retracted<Work> {
  readonly articleId: string;
  /** The article that says so; null when the journal changed the entry itself. */
  readonly noticeId: string | null;
  /** The works that are this article. */
  readonly citedAs: readonly Work[];
}

function identitiesOf({ title, source, url }: CitedWork): Identity[] {
  const [first = null, ...others] = doisIn(`${source} ${title} ${url ?? ''}`);
  return [
    { doi: first, linkKey: url === null ? null : linkKey(url), titleKey: titleKey(title) },
    ...others.map((doi) => ({ doi, linkKey: null, titleKey: null })),
  ];
}

/** Those of these works that have been retracted, as articles of ours; each once. */
export async function retractedAmong<Work extends CitedWork>(db: Database, works: readonly Work[]): Promise<Retracted<Work>[]> {
  const wanted = works.flatMap((work) => identitiesOf(work).map((identity) => ({ work, identity })));
  const found = await articlesLike(
    db,
    wanted.map(({ identity }) => identity),
  );
  const known = new KnownArticles(found);
  const cited = Map.groupBy(wanted, ({ identity }) => known.find(identity)?.id);
  const ids = [...cited.keys()].filter((id) => id !== undefined);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ articleId: notice.articleId, noticeId: notice.noticeId })
    .from(notice)
    .where(and(inArray(notice.articleId, ids), eq(notice.kind, 'retraction')));
  const noticeIds = new Map(rows.map(({ articleId, noticeId }) => [articleId, noticeId === '' ? null : noticeId]));
  return [...noticeIds].map(([articleId, noticeId]) => ({
    articleId,
    noticeId,
    citedAs: [...new Set(cited.get(articleId)?.map(({ work }) => work))],
  }));
}
