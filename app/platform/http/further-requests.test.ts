/** What programs ask beside calls and pages: whether something is there, and whether another protocol is spoken. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientHeaders, openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';

let world: TestWorld;
let http: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
  // As live connections do.
  http.server.on('upgrade', (_request, socket) => socket.destroy());
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

it.each([
  ['that finds something', '/api/v3/articles?limit=5', 200],
  ['that needs what its address says', '/api/search/suggest-on-search?q=fever', 200],
  ['that is refused', '/api/v3/articles?limit=0', 422],
])('a query %s is answered to HEAD as to GET, without the body', async (_, url, status) => {
  const [whole, head] = await Promise.all((['GET', 'HEAD'] as const).map((method) => http.inject({ method, url, headers: clientHeaders })));
  expect([whole?.statusCode, head?.statusCode, head?.body]).toEqual([status, status, '']);
  if (status === 200) expect(head?.headers['content-length']).toBe(whole?.headers['content-length']);
});

/** Until the server ends the connection. */
async function saidTo(...lines: readonly string[]): Promise<string> {
  const socket = net.connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, '', ''].join('\r\n'));
  return text(socket);
}

it('a program that offers HTTP/2 with its request is answered without it', async () => {
  const offer = ['connection: Upgrade, HTTP2-Settings, close', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQCAAAAAAIAAAAA'];
  expect(await saidTo('GET /healthz HTTP/1.1', 'host: a', ...offer)).toMatch(/^HTTP\/1\.1 200 .*\{"status":true\}$/s);
  expect(await saidTo('GET /live/ HTTP/1.1', 'host: a', 'connection: Upgrade', 'upgrade: websocket')).toBe('');
});
