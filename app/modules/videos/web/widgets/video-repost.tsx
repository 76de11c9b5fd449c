import type { Reposted } from '#modules/library/library.contract.ts';

/** Contract and caller are loaded when someone reposts: no list needs them before. */
export async function repostVideoLater(videoId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const [{ repostVideo }, { callOverHttp }] = await Promise.all([
    import('../../videos.contract.ts'),
    import('#platform/web/http-caller.ts'),
  ]);
  return callOverHttp(repostVideo, { videoId, reposted, note });
}
