import { callOverHttp } from '#platform/web/http-caller.ts';

/** The contract is loaded when someone reposts: no list needs it before. */
export async function repostCaseLater(caseId: string, reposted: boolean): Promise<unknown> {
  const { repostCase } = await import('../../cases.contract.ts');
  return callOverHttp(repostCase, { caseId, reposted });
}
