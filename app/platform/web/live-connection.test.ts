import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { createLiveConnection } from './live-connection.ts';
import type { LiveMessage } from './live-messages.ts';

const ANSWERS = 7;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

/** Joins whatever is asked for, as a server does with public rooms; those of items count answers. */
async function startServer() {
  const http = createServer();
  const server = new Server(http, { path: '/live' });
  let connections = 0;
  server.on('connection', (socket) => {
    connections++;
    socket.on('follow', (room: string, done: (admission: boolean | number) => void) => {
      void socket.join(room);
      done(room.startsWith('item:') ? ANSWERS : true);
    });
    socket.on('unfollow', (room: string) => void socket.leave(room));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const socket = io(url, { path: '/live', transports: ['websocket'], autoConnect: false, forceNew: true, reconnectionDelay: 10 });
  return {
    live: createLiveConnection(socket, { lingerMs: 50, retryMs: 20 }),
    tell: (room: string, n: number) => server.to(room).emit('told', room, 'test.happened', { n }),
    tellAll: (room: string, n: number) => server.emit('told', room, 'test.happened', { n }),
    cutAll() {
      for (const socket of server.sockets.sockets.values()) socket.conn.close();
    },
    dismissAll() {
      for (const socket of server.sockets.sockets.values()) socket.disconnect(true);
    },
    members: (room: string) => server.sockets.adapter.rooms.get(room)?.size ?? 0,
    present: () => server.sockets.sockets.size,
    connections: () => connections,
  };
}

const recorder = () => {
  const heard: LiveMessage[] = [];
  return { heard, listener: (message: LiveMessage) => void heard.push(message) };
};
const happened = (n: number) => ({ name: 'test.happened', payload: { n } });

const ENTERED_NOW = { name: 'realtime.entered', payload: { count: ANSWERS } };
const CONNECTED_NOW = { name: 'realtime.connected', payload: {} };

test('nothing is opened until somebody listens; then each hears their own room over one connection', async () => {
  const { live, members, present, tell, tellAll, connections } = await startServer();
  expect(present()).toBe(0);
  const [one, two, member] = [recorder(), recorder(), recorder()];
  closing.push(live.listen('item:1', one.listener), live.listen('item:2', two.listener), live.listen('member', member.listener));
  await expect.poll(() => members('item:1') + members('item:2')).toBe(2);
  tell('item:1', 1);
  tell('item:2', 2);
  tellAll('member', 3);
  await expect
    .poll(() => [one.heard, two.heard, member.heard])
    .toEqual([
      [ENTERED_NOW, happened(1)],
      [ENTERED_NOW, happened(2)],
      [CONNECTED_NOW, happened(3)],
    ]);
  expect(connections()).toBe(1);
});

test('after an interruption rooms are followed again, and listeners are told that something may be missing', async () => {
  const { live, cutAll, connections, members, tell } = await startServer();
  const { heard, listener } = recorder();
  closing.push(live.listen('item:1', listener));
  await expect.poll(() => members('item:1')).toBe(1);
  cutAll();
  await expect.poll(() => connections()).toBe(2);
  await expect.poll(() => members('item:1')).toBe(1);
  tell('item:1', 4);
  await expect.poll(() => heard).toEqual([ENTERED_NOW, { name: 'realtime.resumed', payload: {} }, happened(4)]);
});

test('where the server ends the line, those who listen for the member are told, and nobody comes back by itself', async () => {
  const { live, dismissAll, members, connections } = await startServer();
  const [member, other] = [recorder(), recorder()];
  closing.push(live.listen('member', member.listener), live.listen('item:1', other.listener));
  await expect.poll(() => members('item:1')).toBe(1);
  dismissAll();
  await expect.poll(() => member.heard).toEqual([CONNECTED_NOW, { name: 'realtime.dismissed', payload: {} }]);
  expect([other.heard, connections()]).toEqual([[ENTERED_NOW], 1]);
});

test('the last listener of a room leaves it, the last of all closes the connection, and the next opens it again', async () => {
  const { live, members, present, connections } = await startServer();
  const { listener } = recorder();
  const stopFirst = live.listen('item:1', listener);
  const stopSecond = live.listen('item:1', () => undefined);
  const stopOther = live.listen('item:2', listener);
  await expect.poll(() => members('item:1')).toBe(1);
  stopFirst();
  stopFirst();
  stopSecond();
  await expect.poll(() => members('item:1')).toBe(0);
  expect(present()).toBe(1);
  stopOther();
  await expect.poll(() => present()).toBe(0);
  closing.push(live.listen('item:3', listener));
  await expect.poll(() => members('item:3')).toBe(1);
  expect(connections()).toBe(2);
});

test('moving to the next page keeps the connection', async () => {
  const { live, members, connections } = await startServer();
  const { listener } = recorder();
  const stop = live.listen('item:1', listener);
  await expect.poll(() => members('item:1')).toBe(1);
  stop();
  closing.push(live.listen('item:2', listener));
  await expect.poll(() => members('item:2')).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([connections(), members('item:1'), members('item:2')]).toEqual([1, 0, 1]);
});

test('whoever listens once the line is there, such as a part of the page that comes late, is told so, and nobody else', async () => {
  const { live, members } = await startServer();
  const [first, late, counted, lateInRoom] = [recorder(), recorder(), recorder(), recorder()];
  closing.push(live.listen('member', first.listener), live.listen('item:1', counted.listener));
  await expect.poll(() => members('item:1')).toBe(1);
  closing.push(live.listen('member', late.listener), live.listen('item:1', lateInRoom.listener));
  await expect.poll(() => [late.heard, lateInRoom.heard]).toEqual([[CONNECTED_NOW], [ENTERED_NOW]]);
  expect([first.heard, counted.heard]).toEqual([[CONNECTED_NOW], [ENTERED_NOW]]);
});

test('whoever enters a room that counts is told the number as it stands; a room that only lets in says nothing', async () => {
  const { live, members } = await startServer();
  const [counting, open] = [recorder(), recorder()];
  closing.push(live.listen('item:1', counting.listener));
  await expect.poll(() => counting.heard).toEqual([ENTERED_NOW]);
  closing.push(live.listen('feed', open.listener), live.listen('item:2', counting.listener));
  await expect.poll(() => counting.heard).toEqual([ENTERED_NOW, ENTERED_NOW]);
  expect([members('feed'), open.heard]).toEqual([1, []]);
});
