import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { MEMBERS } from '#modules/library/server/library.public.ts';
import { anItem, bringTo } from '#modules/library/testing/library.factory.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { searchTranscripts } from '../videos.contract.ts';
import { writeCaptions } from './caption.store.ts';
import { insertVideo } from './video.store.ts';

let world: TestWorld;
let author: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
});
afterAll(() => world.close());

/** A published video in which this is said. */
async function saying(text: string, audience: string | null): Promise<string> {
  const id = newId();
  const { db } = world.runtime.database;
  const details = { title: 'A video', description: '', language: 'en', specialities: [], membersOnly: false, chapters: [] } as const;
  await insertVideo(db, {
    id,
    authorId: author.viewer?.id ?? '',
    state: 'ready',
    fileName: 'x.mp4',
    bytes: 0,
    details: { ...details, specialities: [], chapters: [] },
    registeredAt: new Date(),
  });
  await writeCaptions(db, id, 'en', [{ start: 1, end: 2, text }]);
  await anItem(world, author, { id, kind: 'video', audience });
  return id;
}

it('finds what one may watch among ever so many that one may not', async () => {
  // Said more often, so they would come first.
  for (let n = 0; n < 85; n++) await saying('Leakage, leakage and leakage again.', n % 2 === 0 ? MEMBERS : 'a-closed-forum');
  const open = await saying('Plasma leakage begins when the fever falls, and ends two days later.', null);
  const held = await saying('Leakage, leakage and leakage again.', null);
  await bringTo(world, await aMember(world, { rights: ['approvals'] }), held, 'held');
  const found = async (who: Caller) => (await who.call(searchTranscripts, { q: 'leakage' })).data.map(({ videoId }) => videoId);
  expect(await found(world.as(null))).toEqual([open]);
  const member = await found(world.as(await aMember(world)));
  expect(member).toHaveLength(20);
  expect(member).not.toContain(held);
});
