/** Two databases of one server stand for a primary and its replica: they hold different rows, so an answer says who gave it. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../log/log.ts';
import { handle } from '../operation/handler.ts';
import { command, main, query } from '../operation/operation.ts';
import { createPipeline, type Pipeline } from '../operation/pipeline.ts';
import type { Services } from '../services.ts';
import { openTestDatabase, readOnly, type TestDatabase } from '../testing/test-database.ts';
import { type DatabasePool, openDatabase } from './database.ts';
import { openReplica, type Replica } from './replica.ts';

const empty = z.strictObject({});
const who = z.strictObject({ who: z.string() });
const definition = { summary: 'Who answers', access: 'anyone', rate: 'read', input: empty, output: who, errors: {} } as const;
const ask = query('test.ask', { ...definition, http: main.get('/test/ask') });
const tell = command('test.tell', { ...definition, http: main.post('/test/tell') });
const meddle = query('test.meddle', { ...definition, http: main.get('/test/meddle') });

/** Of a standby the same question is asked of its replayed log; this one is where the test puts it. */
const QUESTION = 'select place::text from reached';

let databases: readonly [TestDatabase, TestDatabase];
let primary: DatabasePool;
let atReplica: DatabasePool;
let replica: Replica;
let pipeline: Pipeline;

beforeEach(async () => {
  databases = [await openTestDatabase(), await openTestDatabase()];
  const [first, second] = databases;
  primary = openDatabase({ url: first.databaseUrl, max: 4, onError: () => undefined });
  atReplica = openDatabase({ url: second.databaseUrl, max: 2, onError: () => undefined });
  await primary.pool.query(`create table answer as select 'the primary' as who`);
  await atReplica.pool.query(`create table answer as select 'the replica' as who; create table reached as select 1e18::bigint as place`);
  replica = openReplica({ url: readOnly(second.databaseUrl), max: 2, primary: primary.pool, log: silentLog, question: QUESTION });
  pipeline = createPipeline({
    services: { database: primary } as Services,
    replica,
    handlers: [
      handle(ask, async ({ db }) => (await db.client.query<{ who: string }>('select who from answer')).rows[0] ?? { who: 'nobody' }),
      handle(tell, async ({ db }) => (await db.client.query<{ who: string }>('select who from answer')).rows[0] ?? { who: 'nobody' }),
      handle(
        meddle,
        async ({ db }) =>
          (await db.client.query<{ who: string }>(`update answer set who = 'meddled' returning who`)).rows[0] ?? { who: 'nobody' },
      ),
    ],
    subscribersOf: () => [],
    onCommitted: () => undefined,
    log: silentLog,
    strict: false,
  });
  await expect.poll(() => replica.isCurrent()).toBe(true);
});
afterEach(async () => {
  await replica.close();
  await Promise.all([primary.close(), atReplica.close()]);
  for (const { drop } of databases) await drop();
});

async function answerer(name = ask.name, mayHaveWritten = false): Promise<string> {
  const { response } = await pipeline.run(name, {
    request: {
      requestId: 'r',
      viewer: null,
      language: 'en',
      ip: '127.0.0.1',
      userAgent: 'test',
      initiator: 'web',
      idempotencyKey: null,
      cookies: {},
      madeFor: null,
      mayHaveWritten,
    },
    input: {},
  });
  return (response as { who: string }).who;
}

it('answers queries, but not those of somebody who has just written, and never commands', async () => {
  expect(await answerer()).toBe('the replica');
  expect(await answerer(ask.name, true)).toBe('the primary');
  expect(await answerer(tell.name)).toBe('the primary');
});

it('is left alone while it lags, until it has caught up', { timeout: 30_000 }, async () => {
  await atReplica.pool.query('update reached set place = 1');
  await expect.poll(() => answerer()).toBe('the primary');
  await atReplica.pool.query('update reached set place = 1e18::bigint');
  await expect.poll(() => answerer()).toBe('the replica');
  // A server that is no standby says nothing of its place.
  await atReplica.pool.query('update reached set place = null');
  await expect.poll(() => answerer()).toBe('the primary');
});

it('loses no request when it goes down, and is used again when it is back', async () => {
  const admin = openDatabase({ url: inject('testDatabase').adminUrl, max: 1, onError: () => undefined });
  await admin.pool.query(`alter database ${databases[1].name} allow_connections false`);
  await admin.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databases[1].name}'`);
  expect(await Promise.all(Array.from({ length: 8 }, () => answerer()))).toEqual(Array.from({ length: 8 }, () => 'the primary'));
  await admin.pool.query(`alter database ${databases[1].name} allow_connections true`);
  await admin.close();
  await expect.poll(() => answerer()).toBe('the replica');
});

it('is not to be blamed for a table it does not have yet, nor to be written to', async () => {
  await atReplica.pool.query('drop table answer');
  expect(await answerer()).toBe('the primary');
  await atReplica.pool.query(`create table answer as select 'the replica' as who`);
  expect(await answerer()).toBe('the replica');
  await expect(answerer(meddle.name)).rejects.toMatchObject({ code: 'server.unexpected' });
  expect((await primary.pool.query('select who from answer')).rows).toEqual([{ who: 'the primary' }]);
});
