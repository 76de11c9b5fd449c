/** What is refused before the body of a request has come, and by what callers are told apart. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { clientHeaders, openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld, viewerLike } from '../testing/test-world.ts';

let world: TestWorld;
let http: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(
    world,
    { resolve: async ({ cookieToken }) => (cookieToken === 'ratri' ? viewerLike({ id: 'ratri' }) : null) },
    { rateFactor: 1 },
  );
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

afterEach(() => vi.useRealTimers());

/** What the server says to these bytes, after which nothing comes. */
async function saidTo(bytes: string): Promise<string> {
  const socket = net.connect((http.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  const [said] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return said;
}

const bodyOf = (said: string) => JSON.parse(said.slice(said.indexOf('\r\n\r\n'))) as { status: boolean; response: { code: string } };

it('who may not upload is told before a byte of the file is read', async () => {
  const said = await saidTo(
    [
      'POST /api/v3/media/images HTTP/1.1',
      'host: localhost',
      `authorization: ${clientHeaders.authorization}`,
      'content-type: multipart/form-data; boundary=part',
      'content-length: 10000000',
      '',
      '',
    ].join('\r\n'),
  );
  expect(said).toMatch(/^HTTP\/1\.1 401 /);
  expect(bodyOf(said).response.code).toBe('access.signIn');
});

it('addresses of one IPv6 network are one caller', async () => {
  const code = () => ({ method: 'POST', url: '/api/v3/send-otp', headers: clientHeaders, payload: {} }) as const;
  const statuses = new Set<number>();
  for (let n = 0; n < 80; n++) {
    const { statusCode } = await http.inject({ ...code(), remoteAddress: `2001:db8:1:2::${(n + 1).toString(16)}` });
    statuses.add(statusCode);
  }
  expect(statuses).toContain(429);
  expect((await http.inject({ ...code(), remoteAddress: '2001:db8:1:3::1' })).statusCode).not.toBe(429);
});

it('a token that is dead is refused as often as a stranger may ask, and then told to wait', async () => {
  const asked = (authorization: string, remoteAddress: string) =>
    http.inject({ method: 'POST', url: '/api/v3/send-otp', headers: { authorization }, payload: {}, remoteAddress });
  const code = (token: string, remoteAddress: string) => asked(`Bearer ${token}`, remoteAddress);
  const statuses: number[] = [];
  for (let n = 0; n < 62; n++) statuses.push((await code(`dead-${n}`, '203.0.113.7')).statusCode);
  expect([new Set(statuses.slice(0, 60)), statuses.slice(60)]).toEqual([new Set([401]), [429, 429]]);
  expect((await code('dead', '203.0.113.8')).statusCode).toBe(401);
  const stranger = await asked(clientHeaders.authorization, '203.0.113.7');
  expect(stranger.json().response.code).toBe('request.invalid');
});

it.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400, 'request.malformed'],
  ['longer in its head than anything we ask', `GET /api/v3/x?q=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 413, 'request.tooLarge'],
])('%s is answered in the shape of every failure', async (_, bytes, status, code) => {
  const said = await saidTo(bytes);
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(bodyOf(said)).toEqual({
    status: false,
    response: { code, message: expect.stringMatching(/\S/) as string, requestId: expect.stringMatching(/\S/) as string },
  });
  for (const header of ['x-request-id', 'x-content-type-options', 'content-security-policy', 'cache-control'])
    expect(said.toLowerCase()).toContain(`\r\n${header}: `);
});

const MUCH = Buffer.alloc(10_000_000, 'x');
it.each([
  ['as long as it says', `content-length: ${MUCH.length}`, [MUCH]],
  ['as long as it turns out to be', 'transfer-encoding: chunked', [`${MUCH.length.toString(16)}\r\n`, MUCH, '\r\n0\r\n\r\n']],
])('who sends far too much, %s, is heard out and reads why it is refused', async (_, length, body) => {
  const { port } = http.server.address() as AddressInfo;
  for (let n = 0; n < 10; n++) {
    const socket = net.connect(port, '127.0.0.1');
    const head = ['POST /api/v3/send-otp HTTP/1.1', 'host: a', `authorization: ${clientHeaders.authorization}`];
    const next = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    const sent = [[...head, 'content-type: application/json', length, '', ''].join('\r\n'), ...body, next];
    const [said] = await Promise.all([text(socket), ...sent.map((bytes) => promisify(socket.write.bind(socket))(bytes))]);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  }
});

/** A request whose end never comes; resolves with what is said to it after so long. */
async function saidAfter(milliseconds: number, head: readonly string[]): Promise<string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = net.connect((http.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const said = text(socket);
  socket.on('error', () => undefined);
  socket.write([...head, 'host: a', 'content-length: 10000', '', 'its beginning'].join('\r\n'));
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(milliseconds - 1);
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(socket.readableEnded).toBe(false);
  vi.advanceTimersByTime(1);
  return said;
}

const AS_CLIENT = `authorization: ${clientHeaders.authorization}`;
const FORM = 'content-type: multipart/form-data; boundary=part';
it.each([
  ['whatever takes no file, after a minute', 60_000, ['POST /api/v3/send-otp HTTP/1.1', AS_CLIENT, 'content-type: application/json']],
  [
    'a picture, after a minute and the time that the largest takes on half a megabit a second',
    60_000 + 251_659,
    ['POST /api/v3/media/images HTTP/1.1', 'cookie: auth_token=ratri', 'origin: http://localhost:3000', FORM],
  ],
])('%s, is told that it took too long, in the words of whoever asks', async (_, milliseconds, head) => {
  const said = await saidAfter(milliseconds, [...head, 'x-language: id']);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(bodyOf(said).response).toMatchObject({
    code: 'request.tooSlow',
    message: 'Pengiriman ke server terlalu lama. Silakan coba lagi.',
  });
});

it('a head that does not come to its end took too long as well', async () => {
  const socket = net.connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  const said = text(socket);
  const [accepted] = (await once(http.server, 'connection')) as [net.Socket];
  http.server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), accepted);
  const answer = await said;
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(bodyOf(answer).response.code).toBe('request.tooSlow');
});
