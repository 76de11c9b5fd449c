import type { Reposted } from '#modules/library/library.contract.ts';

/** As `repostPostLater`, for newsletters, series and articles. */
export async function repostReadingMaterialLater(itemId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const [{ repostReadingMaterial }, { callOverHttp }] = await Promise.all([
    import('../../posts.contract.ts'),
    import('#platform/web/http-caller.ts'),
  ]);
  return callOverHttp(repostReadingMaterial, { itemId, reposted, note });
}
