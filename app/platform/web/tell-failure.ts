import { CallFailure } from '#platform/operation/errors.ts';
import { showToast } from '#ui/toast-queue.ts';

/** Says in a message why a call failed, or `otherwise` where no answer came that would say it. Throws on what is no failed call. */
export function tellFailure(error: unknown, otherwise: string): void {
  if (!(error instanceof CallFailure)) throw error;
  // The frame says it, and how to go on.
  if (error.code === 'access.readerChanged') return;
  showToast(error.body.message || otherwise, { tone: 'failed' });
}
