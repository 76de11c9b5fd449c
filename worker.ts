/** A process that handles events and jobs and serves nobody: `node worker.ts`, beside servers that run with JOBS=off. */
import process from 'node:process';
import { pino } from 'pino';
import { modules } from '#app/modules.ts';
import { loadConfig } from '#platform/config/config.ts';
import { runtimeSettings } from '#platform/config/runtime-settings.ts';
import { createDelivery } from '#platform/delivery/create-delivery.ts';
import { createJobs } from '#platform/jobs/boss.ts';
import { safeError } from '#platform/log/safe-error.ts';
import { createRealtime } from '#platform/realtime/create-realtime.ts';
import { startRuntime } from '#platform/runtime.ts';
import { createStorage } from '#platform/storage/create-storage.ts';

const config = loadConfig();
const { secret } = config;
const { url: databaseUrl, poolSize } = config.database;
if (databaseUrl === undefined || secret === undefined)
  throw new Error('A worker needs DATABASE_URL and SECRET: the ones of the servers it works for');

const log = pino({ level: config.logLevel, base: null, serializers: { err: safeError } });
const jobs = createJobs({ databaseUrl, log });
const delivery = await createDelivery({ config, jobs, log, development: false });
const realtime = createRealtime({ log });
// Before anything is handled: what is told by a worker that is not connected reaches nobody.
await realtime.connect({ databaseUrl, redisUrl: config.redisUrl });
const runtime = await startRuntime({
  modules,
  databaseUrl,
  poolSize,
  settings: runtimeSettings(config, secret, false),
  log,
  storage: createStorage(config.storage),
  jobs,
  delivery,
  realtime,
  strict: false,
  work: true,
});
log.info('the worker is ready');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await realtime.close();
    await runtime.close();
    await delivery.close();
    process.exit(0);
  });
}
