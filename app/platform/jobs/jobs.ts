import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Job } from './job.ts';

export interface EnqueueOptions {
  /** Not before this many seconds from now. */
  startAfterSeconds?: number;
  /** Only one job with this key waits at a time. */
  singletonKey?: string;
}

/** Work that is done later, at least once, by any process that runs jobs. */
export interface Jobs {
  /** Queued when the transaction of `db` commits. */
  enqueue<P extends z.ZodType>(db: Database, job: Job<P>, payload: z.input<P>, options?: EnqueueOptions): Promise<void>;
}
