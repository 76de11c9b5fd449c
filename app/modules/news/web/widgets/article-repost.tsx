import type { Reposted, RepostWords } from '#modules/library/library.contract.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { repostArticle } from '../../news.contract.ts';

/** The caller is loaded when someone reposts: no list needs it before. */
export async function repostArticleLater(articleId: string, reposted: boolean, words?: RepostWords): Promise<Reposted> {
  const callOverHttp = await loadCaller();
  return callOverHttp(repostArticle, { articleId, reposted, ...words });
}
