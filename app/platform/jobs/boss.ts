/** Jobs on pg-boss: in the same PostgreSQL, enqueued in the caller's transaction. */
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/log.ts';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import type { Jobs } from './jobs.ts';

export interface JobRunner extends Jobs {
  /** Makes the queues known and, when asked, starts to work on them. */
  start(jobs: readonly Job[], services: Services, work: boolean): Promise<void>;
  /** Waits for running jobs up to a limit; what is not finished is handed back and done by another process. */
  stop(): Promise<void>;
}

export function createJobs(options: { databaseUrl: string; log: Logger }): JobRunner {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    schema: 'jobs',
    application_name: 'kolegia-jobs',
    max: 4,
    // A process that dies leaves its jobs active: they are given to another one after this long without a sign of life.
    monitorIntervalSeconds: 30,
  });
  boss.on('error', (error: Error) => options.log.warn({ err: error }, 'the job queue waits for the database'));
  const stopping = new AbortController();
  let started = false;

  return {
    async enqueue(db, job, payload, enqueueOptions = {}) {
      await boss.send(job.name, job.payload.parse(payload) as object, {
        db: asExecutor(db),
        ...(enqueueOptions.startAfterSeconds !== undefined && { startAfter: enqueueOptions.startAfterSeconds }),
        ...(enqueueOptions.singletonKey !== undefined && { singletonKey: enqueueOptions.singletonKey }),
      });
    },
    async start(jobs, services, work) {
      await boss.start();
      started = true;
      for (const job of jobs) {
        await boss.createQueue(job.name, {
          retryLimit: job.retryLimit,
          retryBackoff: true,
          expireInSeconds: job.expireInSeconds,
          deleteAfterSeconds: job.keepSeconds,
        });
        if (!work) continue;
        await boss.work(job.name, { pollingIntervalSeconds: job.foundWithinSeconds }, async (batch) => {
          for (const { data } of batch) {
            await job.run({ db: services.database.db, services, log: options.log, signal: stopping.signal }, job.payload.parse(data ?? {}));
          }
        });
        if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, {});
      }
    },
    async stop() {
      stopping.abort();
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

const asExecutor = (db: Database) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: (await db.client.query(text, values)).rows as unknown[] }),
});
