/** The server: API, pages, files and, unless told not to, events and jobs, in one process. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { modules, sessionSource } from '#app/modules.ts';
import type { Config } from '#platform/config/config.ts';
import { runtimeSettings } from '#platform/config/runtime-settings.ts';
import { createDelivery } from '#platform/delivery/create-delivery.ts';
import { messageGatesOf } from '#platform/delivery/message-gate.ts';
import { mountOutbox } from '#platform/delivery/outbox-page.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { createRateLimits } from '#platform/http/rate-classes.ts';
import type { Translations } from '#platform/i18n/translations.ts';
import { createJobs } from '#platform/jobs/boss.ts';
import { safeError } from '#platform/log/safe-error.ts';
import { createRealtime } from '#platform/realtime/create-realtime.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { SERVER_WAITS_MS, startRuntime } from '#platform/runtime.ts';
import { createStorage } from '#platform/storage/create-storage.ts';

/** The first pages go before. */
const WARM_AFTER_MS = 3000;
const BETWEEN_PIECES_MS = 100;

const BUILD = fileURLToPath(new URL('./build/', import.meta.url));

export interface RunningServer {
  /** Where it listens, for instance `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Finishes what is under way, hands jobs back, closes connections. */
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly development?: boolean;
  /** In place of the texts of the locale files. */
  readonly translations?: Translations;
  /** In place of standard output. */
  readonly logTo?: DestinationStream | undefined;
  /** From how late timers are on, callers are asked to come back. */
  readonly overloadedAfterMs?: number;
}

/** Throws when the port is taken (`EADDRINUSE`) or the database cannot be reached. */
export async function serve(config: Config, options: ServeOptions = {}): Promise<RunningServer> {
  const development = options.development === true;
  const log = pino({ level: config.logLevel, base: null, serializers: { err: safeError } }, options.logTo ?? pino.destination(1));
  const { url: databaseUrl, poolSize } = config.database;
  const { secret } = config;
  if (databaseUrl === undefined || secret === undefined) throw new Error('A server needs a database and a secret');
  const { protocol, hostname } = new URL(config.publicUrl);
  const plainLocalhost = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

  const realtime = createRealtime({ log });
  const jobs = createJobs({ databaseUrl, log });
  const delivery = createDelivery({ config, secret, jobs, gates: messageGatesOf(modules), log, development });
  const runtime = await startRuntime({
    modules,
    databaseUrl,
    replica: config.database.replicaUrl,
    poolSize,
    silenceMs: SERVER_WAITS_MS,
    settings: runtimeSettings(config, secret, plainLocalhost),
    log,
    storage: createStorage(config.storage),
    jobs,
    delivery,
    realtime,
    strict: development,
    work: config.jobs,
    translations: options.translations,
  });
  const sessions = sessionSource(runtime.services);
  const vite = development ? await pagesOfVite() : null;
  const app = await createHttpServer({
    api: {
      pipeline: runtime.pipeline,
      sessions,
      rateLimits: createRateLimits(config.rateFactor),
      publicUrl: config.publicUrl,
      clientCredential: `${config.publicClientCredential.name}:${config.publicClientCredential.password}`,
      defaultLanguage: config.defaultLocale,
      secureCookies: !plainLocalhost,
      marksWriters: config.database.replicaUrl !== undefined,
    },
    pages: {
      build: vite?.build ?? productionBuild(),
      cache: config.pageCache && !development,
      clientFolder: path.join(BUILD, 'client'),
      sourceUrl: config.sourceUrl ?? null,
      development,
    },
    modules,
    services: runtime.services,
    translations: runtime.translations,
    defaultLanguage: config.defaultLocale,
    trustProxy: config.trustProxy,
    https: protocol === 'https:',
    log,
    ...(options.overloadedAfterMs !== undefined && { overloadedAfterMs: options.overloadedAfterMs }),
    async prepare(app) {
      await vite?.mount(app);
      if (delivery.outbox !== null)
        mountOutbox(app, {
          outbox: delivery.outbox,
          translations: runtime.translations,
          defaultLanguage: config.defaultLocale,
          sentElsewhere: !config.jobs,
        });
    },
  });
  await realtime.attach(app.server, {
    databaseUrl,
    redisUrl: config.redisUrl,
    sessions,
    mayFollow: roomsOf(modules, runtime.services),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
  });
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const warming = new AbortController();
  if (!development) void warm(log, warming.signal);
  return {
    address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    async close() {
      warming.abort();
      realtime.cutOff();
      // Its sockets are on our server, which does not close before they do.
      await vite?.close();
      await app.close();
      await runtime.close();
      // After what was under way has ended, which tells the readers of other servers of what it did.
      await realtime.close();
      await delivery.close();
    },
  };
}

/** Piece by piece: as one it would hold up everybody for seconds on a busy machine. */
async function warm(log: Logger, signal: AbortSignal): Promise<void> {
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false });
  try {
    await wait(WARM_AFTER_MS);
    for (const module of modules)
      for (const make of module.warm ?? []) {
        try {
          make();
        } catch (error) {
          log.warn({ err: error, module: module.name }, 'could not be made ready: the first who needs it waits, or is told why not');
        }
        await wait(BETWEEN_PIECES_MS);
      }
  } catch {
    // The server has been closed.
  }
}

function productionBuild(): () => Promise<ServerBuild> {
  const build = import(pathToFileURL(path.join(BUILD, 'server', 'index.js')).href) as Promise<ServerBuild>;
  return () => build;
}

/** Loaded only in development: Vite is not part of a production installation. */
const pagesOfVite = async () => (await import('./tools/run/vite.ts')).vitePages();
