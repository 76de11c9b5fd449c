import type { Reposted } from '#modules/library/library.contract.ts';

/** Contract and caller are loaded when someone reposts: no list needs them before. */
export async function repostArticleLater(articleId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const [{ repostArticle }, { callOverHttp }] = await Promise.all([
    import('../../news.contract.ts'),
    import('#platform/web/http-caller.ts'),
  ]);
  return callOverHttp(repostArticle, { articleId, reposted, note });
}
