/** Contract and caller are loaded when someone reposts: no list needs them before. */
export async function repostCaseLater(caseId: string, reposted: boolean): Promise<unknown> {
  const [{ repostCase }, { callOverHttp }] = await Promise.all([import('../../cases.contract.ts'), import('#platform/web/http-caller.ts')]);
  return callOverHttp(repostCase, { caseId, reposted });
}
