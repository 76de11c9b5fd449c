/** A process that handles events and jobs and serves nobody: `npm run worker`, beside servers that run with JOBS=off. */
import { pino } from 'pino';
import { modules } from '#app/modules.ts';
import type { ReadyConfig } from '#platform/config/config.ts';
import { runtimeSettings } from '#platform/config/runtime-settings.ts';
import { createDelivery } from '#platform/delivery/create-delivery.ts';
import { messageGatesOf } from '#platform/delivery/message-gate.ts';
import { createJobs } from '#platform/jobs/boss.ts';
import { safeError } from '#platform/log/safe-error.ts';
import { createRealtime } from '#platform/realtime/create-realtime.ts';
import { SERVER_WAITS_MS, startRuntime } from '#platform/runtime.ts';
import { createStorage } from '#platform/storage/create-storage.ts';

export interface RunningWorker {
  /** Finishes what is under way, hands jobs back, closes connections. */
  close(): Promise<void>;
}

export async function startWorker(config: ReadyConfig): Promise<RunningWorker> {
  const { secret } = config;
  const { url: databaseUrl, poolSize } = config.database;
  const log = pino({ level: config.logLevel, base: null, serializers: { err: safeError } });
  const jobs = createJobs({ databaseUrl, log });
  const delivery = createDelivery({ config, secret, jobs, gates: messageGatesOf(modules), log, development: false });
  const realtime = createRealtime({ log });
  // Before anything is handled: what is told by a worker that is not connected reaches nobody.
  await realtime.connect({ databaseUrl, redisUrl: config.redisUrl });
  const runtime = await startRuntime({
    modules,
    databaseUrl,
    poolSize,
    silenceMs: SERVER_WAITS_MS,
    settings: runtimeSettings(config, secret, false),
    log,
    storage: createStorage(config.storage),
    jobs,
    delivery,
    realtime,
    strict: false,
    work: true,
  });
  return {
    async close() {
      await runtime.close();
      // After what was under way has ended, which tells of what it did.
      await realtime.close();
      await delivery.close();
    },
  };
}
