import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { withdrawThread } from '../forum-thread.contract.ts';
import { FORUM_KINDS } from '../forums.contract.ts';
import { aForum, aThread } from '../testing/forums.factory.ts';

let world: TestWorld;
let http: FastifyInstance;
let ratri: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(async () => {
  await http.close();
  await world.close();
});

const imageOf = (id: string) => http.inject({ url: `/og/threads/${id}.png` });

it('threads of public forums have a picture to be shared with, and no others', async () => {
  for (const kind of FORUM_KINDS) {
    const { statusCode, headers } = await imageOf(await aThread(ratri, await aForum(ratri, { kind })));
    expect({ kind, statusCode }).toEqual({ kind, statusCode: kind === 'public' ? 200 : 404 });
    if (kind === 'public') expect(headers['content-type']).toBe('image/png');
  }
});

it('is gone with the thread, and nothing else has one here', async () => {
  const id = await aThread(ratri, await aForum(ratri));
  expect((await imageOf(id)).statusCode).toBe(200);
  await ratri.call(withdrawThread, { id });
  for (const gone of [id, 'no-such-thread', '..%2F..%2Fetc']) expect((await imageOf(gone)).statusCode).toBe(404);
});
