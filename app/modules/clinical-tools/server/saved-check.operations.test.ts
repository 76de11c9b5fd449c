import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listSavedChecks, MOST_SAVED, removeCheck, renameCheck, saveCheck } from '../saved-check.contract.ts';

let world: TestWorld;
let doctor: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  doctor = world.as(await aMember(world));
  other = world.as(await aMember(world));
});
afterAll(() => world.close());

const DRUGS = {
  tool: 'interactions' as const,
  name: 'Warfarin list',
  question: { drugs: ['warfarin', 'aspirin'], patient: { ageYears: 71 } },
};
const namesOf = async (who: Caller) => (await who.call(listSavedChecks, {})).data.map(({ name }) => name);

it('keeps a check for its member and nobody else', async () => {
  const saved = await doctor.call(saveCheck, DRUGS);
  expect(saved.question).toEqual(DRUGS.question);
  expect(await namesOf(doctor)).toContain('Warfarin list');
  expect(await namesOf(other)).toEqual([]);
  await expect(world.as(null).call(listSavedChecks, {})).rejects.toMatchObject({ code: 'access.signIn' });
  for (const refused of [other.call(renameCheck, { id: saved.id, name: 'Mine' }), other.call(removeCheck, { id: saved.id, removed: true })])
    await expect(refused).rejects.toMatchObject({ code: 'clinical-tools.savedNotFound' });
});

it('is not renamed over the name that it was given in another window', async () => {
  const { id } = await doctor.call(saveCheck, { ...DRUGS, name: 'Ward round' });
  await doctor.call(renameCheck, { id, was: 'Ward round', name: 'Ward round, Monday' });
  await expect(doctor.call(renameCheck, { id, was: 'Ward round', name: 'Ward round, bed 4' })).rejects.toMatchObject({
    code: 'clinical-tools.staleName',
    details: { current: { name: 'Ward round, Monday' } },
  });
  const again = { id, was: 'Ward round, Monday', name: 'Ward round, bed 4' };
  expect(await doctor.call(renameCheck, again)).toMatchObject({ name: 'Ward round, bed 4' });
  expect(await doctor.call(renameCheck, again)).toMatchObject({ name: 'Ward round, bed 4' });
});

it('is renamed, taken away and brought back by its member', async () => {
  const { id } = await doctor.call(saveCheck, { ...DRUGS, name: 'First' });
  await doctor.call(renameCheck, { id, name: 'Second' });
  expect(await namesOf(doctor)).toContain('Second');
  await doctor.call(removeCheck, { id, removed: true });
  expect(await namesOf(doctor)).not.toContain('Second');
  await doctor.call(removeCheck, { id, removed: false });
  expect(await namesOf(doctor)).toContain('Second');
});

it('keeps nothing that tells who the patient is: not in the name, not anywhere in the question', async () => {
  const inName = doctor.call(saveCheck, { ...DRUGS, name: 'Ny. Siti Aminah' });
  await expect(inName).rejects.toMatchObject({ code: 'clinical-tools.identifies', details: { words: [expect.stringContaining('Siti')] } });
  const inText = doctor.call(saveCheck, {
    tool: 'differential',
    name: 'Fever',
    question: { text: 'Demam 3 hari, telepon 0812-3456-7890.' },
  });
  await expect(inText).rejects.toMatchObject({ code: 'clinical-tools.identifies' });
  await expect(
    doctor.call(saveCheck, { tool: 'differential', name: 'Fever', question: { text: 'Demam 3 hari, nyeri sendi.' } }),
  ).resolves.toBeTruthy();
});

it('lists by tool, newest first, page by page', async () => {
  const who = world.as(await aMember(world));
  for (const name of ['one', 'two', 'three']) await who.call(saveCheck, { ...DRUGS, name });
  await who.call(saveCheck, { tool: 'calculators', name: 'a sum', question: { id: 'news2', inputs: { rate: 20 } } });
  const first = await who.call(listSavedChecks, { tool: 'interactions', limit: 2 });
  expect(first.data.map(({ name }) => name)).toEqual(['three', 'two']);
  const second = await who.call(listSavedChecks, { tool: 'interactions', limit: 2, cursor: first.nextCursor ?? '' });
  expect(second.data.map(({ name }) => name)).toEqual(['one']);
  expect(second.nextCursor).toBeNull();
  // Saved within one millisecond, none of them is left out.
  await world.runtime.database.pool.query(
    `update clinical_tools.saved_check set saved_at = timestamptz '2026-01-01 10:00:00.123Z' + length(name) * interval '100 microseconds'
      where member_id = $1`,
    [who.viewer?.id],
  );
  const seen: string[] = [];
  for (let cursor: string | undefined; seen.length < 4; ) {
    const { data, nextCursor } = await who.call(listSavedChecks, { limit: 1, cursor });
    seen.push(...data.map(({ name }) => name));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(seen.toSorted()).toEqual(['a sum', 'one', 'three', 'two']);
});

it('one that was taken away comes back as long as there is room for it, and only once', async () => {
  const who = world.as(await aMember(world));
  const [first, second] = [await who.call(saveCheck, { ...DRUGS, name: 'first' }), await who.call(saveCheck, { ...DRUGS, name: 'second' })];
  await world.runtime.database.pool.query(
    `insert into clinical_tools.saved_check (id, member_id, tool, name, question)
      select 'full' || n, $1, 'interactions', 'check ' || n, '{}' from generate_series(3, $2) n`,
    [who.viewer?.id, MOST_SAVED],
  );
  for (const { id } of [first, second]) await who.call(removeCheck, { id, removed: true });
  await who.call(saveCheck, { ...DRUGS, name: 'in its place' });
  const back = (id: string) => who.call(removeCheck, { id, removed: false });
  const tried = await Promise.allSettled([back(first.id), back(second.id)]);
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(['clinical-tools.tooManySaved']);
  // Pressed again, what is back already stays.
  const stays = tried[0]?.status === 'fulfilled' ? first : second;
  expect(await back(stays.id)).toEqual({ id: stays.id, removed: false });
});
