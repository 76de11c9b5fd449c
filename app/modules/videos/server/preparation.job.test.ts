import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aVideo, aVideoFile, saveDetails } from '../testing/videos.factory.ts';
import {
  getOwnVideo,
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SECONDS,
  publishVideo,
  removeVideo,
  resumeUpload,
  retryVideo,
  startUpload,
  type VideoFailure,
} from '../video-upload.contract.ts';
import { getVideo, listVideos } from '../videos.contract.ts';
import { partsOf } from './upload-part.store.ts';
import { uploadPartKey } from './video-files.policy.ts';

let world: TestWorld;
let app: FastifyInstance;
let origin: string;
let dewi: Caller;
let bagas: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  app = await openTestHttp(world, { resolve: async () => null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  dewi = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** Sends the bytes as the page does, from where the server stands. */
const send = (address: string, bytes: Buffer, options: { until?: number } = {}) =>
  new Promise<void>((resolve, reject) => {
    const upload = new Upload(bytes, {
      uploadUrl: origin + address,
      uploadSize: bytes.length,
      chunkSize: 64 * 1024,
      retryDelays: [],
      onError: reject,
      onSuccess: () => resolve(),
      onChunkComplete: (_size, accepted) => {
        if (options.until !== undefined && accepted >= options.until) void upload.abort().then(() => resolve());
      },
    });
    upload.start();
  });

async function uploaded(bytes: Buffer, fileName = 'lecture.mp4'): Promise<string> {
  const { id, uploadUrl } = await dewi.call(startUpload, { fileName, bytes: bytes.length });
  await send(uploadUrl, bytes);
  return id;
}

const file = (base: string, name: string, headers: Record<string, string> = {}) => fetch(`${origin}${base}${name}`, { headers });

describe('an uploaded video', () => {
  it('is taken up again where it broke off, prepared, published and played', async () => {
    const bytes = await aVideoFile(5, 'clip.mp4', '640x480');
    const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'Gelombang_P.mp4', bytes: bytes.length });
    await send(uploadUrl, bytes, { until: 64 * 1024 });
    const halfway = await dewi.call(getOwnVideo, { id });
    expect(halfway.received).toBeGreaterThan(0);
    expect(halfway.received).toBeLessThan(bytes.length);
    await expect(bagas.call(resumeUpload, { id })).rejects.toMatchObject({ code: 'videos.notFound' });
    await send((await dewi.call(resumeUpload, { id })).uploadUrl, bytes);
    expect((await dewi.call(getOwnVideo, { id })).state).toBe('waiting');
    const pieces = (await partsOf(world.runtime.database.db, id)).map((part) => uploadPartKey(id, part));
    const isKept = async (key: string) => (await world.runtime.services.storage.get(key)) !== null;
    expect(await Promise.all(pieces.map(isKept))).toEqual(pieces.map(() => true));

    const { details } = await dewi.call(getOwnVideo, { id });
    expect(details.title).toBe('Gelombang P');
    // Asked for before it is ready, it goes out when it is.
    expect(await dewi.call(publishVideo, { id })).toMatchObject({ publishing: true, published: null });
    await world.runJobs();
    const ready = await dewi.call(getOwnVideo, { id });
    // The first video of a member is looked at by staff.
    expect(ready).toMatchObject({ state: 'ready', progress: 100, publishing: false, published: 'held' });
    expect(ready.seconds).toBeGreaterThan(4.8);
    expect(world.told.filter(({ name, to }) => name === 'videos.progressed' && to === `member:${dewi.viewer?.id}`).at(-1)?.payload).toEqual(
      {
        videoId: id,
        progress: 100,
      },
    );

    const { media } = await dewi.call(getVideo, { id });
    if (media === null) throw new Error('It was prepared');
    const master = await (await file(media.base, 'master.m3u8')).text();
    expect([...master.matchAll(/RESOLUTION=(\w+)/g)].map(([, size]) => size)).toEqual(['320x240', '640x480']);
    const playlist = await (await file(media.base, '480/index.m3u8')).text();
    expect(playlist).toContain('#EXT-X-ENDLIST');
    const [piece = ''] = playlist.match(/\d+\.ts/) ?? [];
    const whole = await file(media.base, `480/${piece}`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp2t']);
    // Every packet of a transport stream begins with the same byte.
    expect(new Uint8Array(await whole.arrayBuffer())[188]).toBe(0x47);
    expect((await file(media.base, 'audio/index.m3u8')).status).toBe(200);
    const board = await sharp(Buffer.from(await (await file(media.base, 'storyboard.webp')).arrayBuffer())).metadata();
    expect(board.width).toBe((media.storyboard?.columns ?? 0) * (media.storyboard?.width ?? 0));
    expect((await file(media.base, `slides/${media.slides?.count}.webp`)).status).toBe(200);
    // What was uploaded is not kept, and nothing is left in the working folder.
    await world.runJobs();
    expect(await Promise.all(pieces.map(isKept))).toEqual(pieces.map(() => false));
    expect(await readdir(world.runtime.services.settings.workFolder)).toEqual([]);
  }, 60_000);

  it('is complete with its last piece, whatever becomes of the server after it', async () => {
    const bytes = await aVideoFile(1);
    const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'clip.mp4', bytes: bytes.length });
    const { database } = world.runtime;
    const inTransaction = database.transaction;
    // As if it stopped right behind the last piece.
    const stopping = vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
      const { received } = await dewi.call(getOwnVideo, { id });
      if (received === bytes.length) throw new Error('The server has stopped');
      return inTransaction.call(database, work) as Promise<never>;
    });
    await send(uploadUrl, bytes).catch(() => undefined);
    stopping.mockRestore();
    // Whoever asks again hears that everything is there.
    await send(uploadUrl, bytes);
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'waiting', received: bytes.length });
    await world.runJobs();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready' });
  }, 60_000);

  it('that failed by a fault of ours is tried again by its author, and is ready then', async () => {
    const id = await uploaded(await aVideoFile(1));
    const { storage } = world.runtime.services;
    const failing = vi.spyOn(storage, 'put').mockRejectedValue(new Error('The disk is full'));
    await expect(world.runJobs()).rejects.toThrow('The disk is full');
    failing.mockRestore();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'failed', failure: 'unexpected' });
    await expect(bagas.call(retryVideo, { id })).rejects.toMatchObject({ code: 'videos.notFound' });
    expect(await dewi.call(retryVideo, { id })).toMatchObject({ state: 'waiting', failure: null });
    await world.runJobs();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready', failure: null });
    await expect(dewi.call(retryVideo, { id })).rejects.toMatchObject({ code: 'videos.cannotRetry' });
  }, 60_000);

  it('comes from a browser’s recording, too', async () => {
    const id = await uploaded(await aVideoFile(2, 'clip.webm'), 'recording.webm');
    await world.runJobs();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready' });
  }, 60_000);
});

