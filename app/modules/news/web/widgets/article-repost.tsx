import type { Reposted } from '#modules/library/library.contract.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { repostArticle } from '../../news.contract.ts';

/** The caller is loaded when someone reposts: no list needs it before. */
export async function repostArticleLater(articleId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const callOverHttp = await loadCaller();
  return callOverHttp(repostArticle, { articleId, reposted, note });
}
