import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { silentLog } from '#platform/log/log.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aVideo, aVideoFile, saveDetails } from '../testing/videos.factory.ts';
import { getOwnVideo, listOwnVideos, publishVideo, removeVideo, restoreVideo, retryVideo, startUpload } from '../video-upload.contract.ts';
import { eraseDeleted } from './clearing.job.ts';
import { prepareVideo } from './preparation.job.ts';
import { addPart, partsOf } from './upload-part.store.ts';
import { changeVideo, findVideo, insertVideo } from './video.store.ts';
import { uploadPartKey } from './video-files.policy.ts';

let world: TestWorld;
let author: Member;
let dewi: Caller;
let bagas: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  author = await aMember(world, { name: 'Dewi Pratiwi' });
  dewi = world.as(author);
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());

/** Where they lie in the storage, by the id of their video. */
const uploads = new Map<string, string>();

/** An upload that has arrived, as a whole, and waits; returns its id. */
async function anUpload(bytes: Buffer): Promise<string> {
  const { database, storage } = world.runtime.services;
  const id = newId();
  const details = { title: 'A lecture', description: '', language: 'en' as const, specialities: [], membersOnly: false, chapters: [] };
  await insertVideo(database.db, { id, authorId: author.id, state: 'uploading', fileName: 'lecture.mp4', bytes: bytes.length, details });
  const part = { offset: 0, bytes: bytes.length };
  uploads.set(id, uploadPartKey(id, part));
  await storage.put(uploadPartKey(id, part), bytes, 'application/octet-stream');
  await addPart(database.db, id, part);
  await changeVideo(database.db, id, { state: 'waiting' });
  return id;
}

const prepare = async (id: string) => {
  await world.runtime.services.jobs.enqueue(world.runtime.database.db, prepareVideo, { videoId: id });
  await world.runJobs();
};

const age = (id: string, interval: string) =>
  world.runtime.database.pool.query(`update videos.video set updated_at = now() - $2::interval where id = $1`, [id, interval]);

const isHere = async (id: string) => (await world.runtime.services.storage.get(uploads.get(id) ?? '')) !== null;

it('a title that is taken from a long name of a file keeps its last sign whole, or leaves it out', async () => {
  const made = world.as(await aMember(world, { name: 'Made Wirawan' }));
  const { id } = await made.call(startUpload, { fileName: `${'x'.repeat(159)}🫀 heart.mp4`, bytes: 1000 });
  expect((await made.call(getOwnVideo, { id })).details.title).toBe('x'.repeat(159));
});

describe('a video that its author deletes before it is published', () => {
  it('is gone from every list, and is brought back as it was', async () => {
    const id = await anUpload(await aVideoFile(1));
    await expect(bagas.call(removeVideo, { id })).rejects.toMatchObject({ code: 'videos.notFound' });
    // Deleted twice is deleted.
    for (let n = 0; n < 2; n++) expect(await dewi.call(removeVideo, { id })).toEqual({ id });
    await expect(dewi.call(getOwnVideo, { id })).rejects.toMatchObject({ code: 'videos.notFound' });
    expect((await dewi.call(listOwnVideos, {})).data.map((one) => one.id)).not.toContain(id);
    // Nothing is made of it meanwhile, and nothing of it goes for good.
    await prepare(id);
    expect(await isHere(id)).toBe(true);
    await expect(bagas.call(restoreVideo, { id })).rejects.toMatchObject({ code: 'videos.notFound' });
    for (let n = 0; n < 2; n++) expect(await dewi.call(restoreVideo, { id })).toMatchObject({ id, state: 'waiting' });
    await world.runJobs();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready' });

    await dewi.call(removeVideo, { id });
    expect(await dewi.call(restoreVideo, { id })).toMatchObject({ state: 'ready' });
  }, 60_000);

  it('comes back to an upload that is not finished, and to a failure', async () => {
    const { id } = await dewi.call(startUpload, { fileName: 'a.mp4', bytes: 1000 });
    await dewi.call(removeVideo, { id });
    expect(await dewi.call(restoreVideo, { id })).toMatchObject({ state: 'uploading' });
    await changeVideo(world.runtime.database.db, id, { state: 'failed', failure: 'notVideo' });
    await dewi.call(removeVideo, { id });
    expect(await dewi.call(restoreVideo, { id })).toMatchObject({ state: 'failed', failure: 'notVideo' });
  });

  it('is erased with its files a quarter of an hour later', async () => {
    const { database, jobs, storage } = world.runtime.services;
    const id = await aVideo(world, author, { unpublished: true, held: true });
    const folder = (await findVideo(database.db, id))?.folder;
    const master = `videos/${id}/${folder}/master.m3u8`;
    expect(await storage.get(master)).not.toBeNull();
    await dewi.call(removeVideo, { id });
    await world.runJobs();
    expect(await storage.get(master)).not.toBeNull();
    await age(id, '16 minutes');
    await jobs.enqueue(database.db, eraseDeleted, { videoId: id });
    await world.runJobs();
    expect(await findVideo(database.db, id)).toBeNull();
    expect(await storage.get(master)).toBeNull();
    await expect(dewi.call(restoreVideo, { id })).rejects.toMatchObject({ code: 'videos.notFound' });
  }, 60_000);
});

