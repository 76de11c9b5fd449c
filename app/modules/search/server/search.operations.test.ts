import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCaseUpdate, caseUpdated, restoreCase, updateCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { updateUserBasicDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { itemPublished } from '#modules/library/library-events.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { type Found, type Segments, search, suggestOnSearch } from '../search.contract.ts';
import { reindexSearch } from './reindex.job.ts';
import { reindexAll } from './search.public.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let nobody: Caller;
let dengueId: string;
let heartId: string;
let hiddenId: string;
let anonymousId: string;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari', speciality: 'cardiology', city: 'Semarang' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan', speciality: 'paediatrics', city: 'Yogyakarta' }));
  nobody = world.as(null);
  dengueId = await aPublishedCase(world, ratri, {
    content: {
      title: 'Anak demam yang tiba-tiba dingin',
      presentation: fromPlainText(
        'Seorang anak menderita demam berdarah dengue dan dirujuk dari puskesmas. Ibunya mengatakan ia muntah terus-menerus.',
      ),
      disclosure: [{ kind: 'management', text: fromPlainText('Pemberian kristaloid.'), held: false }],
    },
    settings: { language: 'id', specialities: ['paediatrics'] },
  });
  heartId = await aPublishedCase(world, bagas, {
    content: {
      title: 'Crushing chest pains after breakfast',
      presentation: fromPlainText('Inferior myocardial infarction was suspected. He was running for the bus & saw <b>stars</b>.'),
      disclosure: [{ kind: 'diagnosis', text: fromPlainText('Dissection of the aorta.'), held: false }],
    },
    settings: { specialities: ['cardiology'] },
  });
  hiddenId = await aPublishedCase(world, bagas, {
    content: {
      title: 'A wedding guest who could not stand',
      presentation: fromPlainText('He ate the fermented coconut cake.'),
      disclosure: [{ kind: 'diagnosis', text: fromPlainText('Bongkrekic poisoning.'), held: true }],
      takeHome: ['Think of bongkrekic acid.'],
    },
  });
  anonymousId = await aPublishedCase(world, ratri, {
    content: { title: 'The wrong syringe' },
    settings: { anonymous: true, specialities: ['anaesthesiology'] },
  });
  await reindex();
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const reindex = () => world.runtime.database.transaction((db) => reindexAll({ db, services: world.runtime.services }));
const words = (segments: Segments) => segments.map(({ text }) => text).join('');
const hits = (segments: Segments) => segments.filter(({ hit }) => hit).map(({ text }) => text);
const nameOf = (found: Found) => (found.type === 'item' ? found.id : found.member.name);
const find = async (q: string, rest: { kind?: 'all' | 'cases' | 'people'; speciality?: string } = {}) =>
  (await nobody.call(search, { q, ...rest })).data.map(nameOf);

