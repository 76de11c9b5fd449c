/** What is offered, and what is looked for instead, when words are spelt as few do. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { search } from '../search.contract.ts';

let world: TestWorld;
let bagas: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
  for (const title of [
    'Zorbalitis one',
    'Zorbalitis two',
    'Zorbalitis three',
    'Zorbalitis four',
    'Zorbalytis as few write it',
    'Zorbalomas',
    'Heart failure in the young',
    'Three words for hari',
  ])
    await aPublishedCase(world, bagas, { content: { title } });
  await world.settle();
  await world.runtime.database.pool.query("update search.word set uses = 40 where word = 'zorbalitis' and source = 'text'");
  for (const [word, uses] of [
    ['hari', 400],
    ['heart', 40],
  ])
    await world.runtime.database.pool.query("update search.word set uses = $2 where word = $1 and source = 'text'", [word, uses]);
});
afterAll(() => world.close());

const ask = async (q: string, more: { asTyped?: boolean; kind?: 'cases' | 'videos' } = {}) => {
  const { data, corrected, suggested } = await nobody.call(search, { q, ...more });
  return { found: data.length, corrected, suggested };
};

it('a far more frequent spelling is offered where little was found', async () => {
  expect(await ask('zorbalytis')).toEqual({ found: 1, corrected: null, suggested: 'zorbalitis' });
  expect(await ask('zorbalitis')).toEqual({ found: 4, corrected: null, suggested: null });
  // Where the search is narrowed, it is offered for what it finds there.
  expect(await ask('zorbalytis', { kind: 'cases' })).toEqual({ found: 1, corrected: null, suggested: 'zorbalitis' });
  expect(await ask('zorbalytis', { kind: 'videos' })).toEqual({ found: 0, corrected: null, suggested: null });
  // Two slips away from what is a word itself: another word.
  expect(await ask('zorbalomas')).toEqual({ found: 1, corrected: null, suggested: null });
});

it('what nobody writes is looked for as many do, which the answer says, and as it was typed where the reader wants that', async () => {
  expect(await ask('zorbalitsi')).toEqual({ found: 4, corrected: 'zorbalitis', suggested: null });
  // Its stem begins the right word, as it may begin others: nobody writes it all the same.
  expect(await ask('zorbalite')).toEqual({ found: 4, corrected: 'zorbalitis', suggested: null });
  expect(await ask('zorbalitsi', { asTyped: true })).toEqual({ found: 0, corrected: null, suggested: null });
});

it('what is offered fits to the other words: the most frequent word of the other language does not', async () => {
  expect(await ask('hart failure')).toMatchObject({ corrected: null, suggested: 'heart failure' });
  expect(await ask('heartt failure')).toMatchObject({ found: 1, corrected: 'heart failure', suggested: null });
  // By itself it may be either.
  expect(await ask('hart')).toMatchObject({ suggested: 'hari' });
});
