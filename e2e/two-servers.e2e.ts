/** Two servers without jobs and a worker on one database: what happens at one of them is heard at the other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aConversation, say } from '#modules/chat/testing/chat.factory.ts';
import { sendOtp } from '#modules/identity/sign-in.contract.ts';
import { aMember, signIn } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld, TEST_SECRET, type TestWorld } from '#platform/testing/test-world.ts';
import { createEmpty, dropDatabase } from '../tools/database/testing.ts';
import { withoutSettings } from '../tools/run/plain-environment.ts';
import { addressOf } from './e2e-setup.ts';
import { site } from './site.ts';

const NAME = `two_servers_${process.pid}`;
const adminUrl = site().databaseUrl;
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-two-servers-'));
const programs = new Set<ChildProcess>();

let world: TestWorld;
let databaseUrl: string;
let servers: { a: string; b: string };
let worker: ChildProcess;

function start(script: string, settings: Record<string, string> = {}): ChildProcess {
  const program = spawn(process.execPath, [script], {
    cwd: PROJECT_FOLDER,
    env: {
      ...withoutSettings(),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      KOLEGIA_DATA: dataFolder,
      SECRET: TEST_SECRET,
      SAMPLE_WORLD: 'on',
      LOG_LEVEL: 'warn',
      JOBS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.add(program);
  return program;
}

const startServer = () => addressOf(start('e2e/e2e-server.ts').stdout as NodeJS.ReadableStream);

async function startWorker(): Promise<ChildProcess> {
  const worker = start('tools/run/worker.ts');
  for await (const said of worker.stdout as NodeJS.ReadableStream) if (String(said).includes('The worker is ready')) return worker;
  throw new Error('The worker did not start');
}

beforeAll(async () => {
  databaseUrl = await createEmpty(adminUrl, NAME);
  await migrate({ databaseUrl });
  world = await openTestWorld({ databaseUrl });
  const [a, b] = await Promise.all([startServer(), startServer()]);
  servers = { a, b };
});
afterAll(async () => {
  for (const program of programs) {
    program.kill('SIGTERM');
    if (program.exitCode === null) await once(program, 'exit');
  }
  expect([...programs].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  await world.close();
  await dropDatabase(adminUrl, NAME);
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Everybody signs in once: a second code is not sent at once. */
const cookies = new Map<string, Promise<string>>();
const cookieOf = (email: string): Promise<string> => {
  const known = cookies.get(email) ?? signIn(world, { email }).then(({ sessionToken }) => `auth_token=${sessionToken}`);
  cookies.set(email, known);
  return known;
};
/** A worker starts within seconds, but on a machine that does much else at once. */
const PATIENCE_MS = 40_000;
/** Long enough for a message that another server repeats. */
const SETTLING_MS = 1_500;

const waitingEvents = async () => (await world.runtime.database.pool.query('select 1 from platform.outbox')).rowCount ?? 0;

type Heard = [room: string, name: string, payload: Record<string, unknown>];

async function listen(server: string, cookie: string): Promise<{ socket: Socket; heard: Heard[] }> {
  const socket = io(server, { path: '/live', transports: ['websocket'], extraHeaders: { cookie, origin: server } });
  const heard: Heard[] = [];
  socket.on('told', (...message: Heard) => heard.push(message));
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  return { socket, heard };
}

async function answerAsArjun(itemId: string): Promise<string> {
  const { method, path: route } = addComment.http;
  const answer = await fetch(servers.a + route, {
    method,
    headers: { 'content-type': 'application/json', origin: servers.a, cookie: await cookieOf('arjun@members.test') },
    body: JSON.stringify({ itemId, text: fromPlainText('Fluids by the haematocrit, hour by hour.') }),
  });
  const { response } = (await answer.json()) as { response: { id: string } };
  expect(answer.status, JSON.stringify(response)).toBe(200);
  return response.id;
}

it('an answer given at one server reaches a reader at the other, and its notification the author, by the worker', async () => {
  const ratri = world.as(await aMember(world, { name: 'Ratri Maheswari', email: 'ratri@members.test' }));
  await aMember(world, { name: 'Arjun Nair', email: 'arjun@members.test' });
  const itemId = await aPublishedCase(world, ratri);
  await world.settle();
  const author = await listen(servers.b, await cookieOf('ratri@members.test'));
  const reader = await listen(servers.b, '');
  // Of an item, whoever enters its room is told how many answers there are.
  expect(await reader.socket.emitWithAck('follow', `item:${itemId}`)).toBe(0);

  const commentId = await answerAsArjun(itemId);
  // Committed with what it will bring, which servers without jobs leave to others.
  expect(await waitingEvents()).toBeGreaterThan(0);
  expect([...author.heard, ...reader.heard]).toEqual([]);

  worker = await startWorker();
  await vi.waitFor(() => expect(reader.heard).toEqual([[`item:${itemId}`, 'library.commentAdded', { commentId }]]), PATIENCE_MS);
  // Beside it they are told that somebody signed in as them.
  await vi.waitFor(
    () => expect(author.heard).toContainEqual(['member', 'notifications.added', expect.objectContaining({ unread: 2 })]),
    PATIENCE_MS,
  );
  await vi.waitFor(async () => expect(await waitingEvents()).toBe(0), PATIENCE_MS);
  // What comes twice would come by now.
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  expect(reader.heard).toHaveLength(1);
  // Of the sign-in and of the answer, or of both at once.
  expect(author.heard.filter(([, name]) => name === 'notifications.added').length).toBeLessThanOrEqual(2);
  for (const { socket } of [author, reader]) socket.disconnect();
});

