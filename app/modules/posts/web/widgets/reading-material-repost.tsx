import type { Reposted } from '#modules/library/library.contract.ts';
import { loadCaller } from '#platform/web/caller.ts';

/** As `repostPostLater`, for newsletters, series and articles. */
export async function repostReadingMaterialLater(itemId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const { repostReadingMaterial } = await import('../../posts.contract.ts');
  const callOverHttp = await loadCaller();
  return callOverHttp(repostReadingMaterial, { itemId, reposted, note });
}
