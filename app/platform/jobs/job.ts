import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/log.ts';
import type { Services } from '../services.ts';

export interface JobContext {
  readonly db: Database;
  readonly services: Services;
  readonly log: Logger;
  /** Aborted when the server stops: hand the work back by throwing. */
  readonly signal: AbortSignal;
}

export interface Job<P extends z.ZodType = z.ZodType> {
  /** `module.verbNoun` */
  readonly name: string;
  readonly payload: P;
  /** Cron expression (UTC), for jobs that come by the clock. What was missed while nobody worked is done once, later than meant. */
  readonly schedule?: string;
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  /** The longest wait before an attempt after the one that failed; without it, each is twice as long as the one before. */
  readonly retryWithinSeconds?: number;
  /** How long one may wait until it is looked for. */
  readonly foundWithinSeconds: number;
  /** How many a process does at the same time; when it found as many, it looks for more at once. */
  readonly atOnce: number;
  /** How long a finished job and its payload stay in the database. */
  readonly keepSeconds: number;
  readonly run: (context: JobContext, payload: unknown) => Promise<void>;
}

/** Two days of trying, for what nobody would ask for again: what was deleted is to go however long the storage was away. */
export const UNTIL_DONE = { retryLimit: 60, retryWithinSeconds: 3600 };

/** What comes by the clock and a little late is missed by nobody; each look for it is a statement, on each server. */
const FOUND_WITHIN = { asked: 1, byTheClock: 10 };

export function job<P extends z.ZodType>(
  definition: Omit<Job<P>, 'run' | 'retryLimit' | 'expireInSeconds' | 'foundWithinSeconds' | 'atOnce' | 'keepSeconds'> & {
    retryLimit?: number;
    expireInSeconds?: number;
    foundWithinSeconds?: number;
    atOnce?: number;
    keepSeconds?: number;
    run: (context: JobContext, payload: z.output<P>) => Promise<void>;
  },
): Job<P> {
  const foundWithinSeconds = definition.schedule === undefined ? FOUND_WITHIN.asked : FOUND_WITHIN.byTheClock;
  return {
    ...{ retryLimit: 5, expireInSeconds: 300, foundWithinSeconds, atOnce: 1, keepSeconds: 86_400 },
    ...definition,
    run: definition.run as Job['run'],
  };
}
