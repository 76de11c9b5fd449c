import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientHeaders, openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';
import { decodableAddress } from './unknown-address.ts';

let world: TestWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  app = await openTestHttp(world, { resolve: async () => null });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

it.each([
  ['GET', '/api/v3/cases/%E0%A4%A'],
  ['GET', '/locales/en/%E0%A4%A.json'],
  ['GET', '/api/v3/nothing-here'],
  ['PUT', '/cases'],
  ['POST', '/%'],
] as const)('answers %s %s in the shape of all answers, in the language of whoever asks', async (method, url) => {
  const ask = (language: string) => app.inject({ method, url, headers: clientHeaders, cookies: { user_language: language } });
  const [english, indonesian] = await Promise.all(['en', 'id'].map(ask));
  expect(english?.statusCode).toBe(404);
  expect(english?.json()).toEqual({
    status: false,
    response: { code: 'request.notFound', message: 'There is nothing at this address.', requestId: english?.headers['x-request-id'] },
  });
  expect(indonesian?.json()).toMatchObject({ response: { message: 'Tidak ada apa pun di alamat ini.' } });
});

it('leads from an address that cannot be decoded to the page that says so, and leaves all others', () => {
  expect(decodableAddress('/cases/%E0%A4%A?a=%')).toBe('/404');
  expect(decodableAddress('/id/cases/%')).toBe('/id/404');
  expect(decodableAddress('/api/v3/cases/%')).toBe('/api/404');
  for (const url of ['/', '/cases?q=%', '/cases/a%20b?x=1', '/search?q=100%25']) expect(decodableAddress(url)).toBe(url);
});
