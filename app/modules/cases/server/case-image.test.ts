import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { withdrawCase } from '../cases.contract.ts';
import { aPublishedCase } from '../testing/cases.factory.ts';
import { serveCaseImages } from './case-image.http.ts';

let world: TestWorld;
let ratri: Caller;
let app: FastifyInstance;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  app = fastify();
  serveCaseImages(app, world.runtime.services);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const get = (url: string) => app.inject({ method: 'GET', url });

it('draws a published case, and nothing of a withdrawn one', async () => {
  const id = await aPublishedCase(world, ratri);
  const shown = await get(`/og/cases/${id}.png`);
  expect(shown.headers['content-type']).toBe('image/png');
  // A PNG names its width and height in the first chunk.
  expect([shown.rawPayload.readUInt32BE(16), shown.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(
    (await app.inject({ method: 'GET', url: `/og/cases/${id}.png`, headers: { 'if-none-match': String(shown.headers.etag) } })).statusCode,
  ).toBe(304);

  await ratri.call(withdrawCase, { id, reason: 'author' });
  expect((await get(`/og/cases/${id}.png`)).statusCode).not.toBe(200);
});