it('a code that was asked for at one server, and sent by the worker, is shown by the other', async () => {
  const asked = await fetch(servers.a + sendOtp.http.path, {
    method: sendOtp.http.method,
    headers: { 'content-type': 'application/json', origin: servers.a, authorization: `Basic ${btoa('website:kolegia')}` },
    body: JSON.stringify({ email: 'maria@members.test' }),
  });
  expect(asked.status, await asked.text()).toBe(200);
  await expect
    .poll(
      async () => {
        const { response } = (await (await fetch(`${servers.b}/outbox.json`)).json()) as {
          response: { data: { to: string; code: string }[] };
        };
        return response.data.filter(({ to }) => to === 'maria@members.test').map(({ code }) => code);
      },
      { timeout: PATIENCE_MS },
    )
    .toContainEqual(expect.stringMatching(/^\d{4}$/));
  expect(await (await fetch(`${servers.b}/outbox`)).text()).toContain('A worker sends them');
});

it('a message said at one server is told at the other, without the worker, and to nobody else', async () => {
  const [hana, dewi] = [
    await aMember(world, { name: 'Hana Tobing', email: 'hana@members.test' }),
    await aMember(world, { name: 'Dewi Pratiwi', email: 'dewi@members.test' }),
  ];
  await aMember(world, { name: 'Joko Purnomo', email: 'joko@members.test' });
  const conversationId = await aConversation(world, hana, dewi);
  await say(world.as(hana), conversationId, 'Good morning');
  await vi.waitFor(async () => expect(await waitingEvents()).toBe(0), PATIENCE_MS);
  const listener = await listen(servers.b, await cookieOf('dewi@members.test'));
  const stranger = await listen(servers.b, await cookieOf('joko@members.test'));
  // Their own rooms are joined right after the greeting, and before anything they ask for.
  for (const { socket } of [listener, stranger]) await socket.emitWithAck('follow', 'nothing');

  const send = async () =>
    fetch(`${servers.a}/api/v3/chat/conversations/${conversationId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: servers.a, cookie: await cookieOf('hana@members.test') },
      body: JSON.stringify({ text: 'A word from afar', clientId: 'laptop-0001' }),
    });
  // Sent again after an answer that was lost: one message.
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  // Beside it they hear that somebody signed in as them, which is true.
  const chats = () => listener.heard.filter(([, name]) => String(name).startsWith('chat.'));
  await vi.waitFor(() => expect(chats()).toEqual([['member', 'chat.changed', { conversationId, revision: 2 }]]), PATIENCE_MS);
  expect(stranger.heard.filter(([, name]) => String(name).startsWith('chat.'))).toEqual([]);
  const changes = await fetch(`${servers.b}/api/v3/chat/conversations/${conversationId}/changes?since=1`, {
    headers: { cookie: await cookieOf('dewi@members.test') },
  });
  const { response } = (await changes.json()) as { response: { data: { text: string }[]; revision: number } };
  expect([response.data.map(({ text }) => text), response.revision]).toEqual([['A word from afar'], 2]);
  for (const { socket } of [listener, stranger]) socket.disconnect();
});

it('what a worker has under way when it is stopped is done, and told to readers', async () => {
  const itemId = await aPublishedCase(world, world.as(await aMember(world, { name: 'Wayan Suardana' })));
  await vi.waitFor(async () => expect(await waitingEvents()).toBe(0), PATIENCE_MS);
  const reader = await listen(servers.b, '');
  await reader.socket.emitWithAck('follow', `item:${itemId}`);
  const { pool } = world.runtime.database;
  const holder = await pool.connect();
  // Whoever writes down what the author is told of waits for this.
  await holder.query('begin');
  await holder.query('lock table notifications.cause in share mode');
  const commentId = await answerAsArjun(itemId);
  const isHeldUp = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await pool.query(isHeldUp)).rowCount).toBeGreaterThan(0), PATIENCE_MS);
  worker.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  await holder.query('commit');
  holder.release();
  await once(worker, 'exit');
  await vi.waitFor(() => expect(reader.heard).toEqual([[`item:${itemId}`, 'library.commentAdded', { commentId }]]), PATIENCE_MS);
  reader.socket.disconnect();
});
