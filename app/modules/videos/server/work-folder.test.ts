/** What a server that is killed while it prepares a video leaves on its disk. */
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aVideoFile } from '../testing/videos.factory.ts';
import { getOwnVideo, startUpload } from '../video-upload.contract.ts';
import { clearWork } from './clearing.job.ts';
import { prepareVideo } from './preparation.job.ts';
import { addPart } from './upload-part.store.ts';
import { changeVideo } from './video.store.ts';
import { uploadPartKey } from './video-files.policy.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** A folder as it was left, with an upload in it. */
async function left(name: string, hoursAgo: number): Promise<void> {
  const folder = path.join(world.runtime.services.settings.workFolder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'upload'), 'of a patient');
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  await utimes(folder, at, at);
}
const found = async () => (await readdir(world.runtime.services.settings.workFolder)).toSorted();

it('goes once no preparation can take so long, and what may be at work stays', async () => {
  const { database, services } = world.runtime;
  await left('video-cut', 7);
  await left('video-running', 5);
  await left('of-something-else', 7);
  await services.jobs.enqueue(database.db, clearWork, {});
  await world.runJobs();
  expect(await found()).toEqual(['of-something-else', 'video-running']);
});

it('goes at once when the same video is prepared again', async () => {
  const { database, services } = world.runtime;
  const bytes = await aVideoFile(1);
  const dewi = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
  const { id } = await dewi.call(startUpload, { fileName: 'clip.mp4', bytes: bytes.length });
  const part = { offset: 0, bytes: bytes.length };
  await services.storage.put(uploadPartKey(id, part), bytes, 'application/octet-stream');
  expect(await addPart(database.db, id, part)).toBe('complete');
  await changeVideo(database.db, id, { state: 'waiting', progress: 0 });
  await left(`video-${id}-cut`, 0);
  await left('video-0123456789abcdef-running', 0);
  await services.jobs.enqueue(database.db, prepareVideo, { videoId: id });
  await world.runJobs();
  expect(await dewi.call(getOwnVideo, { id })).toMatchObject({ state: 'ready' });
  expect(await found()).toEqual(expect.not.arrayContaining([`video-${id}-cut`]));
  expect(await found()).toContain('video-0123456789abcdef-running');
}, 60_000);
