import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCaseUpdate } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { giveAudience } from '#modules/library/testing/library.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { type Found, type SearchFilters, search, suggestOnSearch } from '../search.contract.ts';
import { keepPlaces, putPlaces } from './place-index.store.ts';
import { indexMembers, indexPlaces } from './search.public.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let nobody: Caller;
let heartId: string;
let childId: string;
let solvedId: string;
let watchersId: string;
let heartsId: string;

const caseOf = (author: Caller, title: string, text: string, settings: object = {}) =>
  aPublishedCase(world, author, {
    content: {
      title,
      presentation: fromPlainText(text),
      disclosure: [{ kind: 'management', text: fromPlainText('As usual.'), held: false }],
    },
    settings,
  });

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
  heartId = await caseOf(bagas, 'Zebrine fever in the heart ward', 'A platypus was involved.', { specialities: ['cardiology'] });
  childId = await caseOf(bagas, 'Anak dengan zebrine', 'Demam zebrine sejak kemarin.', {
    language: 'id',
    specialities: ['paediatrics', 'cardiology'],
  });
  solvedId = await caseOf(ratri, 'Zebrine and how it ended', 'Long ago.', { specialities: ['neurology'] });
  await ratri.call(addCaseUpdate, { id: solvedId, title: 'The end', text: fromPlainText('All is well.'), closes: true });
  watchersId = await aForum(ratri, { name: 'Zebrine watchers', about: 'For whoever has seen one.' });
  heartsId = await aForum(ratri, { name: 'Hearts', about: 'Rhythm, pumps and valves.' });
  const { database, services } = world.runtime;
  await database.transaction((db) => indexMembers({ db, services }, [bagas.viewer?.id ?? '']));
  await world.settle();
});
afterAll(() => world.close());

const idOf = (found: Found) => (found.type === 'item' ? found.id : found.member.name);
const ask = (filters: Partial<SearchFilters> = {}, q = 'zebrine', caller = nobody) => caller.call(search, { q, ...filters, facets: true });
const ids = async (filters: Partial<SearchFilters> = {}, q = 'zebrine', caller = nobody) =>
  (await ask(filters, q, caller)).data.map(idOf).toSorted();

