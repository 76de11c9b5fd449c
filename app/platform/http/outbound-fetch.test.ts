import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutboundFetch, type OutboundOptions } from './outbound-fetch.ts';
import { isPublicAddress } from './public-address.ts';

let port: number;
const requests: string[] = [];
const HTML = { 'content-type': 'text/html; charset=UTF-8' };

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/page': (response) => response.writeHead(200, { ...HTML, etag: '"1"' }).end('<title>A page</title>'),
  '/unchanged': (response, request) => response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, HTML).end(),
  '/picture': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('…'),
  '/missing': (response) => response.writeHead(404, HTML).end('nothing'),
  '/moved': (response) => response.writeHead(302, { location: '/page' }).end(),
  '/moved-inside': (response) => response.writeHead(302, { location: `http://10.0.0.1:${port}/page` }).end(),
  '/moved-by-number': (response) => response.writeHead(302, { location: 'http://[::ffff:10.0.0.1]/' }).end(),
  '/moved-to-name': (response) => response.writeHead(302, { location: `http://inside.example:${port}/page` }).end(),
  '/moved-to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/endless': (response) => {
    response.writeHead(200, HTML);
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(timer));
  },
  '/slow': (response) => {
    response.writeHead(200, HTML);
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/bomb': (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
};

const server = createServer((request, response) => {
  requests.push(`${request.headers.host}${request.url}`);
  const answer = answers[request.url ?? ''];
  if (answer === undefined) response.writeHead(500).end();
  else answer(response, request);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** 127.0.0.1 plays the open internet; everything else is as it is. */
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

const names: Record<string, string[]> = {
  'site.example': ['127.0.0.1'],
  'inside.example': ['192.168.1.1'],
  'mixed.example': ['127.0.0.1', '192.168.1.1'],
  'wrapped.example': ['::ffff:192.168.1.1'],
};
const lookupIn =
  (addresses: (name: string) => readonly string[]): LookupFunction =>
  (name, _options, callback) =>
    callback(
      null,
      addresses(name).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const outbound = createOutboundFetch({ lookup: lookupIn((name) => names[name] ?? []), isAllowed });
const read = (path: string, more: Partial<OutboundOptions> = {}) =>
  outbound(`http://site.example:${port}${path}`, { accept: ['text/html'], ...more });
const refusal = (reason: string) => ({ name: 'OutboundFault', reason });

test('reads a page, through redirects, with what a later call needs', async () => {
  const answer = await read('/moved');
  expect(answer).toMatchObject({
    url: `http://site.example:${port}/page`,
    status: 200,
    contentType: 'text/html',
    charset: 'utf-8',
    etag: '"1"',
  });
  expect(Buffer.from(answer.bytes).toString()).toBe('<title>A page</title>');
  expect(await read('/unchanged', { etag: '"1"' })).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
});

test.each(['inside', 'mixed', 'wrapped'])('a name that leads inside is not connected to: %s', async (name) => {
  const before = requests.length;
  await expect(outbound(`http://${name}.example:${port}/page`, { accept: ['text/html'] })).rejects.toMatchObject(refusal('address'));
  expect(requests.length).toBe(before);
});

test.each(['127.0.0.1', '2130706433', '0x7f.1', '017700000001', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', 'localhost'])(
  'as shipped, %s is refused',
  async (host) => {
    await expect(createOutboundFetch()(`http://${host}:${port}/page`, { accept: ['text/html'] })).rejects.toMatchObject(refusal('address'));
  },
);

test.each(['/moved-inside', '/moved-by-number', '/moved-to-name'])('a redirect that leads inside is refused: %s', async (path) => {
  await expect(read(path)).rejects.toMatchObject(refusal('address'));
});

test('only the web, only so many redirects, no passwords', async () => {
  await expect(outbound('ftp://site.example/', { accept: [] })).rejects.toMatchObject(refusal('scheme'));
  await expect(outbound('not an address', { accept: [] })).rejects.toMatchObject(refusal('scheme'));
  await expect(read('/moved-to-file')).rejects.toMatchObject(refusal('scheme'));
  await expect(outbound(`http://a:b@site.example:${port}/page`, { accept: ['text/html'] })).rejects.toMatchObject(refusal('address'));
  const before = requests.length;
  await expect(read('/circle')).rejects.toMatchObject(refusal('redirects'));
  expect(requests.length - before).toBe(6);
});

test('a name that changes its address between check and use is connected to where it was checked', async () => {
  let asked = 0;
  // Public when it is asked first, inside ever after.
  const rebinding = createOutboundFetch({ lookup: lookupIn(() => (asked++ === 0 ? ['127.0.0.1'] : ['192.168.1.1'])), isAllowed });
  expect(await rebinding(`http://rebind.example:${port}/page`, { accept: ['text/html'] })).toMatchObject({ status: 200 });
  expect(asked).toBe(1);
  await expect(rebinding(`http://rebind.example:${port}/page`, { accept: ['text/html'] })).rejects.toMatchObject(refusal('address'));
});

test('endless, slow and unfolding bodies are cut', async () => {
  await expect(read('/endless', { maxBytes: 50_000 })).rejects.toMatchObject(refusal('size'));
  await expect(read('/bomb')).rejects.toMatchObject(refusal('size'));
  const start = performance.now();
  await expect(read('/slow', { timeoutMs: 300 })).rejects.toMatchObject(refusal('time'));
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('other kinds of content, failures and nobody there', async () => {
  await expect(read('/picture')).rejects.toMatchObject(refusal('type'));
  await expect(read('/missing')).rejects.toMatchObject({ reason: 'status', status: 404 });
  await expect(outbound('http://site.example:9/', { accept: ['text/html'] })).rejects.toMatchObject(refusal('unreachable'));
});
