import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '../i18n/languages.ts';
import { languageChoice, languageRedirect, redirectAsDocument } from './language-redirect.ts';

const INDONESIAN = 'user_language=id';
let app: FastifyInstance;

async function open(fallback: Language): Promise<void> {
  app = fastify();
  await app.register(cookie);
  redirectAsDocument(app, fallback);
  app.get('/*', async (request) => languageRedirect(request, fallback) ?? 'the page');
}
beforeEach(() => open('en'));
afterEach(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('leads documents at Indonesian addresses of profiles to the plain ones, but for readers of Indonesian', async () => {
  expect((await ask('/id/profile/abc?kind=case')).body).toBe('/profile/abc?kind=case');
  expect((await ask('/id/profile/abc', { cookie: INDONESIAN })).body).toBe('the page');
  expect((await ask('/id/profile/abc', { 'accept-language': 'id-ID,en;q=0.5' })).body).toBe('the page');
  expect((await ask('/id/cases')).body).toBe('the page');
  expect((await ask('/?x=a?b', { cookie: INDONESIAN })).body).toBe('/id?x=a?b');
});

it('tells a browser that asks for the data of one to load the plain address as a document', async () => {
  const answer = await ask('/id/profile/abc/contributions.data?kind=case&_routes=root%2Cprofile');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers).toMatchObject({
    'x-remix-redirect': '/profile/abc/contributions?kind=case',
    'x-remix-reload-document': 'true',
    'cache-control': 'no-store',
  });
  expect((await ask('/id/profile/abc.data?_routes=root')).headers['x-remix-redirect']).toBe('/profile/abc');
});

it.each([
  ['/?lang=id', 'id', '/id'],
  ['/id/search?q=demam%20berdarah&lang=en&kind=cases', 'en', '/search?q=demam%20berdarah&kind=cases'],
  ['/profile/abc?lang=id', 'id', '/id/profile/abc'],
  ['/id//evil.example?lang=en', 'en', '/evil.example'],
  ['//evil.example?lang=en', 'en', '/evil.example'],
])('takes the language that %s chooses out of it', (url, language, path) => {
  expect(languageChoice(url)).toEqual({
    path,
    cookie: { name: 'user_language', value: language, maxAgeSeconds: 15_552_000, httpOnly: false },
  });
});

it.each(['/', '/search?q=lang=id', '/?lang=fr', '/?slang=id', '/?lang'])('finds no choice in %s', (url) => {
  expect(languageChoice(url)).toBeNull();
});

it('lets data through for readers of Indonesian, of other pages, and where Indonesian is the default', async () => {
  expect((await ask('/id/profile/abc.data', { cookie: INDONESIAN })).body).toBe('the page');
  for (const url of ['/id/cases/abc.data', '/profile/abc.data', '/id.data']) expect((await ask(url)).body).toBe('the page');
  await app.close();
  await open('id');
  expect((await ask('/id/profile/abc.data')).body).toBe('the page');
});
