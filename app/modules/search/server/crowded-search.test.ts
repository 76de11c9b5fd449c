/** What has the words as they were asked for is found, however many newer documents merely hold them somewhere. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { search, suggestOnSearch } from '../search.contract.ts';
import { asked } from './asking.store.ts';
import { type NewDocument, putDocuments } from './document.store.ts';
import { findItems, type ItemHit } from './search.store.ts';

/** More than any list of candidates holds. */
const CROWD = 320;

let world: TestWorld;
let nobody: Caller;
let inText: string;
let inTitle: string;

const aDocument = (n: number, title: string, text: string): NewDocument => ({
  itemId: newId(),
  kind: 'case',
  audience: null,
  language: 'en',
  title,
  topics: '',
  text,
  specialities: [],
  author: null,
  solved: false,
  publishedAt: new Date(Date.now() + n * 1000),
  arrivedAt: null,
  vocabulary: [],
});

beforeAll(async () => {
  world = await openTestWorld();
  nobody = world.as(null);
  const author = world.as(await aMember(world));
  const titled = (title: string, text: string) => aPublishedCase(world, author, { content: { title, presentation: fromPlainText(text) } });
  inText = await titled('Swollen ankles', 'Known to have heart failure for years, now short of breath.');
  inTitle = await titled('Waking up with heart failure', 'He sleeps on three pillows.');
  await world.settle();
  const crowd = Array.from({ length: CROWD }, (_, n) =>
    aDocument(n, 'A failure to look at the heart', 'The failure of a kidney is told first. Much later comes the heart.'),
  );
  await world.runtime.database.transaction((db) => putDocuments(db, crowd));
});
afterAll(() => world.close());

const found = async (q: string) =>
  (await nobody.call(search, { q, kind: 'cases' })).data.map((one) => (one.type === 'item' ? one.id : one.type));

it('a phrase in quotes finds what has it, in the title and in the text', async () => {
  expect((await found('"heart failure"')).toSorted()).toEqual([inText, inTitle].toSorted());
});

it('a name of several words in the other language finds it, too', async () => {
  expect((await found('gagal jantung')).toSorted()).toEqual([inText, inTitle].toSorted());
});

it('a phrase is suggested by the titles that have it', async () => {
  const { suggestions } = await nobody.call(suggestOnSearch, { q: '"heart failure"' });
  expect(suggestions).toContainEqual({ type: 'item', id: inTitle, kind: 'case', title: 'Waking up with heart failure' });
});

it('what is counted is what has it', async () => {
  const { facets } = await nobody.call(search, { q: '"heart failure"', facets: true });
  expect(facets).toMatchObject({ exact: true, among: 2 });
});

it('a phrase in quotes is found behind thousands of newer texts that merely hold its words, on each page of its answer', async () => {
  const author = world.as(await aMember(world));
  const content = { title: 'After a fall', presentation: fromPlainText('It was a ruptured spleen, and nobody had pressed there.') };
  const old = await aPublishedCase(world, author, { content });
  await world.settle();
  const crowd = Array.from({ length: 2_100 }, (_, n) => aDocument(n, 'A spleen', 'Nothing of the spleen is ruptured, ruptured is a cyst.'));
  await world.runtime.database.transaction((db) => putDocuments(db, crowd));
  expect(await found('"ruptured spleen"')).toEqual([old]);
  expect(await found('"spleen ruptured"')).toEqual([]);
  const { facets } = await nobody.call(search, { q: '"ruptured spleen"', facets: true });
  expect(facets).toMatchObject({ exact: true, among: 1 });
}, 60_000);

it('a name typed without quotes finds first what has its words together', async () => {
  expect((await found('heart failure')).slice(0, 2).toSorted()).toEqual([inText, inTitle].toSorted());
});

it('a hundred texts are ranked, none twice on its pages, and what has the words together comes before what has them apart', async () => {
  const { db } = world.runtime.database;
  const crowd = Array.from({ length: 100 }, (_, n) =>
    aDocument(
      n,
      'Seen on a round',
      n === 7 ? 'Quokka fever. Quokka fever.' : `${'A quokka looked at us. '.repeat(2)}${'By night there was some fever. '.repeat(2)}`,
    ),
  );
  await world.runtime.database.transaction((db) => putDocuments(db, crowd));
  const { items, latest } = await asked(db, 'quokka fever', 'search');
  const filter = { audiences: [], apart: [], labels: [], since: null, arrived: null };
  const wish = { queries: items, quoted: false, filter, latest, asOf: new Date(), limit: 30 };
  const ranked: ItemHit[] = [];
  for (let page = 0; page < 4; page++) ranked.push(...(await findItems(db, { ...wish, after: ranked.at(-1) ?? null }, false)).hits);
  expect(ranked.map(({ id }) => id).toSorted()).toEqual(crowd.map(({ itemId }) => itemId).toSorted());
  expect(ranked[0]?.id).toBe(crowd[7]?.itemId);
});
