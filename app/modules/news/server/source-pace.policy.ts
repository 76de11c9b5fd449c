/** How often a feed is asked, and when it is given up. */
import type { SourceFault } from '../journal.contract.ts';

const MINUTE_MS = 60_000;
/** A feed that was read, or has nothing new. */
const USUAL_MS = 60 * MINUTE_MS;
/** The first failure; every further one doubles it. */
const FIRST_WAIT_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MS = 48 * 60 * MINUTE_MS;
/** In a row: about three weeks of trying. */
export const MOST_FAILURES = 16;

export interface Outcome {
  readonly active: boolean;
  readonly failures: number;
  readonly fault: SourceFault | null;
  readonly nextAt: Date | null;
}

export const afterSuccess = (now: Date): Outcome => ({
  active: true,
  failures: 0,
  fault: null,
  nextAt: new Date(now.getTime() + USUAL_MS),
});

/**
 * "Gone" is meant for good; everything else is tried again, less and less often, and no sooner than the server asked for
 * (`retryAfter`, seconds), as far as that is within the longest wait.
 */
export function afterFailure(now: Date, failuresBefore: number, fault: SourceFault, retryAfter = 0): Outcome {
  const failures = failuresBefore + 1;
  if (fault === 'gone' || failures >= MOST_FAILURES) return { active: false, failures, fault, nextAt: null };
  const wait = Math.min(Math.max(FIRST_WAIT_MS * 2 ** (failures - 1), 1000 * retryAfter), LONGEST_WAIT_MS);
  return { active: true, failures, fault, nextAt: new Date(now.getTime() + wait) };
}
