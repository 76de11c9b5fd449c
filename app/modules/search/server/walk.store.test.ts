/** How the index is asked decides what a search costs in a large world, and nothing of its answer: it is read off the statement. */
import { expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { parseQuery } from './search-query.policy.ts';
import { keptParts, textQueries } from './text-query.store.ts';
import { values, type Walk, walked } from './walk.store.ts';

const EVERYTHING = { audiences: [], apart: [], labels: [], since: null, arrived: null };
const rare = (query: string) => (query.includes('zebrine') ? 0.01 : 0.1);
const SHARES = { of: rare, fitting: rare, places: () => 1 };

/** Writes words as they are, and keeps what it is asked. */
function plainDatabase() {
  const asked: string[] = [];
  const written = (how: string, text: string) =>
    text
      .split(' ')
      .map((word) => `'${word}'`)
      .join(how === 'phrase' ? ' <-> ' : ' & ');
  const client = {
    query: async ({ values: [hows, texts] }: { values: readonly [string[], string[]] }) => {
      asked.push(...texts);
      const all = texts.map((text, i) => written(hows[i] ?? '', text));
      return { rows: all.map((text) => ({ en: text, id: text, simple: text })) };
    },
  };
  return { asked, db: { client } as unknown as Database };
}

/** What the index is asked in each step, in its order. */
async function stepsOf(q: string, reach: Partial<Walk> = {}): Promise<string[][]> {
  const [queries] = await textQueries(plainDatabase().db, [{ clauses: parseQuery(q), unfinished: null }], 'labels', keptParts());
  if (queries === undefined) throw new Error('No question');
  const given = values();
  const walk = { queries, filter: EVERYTHING, latest: 1_000_000, shares: SHARES, most: 1e9, tried: 1e9, looked: 100, ...reach };
  const { sql } = walked(given, 'words', walk);
  return sql
    .split(' union all ')
    .map((step) => [...step.matchAll(/words @@ \$(\d+)/g)].map(([, place]) => String(given.all[Number(place) - 1])));
}

it('nothing is left out within a condition, where the index could no longer skip: what must not be there is asked last', async () => {
  for (const conditions of await stepsOf('zebrine platypus -quokka')) {
    expect(conditions.slice(0, -1).filter((one) => one.includes('!'))).toEqual([]);
    expect(conditions.at(-1)).toMatch(/^!\(\('#len' & .*'quokka'.*\| \('#lid' & .*'quokka'/);
  }
});

it('words in quotes that must not stand together are no condition of the index, which does not know where they stand', async () => {
  expect((await stepsOf('zebrine -"brown platypus"')).flat().filter((one) => one.includes('!'))).toEqual([]);
});

it('the rarest word is asked for before the others', async () => {
  for (const conditions of await stepsOf('platypus zebrine')) {
    const words = conditions.filter((one) => !one.includes('#'));
    expect(words[0]).toContain('zebrine');
  }
});

it('what is near is always gone through, and where the reach is spared only as far as it goes, but never nothing', async () => {
  const expected = { share: 1, few: 30 };
  expect((await stepsOf('platypus zebrine', { expected })).length).toBe(7);
  expect((await stepsOf('platypus zebrine', { expected, tried: 100 })).length).toBe(4);
  expect((await stepsOf('platypus zebrine', { expected, tried: 200, sparing: true })).length).toBe(2);
  expect((await stepsOf('platypus zebrine', { expected, tried: 1, sparing: true })).length).toBe(1);
});

it('what hardly anything has together is looked for in one step, from the first document to the last', async () => {
  const shares = { of: () => 0.001, fitting: () => 0.001, places: () => 1 };
  const [conditions = [], ...others] = await stepsOf('platypus zebrine', { shares });
  expect(others).toEqual([]);
  expect(conditions.filter((one) => one.includes('#'))).toEqual([]);
  const unknown = { of: () => 0, fitting: () => 0, places: () => 0 };
  expect((await stepsOf('platypus zebrine', { shares: unknown })).length).toBeGreaterThan(1);
  // Many have a word of each name, and few a whole one of both.
  const named = { of: () => 0.1, fitting: () => 0.001, places: () => 1 };
  expect((await stepsOf('platypus zebrine', { shares: named })).length).toBe(1);
});

it('where the reach ends before the first document, that step goes no further, in the fewest ages', async () => {
  const shares = { of: () => 0.001, fitting: () => 0.001, places: () => 1 };
  const near = await stepsOf('platypus zebrine', { shares, tried: 100 });
  expect(near.map((conditions) => conditions.filter((one) => one.startsWith("('#")))).toEqual([["('#c15' | '#c14')"]]);
  const expected = { share: 0.005, few: 1_000 };
  expect((await stepsOf('platypus zebrine', { tried: 100, expected })).length).toBe(1);
  expect((await stepsOf('platypus zebrine', { tried: 100, expected: { ...expected, few: 100 } })).length).toBe(4);
});

it('what is put in order carries the words of a title only where titles are looked at', async () => {
  const [queries] = await textQueries(plainDatabase().db, [{ clauses: parseQuery('zebrine'), unfinished: null }], 'labels', keptParts());
  if (queries === undefined) throw new Error('No question');
  const walk = { queries, filter: EVERYTHING, latest: 1_000_000, shares: SHARES, most: 1e9, tried: 1e9, looked: 100 };
  expect(walked(values(), 'words', walk).sql).not.toContain('title_words');
  expect(walked(values(), 'title_words', walk).sql).toContain('title_words, words');
});

it('how a word or a name is written is asked once, whoever asks', async () => {
  const { asked, db } = plainDatabase();
  const question = (q: string) => [{ clauses: parseQuery(q), unfinished: null }];
  const kept = keptParts();
  const [first] = await textQueries(db, question('echidna wombat'), 'labels', kept);
  expect(asked).toEqual(['echidna', 'wombat']);
  const [second] = await textQueries(db, question('wombat bilby'), 'labels', kept);
  expect(asked).toEqual(['echidna', 'wombat', 'bilby']);
  expect([first, second].map((queries) => queries?.en?.exact.replaceAll(/[() ]/g, ''))).toEqual(["'echidna'&'wombat'", "'wombat'&'bilby'"]);
});
