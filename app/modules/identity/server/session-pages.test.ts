/** What pages do to the cookies of a session: the details that their loaders read go through the same operation as a call. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { onePageBuild } from '#platform/testing/stand-in-build.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getUserBasicDetail, type UserBasicDetail } from '../member.contract.ts';
import { signIn } from '../testing/identity.factory.ts';
import { createSessionSource } from './identity.module.ts';

let world: TestWorld;
let app: FastifyInstance;
let clientFolder: string;

interface Page {
  call(operation: typeof getUserBasicDetail, input: object): Promise<UserBasicDetail>;
  readonly sessionEnded: boolean;
}

/** Greets whoever reads; who has no session any more is sent away, as by the frame of the real pages. */
const build = onePageBuild(async ({ call, sessionEnded }: Page) => {
  try {
    const [{ email }] = await Promise.all([call(getUserBasicDetail, {}), call(getUserBasicDetail, {})]);
    return new Response(`<p>${email ?? 'a stranger'}</p>`, { headers: { 'content-type': 'text/html' } });
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 401) throw error;
    return new Response(null, { status: 302, headers: { location: sessionEnded ? '/login' : '/nowhere' } });
  }
});

beforeAll(async () => {
  world = await openTestWorld();
  clientFolder = await mkdtemp(path.join(tmpdir(), 'kolegia-no-client-'));
  app = await openTestHttp(world, createSessionSource(world.runtime.services), {
    pages: { build: async () => build, development: false, sourceUrl: null, clientFolder, cache: true },
  });
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(clientFolder, { recursive: true });
});

const cookieOf = (token: string) => `auth_token=${encodeURIComponent(token)}; is_user_logged_in=true`;
const page = (cookie?: string) => app.inject({ url: '/cases', headers: cookie === undefined ? {} : { cookie } });
const lives = (answer: Awaited<ReturnType<typeof page>>) => answer.cookies.map(({ name, maxAge }) => [name, maxAge]);

const RENEWED = [
  ['auth_token', 2_592_000],
  ['is_user_logged_in', 2_592_000],
];
const GONE = [
  ['auth_token', 0],
  ['is_user_logged_in', 0],
];

it('a page that is loaded gives the session’s cookies their thirty days again, each once, and is kept for nobody', async () => {
  const { sessionToken } = await signIn(world, { email: 'daily@members.test' });
  const answer = await page(cookieOf(sessionToken));
  expect([answer.statusCode, answer.body]).toEqual([200, '<p>daily@members.test</p>']);
  expect(lives(answer)).toEqual(RENEWED);
  expect(answer.cookies[0]).toMatchObject({ value: sessionToken, httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers).not.toHaveProperty('etag');

  for (const stranger of [await page(), await page()]) {
    expect([stranger.body, lives(stranger)]).toEqual(['<p>a stranger</p>', []]);
    expect(stranger.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

it('whoever is signed in keeps the language that they chose for as long as they come back, and nobody is given one', async () => {
  const { sessionToken } = await signIn(world, { email: 'reads-on@members.test' });
  const languageFor = async (chosen: string) =>
    (await page(`${cookieOf(sessionToken)}${chosen}`)).cookies.filter(({ name }) => name === 'user_language');
  expect(await languageFor('; user_language=id')).toMatchObject([{ value: 'id', maxAge: 15_552_000 }]);
  expect(await languageFor('')).toEqual([]);
  expect(await languageFor('; user_language=xx')).toEqual([]);
});

it('a session that has ended is told so and takes its cookies away, in pages and in calls', async () => {
  const { sessionToken, answer: member } = await signIn(world, { email: 'ended@members.test' });
  await world.runtime.database.pool.query('delete from identity.session where user_id = $1', [member.memberId]);
  for (const token of [sessionToken, 'a.session.that.never.was', '']) {
    const loaded = await page(cookieOf(token));
    expect([loaded.statusCode, loaded.headers.location, lives(loaded)]).toEqual([302, '/login', GONE]);
    expect(loaded.headers['cache-control']).toBe('private, no-store');

    const called = await app.inject({
      url: '/api/v3/profile/get-user-basic-detail',
      headers: { ...clientHeaders, cookie: cookieOf(token) },
    });
    expect([called.statusCode, called.json().response.code, lives(called)]).toEqual([401, 'access.signIn', GONE]);
  }
  // Other calls leave the cookies: one may be answered after the sign-in that follows has set new ones.
  const other = await app.inject({ url: '/api/v3/sessions', headers: { ...clientHeaders, cookie: cookieOf(sessionToken) } });
  expect([other.statusCode, lives(other)]).toEqual([401, []]);
});

it('brings the next page as a document where another account has signed in since, or nobody is signed in any more', async () => {
  const { sessionToken, answer } = await signIn(world, { email: 'next@members.test' });
  const next = async (madeFor: string, cookie = cookieOf(sessionToken)) => {
    const { statusCode, headers } = await app.inject({
      url: '/cases.data?sort=newest&_routes=cases',
      headers: { cookie, 'x-reader': madeFor },
    });
    return statusCode === 204 ? [headers['x-remix-redirect'], headers['x-remix-reload-document'], headers['cache-control']] : statusCode;
  };
  const asDocument = ['/cases?sort=newest', 'true'];
  expect(await next('somebody else')).toEqual([...asDocument, 'private, no-store']);
  expect(await next('nobody')).toEqual([...asDocument, 'private, no-store']);
  expect(await next(answer.memberId, '')).toEqual([...asDocument, 'private, no-cache']);
  expect(await next(answer.memberId)).toBe(200);
  expect(await next('nobody', '')).toBe(200);
  // Kept for others by now.
  expect(await next(answer.memberId, '')).toEqual([...asDocument, 'private, no-cache']);
});
