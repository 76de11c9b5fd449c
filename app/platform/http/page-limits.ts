/**
 * What a page asks for is limited as calls over HTTP are, or searching by its page would be free: the page itself counts as
 * one reading, and each operation of another class as a call of that class.
 */
import { Failure } from '../operation/failure.ts';
import type { RateClass } from '../operation/operation.ts';
import type { RateLimits } from './rate-classes.ts';

export interface PageLimits {
  /** @throws {Failure} `rate.tooMany` */
  take(rate: RateClass): Promise<void>;
  /** Seconds to wait, when the page was refused something. */
  readonly wait: number | null;
}

export function limitsOfPage(limits: RateLimits, caller: string): PageLimits {
  let page: Promise<number | null> | null = null;
  let wait: number | null = null;
  return {
    async take(rate) {
      page ??= limits.take('read', caller);
      const found = (await page) ?? (rate === 'read' ? null : await limits.take(rate, caller));
      if (found === null) return;
      wait = found;
      throw new Failure('rate.tooMany', { values: { seconds: found } });
    },
    get wait() {
      return wait;
    },
  };
}
