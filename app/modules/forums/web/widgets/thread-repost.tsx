import type { Reposted, RepostWords } from '#modules/library/library.contract.ts';
import { loadCaller } from '#platform/web/caller.ts';

/** Contract and caller are loaded when someone reposts. One after the other, so that bundlers see what of the contract is used. */
export async function repostThreadLater(threadId: string, reposted: boolean, words?: RepostWords): Promise<Reposted> {
  const { repostThread } = await import('../../forum-thread.contract.ts');
  const callOverHttp = await loadCaller();
  return callOverHttp(repostThread, { threadId, reposted, ...words });
}
