/** What waits for a transaction to end well, such as telling browsers of what they can read from then on. */
import type { Logger } from '../log/log.ts';

export type AfterCommit = () => void | Promise<void>;

/** One after the other. What was written stands whatever fails here, and nobody is to be told of a failure. */
export async function runAll(works: readonly AfterCommit[], log: Logger): Promise<void> {
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, 'what was to follow a commit failed');
    }
  }
}
