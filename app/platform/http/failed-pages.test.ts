/** What readers are answered where a page cannot be made: the right status, words in their language, and when to come back. */
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { loadTranslations } from '../i18n/translations.ts';
import { Failure } from '../operation/failure.ts';
import { BASES, query, type RateClass } from '../operation/operation.ts';
import type { Member, SessionSource } from '../session/viewer.ts';
import { onePageBuild } from '../testing/stand-in-build.ts';
import { answerErrors } from './error-answers.ts';
import { mountPages, type PageOptions } from './pages.ts';
import { createRateLimits } from './rate-classes.ts';

const operation = (rate: RateClass) =>
  query('test.ask', {
    summary: 'Asks',
    http: { method: 'GET', path: `${BASES.main}/ask` },
    access: 'anyone',
    rate,
    input: z.strictObject({}),
    output: z.string(),
    errors: {},
  });

const translations = await loadTranslations();

interface Page {
  readonly call: (operation: object, input: object) => Promise<string>;
}

let app: FastifyInstance;
/** What the page's only call is answered, and what it asks for. */
let answer: () => string;
let asks: readonly RateClass[];
let made: ((said: string) => Response) | null;
let onAsked: (address: string) => void;
let resolve: SessionSource['resolve'];

beforeEach(async () => {
  answer = () => 'said';
  asks = ['read'];
  made = null;
  onAsked = () => undefined;
  resolve = async () => null;
  app = fastify();
  answerErrors(app, { translations, defaultLanguage: 'en', secureCookies: false });
  await app.register(cookie);
  app.get('/api/v3/fails', async () => {
    throw new Failure('server.unavailable');
  });
  mountPages(app, {
    cache: null,
    development: false,
    publicUrl: 'http://kolegia.test',
    defaultLanguage: 'en',
    sessions: { resolve: (credentials) => resolve(credentials) },
    rateLimits: createRateLimits(),
    pipeline: { handlers: new Map(), run: async () => ({ response: answer(), cookies: [] }) },
    translations,
    build: async () =>
      onePageBuild(async ({ call }: Page, request) => {
        onAsked(request.url);
        const said = [];
        for (const rate of asks) said.push(await call(operation(rate), {}));
        return made?.(said.join(' ')) ?? new Response(said.join(' '));
      }),
  } as Partial<PageOptions> as PageOptions);
});
afterEach(() => app.close());

const RATRI: Member = { id: 'ratri', sessionId: 'one', verified: true, premium: false, rights: [], specialityId: null };
const READER = { accept: 'text/html,application/xhtml+xml' };

it('a page whose data cannot be had says so by its status, and when to come back', async () => {
  answer = () => {
    throw new Failure('server.unavailable');
  };
  const page = await app.inject({ url: '/cases', headers: READER });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
  expect(page.json()).toMatchObject({ code: 'server.unavailable', message: expect.stringContaining('We cannot reach our data') });
});

it('a page that could not even be begun is a page, in the language of its address; a call gets its envelope', async () => {
  resolve = () => Promise.reject(new Failure('server.unavailable'));
  const asked = (url: string, headers: Record<string, string>) => app.inject({ url, headers, cookies: { auth_token: 'of-a-member' } });
  const page = await asked('/id/cases?a="><script>x</script>', READER);
  expect([page.statusCode, page.headers['retry-after'], page.headers['content-type']]).toEqual([503, '2', 'text/html; charset=utf-8']);
  expect(page.body).toContain('<html lang="id">');
  expect(page.body).toContain(translations.text('id', 'shell:error.server.unavailable'));
  expect(page.body).not.toContain('<script>');
  expect(page.headers['content-security-policy']).toContain(/<style nonce="([^"]+)"/.exec(page.body)?.[1]);
  for (const call of [await asked('/api/v3/fails', READER), await asked('/cases', { accept: '*/*' })])
    expect(call.json()).toMatchObject({ status: false, response: { code: 'server.unavailable' } });
});

it('a page that could not be begun leads back to itself, and to no other site', async () => {
  resolve = () => Promise.reject(new Failure('server.unavailable'));
  const cookies = { auth_token: 'of-a-member' };
  const asked = (url: string) => app.inject({ url: `http://kolegia.test${url}`, headers: READER, cookies });
  for (const url of ['//evil.example/x', '/\\\\evil.example/x', '/\\/evil.example/x']) {
    expect((await asked(url)).headers.location).toBe('/evil.example/x');
    // Data of a page has no other address to be led to.
    expect(/<a href="([^"]*)"/.exec((await asked(`${url}.data`)).body)?.[1]).toMatch(/^\/[^/\\]/);
  }
});

it('what sends readers elsewhere has no body, and none of a kind', async () => {
  made = () => new Response(null, { status: 302, headers: { location: '/elsewhere' } });
  const page = await app.inject({ url: '/cases', headers: READER });
  expect([page.statusCode, page.headers.location, page.body]).toEqual([302, '/elsewhere', '']);
  expect(page.headers['content-type']).toBeUndefined();
});

it('a page counts as one reading, and what costs more than reading as a call of its class', async () => {
  const statusesOf = async (times: number) => {
    const statuses = new Map<number, number>();
    for (let time = 0; time < times; time++) {
      const { statusCode } = await app.inject({ url: '/search', headers: READER });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };
  asks = ['read', 'search', 'read', 'search'];
  expect(await statusesOf(200)).toEqual({ 200: 150, 429: 50 });
  const refused = await app.inject({ url: '/search', headers: READER });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ code: 'rate.tooMany' });
  asks = ['read', 'read', 'read'];
  expect(await statusesOf(1_100)).toEqual({ 200: 999, 429: 101 });
});

it.each<[string, (token: string) => object]>([
  ['token', (token) => ({ headers: { ...READER, authorization: `Bearer ${token}` } })],
  ['session', (token) => ({ headers: READER, cookies: { auth_token: token } })],
])('whoever brings a dead %s too often is told to wait, and nobody else of their network is', async (_what, bringing) => {
  resolve = async ({ cookieToken, bearerToken }) => ((bearerToken ?? cookieToken) === 'ratri' ? RATRI : null);
  asks = [];
  const asked = (brought: object, remoteAddress = '203.0.113.7') => app.inject({ url: '/id/about', remoteAddress, ...brought });
  const counts = new Map<number, number>();
  for (let nth = 0; nth < 1_203; nth++) {
    const { statusCode } = await asked(bringing(`dead-${nth}`));
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  const usual = (await asked(bringing('dead'), '203.0.113.8')).statusCode;
  expect(Object.fromEntries(counts)).toEqual({ [usual]: 1_200, 429: 3 });

  const refused = await asked(bringing('dead'));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('<html lang="id">');

  asks = ['read'];
  expect((await asked(bringing('ratri'))).statusCode).toBe(200);
  expect((await asked({ headers: READER })).statusCode).toBe(200);
});

it.each(['//other.test/cases.data', '//:99999/cases.data', '///cases.data', '/\\other.test/cases.data', '//[/cases.data'])(
  'the data of %s is of an address of ours',
  async (url) => {
    let asked = '';
    made = () => new Response(asked);
    onAsked = (address) => {
      asked = new URL(address).host;
    };
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(asked).toBe('kolegia.test');
  },
);
