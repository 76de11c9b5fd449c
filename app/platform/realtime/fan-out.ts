/** Carries messages between servers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Server } from 'socket.io';
import { GatheredQueries } from '../db/gathered-queries.ts';
import type { Logger } from '../log/log.ts';

export interface FanOutOptions {
  readonly databaseUrl: string;
  /** Takes the place of PostgreSQL where messages are many. */
  readonly redisUrl: string | undefined;
}

export interface FanOut {
  readonly adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  /** Until what was told is out, but no longer than a moment: a database that is gone takes nothing. */
  sent(): Promise<void>;
  /** After the server that uses the adapter is closed. */
  close(): Promise<void>;
}

export const openFanOut = ({ databaseUrl, redisUrl }: FanOutOptions, log: Logger): Promise<FanOut> =>
  redisUrl === undefined ? openPostgres(databaseUrl, log) : openRedis(redisUrl, log);

const MOMENT_MS = 2_000;

async function withinMoment(work: () => Promise<unknown>): Promise<void> {
  const late = new AbortController();
  await Promise.race([work().catch(() => undefined), sleep(MOMENT_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}

/** A notification may have up to 7999 bytes (PostgreSQL, NOTIFY); longer messages go through a table. */
const NOTIFICATION_BYTES = 7_900;

/** There is one connection to tell by: where at its other end nobody is any more, what is told next goes by another. */
const SILENCE_MS = 10_000;

async function openPostgres(connectionString: string, log: Logger): Promise<FanOut> {
  const lost = (error: Error) => log.warn({ err: error }, 'live messages wait for the database');
  // One connection of its own keeps messages in order, and busy requests cannot hold them up.
  // What is told is kept nowhere: sending it waits for no disk, and nobody's commit waits for it.
  const options = '-c synchronous_commit=off';
  const sending = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'kolegia-live',
    options,
    pipeline: true,
    query_timeout: SILENCE_MS,
  });
  // As the pool that all else is asked by: while one is lent, nobody else listens to it, and unheard it would end the process.
  sending.on('connect', (client) => client.on('error', lost));
  sending.on('error', () => undefined);
  // One event tells several readers at once.
  const gathered = new GatheredQueries(sending);
  const listening = new Set<pg.Client>();

  /** The adapter keeps what it gets until the connection ends, and then asks again: from a pool, that would use it up. */
  async function connect() {
    const client = new pg.Client({ connectionString, application_name: 'kolegia-live', keepAlive: true });
    client.on('error', lost);
    client.once('end', () => listening.delete(client));
    await client.connect();
    listening.add(client);
    return Object.assign(client, { release: () => void client.end() });
  }

  const underway = new Set<Promise<unknown>>();
  const query = (text: string, values?: unknown[]) => {
    const asked = gathered.query(text, values);
    underway.add(asked);
    const over = () => void underway.delete(asked);
    asked.then(over, over);
    return asked;
  };

  const pool = { query, connect } as unknown as pg.Pool;
  return {
    adapter: createPostgresAdapter(pool, {
      tableName: 'platform.socket_attachment',
      channelPrefix: 'kolegia',
      payloadThreshold: NOTIFICATION_BYTES,
      errorHandler: lost,
    }),
    // One that is long is first put into a table, and then told.
    sent: () =>
      withinMoment(async () => {
        while (underway.size > 0) await Promise.allSettled(underway);
      }),
    async close() {
      await Promise.allSettled([...listening].map((client) => client.end()));
      await sending.end();
    },
  };
}

/** A server that stops waits for its last look at the stream. */
const STREAM_WAIT_MS = 1_000;

async function openRedis(url: string, log: Logger): Promise<FanOut> {
  const [{ createClient }, { createAdapter }] = await Promise.all([import('redis'), import('@socket.io/redis-streams-adapter')]);
  // The adapter tells this server's own readers once the message is out: that must not wait until Redis is back.
  const client = createClient({ url, commandsQueueMaxLength: 10_000, disableOfflineQueue: true });
  const duplicate = client.duplicate.bind(client);
  // Its listeners do wait. Refused, they would ask again without a pause.
  Object.assign(client, { duplicate: () => duplicate({ disableOfflineQueue: false }) });
  client.on('error', (error: Error) => log.warn({ err: error }, 'live messages wait for Redis'));
  // Not awaited: without Redis the product works, only each server tells no more than its own readers.
  client.connect().catch(() => undefined);
  return {
    adapter: createAdapter(client, {
      streamName: 'kolegia.live',
      channelPrefix: 'kolegia.live',
      onlyPlaintext: true,
      blockTimeInMs: STREAM_WAIT_MS,
    }),
    sent: () => withinMoment(() => (client.isReady ? client.ping() : Promise.resolve())),
    close: async () => client.destroy(),
  };
}
