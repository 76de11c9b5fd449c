import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import type { SessionSource, Viewer } from '../session/viewer.ts';
import { viewerLike } from '../testing/test-world.ts';
import { type AttachOptions, createRealtime, type RealtimeServer } from './create-realtime.ts';

const ITEM = 'item:0123456789abcdef';

let databaseUrl: string;
const databaseName = `live_${randomUUID().replaceAll('-', '')}`;

async function asAdmin(statement: string) {
  const client = new pg.Client({ connectionString: inject('testDatabase').adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  const { adminUrl, template } = inject('testDatabase');
  await asAdmin(`create database ${databaseName} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${databaseName}`;
  databaseUrl = url.href;
});
afterAll(() => asAdmin(`drop database if exists ${databaseName} with (force)`));

/** By token; ending a session is deleting it here. */
const sessionsByToken = new Map<string, Viewer>();
beforeEach(() => {
  for (const name of ['anna', 'budi']) sessionsByToken.set(`${name}-token`, viewerLike({ id: name, sessionId: `session-of-${name}` }));
});
const sessions: SessionSource = {
  resolve: async ({ cookieToken, bearerToken }) => sessionsByToken.get(bearerToken ?? cookieToken ?? '') ?? null,
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Who may not follow a room, by room. */
const closedTo = new Map<string, Set<string | null>>();
beforeEach(() => closedTo.clear());

async function startServer(more: Partial<AttachOptions> = {}) {
  const http = createServer((_request, response) => response.writeHead(404).end());
  const realtime = createRealtime({ log: silentLog });
  await realtime.attach(http, {
    databaseUrl,
    redisUrl: undefined,
    sessions,
    mayFollow: async (viewer, room) => /^item:[0-9a-z]{16}$/.test(room) && closedTo.get(room)?.has(viewer?.id ?? null) !== true,
    publicUrl: 'https://kolegia.example',
    trustProxy: 1,
    ...more,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    await realtime.close();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
  return { realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

type Browser = { socket: Socket; heard: unknown[][]; follow(room: unknown): Promise<boolean> };

function open(
  url: string,
  options: { cookie?: string; token?: string; origin?: string; transport?: 'websocket' | 'polling'; address?: string } = {},
): Browser {
  const headers: Record<string, string> = { origin: options.origin ?? 'https://kolegia.example' };
  if (options.cookie !== undefined) headers.cookie = `auth_token=${options.cookie}`;
  if (options.address !== undefined) headers['x-forwarded-for'] = options.address;
  const socket = io(url, {
    path: '/live',
    transports: [options.transport ?? 'websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
    ...(options.token !== undefined && { auth: { token: options.token } }),
  });
  closing.push(() => void socket.disconnect());
  const heard: unknown[][] = [];
  socket.on('told', (...message: unknown[]) => heard.push(message));
  return { socket, heard, follow: (room) => socket.emitWithAck('follow', room) as Promise<boolean> };
}

const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', (error) => resolve(error.message));
  });

async function connected(...parameters: Parameters<typeof open>): Promise<Browser> {
  const browser = open(...parameters);
  expect(await outcome(browser.socket)).toBe('connected');
  return browser;
}

const news = (n: number) => ({ name: 'test.thingHappened', payload: { n } });
const heardBy = (browser: Browser, expected: unknown[][]) => expect.poll(() => browser.heard).toEqual(expected);
/** Until both servers listen, told once over and over; the adapter announces itself but waits for nobody. */
async function untilJoined(from: RealtimeServer, browser: Browser, room: string) {
  await vi.waitFor(
    () => {
      from.toRoom(room, news(0));
      expect(browser.heard.length).toBeGreaterThan(0);
    },
    { timeout: 15_000, interval: 50 },
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  browser.heard.length = 0;
}

/** Until what is told in the room does not come any more. */
async function untilPutOut(from: RealtimeServer, browser: Browser, room: string) {
  await vi.waitFor(
    async () => {
      browser.heard.length = 0;
      from.toRoom(room, news(0));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(browser.heard).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
}

test('a member hears what is for them on every device, another member and a stranger do not', async () => {
  const { realtime, url } = await startServer();
  const laptop = await connected(url, { cookie: 'anna-token' });
  const phone = await connected(url, { token: 'anna-token', transport: 'polling' });
  const budi = await connected(url, { cookie: 'budi-token' });
  const stranger = await connected(url);
  const stale = await connected(url, { cookie: 'a dead token' });
  for (const wrong of ['member:anna', 'session:session-of-anna', 'item:x', 'item:*', '', 7, null, { room: ITEM }]) {
    expect(await stranger.follow(wrong)).toBe(false);
  }
  expect(await stranger.follow(ITEM)).toBe(true);

  realtime.toMember('anna', news(1));
  realtime.toRoom(ITEM, news(2));
  await heardBy(laptop, [['member', 'test.thingHappened', { n: 1 }]]);
  await heardBy(phone, [['member', 'test.thingHappened', { n: 1 }]]);
  await heardBy(stranger, [[ITEM, 'test.thingHappened', { n: 2 }]]);
  expect([...budi.heard, ...stale.heard]).toEqual([]);
});

test('a room that counts says how many there are to whoever enters it, none included', async () => {
  const counts = new Map([
    [ITEM, 12],
    ['item:zzzzzzzzzzzzzzzz', 0],
  ]);
  const { realtime, url } = await startServer({ mayFollow: async (_viewer, room) => counts.get(room) ?? false });
  const reader = await connected(url);
  expect(await reader.socket.emitWithAck('follow', ITEM)).toBe(12);
  expect(await reader.socket.emitWithAck('follow', 'item:zzzzzzzzzzzzzzzz')).toBe(0);
  expect(await reader.socket.emitWithAck('follow', 'item:yyyyyyyyyyyyyyyy')).toBe(false);
  realtime.recheckRoom('item:zzzzzzzzzzzzzzzz');
  realtime.toRoom('item:zzzzzzzzzzzzzzzz', news(1));
  await heardBy(reader, [['item:zzzzzzzzzzzzzzzz', 'test.thingHappened', { n: 1 }]]);
});

test('a room that is left is silent', async () => {
  const { realtime, url } = await startServer();
  const reader = await connected(url);
  await reader.follow(ITEM);
  reader.socket.emit('unfollow', ITEM);
  await reader.follow('item:zzzzzzzzzzzzzzzz');
  realtime.toRoom(ITEM, news(1));
  realtime.toRoom('item:zzzzzzzzzzzzzzzz', news(2));
  await heardBy(reader, [['item:zzzzzzzzzzzzzzzz', 'test.thingHappened', { n: 2 }]]);
});

test('a dead token that is named, another site and too many connections are refused', async () => {
  const { url } = await startServer({ connectionsPerMinute: 2 });
  expect(await outcome(open(url, { token: 'a dead token', address: '203.0.113.1' }).socket)).toBe('access.signIn');
  for (const transport of ['websocket', 'polling'] as const) {
    const { socket } = open(url, { cookie: 'anna-token', origin: 'https://evil.example', transport, address: '203.0.113.2' });
    expect(await outcome(socket)).toMatch(/error/);
  }
  const from = { address: '203.0.113.3' };
  await connected(url, from);
  await connected(url, from);
  expect(await outcome(open(url, from).socket)).toMatch(/error/);
  await connected(url, { address: '203.0.113.4' });
});

test('one member and one address hold so many connections at once, and may come again when others have gone', async () => {
  const { url } = await startServer({ socketsPerMember: 2, socketsPerAddress: 3 });
  const from = (address: string, token?: string) => ({ address, ...(token !== undefined && { token }) });
  await connected(url, from('203.0.113.1', 'anna-token'));
  const second = await connected(url, from('203.0.113.2', 'anna-token'));
  expect(await outcome(open(url, from('203.0.113.3', 'anna-token')).socket)).toBe('rate.tooMany');
  await connected(url, from('203.0.113.2', 'budi-token'));
  await connected(url, from('203.0.113.2'));
  expect(await outcome(open(url, from('203.0.113.2')).socket)).toBe('rate.tooMany');
  second.socket.disconnect();
  await expect.poll(() => outcome(open(url, from('203.0.113.2', 'anna-token')).socket)).toBe('connected');
});

test('fifty rooms and ten kilobytes are enough for anybody', async () => {
  const { url } = await startServer();
  const reader = await connected(url);
  const room = (n: number) => `item:${String(n).padStart(16, '0')}`;
  for (let n = 0; n < 50; n++) expect(await reader.follow(room(n))).toBe(true);
  expect(await reader.follow(room(50))).toBe(false);
  expect(await reader.follow(room(7))).toBe(true);
  const gone = new Promise((resolve) => reader.socket.on('disconnect', resolve));
  reader.socket.emit('follow', 'x'.repeat(20_000), () => undefined);
  await gone;

  const flood = await connected(url);
  const cut = new Promise((resolve) => flood.socket.on('disconnect', resolve));
  for (let n = 0; n < 300; n++) flood.socket.emit('unfollow', ITEM);
  await cut;
});

test('two servers on one database: messages, long ones too, and the end of a session cross over', async () => {
  const one = await startServer();
  const two = await startServer();
  const anna = await connected(two.url, { cookie: 'anna-token' });
  const budi = await connected(two.url, { cookie: 'budi-token' });
  await anna.follow(ITEM);
  await untilJoined(one.realtime, anna, ITEM);

  const long = { name: 'test.longThing', payload: { text: 'é'.repeat(6_000) } };
  one.realtime.toMember('anna', news(1));
  await heardBy(anna, [['member', 'test.thingHappened', { n: 1 }]]);
  one.realtime.toRoom(ITEM, long);
  await heardBy(anna, [
    ['member', 'test.thingHappened', { n: 1 }],
    [ITEM, 'test.longThing', long.payload],
  ]);
  expect(budi.heard).toEqual([]);

  const gone = new Promise((resolve) => anna.socket.on('disconnect', resolve));
  one.realtime.endSessions(['session-of-anna']);
  expect(await gone).toBe('io server disconnect');
  expect(budi.socket.connected).toBe(true);
});

test('a process without readers tells those of a server, and listening survives a lost database connection', async () => {
  const { url } = await startServer();
  const worker = createRealtime({ log: silentLog });
  await worker.connect({ databaseUrl, redisUrl: undefined });
  closing.push(() => worker.close());
  const reader = await connected(url);
  await reader.follow(ITEM);
  await untilJoined(worker, reader, ITEM);

  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databaseName}'`);
  await untilJoined(worker, reader, ITEM);
  worker.toRoom(ITEM, news(3));
  await heardBy(reader, [[ITEM, 'test.thingHappened', { n: 3 }]]);
});

test('a room is closed to whom it is not for, and whoever may not stay is put out of it on every server', async () => {
  const one = await startServer();
  const two = await startServer();
  closedTo.set(ITEM, new Set([null]));
  expect(await (await connected(one.url)).follow(ITEM)).toBe(false);
  const anna = await connected(two.url, { cookie: 'anna-token' });
  const budi = await connected(two.url, { cookie: 'budi-token' });
  for (const reader of [anna, budi]) expect(await reader.follow(ITEM)).toBe(true);
  await untilJoined(one.realtime, anna, ITEM);
  budi.heard.length = 0;

  closedTo.set(ITEM, new Set([null, 'anna']));
  one.realtime.recheckMembers(['anna']);
  await untilPutOut(two.realtime, anna, ITEM);
  two.realtime.toRoom(ITEM, news(1));
  await expect.poll(() => budi.heard).toContainEqual([ITEM, 'test.thingHappened', { n: 1 }]);
  expect(anna.heard).not.toContainEqual([ITEM, 'test.thingHappened', { n: 1 }]);
  expect(await anna.follow(ITEM)).toBe(false);

  closedTo.set(ITEM, new Set([null, 'anna', 'budi']));
  two.realtime.recheckRoom(ITEM);
  await untilPutOut(two.realtime, budi, ITEM);
});

test('a session that ends between being known and being joined is cut off all the same', async () => {
  const laptop = Promise.withResolvers<Browser>();
  let isEnding = false;
  const { realtime, url } = await startServer({
    sessions: {
      async resolve(credentials) {
        const viewer = await sessions.resolve(credentials);
        if (!isEnding || viewer === null) return viewer;
        // Signed out at this moment: by now all who are connected have been told.
        const { socket } = await laptop.promise;
        const told = new Promise((resolve) => socket.on('disconnect', resolve));
        sessionsByToken.delete('anna-token');
        realtime.endSessions([viewer.sessionId]);
        await told;
        return viewer;
      },
    },
  });
  laptop.resolve(await connected(url, { cookie: 'anna-token' }));
  isEnding = true;
  const { socket } = open(url, { cookie: 'anna-token' });
  expect(await new Promise((resolve) => socket.on('disconnect', resolve))).toBe('io server disconnect');
});

test('whoever is put out of a room while they are asked for does not come in', async () => {
  const removed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isClosed = false;
  const one = await startServer({
    async mayFollow(viewer) {
      const may = !isClosed || viewer?.id === 'budi';
      if (viewer?.id === 'anna' && may) {
        asked.resolve();
        await removed.promise;
      }
      return may;
    },
  });
  const anna = await connected(one.url, { cookie: 'anna-token' });
  const budi = await connected(one.url, { cookie: 'budi-token' });
  expect(await budi.follow(ITEM)).toBe(true);
  const entering = anna.follow(ITEM);
  await asked.promise;
  isClosed = true;
  one.realtime.recheckRoom(ITEM);
  // Budi, who stays, was asked before: by now so was Anna.
  expect(await budi.follow('item:zzzzzzzzzzzzzzzz')).toBe(true);
  removed.resolve();
  expect(await entering).toBe(false);
  one.realtime.toRoom(ITEM, news(1));
  await heardBy(budi, [[ITEM, 'test.thingHappened', { n: 1 }]]);
  expect(anna.heard).toEqual([]);
  expect(await anna.follow(ITEM)).toBe(false);
});

test('what was told before the end reaches the readers of other servers, also where it is long', async () => {
  const reader = open((await startServer()).url);
  await reader.follow(ITEM);
  const worker = createRealtime({ log: silentLog });
  await worker.connect({ databaseUrl, redisUrl: undefined });
  await untilJoined(worker, reader, ITEM);
  const payloads = [...Array(20).keys()].map((n) => ({ n, id: n === 10 ? 'x'.repeat(9_000) : 'x' }));
  for (const payload of payloads) worker.toRoom(ITEM, { name: 'test.told', payload });
  await worker.close();
  await expect
    .poll(() => reader.heard.map(([, , payload]) => (payload as { n: number }).n).toSorted((a, b) => a - b))
    .toEqual([...Array(20).keys()]);
});

test('who is cut off goes to another server, where what this one still tells is heard', async () => {
  const [stopping, other] = [await startServer(), await startServer()];
  const [cut, reader] = [open(stopping.url), open(other.url)];
  await Promise.all([cut.follow(ITEM), reader.follow(ITEM)]);
  await untilJoined(stopping.realtime, reader, ITEM);
  const gone = new Promise((resolve) => cut.socket.once('disconnect', resolve));
  stopping.realtime.cutOff();
  expect(await gone).not.toBe('io server disconnect');
  stopping.realtime.toRoom(ITEM, { name: 'test.told', payload: {} });
  await expect.poll(() => reader.heard.length).toBe(1);
});
