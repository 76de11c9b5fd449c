import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { type NewDocument, putDocuments, removeDocuments } from './document.store.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const aDocument = (...vocabulary: string[]): NewDocument => ({
  itemId: newId(),
  kind: 'case',
  audience: null,
  language: 'en',
  title: vocabulary.join(' '),
  topics: '',
  text: '',
  specialities: [],
  author: null,
  solved: false,
  publishedAt: new Date(),
  arrivedAt: null,
  vocabulary,
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('transactions that write several texts with the same words in another order do not stop each other', async () => {
  const { database } = world.runtime;
  const documents = [aDocument('alpha'), aDocument('omega'), aDocument('omega'), aDocument('alpha')] as const;
  const writing = (first: NewDocument, second: NewDocument) =>
    database.transaction(async (db) => {
      await putDocuments(db, [first]);
      await pause(150);
      await putDocuments(db, [second]);
      await removeDocuments(db, [first.itemId]);
    });
  await Promise.all([writing(documents[0], documents[1]), writing(documents[2], documents[3])]);
  const { rows } = await database.pool.query('select word, uses from search.word order by word');
  expect(rows).toEqual([
    { word: 'alpha', uses: 1 },
    { word: 'omega', uses: 1 },
  ]);
});
