import type { JobRunner } from '../jobs/boss.ts';
import type { Job } from '../jobs/job.ts';
import { silentLog } from '../log/log.ts';
import type { Services } from '../services.ts';

/** Jobs that wait until a test runs them, instead of until a worker polls. */
export function recordedJobs(): JobRunner & { runAll(): Promise<void> } {
  const waiting: { job: Job; payload: unknown }[] = [];
  let services: Services | null = null;
  return {
    enqueue: async (_db, job, payload) => void waiting.push({ job, payload: job.payload.parse(payload) }),
    start: async (_jobs, given) => {
      services = given;
    },
    stop: async () => {},
    async runAll() {
      if (services === null) throw new Error('Jobs run once the runtime has started');
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await next.job.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, next.payload);
      }
    },
  };
}