describe('filters', () => {
  it('narrow by kind, speciality, language, time and whether it is solved', async () => {
    expect(await ids()).toEqual([heartId, childId, solvedId].toSorted());
    expect(await ids({ kind: 'cases', speciality: 'cardiology' })).toEqual([heartId, childId].toSorted());
    expect(await ids({ kind: 'videos' })).toEqual([]);
    expect(await ids({ language: 'id' })).toEqual([childId]);
    expect(await ids({ solved: true })).toEqual([solvedId]);
    expect(await ids({ solved: false, language: 'en' })).toEqual([heartId]);
    await world.runtime.database.pool.query("update search.document set published_at = now() - interval '8 days' where item_id = $1", [
      heartId,
    ]);
    expect(await ids({ time: 'week' })).toEqual([childId, solvedId].toSorted());
    expect(await ids({ time: 'month' })).toContain(heartId);
  });

  it('are refused when they are none', async () => {
    for (const wrong of [{ kind: 'everything' }, { language: 'fr' }, { time: 'ever' }, { solved: 'maybe' }, { speciality: '../x' }])
      await expect(nobody.call(search, { q: 'zebrine', ...wrong } as never)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('counts', () => {
  it('say what another choice would bring, and only what the reader may see', async () => {
    const { facets } = await ask({ speciality: 'cardiology' });
    expect(facets).toMatchObject({ exact: true, among: 3 });
    expect(facets?.solved).toEqual([
      { value: 'yes', count: 0 },
      { value: 'no', count: 2 },
    ]);
    expect(facets?.kinds).toContainEqual({ value: 'cases', count: 2 });
    expect(facets?.specialities).toContainEqual({ value: 'neurology', count: 1 });
    expect(facets?.languages).toEqual([
      { value: 'en', count: 1 },
      { value: 'id', count: 1 },
    ]);
    const solved = (await ask({ solved: true })).facets;
    expect(solved?.kinds).toContainEqual({ value: 'cases', count: 1 });
    expect(solved?.solved).toEqual([
      { value: 'yes', count: 1 },
      { value: 'no', count: 2 },
    ]);
    await world.runtime.database.pool.query("update search.document set audience = 'secret0000000001' where item_id = $1", [childId]);
    expect((await ask()).facets?.among).toBe(2);
    await world.runtime.database.pool.query('update search.document set audience = null where item_id = $1', [childId]);
  });

  it('are there of colleagues, forums, communities and topics as well, whatever is chosen', async () => {
    const countOf = async (filters: Partial<SearchFilters>, q = 'zebrine') =>
      Object.fromEntries((await ask(filters, q)).facets?.kinds.map(({ value, count }) => [value, count]) ?? []);
    expect(await countOf({})).toMatchObject({ cases: 3, people: 0, topics: 0, forums: 1 });
    // What items are narrowed by, forums do not have.
    expect(await countOf({ language: 'en' })).toMatchObject({ forums: 0 });
    for (const kind of ['all', 'people', 'topics'] as const)
      expect(await countOf({ kind }, 'bagas')).toMatchObject({ people: 1, cases: expect.any(Number) });
    expect((await countOf({ kind: 'people' }, 'cardiology')).topics).toBeGreaterThan(0);
  });

  it('are each how many its choice then lists, whatever else is chosen', async () => {
    const listed = async (filters: Partial<SearchFilters>) => {
      const { data, places, topics } = await nobody.call(search, { q: 'zebrine', ...filters, limit: 20 });
      return data.length + places.length + topics.length;
    };
    const others: Partial<SearchFilters>[] = [
      ...[{ kind: 'cases' }, { speciality: 'cardiology' }, { language: 'id' }, { solved: false }, { time: 'week' }],
      { kind: 'cases', speciality: 'cardiology', solved: false },
    ] as const;
    for (const chosen of others) {
      const { facets } = await ask(chosen);
      if (facets === null) throw new Error('nothing is counted');
      const kinds = facets.kinds.filter(({ value }) => value !== 'all');
      for (const { value, count } of kinds)
        expect([chosen, value, await listed({ ...chosen, kind: value })]).toEqual([chosen, value, count]);
      const ofCases = { ...chosen, kind: 'cases' } as const;
      const { specialities = [], languages = [], solved = [] } = (await ask(ofCases)).facets ?? {};
      for (const [choices, named] of [
        [specialities, (speciality: string) => ({ speciality })],
        [languages, (language: string) => ({ language: language as 'en' | 'id' })],
        [solved, (answer: string) => ({ solved: answer === 'yes' })],
      ] as const)
        for (const { value, count } of choices)
          expect([chosen, value, await listed({ ...ofCases, ...named(value) })]).toEqual([chosen, value, count]);
    }
  });

  it('are made when asked for', async () => {
    expect((await nobody.call(search, { q: 'zebrine' })).facets).toBeNull();
  });
});

describe('with some of the words', () => {
  it('follows what has them all, and says where that begins', async () => {
    const { data, partialFrom } = await ask({}, 'zebrine platypus');
    expect(idOf(data[0] as Found)).toBe(heartId);
    expect(partialFrom).toBe(1);
    expect(data.slice(1).map(idOf).toSorted()).toEqual([childId, solvedId].toSorted());
    expect(await ids({ language: 'id' }, 'zebrine platypus')).toEqual([childId]);
  });

  it('never brings back what was left out', async () => {
    expect(await ids({}, 'zebrine platypus -anak -ended')).toEqual([heartId]);
  });
});

describe('forums, communities and topics', () => {
  it('stand beside the rest, on the first page', async () => {
    const { places, topics } = await ask();
    expect(places).toMatchObject([
      {
        type: 'forum',
        id: watchersId,
        name: [
          { text: 'Zebrine', hit: true },
          { text: ' watchers', hit: false },
        ],
      },
    ]);
    expect(topics).toEqual([]);
    expect((await ask({ kind: 'cases' })).places).toEqual([]);
  });

  it('are conditions as soon as the reader finds something about them, and not before', async () => {
    const topics = async (q: string) => (await ask({ kind: 'topics' }, q)).topics;
    const suggested = async (q: string) => (await nobody.call(suggestOnSearch, { q })).suggestions.filter(({ type }) => type === 'topic');
    expect(await topics('DBD')).toEqual([]);
    expect(await suggested('dengu')).toEqual([]);
    const id = await caseOf(bagas, 'Dengue on the fifth day', 'Platelets fall.');
    await world.settle();
    expect(await topics('DBD')).toEqual([{ type: 'condition', id: 'dengue', name: 'Dengue' }]);
    expect(await suggested('dengu')).toEqual([{ type: 'topic', topic: 'condition', id: 'dengue', name: 'Dengue' }]);
    await giveAudience(world, id, 'some-forum');
    expect(await topics('DBD')).toEqual([]);
  });

  it('are suggested', async () => {
    expect((await nobody.call(suggestOnSearch, { q: 'zebrine wat' })).suggestions).toContainEqual({
      type: 'forum',
      id: watchersId,
      name: 'Zebrine watchers',
    });
    expect((await nobody.call(suggestOnSearch, { q: 'cardiol' })).suggestions[0]).toMatchObject({
      type: 'topic',
      topic: 'speciality',
      id: 'cardiology',
    });
  });

  it('are none that the index still holds and that are gone, whether or not something else is found', async () => {
    const gone = { id: 'no-forum', name: 'Zebrine okapis', about: '', topics: '' };
    await world.runtime.database.transaction((db) => putPlaces(db, 'forum', [gone]));
    expect((await ask()).data).not.toEqual([]);
    expect((await ask()).places).toEqual([expect.objectContaining({ id: watchersId })]);
    expect(await ask({}, 'okapis')).toMatchObject({ data: [], places: [] });
    for (const q of ['zebrine', 'okapis'])
      expect((await nobody.call(suggestOnSearch, { q })).suggestions).not.toContainEqual(expect.objectContaining({ id: gone.id }));
  });

  it('go when they are gone, and change when they change', async () => {
    await world.runtime.database.transaction(async (db) => {
      await putPlaces(db, 'forum', [{ id: heartsId, name: 'Zebras', about: '', topics: '' }]);
      await keepPlaces(db, 'forum', [heartsId]);
    });
    expect((await ask()).places).toEqual([]);
    expect((await ask({}, 'zebras')).places).toMatchObject([{ id: heartsId }]);
  });

  it('hold communities as they are, by name and by what they are about', async () => {
    const founder = world.as(await aMember(world, { name: 'Nadia Putri' }));
    const id = await aCommunity(founder, { name: 'Quagga Hospital', about: 'For all equine enthusiasts of the hill.' });
    await world.runtime.database.transaction((db) => indexPlaces({ db, services: world.runtime.services }));
    for (const q of ['Quagga', 'equine enthusiasts']) {
      expect((await ask({}, q)).places).toMatchObject([{ type: 'community', id }]);
      expect((await nobody.call(suggestOnSearch, { q })).suggestions).toContainEqual({
        type: 'community',
        id,
        name: 'Quagga Hospital',
      });
    }
    // Forums are called what they are called again, for the index is what there is.
    expect((await ask({}, 'zebras')).places).toEqual([]);
    expect((await ask()).places).toMatchObject([{ id: watchersId }]);
  });
});

it('shows nobody what is by somebody they blocked', async () => {
  const reader = world.as(await aMember(world, { name: 'Sari Lestari' }));
  await reader.call(blockMember, { memberId: bagas.viewer?.id ?? '', blocked: true } as never);
  expect(await ids({}, 'zebrine', reader)).toEqual([solvedId]);
  expect(await ids({ kind: 'people' }, 'setiawan', reader)).toEqual([]);
  expect(await ids({ kind: 'people' }, 'setiawan')).toEqual(['Bagas Setiawan']);
});
