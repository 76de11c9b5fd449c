import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { MEMBERS } from '#modules/library/server/library.public.ts';
import { bringTo } from '#modules/library/testing/library.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aVideoWithoutFiles } from '../testing/videos.factory.ts';
import { searchTranscripts } from '../videos.contract.ts';
import { writeCaptions } from './caption.store.ts';
import { indexCaptions } from './caption-words.job.ts';

let world: TestWorld;
let author: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
});
afterAll(() => world.close());

/** A published video in which this is said. */
async function saying(text: string, audience: string | null, language: 'en' | 'id' = 'en'): Promise<string> {
  const id = await aVideoWithoutFiles(world, author, { audience });
  await writeCaptions(world.runtime.database.db, id, language, [{ start: 1, end: 2, text }]);
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

it('finds nothing of who is blocked, for either of the two', async () => {
  const id = await saying('Percutaneous nephrolithotomy in one sitting.', null);
  const found = async (who: Caller) => (await who.call(searchTranscripts, { q: 'nephrolithotomy' })).data.map(({ videoId }) => videoId);
  const [bagas, hana] = [world.as(await aMember(world)), world.as(await aMember(world))];
  await bagas.call(blockMember, { memberId: author.viewer?.id ?? '', blocked: true });
  await author.call(blockMember, { memberId: hana.viewer?.id ?? '', blocked: true });
  expect([await found(bagas), await found(hana), await found(world.as(await aMember(world)))]).toEqual([[], [], [id]]);
});

it('finds what is said in other forms of the words, by other names, and in the other language', async () => {
  const said = {
    biopsy: await saying('We took a renal biopsy at once.', null),
    leakage: await saying('Kebocoran plasma dimulai saat demam turun.', null, 'id'),
    spreading: await saying('Kuman ini menular lewat udara.', null, 'id'),
    examined: await saying('Pada pemeriksaan fisik tidak ada kelainan.', null, 'id'),
    infarct: await saying('Pasien ini mengalami infark miokard akut.', null, 'id'),
    gold: await saying('Gold standards are seldom gold, and a tensile stent bends.', null),
  };
  const found = async (q: string) => (await world.as(null).call(searchTranscripts, { q })).data.map(({ videoId }) => videoId);
  expect(await found('renal biopsies')).toEqual([said.biopsy]);
  expect(await found('plasma yang bocor')).toEqual([said.leakage]);
  expect(await found('penularan')).toEqual([said.spreading]);
  for (const form of ['periksa', 'memeriksa', 'pemeriksaan']) expect([form, await found(form)]).toEqual([form, [said.examined]]);
  expect(await found('heart attack')).toEqual([said.infarct]);
  // A name that only begins or ends like what is said is not said.
  expect(await found('tension')).toEqual([]);
  expect(await found("'; drop <-> :* & | !")).toEqual([]);
});

it('leaves out signs that are no words', async () => {
  const id = await saying('The doctor listens.', null);
  const found = async (q: string) => (await world.as(null).call(searchTranscripts, { q })).data.map(({ videoId }) => videoId);
  expect(await found('doctor 👩‍⚕️')).toEqual([id]);
  expect(await found('👩‍⚕️ ❤️')).toEqual([]);
});

it('finds accented names by plain letters and plain names by accented ones, also in captions of before their words were kept', async () => {
  const said = {
    sjogren: await saying('Think of Sjögren’s syndrome, and of Guillain–Barré.', null),
    soren: await saying('Løvenskiold described it with Søren Kierkegaard’s patience.', null),
    plain: await saying('Behcet ulcers come back.', null),
    indonesian: await saying('Pasien dengan penyakit Ménière mengeluh pusing berputar.', null, 'id'),
  };
  const found = async (q: string) => (await world.as(null).call(searchTranscripts, { q })).data.map(({ videoId }) => videoId);
  const all = async () => {
    for (const q of ['sjogren', 'Sjögren', 'SJÖGREN', 'barre']) expect([q, await found(q)]).toEqual([q, [said.sjogren]]);
    for (const q of ['lovenskiold', 'Løvenskiold', 'soren']) expect([q, await found(q)]).toEqual([q, [said.soren]]);
    for (const q of ['behçet', 'behcet']) expect([q, await found(q)]).toEqual([q, [said.plain]]);
    for (const q of ['meniere', 'ménière']) expect([q, await found(q)]).toEqual([q, [said.indonesian]]);
    expect(await found('sjo½')).toEqual([]);
  };
  await all();

  const { db, pool } = { ...world.runtime.database };
  await pool.query('update videos.caption set words = null');
  // As it was typed, at least.
  expect([await found('Sjögren'), await found('behcet')]).toEqual([[said.sjogren], [said.plain]]);
  await world.runtime.services.jobs.enqueue(db, indexCaptions, {});
  await world.runJobs();
  await all();
  expect((await pool.query('select from videos.caption where words is null')).rowCount).toBe(0);
});
