/** What is said to whoever uploads, in their words, when a piece is not taken; and what stays of the upload then. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aVideoFile } from '../testing/videos.factory.ts';
import { getOwnVideo, removeVideo, startUpload } from '../video-upload.contract.ts';

let world: TestWorld;
let app: FastifyInstance;
let origin: string;
let dewi: Caller;
let clip: Buffer;
beforeAll(async () => {
  world = await openTestWorld();
  app = await openTestHttp(world, { resolve: async () => null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  dewi = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
  clip = await aVideoFile(1);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const PROTOCOL = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

async function patch(
  address: string,
  offset: number,
  bytes: Buffer,
  language: string,
  server = origin,
): Promise<{ status: number; said: string }> {
  const answer = await fetch(server + address, {
    method: 'PATCH',
    headers: { ...PROTOCOL, 'upload-offset': String(offset), 'accept-language': language },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, said: await answer.text() };
}

const offsetOf = async (address: string) =>
  Number((await fetch(origin + address, { method: 'HEAD', headers: PROTOCOL })).headers.get('upload-offset'));

it('pieces of a whole hospital are not counted with what else is written from its network', async () => {
  // A hundredth of what is allowed: two calls that write, and sixty pieces.
  const strict = await openTestHttp(world, { resolve: async () => null }, { rateFactor: 0.01 });
  const { uploadUrl } = await dewi.call(startUpload, { fileName: 'r.mp4', bytes: 5000 });
  const asked = async () => (await strict.inject({ method: 'HEAD', url: uploadUrl, headers: { 'tus-resumable': '1.0.0' } })).statusCode;
  for (let n = 0; n < 60; n++) expect(await asked()).toBe(200);
  expect(await asked()).toBe(429);
  await strict.close();
});

it('a piece for another place than where the upload stands is not taken, and the right one is', async () => {
  const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'a.mp4', bytes: clip.length });
  const half = Math.floor(clip.length / 2);
  expect(await patch(uploadUrl, 0, clip.subarray(0, half), 'en')).toMatchObject({ status: 204 });
  for (const wrong of [0, half - 1, half + 1, clip.length]) {
    const { status, said } = await patch(uploadUrl, wrong, clip.subarray(half), 'id');
    expect([status, said]).toEqual([409, expect.stringContaining('sudah berlanjut di tempat lain')]);
    expect(await offsetOf(uploadUrl)).toBe(half);
  }
  expect((await patch(uploadUrl, half, clip.subarray(half), 'en')).status).toBe(204);
  expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'waiting', received: clip.length });
});

it('what a file is, is said of its beginning as a whole, in however small pieces that comes', async () => {
  const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'a.mp4', bytes: clip.length });
  const cuts = [0, 3, 40, 4000, clip.length];
  for (const [n, from] of cuts.slice(0, -1).entries())
    expect((await patch(uploadUrl, from, clip.subarray(from, cuts[n + 1]), 'en')).status).toBe(204);
  await world.runJobs();
  expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready' });
  const text = Buffer.alloc(20_000, 'x');
  const { id: none, uploadUrl: address } = await dewi.call(startUpload, { fileName: 'b.mp4', bytes: text.length });
  expect((await patch(address, 0, text.subarray(0, 3), 'en')).status).toBe(204);
  expect((await patch(address, 3, text.subarray(3, 9000), 'en')).status).toBe(415);
  expect(await dewi.call(getOwnVideo, { id: none })).toMatchObject({ state: 'failed', failure: 'notVideo' });
}, 60_000);

it.each([
  ['en', 'This file is no video', 'The address of this upload has expired', 'There is no such upload'],
  ['id', 'bukan video', 'sudah kedaluwarsa', 'sudah tidak ada'],
])('refusals are in the words of whoever reads them: %s', async (language, notVideo, expired, gone) => {
  const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'a.mp4', bytes: clip.length });
  const started = await dewi.call(startUpload, { fileName: 'b.mp4', bytes: 5000 });
  expect(await patch(uploadUrl.replace(/pass=./, 'pass=x'), 0, clip, language)).toEqual({
    status: 403,
    said: expect.stringContaining(expired) as string,
  });
  expect(await patch(started.uploadUrl, 0, Buffer.alloc(5000, 'x'), language)).toEqual({
    status: 415,
    said: expect.stringContaining(notVideo) as string,
  });
  for (const one of [id, started.id]) await dewi.call(removeVideo, { id: one });
  expect(await patch(uploadUrl, 0, clip, language)).toEqual({ status: 404, said: expect.stringContaining(gone) as string });
});

it('a piece that another server took first is not written over by one that began at the same place', async () => {
  const other = await openTestHttp(world, { resolve: async () => null });
  await other.listen({ port: 0, host: '127.0.0.1' });
  const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'a.mp4', bytes: clip.length });
  const { storage } = world.runtime.services;
  const half = Math.floor(clip.length / 2);
  const put = storage.put.bind(storage);
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...piece) => {
    expect((await patch(uploadUrl, 0, clip.subarray(0, half), 'en')).status).toBe(204);
    await put(...piece);
  });
  const late = await patch(uploadUrl, 0, clip.subarray(0, 4200), 'en', `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`);
  vi.restoreAllMocks();
  await other.close();
  expect(late.status).toBe(409);
  expect(await offsetOf(uploadUrl)).toBe(half);
  expect((await patch(uploadUrl, half, clip.subarray(half), 'en')).status).toBe(204);
  await world.runJobs();
  expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready' });
}, 60_000);

it('a fault of ours is said politely, tells nothing of the inside, and loses nothing', async () => {
  const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'a.mp4', bytes: clip.length });
  const failing = vi.spyOn(world.runtime.services.storage, 'put').mockRejectedValueOnce(new Error('EACCES /srv/kolegia/parts'));
  const { status, said } = await patch(uploadUrl, 0, clip, 'en');
  failing.mockRestore();
  expect(status).toBe(500);
  expect(said).toMatch(/\S/);
  expect(said).not.toMatch(/EACCES|srv|parts/);
  expect(await offsetOf(uploadUrl)).toBe(0);
  expect((await patch(uploadUrl, 0, clip, 'en')).status).toBe(204);
  expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'waiting' });
});
