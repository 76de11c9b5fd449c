import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestHttp } from '../testing/test-http.ts';
import { openTestWorld, type TestWorld, viewerLike } from '../testing/test-world.ts';

let world: TestWorld;
let servers: readonly [FastifyInstance, FastifyInstance];
beforeAll(async () => {
  world = await openTestWorld();
  const sessions = { resolve: async () => viewerLike({ id: 'ratri' }) };
  servers = [await openTestHttp(world, sessions, { marksWriters: true }), await openTestHttp(world, sessions, { marksWriters: true })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await world.close();
});

const read = { method: 'POST', url: '/api/v3/notifications/read', payload: { mark: 'all' } } as const;
const count = { method: 'GET', url: '/api/v3/notifications/unread-count' } as const;

it('whoever has written says so to every server for two seconds; a program with a token always may have', async () => {
  const runs = vi.spyOn(world.runtime.pipeline, 'run');
  const mayHaveWritten = async (server: FastifyInstance, call: InjectOptions) => {
    const answer = await server.inject(call);
    expect(answer.statusCode).toBe(200);
    return { asked: runs.mock.lastCall?.[1].request.mayHaveWritten, cookies: answer.cookies };
  };
  const headers = { cookie: 'auth_token=ratri', origin: 'http://localhost:3000' };
  expect(await mayHaveWritten(servers[0], { ...count, headers })).toEqual({ asked: false, cookies: [] });

  const { cookies } = await mayHaveWritten(servers[0], { ...read, headers });
  expect(cookies).toEqual([{ name: 'wrote', value: '1', maxAge: 2, path: '/', sameSite: 'Lax' }]);
  const next = { ...count, headers: { ...headers, cookie: `${headers.cookie}; wrote=1` } };
  expect(await mayHaveWritten(servers[1], next)).toMatchObject({ asked: true });

  expect(await mayHaveWritten(servers[1], { ...count, headers: { authorization: 'Bearer token-of-ratri' } })).toMatchObject({
    asked: true,
  });
});
