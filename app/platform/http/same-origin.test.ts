/** What changes something comes from our own pages, or from who has no cookies that another site could use. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientHeaders, openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld, viewerLike } from '../testing/test-world.ts';

const OURS = 'http://localhost:3000';

let world: TestWorld;
let http: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => viewerLike({ id: 'ratri' }) });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

const COOKIE = { cookie: 'auth_token=ratri' };
const CALLS = {
  POST: { method: 'POST', url: '/api/v3/notifications/read', payload: { mark: 'all' } },
  DELETE: { method: 'DELETE', url: '/api/v3/sessions/0123456789abcdef' },
  PATCH: { method: 'PATCH', url: '/api/v3/cases/0123456789abcdef', payload: {} },
} as const;

async function isRefused(method: keyof typeof CALLS, headers: Record<string, string>): Promise<boolean> {
  const answer = await http.inject({ ...CALLS[method], headers });
  const isCrossSite = answer.json<{ response: { code?: string } }>().response.code === 'request.crossSite';
  expect(answer.statusCode === 403).toBe(isCrossSite);
  return isCrossSite;
}

it.each([
  ['a page of ours', { origin: OURS }, false],
  ['a page of ours at the name that the reader used', { origin: 'http://kolegia.local:3000', host: 'kolegia.local:3000' }, false],
  ['a page of ours, in the words of newer browsers', { 'sec-fetch-site': 'same-origin' }, false],
  ['another site', { origin: 'https://evil.example' }, true],
  ['another site, in the words of newer browsers', { 'sec-fetch-site': 'cross-site' }, true],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost:3000' }, true],
  ['our name at another port', { origin: 'http://localhost:3001' }, true],
  ['our name over another protocol', { origin: 'https://localhost:3000' }, true],
  ['our name as the beginning of another', { origin: 'http://localhost:3000.evil.example' }, true],
  ['a page without an address, such as a file or a frame in a sandbox', { origin: 'null' }, true],
  ['a browser that says nothing of where it comes from', {}, true],
])('with a cookie, from %s', async (_, headers, refused) => {
  for (const method of ['POST', 'DELETE', 'PATCH'] as const)
    expect({ method, refused: await isRefused(method, { host: 'localhost:3000', ...COOKIE, ...headers }) }).toEqual({ method, refused });
});

it('lets programs call that show a token, or have no cookies, and reading from everywhere', async () => {
  expect(await isRefused('POST', { authorization: 'Bearer token', origin: 'https://evil.example', ...COOKIE })).toBe(false);
  expect(await isRefused('POST', { ...clientHeaders })).toBe(false);
  // Signing somebody in as another is a change, too, and needs no cookie.
  expect(await isRefused('POST', { ...clientHeaders, origin: 'https://evil.example' })).toBe(true);
  const read = await http.inject({ url: '/api/v3/verify-token', headers: { ...COOKIE, origin: 'https://evil.example' } });
  expect(read.statusCode).toBe(200);
  // What was read is for nobody's scripts but our own.
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
});

it('changes nothing by reading: no command has an address that a link or a picture could call', () => {
  const commands = [...world.runtime.pipeline.handlers.values()].filter(({ operation }) => operation.kind === 'command');
  expect(commands.length).toBeGreaterThan(100);
  expect(commands.filter(({ operation }) => operation.http.method === 'GET').map(({ operation }) => operation.name)).toEqual([]);
});
