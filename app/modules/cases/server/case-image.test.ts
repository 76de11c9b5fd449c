import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openServedWorld, type ServedWorld } from '#platform/testing/served-world.ts';
import type { Caller } from '#platform/testing/test-world.ts';
import { withdrawCase } from '../cases.contract.ts';
import { aPublishedCase } from '../testing/cases.factory.ts';
import { serveCaseImages } from './case-image.http.ts';

let served: ServedWorld;
let ratri: Caller;

beforeAll(async () => {
  served = await openServedWorld(serveCaseImages);
  ratri = served.world.as(await aMember(served.world, { name: 'Ratri Maheswari' }));
});
afterAll(() => served.close());

it('draws a published case, and nothing of a withdrawn one', async () => {
  const id = await aPublishedCase(served.world, ratri);
  const shown = await served.get(`/og/cases/${id}.png`);
  expect(shown.headers['content-type']).toBe('image/png');
  // Shared caches ask again soon, so that what is withdrawn leaves them too.
  expect(shown.headers['cache-control']).toBe('public, max-age=86400, s-maxage=60');
  // A PNG names its width and height in the first chunk.
  expect([shown.rawPayload.readUInt32BE(16), shown.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await served.get(`/og/cases/${id}.png`, { 'if-none-match': String(shown.headers.etag) })).statusCode).toBe(304);

  await ratri.call(withdrawCase, { id, reason: 'author' });
  expect((await served.get(`/og/cases/${id}.png`)).statusCode).not.toBe(200);
});
