import { CallFailure } from '#platform/operation/errors.ts';
import { showToast } from '#ui/toast-queue.ts';

/** Says in a message why a call failed, or `otherwise` where no answer came that would say it. Throws on what is no failed call. */
export function tellFailure(error: unknown, otherwise: string): void {
  if (!(error instanceof CallFailure)) throw error;
  showToast(error.body.message || otherwise, { tone: 'failed' });
}
