/** On a real Redis, of the machine or of REDIS_URL. None comes with npm, and one that we wrote would test only itself. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import process from 'node:process';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { silentLog } from '../log/log.ts';
import { createRealtime, type RealtimeServer } from './create-realtime.ts';

const given = loadConfig().redisUrl;
const installed = spawnSync('redis-server', ['--version']).status === 0;
const NONE = given === undefined && !installed;
const ITEM = 'item:0123456789abcdef';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startRedis(port: number): Promise<ChildProcess> {
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'pipe',
  });
  closing.push(() => redis.kill('SIGKILL'));
  for await (const said of redis.stdout) if (String(said).includes('Ready to accept connections')) return redis;
  throw new Error('Redis did not start');
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Their database is one that nobody listens on: whatever crosses went through Redis. */
const onlyRedis = (redisUrl: string) => ({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', redisUrl });

async function startServer(redisUrl: string): Promise<{ realtime: RealtimeServer; url: string }> {
  const http = createServer((_request, response) => response.writeHead(404).end());
  const realtime = createRealtime({ log: silentLog });
  const sessions = { resolve: async () => null };
  await realtime.attach(http, {
    ...onlyRedis(redisUrl),
    sessions,
    mayFollow: async () => true,
    publicUrl: 'https://kolegia.example',
    trustProxy: false,
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  closing.push(async () => {
    await realtime.close();
    http.closeAllConnections();
    http.close();
  });
  return { realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

async function reader(url: string): Promise<{ socket: Socket; heard: unknown[] }> {
  const socket = io(url, { path: '/live', transports: ['websocket'], extraHeaders: { origin: 'https://kolegia.example' } });
  closing.push(() => socket.disconnect());
  const heard: unknown[] = [];
  socket.on('told', (_room: string, _name: string, { n }: { n: number }) => heard.push(n));
  expect(await socket.emitWithAck('follow', ITEM)).toBe(true);
  return { socket, heard };
}

/** Tells until it is heard: the adapter begins to listen when it has connected, and waits for nobody. */
async function untilHeard(from: RealtimeServer, heard: unknown[], n: number) {
  await vi.waitFor(
    () => {
      from.toRoom(ITEM, { name: 'test.thingHappened', payload: { n } });
      expect(heard).toContain(n);
    },
    { timeout: 15_000, interval: 100 },
  );
}

test.skipIf(NONE)(
  `two servers and a worker on one Redis hear each other${NONE ? ': not tested, as neither redis-server nor REDIS_URL is here' : ''}`,
  async () => {
    const port = await freePort();
    if (given === undefined) await startRedis(port);
    const url = given ?? `redis://127.0.0.1:${port}`;
    const [one, two] = [await startServer(url), await startServer(url)];
    const worker = createRealtime({ log: silentLog });
    await worker.connect(onlyRedis(url));
    closing.push(() => worker.close());
    const [near, far] = [await reader(one.url), await reader(two.url)];

    await untilHeard(one.realtime, far.heard, 1);
    expect(near.heard).toContain(1);
    await untilHeard(worker, far.heard, 2);
    await untilHeard(worker, near.heard, 2);
  },
  30_000,
);

test.skipIf(!installed || process.platform === 'win32')(
  `servers outlive a Redis that goes away, and hear each other when it is back${installed ? '' : ': not tested, as redis-server is not here'}`,
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const url = `redis://127.0.0.1:${port}`;
    const [one, two] = [await startServer(url), await startServer(url)];
    const [near, far] = [await reader(one.url), await reader(two.url)];
    await untilHeard(one.realtime, far.heard, 1);

    redis.kill('SIGKILL');
    await once(redis, 'exit');
    await untilHeard(one.realtime, near.heard, 2);
    await startRedis(port);
    await untilHeard(one.realtime, far.heard, 3);
    await untilHeard(two.realtime, near.heard, 4);
  },
  40_000,
);