describe('a file that is no video', () => {
  const failureOf = async (bytes: Buffer, name: string): Promise<VideoFailure | null> => {
    const id = await uploaded(bytes, name);
    await world.runJobs();
    const { state, failure } = await dewi.call(getOwnVideo, { id });
    expect(state).toBe('failed');
    await expect(dewi.call(publishVideo, { id })).rejects.toMatchObject({ code: 'videos.cannotPublish' });
    await expect(dewi.call(retryVideo, { id })).rejects.toMatchObject({ code: 'videos.cannotRetry' });
    return failure;
  };

  it('is refused with its first bytes, whatever its name', async () => {
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'really.mp4', bytes: png.length });
    await expect(send(uploadUrl, png)).rejects.toThrow(/415/);
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'failed', failure: 'notVideo' });
    const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n');
    const lying = await dewi.call(startUpload, { fileName: 'list.mp4', bytes: playlist.length });
    await expect(send(lying.uploadUrl, playlist)).rejects.toThrow(/415/);
  });

  it('is refused when it is torn, or has no picture', async () => {
    const whole = await aVideoFile(3);
    // The index of such a file stands at its end.
    expect(await failureOf(whole.subarray(0, Math.floor(whole.length / 2)), 'torn.mp4')).toBe('broken');
    const sound = await aVideoFile(2, 'sound.mp4', null);
    expect(await failureOf(sound, 'lecture.mp4')).toBe('noPicture');
    const noise = Buffer.concat([whole.subarray(0, 48), Buffer.alloc(20_000, 7)]);
    expect(await failureOf(noise, 'noise.mp4')).toBe('broken');
  }, 30_000);
});

describe('a file that says too much', () => {
  it('is refused when it is longer than four hours, however small', async () => {
    const id = await uploaded(await aVideoFile(MAX_VIDEO_SECONDS + 60, 'long.mp4', '16x16', 0.1), 'long.mp4');
    await world.runJobs();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'failed', failure: 'tooLong' });
  }, 30_000);

  it('cannot bring more bytes than were announced', async () => {
    const bytes = await aVideoFile(1);
    const { id, uploadUrl } = await dewi.call(startUpload, { fileName: 'small.mp4', bytes: 1000 });
    const answer = await fetch(origin + uploadUrl, {
      method: 'PATCH',
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
    expect(answer.ok).toBe(false);
    expect((await dewi.call(getOwnVideo, { id })).received).toBeLessThanOrEqual(1000);
    await dewi.call(removeVideo, { id });
  });
});

