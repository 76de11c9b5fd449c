import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientHeaders, openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';

let world: TestWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  // Timers are always later than this: the server counts as overloaded from its first look on.
  app = await openTestHttp(world, { resolve: async () => null }, { overloadedAfterMs: 0.001 });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const ask = (cookies: Record<string, string>) => app.inject({ url: '/api/v3/cases', headers: clientHeaders, cookies });

it('asks callers of an overloaded server to come back, in their language', async () => {
  await expect.poll(async () => (await ask({})).statusCode).toBe(503);
  const answers = await Promise.all([ask({}), ask({ user_language: 'id' })]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  }
  const [english, indonesian] = answers.map((answer) => answer.json<{ response: { message: string } }>().response.message);
  expect(english).not.toBe(indonesian);
});

it('sends what a page is made of all the same, and takes no writing of it', async () => {
  await expect.poll(async () => (await ask({})).statusCode).toBe(503);
  const statusOf = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url, headers: clientHeaders })).statusCode;
  expect(await statusOf('GET', '/locales/en/shell.json')).toBe(200);
  // There is none in this world.
  expect(await statusOf('GET', '/assets/entry.client.js')).toBe(404);
  expect(await statusOf('POST', '/locales/add/en/shell')).toBe(503);
  expect(await statusOf('GET', '/api/assets/')).toBe(503);
});
