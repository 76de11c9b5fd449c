/** What a question says is read once and kept; what the index says of it is asked each time. */
import { expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { asked } from './asking.store.ts';

/** Writes words as they are, and says what the last one may become. */
function vocabulary(database = '1') {
  const state = { endings: ['numbatology'], latest: 1, written: [] as string[], labelsAsked: 0 };
  const query = async ({ name, values }: { name: string; values: readonly unknown[] }) => {
    if (name === 'search.wordsBeginning')
      return { rows: [{ isWord: false, text: state.endings, name: [], latest: state.latest, database }] };
    if (name === 'search.labelledPairs') state.labelsAsked++;
    if (name !== 'search.written') return { rows: [] };
    const texts = values[1] as string[];
    state.written.push(...texts);
    return { rows: texts.map((text) => `'${text.split(' ').join("' <-> '")}'`).map((text) => ({ en: text, id: text, simple: text })) };
  };
  return { state, db: { client: { query } } as unknown as Database };
}

it('a question that is asked again is written once, and knows what has come since', async () => {
  const { state, db } = vocabulary();
  const first = await asked(db, 'numbato', 'suggest');
  expect(state.written).toContain('numbatology');
  state.latest = 2;
  state.written = [];
  const second = await asked(db, 'numbato', 'suggest');
  expect(state.written).toEqual([]);
  expect(second.items).toBe(first.items);
  expect([first.latest, second.latest]).toEqual([1, 2]);
});

it('what its last word may become is what stands in the index by now', async () => {
  const { state, db } = vocabulary();
  state.endings = ['wombatology'];
  expect((await asked(db, 'wombato', 'suggest')).items.en?.exact).not.toContain('wombatonomy');
  state.endings = ['wombatology', 'wombatonomy'];
  expect((await asked(db, 'wombato', 'suggest')).items.en?.exact).toContain('wombatonomy');
});

it('which names have labels in one database is not taken to hold in another', async () => {
  const [one, other] = [vocabulary('2'), vocabulary('3')];
  for (const { db } of [one, one, other]) await asked(db, 'hypertension', 'search');
  expect([one.state.labelsAsked, other.state.labelsAsked]).toEqual([1, 1]);
});
