import type { Reposted, RepostWords } from '#modules/library/library.contract.ts';
import { loadCaller } from '#platform/web/caller.ts';

/** As `repostPostLater`, for newsletters, series and articles. */
export async function repostReadingMaterialLater(itemId: string, reposted: boolean, words?: RepostWords): Promise<Reposted> {
  const { repostReadingMaterial } = await import('../../posts.contract.ts');
  const callOverHttp = await loadCaller();
  return callOverHttp(repostReadingMaterial, { itemId, reposted, ...words });
}
