/** Puts the platform and the modules together: one object per process, for the server, the worker and tests alike. */
import { type DatabasePool, openDatabase } from './db/database.ts';
import { openReplica, type Replica } from './db/replica.ts';
import type { Delivery } from './delivery/delivery.ts';
import { type Dispatcher, startDispatcher, subscriberNames } from './events/dispatcher.ts';
import { loadTranslations, type Translations } from './i18n/translations.ts';
import type { JobRunner } from './jobs/boss.ts';
import { platformJobs } from './jobs/housekeeping.ts';
import type { Job } from './jobs/job.ts';
import type { Logger } from './log/log.ts';
import type { Module } from './operation/module.ts';
import { createPipeline, emitEvent, type Pipeline } from './operation/pipeline.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Services } from './services.ts';
import type { Storage } from './storage/storage.ts';

export interface RuntimeOptions {
  readonly modules: readonly Module[];
  readonly databaseUrl: string;
  /** Where queries may read: an address, or a replica that is open already. */
  readonly replica?: string | Replica | undefined;
  readonly poolSize: number;
  /** How long to wait for an answer of the database before its connection is given up: of servers and workers. */
  readonly silenceMs?: number;
  readonly settings: Services['settings'];
  readonly log: Logger;
  readonly storage: Storage;
  readonly jobs: JobRunner;
  /** With the jobs it sends by. */
  readonly delivery: { readonly delivery: Delivery; readonly jobs: readonly Job[] };
  readonly realtime: Realtime;
  /** Parse what PostgreSQL built as JSON, too. */
  readonly strict: boolean;
  /** Dispatch events and run jobs here. */
  readonly work: boolean;
  /** In place of the texts of the locale files. */
  readonly translations?: Translations | undefined;
}

/** Longer than any statement of theirs may take, and far less than it takes the system to find that at the other end nobody is any more. */
export const SERVER_WAITS_MS = 60_000;

export interface Runtime {
  readonly services: Services;
  readonly pipeline: Pipeline;
  readonly dispatcher: Dispatcher;
  readonly database: DatabasePool;
  readonly translations: Translations;
  close(): Promise<void>;
}

export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { log, modules } = options;
  const database = openDatabase({
    url: options.databaseUrl,
    max: options.poolSize,
    ...(options.silenceMs !== undefined && { silenceMs: options.silenceMs }),
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const translations = options.translations ?? (await loadTranslations());
  const { jobs } = options;
  const { delivery, jobs: deliveryJobs } = options.delivery;
  const subscribers = modules.flatMap((module) => module.subscribers ?? []);
  const subscribersOf = subscriberNames(subscribers);
  const services: Services = {
    database,
    jobs,
    storage: options.storage,
    delivery,
    realtime: options.realtime,
    translations,
    settings: options.settings,
    emit: (db, event, payload) => emitEvent({ subscribersOf }, db, 'job', event, payload),
  };
  const dispatcher = startDispatcher({ services, subscribers, log, polling: options.work });
  const replica =
    typeof options.replica === 'string'
      ? openReplica({ url: options.replica, max: options.poolSize, primary: database.pool, log })
      : (options.replica ?? null);
  const pipeline = createPipeline({
    services,
    replica,
    handlers: modules.flatMap((module) => module.handlers),
    subscribersOf,
    onCommitted: dispatcher.wake,
    log,
    strict: options.strict,
  });
  await jobs.start([...platformJobs, ...modules.flatMap((module) => module.jobs ?? []), ...deliveryJobs], services, options.work);

  return {
    services,
    pipeline,
    dispatcher,
    database,
    translations,
    async close() {
      await dispatcher.stop();
      await jobs.stop();
      await replica?.close();
      await database.close();
    },
  };
}
