import type { JobRunner } from '../jobs/boss.ts';
import type { Job } from '../jobs/job.ts';
import { silentLog } from '../log/log.ts';
import type { Services } from '../services.ts';

/** Jobs that wait until a test runs them, instead of until a worker polls. */
export function recordedJobs(): JobRunner & { runAll(): Promise<void> } {
  let waiting: { job: Job; payload: unknown; key: string | undefined }[] = [];
  let services: Services | null = null;
  return {
    enqueue: async (_db, job, payload, options) => void waiting.push({ job, payload: job.payload.parse(payload), key: options?.key }),
    takeBack: async (_db, job, key) => {
      waiting = waiting.filter((one) => one.job !== job || one.key !== key);
    },
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
