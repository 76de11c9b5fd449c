/** A server whose database goes away for a while: what it answers meanwhile, and that all of its parts go on afterwards by themselves. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { event, subscribe } from './events/event.ts';
import { createJobs } from './jobs/boss.ts';
import { job } from './jobs/job.ts';
import { silentLog } from './log/log.ts';
import type { RequestInfo } from './operation/context.ts';
import { handle } from './operation/handler.ts';
import { defineModule } from './operation/module.ts';
import { BASES, command, query } from './operation/operation.ts';
import { createRealtime } from './realtime/create-realtime.ts';
import { startRuntime } from './runtime.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { passageTo } from './testing/passage.ts';
import { openTestDatabase } from './testing/test-database.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

const common = {
  summary: 'Of the test',
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.number(),
  errors: {},
} as const;
const readOne = query('test.readOne', { ...common, http: { method: 'GET', path: `${BASES.main}/one` } });
const rememberOne = command('test.rememberOne', { ...common, http: { method: 'POST', path: `${BASES.main}/one` } });
const oneRemembered = event('test.oneRemembered', z.strictObject({}));

/** What came of each command. */
const done = { events: 0, jobs: 0 };
const countJob = job({ name: 'test.count', payload: z.object({}), run: async () => void done.jobs++ });
const module = defineModule({
  name: 'test',
  uses: [],
  handlers: [
    handle(readOne, async ({ db }) => (await db.client.query<{ one: number }>('select 1 as one')).rows[0]?.one ?? 0),
    handle(rememberOne, async ({ db, emit, services }) => {
      await emit(oneRemembered, {});
      await services.jobs.enqueue(db, countJob, {});
      return 1;
    }),
  ],
  subscribers: [subscribe(oneRemembered, 'test.countEvent', async () => void done.events++)],
  jobs: [countJob],
});

const REQUEST: RequestInfo = {
  requestId: 'r',
  viewer: null,
  language: 'en',
  ip: '127.0.0.1',
  userAgent: 'test',
  initiator: 'web',
  idempotencyKey: null,
  cookies: {},
  madeFor: null,
  mayHaveWritten: true,
};

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function startServer(databaseUrl: string, more: { silenceMs?: number } = {}) {
  const log = silentLog;
  const realtime = createRealtime({ log });
  const http = createServer();
  await realtime.attach(http, {
    databaseUrl,
    redisUrl: undefined,
    sessions: { resolve: async () => null },
    mayFollow: async () => true,
    publicUrl: 'http://kolegia.test',
    trustProxy: false,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const runtime = await startRuntime({
    modules: [module],
    databaseUrl,
    poolSize: 4,
    ...more,
    settings: { secret: 's'.repeat(32) } as never,
    log,
    storage: memoryStorage(),
    jobs: createJobs({ databaseUrl, log, ...more }),
    delivery: { delivery: { channels: [], send: async () => undefined }, jobs: [] },
    realtime,
    strict: true,
    work: true,
  });
  closing.push(async () => {
    await realtime.close();
    http.closeAllConnections();
    http.close();
    await runtime.close();
  });
  const run = (name: string) => runtime.pipeline.run(name, { request: REQUEST, input: {} });
  return { realtime, run, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

it('says that it cannot reach its data, and goes on with everything once it can', async () => {
  const database = await openTestDatabase();
  closing.push(database.drop);
  const passage = await passageTo(database.databaseUrl);
  closing.push(passage.close);
  const [server, other] = [await startServer(passage.url), await startServer(passage.url)];
  const browser = io(other.url, { path: '/live', transports: ['websocket'], extraHeaders: { origin: 'http://kolegia.test' } });
  closing.push(() => browser.disconnect());
  const heard: unknown[] = [];
  browser.on('told', (_room, name) => heard.push(name));
  await new Promise<void>((resolve) => browser.once('connect', resolve));
  await browser.emitWithAck('follow', 'item:of-the-test');

  /** Each of its parts does its work, counted from now on. */
  const everythingWorks = async () => {
    await expect.poll(() => server.run('test.readOne'), PATIENCE).toMatchObject({ response: 1 });
    Object.assign(done, { events: 0, jobs: 0 });
    await server.run('test.rememberOne');
    await expect.poll(() => done, PATIENCE).toEqual({ events: 1, jobs: 1 });
    heard.length = 0;
    // From one server to the other, by the database.
    await vi.waitFor(() => {
      server.realtime.toRoom('item:of-the-test', { name: 'test.told', payload: {} });
      expect(heard).toContain('test.told');
    }, PATIENCE);
  };
  await everythingWorks();

  await passage.shut();
  for (const name of ['test.readOne', 'test.rememberOne'])
    await expect(server.run(name)).rejects.toMatchObject({ code: 'server.unavailable' });
  await sleep(3_000);
  await passage.open();
  await everythingWorks();
}, 120_000);

it('gives up connections at whose other end nobody is any more, and goes on with others', async () => {
  const database = await openTestDatabase();
  closing.push(database.drop);
  const passage = await passageTo(database.databaseUrl);
  closing.push(passage.close);
  const server = await startServer(passage.url, { silenceMs: 500 });
  await expect.poll(() => server.run('test.readOne'), PATIENCE).toMatchObject({ response: 1 });
  passage.silence(true);
  // As many as there are connections, and one that waits for one of them.
  const asked = ['test.readOne', 'test.rememberOne', 'test.readOne', 'test.rememberOne', 'test.readOne'];
  for (const outcome of await Promise.allSettled(asked.map(server.run)))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'server.unavailable' } });
  // Whoever looks for jobs asks meanwhile, too.
  await sleep(2_000);
  passage.silence(false);
  expect(await server.run('test.readOne')).toMatchObject({ response: 1 });
  Object.assign(done, { events: 0, jobs: 0 });
  await expect.poll(() => server.run('test.rememberOne'), PATIENCE).toMatchObject({ response: 1 });
  await expect.poll(() => done, PATIENCE).toEqual({ events: 1, jobs: 1 });
}, 60_000);
