import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { restoreCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { imageSource, uploadImage } from '#modules/media/media.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { bringTo, giveAudience, joinAudience, leaveAudience } from '../testing/library.factory.ts';

let world: TestWorld;
let http: FastifyInstance;
const reader = { current: null as Member | null };
let author: Member;
let colleague: Member;
let staff: Member;
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => reader.current });
  [author, colleague, staff] = await Promise.all([
    aMember(world, { name: 'Ratri Maheswari' }),
    aMember(world, { name: 'Bagas Setiawan' }),
    aMember(world, { name: 'Nadia Putri', rights: ['approvals'] }),
  ]);
});
afterAll(async () => {
  await http.close();
  await world.close();
});

async function get(path: string, who: Member | null, headers: Record<string, string> = {}) {
  reader.current = who;
  return http.inject({ method: 'GET', url: path, headers: { ...headers, ...(who !== null && { authorization: 'Bearer x' }) } });
}
const seenBy = async (...readers: (Member | null)[]) => {
  const codes: number[] = [];
  for (const who of readers) codes.push((await get(picture, who)).statusCode);
  return codes;
};

let caseId: string;
let picture: string;
beforeEach(async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const image = await world.as(author).call(uploadImage, { purpose: 'case' }, { file: { bytes, filename: 'film.png' } });
  picture = imageSource(image, 40);
  // Before anything shows it, it is nobody else's.
  expect(await seenBy(author, colleague, null)).toEqual([200, 404, 404]);
  const figure = { mediaId: image.id, caption: 'Chest film', alt: 'A chest film', annotations: [] };
  caseId = await aPublishedCase(world, world.as(author), { content: { images: [figure] } });
});

it('a picture of what everyone may read is kept for good by whoever has seen it', async () => {
  expect(await seenBy(null, colleague)).toEqual([200, 200]);
  expect((await get(picture, null)).headers['cache-control']).toMatch(/^public, max-age=31536000.*immutable/);
});

it('a picture of what was withdrawn goes with it, and comes back with it', async () => {
  await world.as(author).call(withdrawCase, { id: caseId, reason: 'author' });
  expect(await seenBy(null, colleague, author)).toEqual([404, 404, 200]);
  await world.as(author).call(restoreCase, { id: caseId });
  expect(await seenBy(null)).toEqual([200]);
});

it('a picture of what staff hold or removed is seen by its author and by staff', async () => {
  for (const status of ['held', 'removed'] as const) {
    await bringTo(world, staff, caseId, status);
    expect(await seenBy(null, colleague, staff, author)).toEqual([404, 404, 200, 200]);
  }
});

it('a picture of what is for some is seen by them, asked for anew each time, and by nobody who has left', async () => {
  await giveAudience(world, caseId, 'members');
  expect(await seenBy(null, colleague)).toEqual([404, 200]);

  await giveAudience(world, caseId, 'a-closed-forum');
  expect(await seenBy(null, colleague)).toEqual([404, 404]);
  await joinAudience(world, 'a-closed-forum', [colleague]);
  const seen = await get(picture, colleague);
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const tag = { 'if-none-match': String(seen.headers.etag) };
  expect((await get(picture, colleague, tag)).statusCode).toBe(304);
  await leaveAudience(world, 'a-closed-forum', [colleague]);
  expect((await get(picture, colleague, tag)).statusCode).toBe(404);
});

it('nothing is found under what is no address of a picture', async () => {
  for (const path of [picture.replace('40.webp', '41.webp'), '/media/..%2F..%2Fetc/40.webp', '/media/AAAAAAAAAAAAAAAA/40.webp'])
    expect((await get(path, author)).statusCode).toBe(404);
});
