import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Job } from './job.ts';

export interface EnqueueOptions {
  /** Not before this many seconds from now. */
  startAfterSeconds?: number;
  /** Only one job with this key waits at a time: what would join one that has not begun is not added. */
  singletonKey?: string;
  /** By which it can be taken back. */
  key?: string;
}

/** Work that is done later, at least once, by any process that runs jobs. */
export interface Jobs {
  /** Queued when the transaction of `db` commits. */
  enqueue<P extends z.ZodType>(db: Database, job: Job<P>, payload: z.input<P>, options?: EnqueueOptions): Promise<void>;
  /** What waits with this key is not done any more, and what is under way not tried again. */
  takeBack(db: Database, job: Job, key: string): Promise<void>;
}
