import type { Reposted } from '#modules/library/library.contract.ts';

/** Contract and caller are loaded when someone reposts: no list needs them before. */
export async function repostCaseLater(caseId: string, reposted: boolean, note: string | null = null): Promise<Reposted> {
  const [{ repostCase }, { callOverHttp }] = await Promise.all([import('../../cases.contract.ts'), import('#platform/web/http-caller.ts')]);
  return callOverHttp(repostCase, { caseId, reposted, note });
}
