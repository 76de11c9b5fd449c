/** Of a name that thousands have, a part of the members is compared; of any other name, all that have it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { findPeople } from './person.store.ts';

let world: TestWorld;
const database = () => world.runtime.database;

const wordQuery = (word: string) => ({
  exact: `'${word}'`,
  ...{ loose: `'${word}'`, strict: `'${word}'`, own: `'${word}'`, clauses: [], terms: null, without: '', parts: [] },
});
const asking = (word: string, limit: number, except: string[] = []) => ({ query: wordQuery(word), labels: [], except, after: null, limit });

beforeAll(async () => {
  world = await openTestWorld();
  await database().pool.query(
    `insert into search.person (member_id, words, weight, vocabulary)
     select 'm' || n, setweight(to_tsvector('simple', concat_ws(' ', 'dewi', case when n % 8 = 0 then 'lestari' end, case when n % 100 = 0 then 'langka' end)), 'A'), n % 2, '{}'
     from generate_series(1, 6000) n`,
  );
  await database().pool.query('analyze search.person');
});
afterAll(() => world.close());

it('a rare name finds all who have it, the verified first, however many others there are', async () => {
  for (const mode of ['search', 'suggest'] as const) {
    const found = await findPeople(database().db, asking('langka', 100), mode);
    expect(found).toHaveLength(60);
    expect(found).toEqual(await findPeople(database().db, asking('langka', 100)));
  }
});

it('of a name that many have as many are compared as ever, and whoever is left out is not among them', async () => {
  // A hundred and fifty are not among a thirty-second of those who have the second, and are among a quarter.
  for (const name of ['dewi', 'lestari']) {
    const found = await findPeople(database().db, asking(name, 1000), 'suggest');
    expect(found).toHaveLength(150);
    expect(new Set(found.map(({ id }) => id)).size).toBe(150);
    const gone = found.slice(0, 40).map(({ id }) => id);
    const others = await findPeople(database().db, asking(name, 1000, gone), 'suggest');
    expect(others).toHaveLength(150);
    expect(others.filter(({ id }) => gone.includes(id))).toEqual([]);
  }
});

it('the index of all members is asked only where its parts have too few', async () => {
  const executed = async (word: string) => {
    const plans: string[] = [];
    const client = await database().pool.connect();
    const explaining = Object.create(client) as typeof client;
    explaining.query = (async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, values);
      plans.push(
        ...rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('person_words') && !line.includes('never executed')),
      );
      return { rows: [] };
    }) as typeof client.query;
    await findPeople({ ...database().db, client: explaining }, asking(word, 2), 'suggest').finally(() => client.release());
    return plans.map((line) => /person_words\w*/.exec(line)?.[0]);
  };
  expect(await executed('dewi')).toEqual(['person_words_few']);
  expect(await executed('lestari')).toEqual(['person_words_few', 'person_words_some']);
  expect(await executed('langka')).toEqual(['person_words_few', 'person_words_some', 'person_words']);
});
