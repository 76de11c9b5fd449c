/** Signed-out pages over a socket: what the shortcut answers is what the usual way would have answered. */
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onePageBuild } from '../testing/stand-in-build.ts';
import type { KeptPage } from './kept-pages.ts';
import { createMicroCache } from './micro-cache.ts';
import { answerKeptPagesFirst } from './page-shortcut.ts';
import { mountPages, type PageOptions } from './pages.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

let app: FastifyInstance;
let address: string;
/** What reached Fastify. */
let usual: string[];
let renderings: number;
let text: string;
/** By the clock of the cache, which goes on when a test says so: a slow machine would take longer than a page is kept. */
let now: number;

beforeEach(async () => {
  usual = [];
  renderings = 0;
  text = 'first words';
  now = 0;
  app = fastify({ genReqId: () => `usual-${usual.length}` });
  app.addHook('onRequest', async (request, reply) => {
    usual.push(`${request.method} ${request.url}`);
    reply.header('x-request-id', request.id);
  });
  const security = securityHeaders({ https: true });
  addSecurityHeaders(app, security);
  await app.register(underPressure);
  await app.register(cookie);
  const cache = createMicroCache<KeptPage>(() => now);
  answerKeptPagesFirst(app, { cache, security, defaultLanguage: 'en' });
  mountPages(app, {
    cache,
    build: async () => onePage(),
    development: false,
    publicUrl: 'http://kolegia.test',
    defaultLanguage: 'en',
    sessions: { resolve: async () => null },
    translations: { namespace: () => ({}) },
  } as unknown as PageOptions);
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

/** The only page says its text and its nonce. */
const onePage = () =>
  onePageBuild(async ({ nonce }: { nonce: string }) => {
    renderings += 1;
    return new Response(`<p>${text}</p><script nonce="${nonce}"></script>`.padEnd(5_000), { headers: { 'content-type': 'text/html' } });
  });

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(address + path, { method, headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' });

/** But for what is of one answer only. */
function said(response: Response): Record<string, string> {
  const { date, 'x-request-id': requestId, ...headers } = Object.fromEntries(response.headers);
  expect([date, requestId]).toEqual([expect.any(String), expect.any(String)]);
  return headers;
}

it('answers the next readers as the first was answered, without Fastify', async () => {
  const first = await ask('/cases');
  const second = await ask('/cases', { cookie: 'other=1' });
  expect(said(second)).toEqual(said(first));
  expect(await second.text()).toBe(await first.text());
  expect(said(second)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
    vary: 'cookie, accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': '5000',
  });
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect([usual, renderings]).toEqual([['GET /cases'], 1]);
});

it('sends a policy that names the nonce of its scripts', async () => {
  await ask('/cases');
  const kept = await ask('/cases');
  const nonce = /nonce="([^"]+)"/.exec(await kept.text())?.[1] ?? 'none';
  expect(kept.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(usual).toHaveLength(1);
});

it('compresses at the first asking, and sends those bytes from then on', async () => {
  for (const encoding of ['br', 'gzip']) {
    const before = usual.length;
    const [first, second] = [await ask('/cases', { 'accept-encoding': encoding }), await ask('/cases', { 'accept-encoding': encoding })];
    expect([first, second].map((answer) => answer.headers.get('content-encoding'))).toEqual([encoding, encoding]);
    expect(await second.text()).toBe(await first.text());
    expect(usual.length - before).toBe(1);
  }
  expect(renderings).toBe(1);
});

it('says that nothing has changed without a body and without a policy', async () => {
  const etag = (await ask('/cases')).headers.get('etag') ?? '';
  const shortly = await ask('/cases', { 'if-none-match': etag });
  expect([shortly.status, await shortly.text(), usual.length]).toEqual([304, '', 1]);
  const usually = await app.inject({ url: '/cases', headers: { 'if-none-match': etag } });
  expect([usually.statusCode, usually.body]).toEqual([304, '']);
  for (const headers of [Object.fromEntries(shortly.headers), usually.headers]) {
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).toMatchObject({ etag, 'x-content-type-options': 'nosniff' });
  }
});

it('leaves to the usual way whoever is known, asks otherwise, or reads another language', async () => {
  await ask('/');
  usual = [];
  await ask('/', { cookie: 'auth_token=abc' });
  await ask('/', { cookie: 'theme=dark' });
  await ask('/', {}, 'HEAD');
  const indonesian = await ask('/', { cookie: 'user_language=id' });
  expect([indonesian.status, indonesian.headers.get('location')]).toEqual([302, '/id']);
  expect((await ask('/', { authorization: 'Bearer abc' })).status).not.toBe(200);
  expect(usual).toEqual(['GET /', 'GET /', 'HEAD /', 'GET /', 'GET /']);
});

it('keeps the language that an address chooses, and no page at that address', async () => {
  for (const _ of ['first', 'again']) {
    const chosen = await ask('/id/cases?q=a&lang=en');
    expect([chosen.status, chosen.headers.get('location'), chosen.headers.get('cache-control')]).toEqual([302, '/cases?q=a', 'no-store']);
    expect(chosen.headers.get('set-cookie')).toMatch(/^user_language=en; Max-Age=15552000; Path=\/; SameSite=Lax$/);
  }
  expect(renderings).toBe(0);
});

it('leads for good from another way to write an address to the plain one', async () => {
  for (const [url, plain] of [
    ['/cases/?q=A', '/cases?q=A'],
    ['/id/', '/id'],
  ] as const) {
    const answer = await ask(url);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, plain]);
  }
  expect((await ask('/cases')).status).toBe(200);
});

it('is not misled by an answer to HEAD', async () => {
  await ask('/cases', {}, 'HEAD');
  expect(await (await ask('/cases')).text()).toContain('first words');
});

it('shows what was written after a second at the latest', async () => {
  await ask('/cases');
  text = 'second words';
  now = 999;
  expect(await (await ask('/cases')).text()).toContain('first words');
  now = 1_000;
  expect(await (await ask('/cases')).text()).toContain('second words');
});

it('lets the usual way turn readers away when there are too many', async () => {
  await ask('/cases');
  const pressed = vi.spyOn(app, 'isUnderPressure').mockReturnValue(true);
  await ask('/cases');
  expect(usual).toHaveLength(2);
  pressed.mockRestore();
  await ask('/cases');
  expect(usual).toHaveLength(2);
});