describe('what failed', () => {
  it('is not kept when no second try can help', async () => {
    const whole = await aVideoFile(3);
    const id = await anUpload(whole.subarray(0, Math.floor(whole.length / 2)));
    await prepare(id);
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'failed', failure: 'broken' });
    expect([await isHere(id), await partsOf(world.runtime.database.db, id)]).toEqual([false, []]);
  }, 30_000);

  it('counts among the five under way as long as it can be tried again', async () => {
    const nova = await aMember(world, { name: 'Nova Siregar' });
    const start = () => world.as(nova).call(startUpload, { fileName: 'a.mp4', bytes: 1000 });
    for (let n = 0; n < 5; n++) {
      const { id } = await start();
      await changeVideo(world.runtime.database.db, id, { state: 'failed', failure: n === 0 ? 'broken' : 'unexpected' });
    }
    const { id } = await start();
    await expect(start()).rejects.toMatchObject({ code: 'videos.tooManyUploads' });
    // Nor does one come back where another has taken its place.
    await world.as(nova).call(removeVideo, { id });
    await start();
    await expect(world.as(nova).call(restoreVideo, { id })).rejects.toMatchObject({ code: 'videos.tooManyUploads' });
  });
});

describe('chapters', () => {
  const chapters = [
    { second: 0, title: 'Before the electrode' },
    { second: 61, title: 'And away' },
  ];
  const behindEnd = { code: 'request.invalid', fields: { 'details.chapters.1.second': 'videos.validation.chapterBehindEnd' } };

  it('that begin after the end are refused at their place once it is known, and kept as they were written before', async () => {
    const id = await aVideo(world, author, { prepared: false, unpublished: true });
    const details = { ...(await dewi.call(getOwnVideo, { id })).details, chapters };
    await saveDetails(dewi, { id, details });
    await prepare(id);
    expect((await dewi.call(getOwnVideo, { id })).details.chapters).toEqual(chapters);
    await expect(dewi.call(publishVideo, { id })).rejects.toMatchObject(behindEnd);
    await expect(saveDetails(dewi, { id, details })).rejects.toMatchObject(behindEnd);
    await saveDetails(dewi, { id, details: { ...details, chapters: [{ second: 3, title: 'And away' }] } });
    expect(await dewi.call(publishVideo, { id })).toMatchObject({ published: expect.any(String) });
  }, 30_000);

  it('keep back what was to go out by itself, which its author is told; others go out', async () => {
    const { database } = world.runtime;
    const drawn = await aVideo(world, author, { prepared: false });
    const { details } = await saveDetails(dewi, {
      id: drawn,
      details: { ...(await dewi.call(getOwnVideo, { id: drawn })).details, chapters },
    });
    const [brought, good] = [await anUpload(await aVideoFile(1)), await anUpload(await aVideoFile(1))];
    await changeVideo(database.db, brought, { publishAt: new Date(), details });
    await changeVideo(database.db, good, { publishAt: new Date(), details: { ...details, chapters: [] } });
    for (const one of [drawn, brought, good]) await prepare(one);
    for (const one of [drawn, brought])
      expect(await dewi.call(getOwnVideo, { id: one })).toMatchObject({
        state: 'ready',
        publishing: false,
        published: null,
        details: { chapters },
      });
    expect(await dewi.call(getOwnVideo, { id: good })).toMatchObject({ state: 'ready', published: expect.any(String) });
    await world.settle();
    const { rows } = await database.pool.query('select kind, path from notifications.notification where path = any($1) order by kind', [
      [`/video/${brought}/edit`, `/video/${good}/edit`],
    ]);
    expect(rows).toEqual([
      { kind: 'videoReady', path: `/video/${good}/edit` },
      { kind: 'videoStopped', path: `/video/${brought}/edit` },
    ]);
  }, 60_000);
});

