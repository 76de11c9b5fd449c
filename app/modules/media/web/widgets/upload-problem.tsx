import type { CallFailure } from '#platform/operation/errors.ts';

/** Text key of `media` for why a file did not get through; null where an answer came, which says it. */
export function uploadProblem({ status, code }: CallFailure): string | null {
  if (code === 'network.timeout') return 'upload.tooSlow';
  return status === 0 ? 'upload.offline' : null;
}
