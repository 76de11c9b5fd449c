import type { Reposted } from '#modules/library/library.contract.ts';

/** Contract and caller are loaded when someone reposts: no list needs them before. */
export async function repostPostLater(postId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const [{ repostPost }, { callOverHttp }] = await Promise.all([import('../../posts.contract.ts'), import('#platform/web/http-caller.ts')]);
  return callOverHttp(repostPost, { postId, reposted, note });
}
