import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { silentLog } from '#platform/log/log.ts';
import type { Member } from '#platform/session/viewer.ts';
import { A_DAY, patienceOf } from '#platform/testing/patience.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aVideo, aVideoFile, saveDetails } from '../testing/videos.factory.ts';
import { getOwnVideo, listOwnVideos, publishVideo, removeVideo, restoreVideo, retryVideo, startUpload } from '../video-upload.contract.ts';
import { clearFolder, clearUpload, eraseDeleted } from './clearing.job.ts';
import { giveUpSilent, prepareVideo } from './preparation.job.ts';
import { addPart, partsOf } from './upload-part.store.ts';
import { changeVideo, findVideo, insertVideo } from './video.store.ts';
import { uploadPartKey, videoFileKey } from './video-files.policy.ts';

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

describe('a video that goes out as soon as it is ready', () => {
  it('has all its words until then, as one that is out', async () => {
    const { id } = await dewi.call(startUpload, { fileName: 'a.mp4', bytes: 1000 });
    const { details } = await dewi.call(getOwnVideo, { id });
    const whole = { ...details, title: 'Reading a chest film', specialities: ['cardiology'] };
    // As long as nobody has asked for that, anything may be missing.
    await saveDetails(dewi, { id, details: { ...whole, title: '', specialities: [] } });
    await saveDetails(dewi, { id, details: whole });
    expect(await dewi.call(publishVideo, { id })).toMatchObject({ publishing: true, published: null });
    await expect(saveDetails(dewi, { id, details: { ...whole, title: '' } })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'details.title': 'validation.required' },
    });
    await expect(saveDetails(dewi, { id, details: { ...whole, specialities: [] } })).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await saveDetails(dewi, { id, details: { ...whole, title: 'Reading a chest film, again' } })).toMatchObject({
      details: { title: 'Reading a chest film, again' },
    });
    await dewi.call(removeVideo, { id });
  });
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
  async function run(id: string, asked?: string) {
    const { services } = world.runtime;
    const enqueue = vi.fn(async () => undefined);
    const context = { db: services.database.db, services: { ...services, jobs: { ...services.jobs, enqueue } }, log: silentLog };
    await prepareVideo.run({ ...context, signal: new AbortController().signal }, { videoId: id, ...(asked !== undefined && { asked }) });
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

  it('that fails once more after its author tried again is told again, once for each wish', async () => {
    const { database, services } = world.runtime;
    const id = await anUpload(await aVideoFile(1));
    const told = async () => {
      await world.settle();
      const { rows } = await database.pool.query(`select 1 from notifications.notification where kind = 'videoFailed' and path = $1`, [
        `/video/${id}/edit`,
      ]);
      return rows.length;
    };
    const failing = vi.spyOn(services.storage, 'get').mockRejectedValue(new Error('The storage is away'));
    const fails = async (asked?: string) => {
      for (let n = 0; n < 3; n++) await expect(run(id, asked)).rejects.toThrow('The storage is away');
    };
    await fails();
    expect(await told()).toBe(1);
    for (const after of [2, 3]) {
      const enqueue = vi.spyOn(services.jobs, 'enqueue');
      await dewi.call(retryVideo, { id });
      const [, , wish] = enqueue.mock.calls.at(-1) ?? [];
      enqueue.mockRestore();
      await fails((wish as { asked?: string } | undefined)?.asked);
      expect(await told()).toBe(after);
    }
    failing.mockRestore();
    await world.runJobs();
    expect(await told()).toBe(3);
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

  it('that meets a full disk leaves nothing of what it made, and is ready once there is room', async () => {
    const { storage } = world.runtime.services;
    const id = await anUpload(await aVideoFile(1));
    const { put } = storage;
    const written: string[] = [];
    const filling = vi.spyOn(storage, 'put').mockImplementation(async (key, bytes, type) => {
      if (written.length === 5) throw new Error('The disk is full');
      await put.call(storage, key, bytes, type);
      written.push(key);
    });
    await expect(prepare(id)).rejects.toThrow('The disk is full');
    filling.mockRestore();
    await world.runJobs();
    const left = await Promise.all(written.map(async (key) => ((await storage.get(key)) === null ? [] : [key])));
    expect([written.length, left.flat()]).toEqual([5, []]);
    await prepare(id);
    const { folder } = (await findVideo(world.runtime.database.db, id)) ?? {};
    expect(await storage.get(videoFileKey(id, folder ?? '', 'master.m3u8'))).not.toBeNull();
  }, 30_000);

  it('whose server dies before its end leaves nothing for good; of one that has ended, nothing goes', async () => {
    const { services } = world.runtime;
    const { db } = services.database;
    const id = await anUpload(await aVideoFile(1));
    const [begun] = await run(id);
    const made = { videoId: id, folder: (await findVideo(db, id))?.folder ?? '' };
    expect(begun?.slice(1)).toEqual([clearFolder, made, { startAfterSeconds: expect.any(Number) }]);
    const clear = () => clearFolder.run({ db, services, log: silentLog, signal: new AbortController().signal }, made);
    const isWatchable = async () => (await services.storage.get(videoFileKey(id, made.folder, 'master.m3u8'))) !== null;
    await clear();
    expect(await isWatchable()).toBe(true);
    // As if it had died between its last file and its row.
    await changeVideo(db, id, { folder: null });
    await clear();
    expect(await isWatchable()).toBe(false);
  }, 30_000);

  it('that misses a piece of its upload says nothing of the file, and goes on once the storage is back', async () => {
    const { storage } = world.runtime.services;
    const id = await anUpload(await aVideoFile(1));
    const away = vi.spyOn(storage, 'get').mockResolvedValue(null);
    await expect(run(id)).rejects.toThrow('is not in the storage');
    away.mockRestore();
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'failed', failure: 'unexpected' });
    await run(id);
    expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready', failure: null });
  }, 30_000);

  it('that nobody goes on with any more is told to its author, who may try again', async () => {
    const { database, services } = world.runtime;
    const cut = await anUpload(await aVideoFile(1));
    const [running, never, next] = [await anUpload(Buffer.from('x')), await anUpload(Buffer.from('x')), await anUpload(Buffer.from('x'))];
    for (const id of [cut, running]) await changeVideo(database.db, id, { state: 'encoding' });
    await age(cut, '61 minutes');
    await age(running, '59 minutes');
    await age(never, '25 hours');
    await age(next, '23 hours');
    await giveUpSilent.run({ db: database.db, services, log: silentLog, signal: new AbortController().signal }, {});
    const stateOf = async (id: string) => (await dewi.call(getOwnVideo, { id })).state;
    expect(await Promise.all([cut, running, never, next].map(stateOf))).toEqual(['failed', 'encoding', 'failed', 'waiting']);
    await world.settle();
    const { rows } = await database.pool.query(
      `select path from notifications.notification where kind = 'videoFailed' and path = any($1)`,
      [[cut, running, never, next].map((id) => `/video/${id}/edit`)],
    );
    expect(rows.map(({ path }) => path as string).toSorted()).toEqual([cut, never].map((id) => `/video/${id}/edit`).toSorted());
    expect(await dewi.call(retryVideo, { id: cut })).toMatchObject({ state: 'waiting', failure: null });
    await world.runJobs();
    expect(await stateOf(cut)).toBe('ready');
    for (const id of [running, never, next]) await dewi.call(removeVideo, { id });
  }, 30_000);
});

it('what is made or brought of a video goes however long the storage was away', () => {
  for (const one of [clearFolder, clearUpload, eraseDeleted]) expect.soft(patienceOf(one), one.name).toBeGreaterThan(A_DAY);
});
