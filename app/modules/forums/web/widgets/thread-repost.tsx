import type { Reposted } from '#modules/library/library.contract.ts';

/** Contract and caller are loaded when someone reposts: no list needs them before. */
export async function repostThreadLater(threadId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const [{ repostThread }, { callOverHttp }] = await Promise.all([
    import('../../forum-thread.contract.ts'),
    import('#platform/web/http-caller.ts'),
  ]);
  return callOverHttp(repostThread, { threadId, reposted, note });
}
