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
  /** Cron expression (UTC), for jobs that come by the clock. */
  readonly schedule?: string;
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  readonly run: (context: JobContext, payload: unknown) => Promise<void>;
}

export function job<P extends z.ZodType>(
  definition: Omit<Job<P>, 'run' | 'retryLimit' | 'expireInSeconds'> & {
    retryLimit?: number;
    expireInSeconds?: number;
    run: (context: JobContext, payload: z.output<P>) => Promise<void>;
  },
): Job<P> {
  return { retryLimit: 5, expireInSeconds: 300, ...definition, run: definition.run as Job['run'] };
}