describe('cases', () => {
  it('are found by the stems of their own language', async () => {
    expect(await find('run')).toEqual([heartId]);
    expect(await find('chest pain')).toEqual([heartId]);
    expect(await find('muntah')).toContain(dengueId);
    expect((await find('memberikan kristaloid'))[0]).toBe(dengueId);
  });

  it('are found by other names of the same thing, in the other language too', async () => {
    expect(await find('DBD')).toEqual([dengueId]);
    expect(await find('serangan jantung')).toEqual([heartId]);
    expect(await find('heart attack inferior')).toEqual([heartId]);
  });

  it('follow quotes, minus and or', async () => {
    expect(await find('"after breakfast"')).toEqual([heartId]);
    expect(await find('"pains chest"')).toEqual([]);
    expect(await find('breakfast -chest')).toEqual([]);
    expect((await find('breakfast atau muntah')).toSorted()).toEqual(expect.arrayContaining([heartId, dengueId]));
    expect(await find('-chest')).toEqual([]);
  });

  it('are found while the last word is typed, and with a slip of the finger, which is told', async () => {
    expect(await find('crush')).toEqual([heartId]);
    expect(await find('infarc')).toEqual([heartId]);
    const { data, corrected } = await nobody.call(search, { q: 'myocardail breakfst' });
    expect([data.map(nameOf), corrected]).toEqual([[heartId], 'myocardial breakfast']);
    expect(await nobody.call(search, { q: 'zzqqyyxx' })).toMatchObject({ data: [], topics: [], nextCursor: null, corrected: null });
  });

  it('show where the words stand, as pieces and never as markup', async () => {
    const { data } = await nobody.call(search, { q: 'pains stars', kind: 'cases' });
    const [found] = data;
    if (found?.type !== 'item') throw new Error('no case');
    expect([words(found.title), hits(found.title)]).toEqual(['Crushing chest pains after breakfast', ['pains']]);
    expect(words(found.excerpt)).toMatch(/bus & saw .*stars/);
    expect(hits(found.excerpt)).toEqual(['pain', 'stars']);
    expect(words(found.excerpt)).toContain(' · ');
    expect(found).toMatchObject({ language: 'en', byline: { name: 'Bagas Setiawan' }, specialities: ['cardiology'] });
  });

  it('are found by what stands in a comparison, and shown with all of it', async () => {
    const comparison = 'ALT <ULN and bilirubin tripled and sodium >LLN, systolic <90 mmHg';
    const id = await aPublishedCase(world, bagas, {
      content: { title: 'Yellow, and <ULN to start > end', presentation: fromPlainText(comparison) },
    });
    await reindex();
    const { data } = await nobody.call(search, { q: 'bilirubin tripled', kind: 'cases' });
    const [found] = data;
    if (found?.type !== 'item') throw new Error('no case');
    expect([found.id, words(found.title)]).toEqual([id, 'Yellow, and <ULN to start > end']);
    expect(words(found.excerpt)).toContain(comparison);
    expect(hits(found.excerpt)).toEqual(['bilirubin', 'tripled']);
  });

  it('mark names of several words only where they stand together', async () => {
    const [found] = (await nobody.call(search, { q: 'DBD' })).data;
    if (found?.type !== 'item') throw new Error('no case');
    // The title has the word "demam" alone.
    expect(hits(found.title)).toEqual([]);
    expect(hits(found.excerpt)).toEqual(expect.arrayContaining(['demam', 'berdarah', 'dengue']));
  });

  it('are never found by what their author holds back, nor shown with it', async () => {
    expect(await find('bongkrekic')).toEqual([]);
    expect((await nobody.call(suggestOnSearch, { q: 'bongkrek' })).suggestions).toEqual([]);
    expect(JSON.stringify(await nobody.call(search, { q: 'fermented coconut' }))).not.toMatch(/bongkrekic/i);
    expect(await find('fermented coconut')).toEqual([hiddenId]);
    const { rows } = await world.runtime.database.pool.query("select 1 from search.word where word like 'bongkrek%'");
    expect(rows).toEqual([]);
    // An update tells how it ended: it stays out while a step is held back.
    await bagas.call(addCaseUpdate, { id: hiddenId, title: 'Toxicology', text: fromPlainText('Bongkrekic acid confirmed.'), closes: true });
    await world.settle();
    expect(await find('bongkrekic')).toEqual([]);
  });

  it('are found by speciality, and by a colleague’s name only when it stands there', async () => {
    expect(await find('fever', { kind: 'cases', speciality: 'cardiology' })).not.toContain(dengueId);
    expect(await find('demam', { kind: 'cases', speciality: 'paediatrics' })).toEqual([dengueId]);
    expect(await find('Maheswari', { kind: 'cases' })).toEqual([dengueId]);
    expect(await find('syringe', { kind: 'cases' })).toEqual([anonymousId]);
    expect(JSON.stringify((await nobody.call(search, { q: 'syringe' })).data)).not.toMatch(new RegExp(`Ratri|${idOf(ratri)}`));
    const { rows } = await world.runtime.database.pool.query<{ row: string }>(
      'select to_jsonb(d)::text as row from search.document d where item_id = $1',
      [anonymousId],
    );
    expect(rows[0]?.row).not.toMatch(new RegExp(`ratri|maheswari|${idOf(ratri)}`));
  });

  it('are found by their new words, and no longer by the old ones, after a change', async () => {
    const id = await aPublishedCase(world, bagas, { content: { title: 'Zebra stripes on the skin' } });
    await world.settle();
    expect(await find('zebra')).toContain(id);
    await bagas.call(updateCase, { id, version: 1, title: 'Giraffe patches on the skin' });
    await world.settle();
    expect(await find('giraffe')).toContain(id);
    expect(await find('zebra')).not.toContain(id);
  });

  it('vanish when they are withdrawn, before the event has come, and come back', async () => {
    await bagas.call(withdrawCase, { id: heartId, reason: 'author' });
    expect(await find('chest pain')).toEqual([]);
    await world.settle();
    expect((await nobody.call(suggestOnSearch, { q: 'crush' })).suggestions).toEqual([]);
    const { rows } = await world.runtime.database.pool.query("select 1 from search.word where word = 'crushing'");
    expect(rows).toEqual([]);
    await bagas.call(restoreCase, { id: heartId });
    await world.settle();
    expect(await find('chest pain')).toEqual([heartId]);
  });

  it('stand in the index once, however often events come or everything is indexed anew', async () => {
    const emit = (event: typeof itemPublished | typeof caseUpdated, payload: object) =>
      world.runtime.database.transaction((db) => world.runtime.services.emit(db, event as typeof itemPublished, payload as never));
    const state = async () =>
      (
        await world.runtime.database.pool.query(
          `select (select count(*) from search.document) as documents, (select sum(uses) from search.word) as words`,
        )
      ).rows[0];
    const before = await state();
    for (let times = 0; times < 2; times++) {
      await emit(itemPublished, { itemId: heartId, kind: 'case', authorId: idOf(bagas), anonymous: false });
      await emit(caseUpdated, { caseId: heartId, authorId: idOf(bagas), anonymous: false, updateId: 'u', closes: false });
      await world.settle();
    }
    expect(await state()).toEqual(before);
    const { services } = world.runtime;
    await services.jobs.enqueue(services.database.db, reindexSearch, {});
    await world.runJobs();
    expect(await find('chest pain')).toEqual([heartId]);
  });

  it('come page by page, none twice and none left out', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await aPublishedCase(world, bagas, { content: { title: `Paged mystery ${n}` } }));
    await world.settle();
    const seen: string[] = [];
    for (let cursor: string | undefined, n = 0; n < 9; n++) {
      const page = await nobody.call(search, { q: 'mystery', kind: 'cases', limit: 2, cursor });
      seen.push(...page.data.map(nameOf));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    await expect(nobody.call(search, { q: 'mystery', cursor: 'nonsense' })).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('people', () => {
  it('are found by name, beginning of a name, title, place and speciality, and with a slip of the finger', async () => {
    expect(await find('dr. ratri', { kind: 'people' })).toEqual(['Ratri Maheswari']);
    expect(await find('mahesw', { kind: 'people' })).toEqual(['Ratri Maheswari']);
    expect(await find('cardiology semarang', { kind: 'people' })).toEqual(['Ratri Maheswari']);
    expect(await find('jantung', { kind: 'people' })).toEqual(['Ratri Maheswari']);
    for (const who of ['cardiologist semarang', 'ahli jantung', 'dokter spesialis jantung', 'Sp.JP', 'kardiolog'])
      expect([who, await find(who, { kind: 'people' })]).toEqual([who, ['Ratri Maheswari']]);
    for (const who of ['paediatrician', 'pediatrician', 'dokter anak'])
      expect([who, await find(who, { kind: 'people' })]).toEqual([who, ['Bagas Setiawan']]);
    expect(await find('mahesvari', { kind: 'people' })).toEqual(['Ratri Maheswari']);
    expect(await find('setiawan', { kind: 'people', speciality: 'cardiology' })).toEqual([]);
    const [found] = (await nobody.call(search, { q: 'Setiawan' })).data;
    expect(found).toMatchObject({
      type: 'person',
      name: [
        { text: 'Bagas ', hit: false },
        { text: 'Setiawan', hit: true },
      ],
      member: { id: idOf(bagas) },
    });
  });

  it('have an id in lists, as all that is found: a list that was left long is long again by it', async () => {
    const { data } = await nobody.call(search, { q: 'Setiawan' });
    expect(data.map(({ type, id }) => [type, id]).slice(0, 1)).toEqual([['person', idOf(bagas)]]);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  });

  it('are not found once they do not want to be, nor is their name known any more', async () => {
    const sari = world.as(await aMember(world, { name: 'Sari Wulandari' }));
    await sari.call(updateUserBasicDetail, { workplace: 'RSUD Kota' });
    await world.settle();
    expect(await find('wulandari')).toEqual(['Sari Wulandari']);
    await sari.call(updateUserBasicDetail, { isProfileListed: false });
    expect(await find('wulandari')).toEqual([]);
    await world.settle();
    expect(await find('wulandari')).toEqual([]);
    expect((await nobody.call(suggestOnSearch, { q: 'wulan' })).suggestions).toEqual([]);
    const { rows } = await world.runtime.database.pool.query("select 1 from search.word where word = 'wulandari'");
    expect(rows).toEqual([]);
  });

  it('are found under a new name, and so are their cases', async () => {
    const budi = world.as(await aMember(world, { name: 'Budi Hartono' }));
    const id = await aPublishedCase(world, budi, { content: { title: 'A quiet lung' } });
    await world.settle();
    await budi.call(updateUserBasicDetail, { lastName: 'Prasetyo' });
    await world.settle();
    expect(await find('prasetyo')).toEqual(['Budi Prasetyo', id]);
    expect(await find('hartono')).toEqual([]);
  });
});

describe('suggestions', () => {
  it('mix colleagues and titles that begin so, at most eight', async () => {
    // Her case under her name, and not the one that is anonymous.
    expect((await nobody.call(suggestOnSearch, { q: 'ratr' })).suggestions).toEqual([
      { type: 'person', id: idOf(ratri), name: 'Ratri Maheswari', speciality: 'cardiology' },
      { type: 'item', id: dengueId, kind: 'case', title: 'Anak demam yang tiba-tiba dingin' },
    ]);
    expect((await nobody.call(suggestOnSearch, { q: 'cr' })).suggestions).toMatchObject([
      { type: 'item', id: heartId, title: 'Crushing chest pains after breakfast' },
    ]);
    expect((await nobody.call(suggestOnSearch, { q: 'chrest pain' })).suggestions).toMatchObject([{ id: heartId }]);
    for (let n = 0; n < 9; n++) await aPublishedCase(world, bagas, { content: { title: `Recurrent riddle ${n}` } });
    await world.settle();
    expect((await nobody.call(suggestOnSearch, { q: 'rid' })).suggestions).toHaveLength(8);
  });
});

it.each([
  "'",
  "'') | ('a",
  ':*',
  'a:*b & !c',
  '\\',
  '<->',
  '%_%',
  '((((',
  "'; drop table search.word; --",
  '🫀',
  '-',
  '"',
  '""""',
  '#a0',
  '#kcase',
  '⑴Ⰰ',
  'ŉa',
  'ʼna',
  '½x',
  'the',
  'yang',
  '\u202e\u0007x',
  'a'.repeat(200),
])('is unmoved by %j', async (q) => {
  const { data } = await nobody.call(search, { q });
  expect(Array.isArray(data)).toBe(true);
  expect(Array.isArray((await nobody.call(suggestOnSearch, { q })).suggestions)).toBe(true);
});

it('asks for words', async () => {
  await expect(nobody.call(search, { q: '  ' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { q: 'search.validation.query' },
  });
  await expect(nobody.call(search, { q: 'x'.repeat(201) })).rejects.toMatchObject({ fields: { q: 'search.validation.queryLong' } });
});