describe('a preparation', () => {
  /** Runs the job for one video; resolves to the jobs that it asked for. */
  async function run(id: string) {
    const { services } = world.runtime;
    const enqueue = vi.fn(async () => undefined);
    const context = { db: services.database.db, services: { ...services, jobs: { ...services.jobs, enqueue } }, log: silentLog };
    await prepareVideo.run({ ...context, signal: new AbortController().signal }, { videoId: id });
    return enqueue.mock.calls as unknown[][];
  }

  it('that goes on elsewhere is not begun a second time, and is taken over when it is silent', async () => {
    const { db } = world.runtime.database;
    const id = await anUpload(await aVideoFile(1));
    await changeVideo(db, id, { state: 'encoding', progress: 40 });
    const [again] = await run(id);
    expect(again?.slice(1)).toEqual([prepareVideo, { videoId: id }, { startAfterSeconds: expect.any(Number) }]);
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'encoding', progress: 40 });
    await age(id, '26 seconds');
    await run(id);
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready' });
    await expect(dewi.call(retryVideo, { id })).rejects.toMatchObject({ code: 'videos.cannotRetry' });
  }, 30_000);

  it('does not undo what another has finished, whether it succeeds or not', async () => {
    const { services, database } = world.runtime;
    const whole = await aVideoFile(3);
    for (const bytes of [whole, whole.subarray(0, Math.floor(whole.length / 2))]) {
      const id = await anUpload(bytes);
      const { get } = services.storage;
      const finishing = vi.spyOn(services.storage, 'get').mockImplementation(async (key) => {
        await changeVideo(database.db, id, { state: 'ready', folder: 'elsewhere' });
        return get.call(services.storage, key);
      });
      await run(id);
      finishing.mockRestore();
      expect(await findVideo(database.db, id)).toMatchObject({ state: 'ready', failure: null, folder: 'elsewhere' });
    }
  }, 30_000);

  it('that a fault of ours keeps from ending is told to its author once trying again has not helped', async () => {
    const { database, services } = world.runtime;
    const id = await anUpload(await aVideoFile(1));
    const told = async () => {
      await world.settle();
      const { rows } = await database.pool.query('select kind, path from notifications.notification where member_id = $1 and path = $2', [
        author.id,
        `/video/${id}/edit`,
      ]);
      return rows.map(({ kind }) => kind as string);
    };
    const failing = vi.spyOn(services.storage, 'get').mockRejectedValue(new Error('The storage is away'));
    await expect(run(id)).rejects.toThrow('The storage is away');
    expect(await told()).toEqual([]);
    for (let n = 0; n < 2; n++) await expect(run(id)).rejects.toThrow('The storage is away');
    expect(await told()).toEqual(['videoFailed']);
    failing.mockRestore();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'failed', failure: 'unexpected' });
    await run(id);
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready', failure: null });
    expect((await told()).toSorted()).toEqual(['videoFailed', 'videoReady']);
  }, 30_000);

  it('that ends with its server waits for the next one', async () => {
    const { services } = world.runtime;
    const id = await anUpload(await aVideoFile(1));
    const stopping = new AbortController();
    stopping.abort();
    const context = { db: services.database.db, services, log: silentLog, signal: stopping.signal };
    await expect(prepareVideo.run(context, { videoId: id })).rejects.toThrow();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'waiting', failure: null });
  });
});
