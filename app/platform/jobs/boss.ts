/** Jobs on pg-boss: in the same PostgreSQL, enqueued in the caller's transaction. */
import { type JobResult, PgBoss, type Job as Taken } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/log.ts';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import type { Jobs } from './jobs.ts';
import { tellQueueFaults } from './queue-faults.ts';

export interface JobRunner extends Jobs {
  /** Makes the queues known and, when asked, starts to work on them. */
  start(jobs: readonly Job[], services: Services, work: boolean): Promise<void>;
  /** Waits for running jobs up to a limit; what is not finished is handed back and done by another process. */
  stop(): Promise<void>;
}

/** A process that dies leaves its jobs active: they are given to another one after this long without a sign of life. */
const QUIET_SECONDS = 60;

/** A new version of the queue may have to work through all of its rows as it starts. */
const SILENCE_MS = 300_000;

interface JobsOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** How long to wait for an answer of the database before its connection is given up. */
  readonly silenceMs?: number;
}

export function createJobs(options: JobsOptions): JobRunner {
  let running: PgBoss | null = null;
  const stopping = new AbortController();

  /** Whoever does no work does not look at the clock either: what it queued would pile up until somebody does. */
  function open(work: boolean): PgBoss {
    const settings = {
      connectionString: options.databaseUrl,
      schema: 'jobs',
      application_name: 'kolegia-jobs',
      max: 4,
      monitorIntervalSeconds: 30,
      schedule: work,
      // Handed on to what connects.
      query_timeout: options.silenceMs ?? SILENCE_MS,
    };
    const boss = new PgBoss(settings);
    boss.on('error', tellQueueFaults(options.log));
    return boss;
  }

  function queue(): PgBoss {
    if (running === null) throw new Error('Jobs are queued once their runner has started');
    return running;
  }

  return {
    async enqueue(db, job, payload, { startAfterSeconds, singletonKey, key = singletonKey } = {}) {
      if (singletonKey !== undefined && (await isWaiting(db, job.name, singletonKey))) return;
      await queue().send(job.name, job.payload.parse(payload) as object, {
        db: asExecutor(db),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        // Queues of ours take any number with the same.
        ...(key !== undefined && { singletonKey: key }),
      });
    },
    async takeBack(db, job, key) {
      const executor = asExecutor(db);
      const found = await queue().findJobs(job.name, { key, db: executor });
      const ids = found.filter(({ state }) => UNFINISHED.has(state)).map(({ id }) => id);
      if (ids.length > 0) await queue().cancel(job.name, ids, { db: executor });
    },
    async start(jobs, services, work) {
      const boss = open(work);
      running = boss;
      await boss.start();
      for (const job of jobs) {
        const settings = {
          retryLimit: job.retryLimit,
          retryBackoff: true,
          ...(job.retryWithinSeconds !== undefined && { retryDelayMax: job.retryWithinSeconds }),
          expireInSeconds: job.expireInSeconds,
          heartbeatSeconds: QUIET_SECONDS,
          deleteAfterSeconds: job.keepSeconds,
        };
        await boss.createQueue(job.name, settings);
        // One that an earlier version made keeps what that said.
        await boss.updateQueue(job.name, settings);
        if (!work) continue;
        const context = { db: services.database.db, services, log: options.log, signal: stopping.signal };
        await boss.work(
          job.name,
          { pollingIntervalSeconds: job.foundWithinSeconds, batchSize: job.atOnce, burstWhenBatchFull: true, perJobResults: true },
          (batch) => Promise.all(batch.map((taken) => outcomeOf(boss, taken, () => job.run(context, job.payload.parse(taken.data ?? {}))))),
        );
        // What came while nobody worked is made up for, once however often it came.
        if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, {}, { missed: 'once' });
      }
    },
    async stop() {
      stopping.abort();
      await running?.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

const UNFINISHED: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

/**
 * Whether one with this key has not begun; it does not begin before the transaction ends, so that it sees what this one writes. One
 * that is just being taken counts as begun.
 */
async function isWaiting(db: Database, name: string, key: string): Promise<boolean> {
  const { rows } = await db.client.query(
    "select 1 from jobs.job where name = $1 and singleton_key = $2 and state = 'created' limit 1 for share skip locked",
    [name, key],
  );
  return rows.length > 0;
}

/** Done is written down at once: should the process die while others of its batch go on, this one is not done again. */
async function outcomeOf(boss: PgBoss, { id, name, retryCount }: Taken<unknown>, run: () => Promise<void>): Promise<JobResult> {
  try {
    await run();
    await boss.complete(name, { id, retryCount });
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: error };
  }
}

const asExecutor = (db: Database) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: (await db.client.query(text, values)).rows as unknown[] }),
});
