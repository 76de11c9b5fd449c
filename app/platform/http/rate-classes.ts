import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Failure } from '../operation/failure.ts';
import type { RateClass } from '../operation/operation.ts';
import { networkOf, refusedCallerOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no operation: callers are counted by their network. */
    rate?: RateClass;
  }
}

/**
 * How many calls one caller (member, else address) may make. Counted per process: what must hold across processes,
 * such as one-time codes, is counted in the database by its own module.
 */
const RATE_CLASSES: Record<RateClass, { calls: number; perSeconds: number }> = {
  read: { calls: 1200, perSeconds: 60 },
  search: { calls: 300, perSeconds: 60 },
  write: { calls: 240, perSeconds: 60 },
  post: { calls: 30, perSeconds: 60 },
  upload: { calls: 60, perSeconds: 60 },
  auth: { calls: 60, perSeconds: 60 },
  // Pictures, pieces of videos, downloads: many to a page, and a hospital is one network.
  file: { calls: 12_000, perSeconds: 60 },
  // What videos are uploaded in, 4 MB each; their number is bounded by the rooms that `upload` gives.
  piece: { calls: 6000, perSeconds: 60 },
};

export interface RateLimits {
  /** Seconds to wait, or null when the call may go on. */
  take(rateClass: RateClass, caller: string): Promise<number | null>;
}

export function createRateLimits(factor = 1): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(RATE_CLASSES).map(([name, { calls, perSeconds }]) => [
      name,
      new RateLimiterMemory({ points: calls * factor, duration: perSeconds }),
    ]),
  ) as Record<RateClass, RateLimiterMemory>;
  return {
    async take(rateClass, caller) {
      try {
        await limiters[rateClass].consume(caller);
        return null;
      } catch (refused) {
        // The library rejects with its own result object, and with an Error only for faults of its store.
        if (refused instanceof Error) throw refused;
        return Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000);
      }
    },
  };
}

/** @throws {Failure} `rate.tooMany`, which says when to come back */
export async function assertRate(limits: RateLimits, rateClass: RateClass, caller: string): Promise<void> {
  const wait = await limits.take(rateClass, caller);
  if (wait !== null) throw new Failure('rate.tooMany', { values: { seconds: wait } });
}

/** Who a caller is may be refused: with a token that is dead they are nobody, and are counted by their network, apart from strangers. */
export async function countingRefusals<Known>(
  asking: Promise<Known>,
  limits: RateLimits,
  rateClass: RateClass,
  ip: string,
): Promise<Known> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Failure) await assertRate(limits, rateClass, refusedCallerOf(ip));
    throw error;
  }
}

/** Before anything of the request is read. */
export function limitNamedRoutes(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rate } = request.routeOptions.config;
    if (rate === undefined) done();
    else assertRate(limits, rate, networkOf(request.ip)).then(() => done(), done);
  });
}