describe('uploads', () => {
  it('are for verified members, and an address is for one of them', async () => {
    const newcomer = world.as(await aMember(world, { name: 'Novi Baru', verified: false }));
    const wish = { fileName: 'a.mp4', bytes: 1000 };
    await expect(newcomer.call(startUpload, wish)).rejects.toMatchObject({ code: 'access.verified' });
    await expect(world.as(null).call(startUpload, wish)).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(bagas.call(startUpload, { ...wish, bytes: MAX_VIDEO_BYTES + 1 })).rejects.toMatchObject({
      fields: { bytes: 'videos.validation.tooLarge' },
    });
    const { id } = await bagas.call(startUpload, { ...wish, bytes: MAX_VIDEO_BYTES });
    const other = await bagas.call(startUpload, wish);
    const patch = (address: string) =>
      fetch(origin + address, {
        method: 'PATCH',
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: Buffer.from('x'),
      });
    const pass = other.uploadUrl.split('?')[1] ?? '';
    expect((await patch(`/video-uploads/${id}?${pass}`)).status).toBe(403);
    expect((await patch(`/video-uploads/${id}`)).status).toBe(403);
    for (let n = 2; n < 5; n++) await bagas.call(startUpload, wish);
    await expect(bagas.call(startUpload, wish)).rejects.toMatchObject({ code: 'videos.tooManyUploads' });
  });

  it('carry what every answer carries, are for our own pages, and have a limit', async () => {
    const ask = (server: string, method: string) =>
      fetch(`${server}/video-uploads/0123456789abcdef`, {
        method,
        headers: { 'tus-resumable': '1.0.0', origin: 'https://elsewhere.example' },
      });
    for (const method of ['HEAD', 'PATCH', 'OPTIONS']) {
      const { headers } = await ask(origin, method);
      for (const name of ['x-request-id', 'x-content-type-options', 'content-security-policy', 'tus-resumable'])
        expect([method, name, headers.get(name)]).toEqual([method, name, expect.any(String)]);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const strict = await openTestHttp(world, { resolve: async () => null }, { rateFactor: 1 / 30 });
    await strict.listen({ port: 0, host: '127.0.0.1' });
    const address = `http://127.0.0.1:${(strict.server.address() as AddressInfo).port}`;
    const statuses = [];
    for (let n = 0; n < 250; n++) statuses.push((await ask(address, 'HEAD')).status);
    await strict.close();
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
  });
});

describe('files of a video', () => {
  it('are for everyone by an open address, and in parts', async () => {
    const author = await aMember(world, { name: 'Hana Tobing' });
    const first = await aVideo(world, author, { held: true });
    // The first of a member is held: its open address shows nothing, the author's own does.
    expect((await file(`/video-files/${first}/open/`, 'master.m3u8')).status).toBe(404);
    const own = (await world.as(author).call(getVideo, { id: first })).media?.base ?? '';
    expect((await file(own, 'master.m3u8')).status).toBe(200);
    expect((await file(own, '240/00000.ts')).headers.get('cache-control')).toMatch(/^private/);
    const id = await aVideo(world, author);
    const { media } = await world.as(null).call(getVideo, { id });
    expect(media?.base).toBe(`/video-files/${id}/open/`);
    const part = await file(media?.base ?? '', '240/00000.ts', { range: 'bytes=0-187' });
    expect([part.status, part.headers.get('content-length'), part.headers.get('accept-ranges')]).toEqual([206, '188', 'bytes']);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-187\/\d+$/);
    // What is taken down leaves caches between us and the reader within a minute.
    expect(part.headers.get('cache-control')).toBe('public, s-maxage=60, max-age=86400');
    expect((await file(media?.base ?? '', '240/00000.ts', { range: 'bytes=99999999-' })).status).toBe(416);
    expect((await file(media?.base ?? '', 'files.json')).status).toBe(404);
    const { data } = await world.as(null).call(listVideos, {});
    expect(data.map((video) => video.id)).toContain(id);
    expect(data.map((video) => video.id)).not.toContain(first);
  }, 60_000);

  it('of members are signed, for one video and half an hour', async () => {
    const author = await aMember(world, { name: 'Yosef Kalla' });
    const id = await aVideo(world, author, { membersOnly: true });
    await expect(world.as(null).call(getVideo, { id })).rejects.toMatchObject({ code: 'videos.notFound' });
    const { media } = await bagas.call(getVideo, { id });
    const base = media?.base ?? '';
    expect((await file(base, '240/index.m3u8')).status).toBe(200);
    expect((await file(base, '240/00000.ts')).headers.get('cache-control')).toMatch(/^private/);
    expect((await file(`/video-files/${id}/open/`, 'master.m3u8')).status).toBe(404);
    const other = await aVideo(world, author, { membersOnly: true });
    expect((await file(base.replace(id, other), 'master.m3u8')).status).toBe(404);
    expect((await file(base.replace(/\/\w+-/, '/zzzzzz-'), 'master.m3u8')).status).toBe(404);
    // Taken down, it cannot be played on by whoever kept an address.
    await world.as(author).call(removeVideo, { id });
    expect((await file(base, 'master.m3u8')).status).toBe(404);
  }, 60_000);

  it('go from signed to open when the author lets everyone watch', async () => {
    const author = await aMember(world, { name: 'Wulan Anggraini' });
    const id = await aVideo(world, author, { membersOnly: true });
    const { details } = await world.as(author).call(getOwnVideo, { id });
    await saveDetails(world.as(author), { id, details: { ...details, membersOnly: false } });
    expect((await file(`/video-files/${id}/open/`, 'master.m3u8')).status).toBe(200);
  }, 60_000);
});
