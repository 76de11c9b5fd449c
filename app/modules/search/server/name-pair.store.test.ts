/** Labels make a search for names quick, in quotes or as other names of what was typed, and change nothing of what it finds: not while some texts have none yet, either. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { asked, keptReadings } from './asking.store.ts';
import { type NewDocument, putDocuments } from './document.store.ts';
import { labelTexts } from './name-pair.store.ts';
import { labelTextsJob } from './reindex.job.ts';
import { findItems, findNewest } from './search.store.ts';

/** Of names in both languages, and what may stand between and beside them. */
const WORDS = [
  ...[
    'heart',
    'failure',
    'acute',
    'chest',
    'pain',
    'high',
    'blood',
    'pressure',
    'gagal',
    'jantung',
    'nyeri',
    'dada',
    'tekanan',
    'darah',
    'tinggi',
  ],
  ...[
    'of',
    'the',
    'pada',
    'dan',
    'children',
    'anak',
    'pre-eclampsia',
    "Crohn's",
    'disease',
    'penyakit',
    'heart/lung',
    '<2',
    'Café',
    'failing.',
    'hearts',
  ],
];
const wordsOf = (from: number, to: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: from, maxLength: to }).map((words) => words.join(' '));
const A_TEXT = fc.record({ title: wordsOf(1, 6), text: wordsOf(1, 40), language: fc.constantFrom<'en' | 'id'>('en', 'id') });
const PHRASE = wordsOf(2, 4).map((words) => `"${words}"`);
/** Without quotes, all its words are asked for, or one of its other names. */
const A_NAME = fc.constantFrom(
  'heart failure',
  'gagal jantung',
  'high blood pressure',
  'hipertensi',
  'chest pain',
  'nyeri dada',
  "crohn's disease",
);
const A_QUESTION = fc
  .tuple(
    fc.oneof(PHRASE, A_NAME),
    fc.constantFrom('', ' dada', ' -anak', ' -children', ' "blood pressure"', ' or disease', ' -"chest pain"'),
  )
  .map((parts) => parts.join(''));
const KNOWN = [
  '"heart failure"',
  '"heart failure" -children',
  '"acute heart failure"',
  '"gagal jantung" -anak',
  '"nyeri dada"',
  '"high blood pressure"',
  'hypertension',
  'gagal jantung',
];

let world: TestWorld;
let questions: string[];
const database = () => world.runtime.database;
const ASKED_AT = new Date();

const put = (texts: readonly { title: string; text: string; language: 'en' | 'id' }[]) =>
  database().transaction((db) =>
    putDocuments(
      db,
      texts.map(
        (text, n): NewDocument => ({
          ...text,
          itemId: newId(),
          kind: 'post',
          audience: null,
          topics: '',
          specialities: [],
          author: null,
          solved: false,
          publishedAt: new Date(ASKED_AT.getTime() - n * 60_000),
          arrivedAt: null,
          vocabulary: [],
        }),
      ),
    ),
  );

/** What is kept of a question would hide that labels come. */
const askedAnew = (db: Database, q: string) => asked(db, q, 'search', keptReadings());

/** What it finds, in its order and with its figures, what is counted, and what is suggested. */
async function answerTo(q: string) {
  const { db } = database();
  const { items: queries, latest } = await askedAnew(db, q);
  const filter = { audiences: [], apart: [], labels: [], since: null, arrived: null };
  const search = { queries, quoted: q.includes('"'), filter, latest, asOf: ASKED_AT, after: null, limit: 50 };
  return { found: await findItems(db, search, true), newest: await findNewest(db, search, 8) };
}

const isNarrowed = async (q: string) => (await askedAnew(database().db, q)).items.en?.loose.includes('#2') === true;

async function answers(asked = questions) {
  const all = new Map<string, Awaited<ReturnType<typeof answerTo>>>();
  for (const q of asked) all.set(q, await answerTo(q));
  return all;
}

const setLabelled = (labelled: boolean) => database().pool.query('update search.name_pair set labelled = $1', [labelled]);

/**
 * Of texts that bear their labels, once as if they bore none. Of more than 400 that have the words of a name without quotes, only the newest
 * are asked whether they have them together: labels leave out some, and older ones that do come first as well.
 */
async function expectTheSame(): Promise<void> {
  const quoted = questions.filter((q) => q.includes('"'));
  await setLabelled(false);
  expect(await isNarrowed('"heart failure"')).toBe(false);
  const without = await answers(quoted);
  await setLabelled(true);
  expect(await isNarrowed('"heart failure"')).toBe(true);
  expect(await answers(quoted)).toEqual(without);
  // There is something to be found.
  expect([...without.values()].filter(({ found }) => found.hits.length > 0).length).toBeGreaterThan(quoted.length / 3);
}

beforeAll(async () => {
  world = await openTestWorld();
  questions = [...KNOWN, ...fc.sample(A_QUESTION, 90)];
});
afterAll(() => world.close());

it('the same is found, in the same order, before texts have their labels, while some have, and with all of them', async () => {
  await put(fc.sample(A_TEXT, 450));
  const without = await answers();
  expect(await isNarrowed('"heart failure"')).toBe(false);

  // A few hundred of them are labelled, and the server stops.
  let steps = 0;
  const { transaction } = database();
  const stopping: typeof transaction = (work, redone) => {
    if (++steps > 3) throw new Error('The server stops');
    return transaction(work, redone);
  };
  await expect(labelTexts({ transaction: stopping })).rejects.toThrow('The server stops');
  const labelled = `select count(*)::int as count from search.document where exists (select from unnest(words) where lexeme like '#2%')`;
  const { count } = (await database().pool.query<{ count: number }>(labelled)).rows[0] ?? { count: 0 };
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(450);
  expect(await isNarrowed('"heart failure"')).toBe(false);
  expect(await answers()).toEqual(without);

  await world.runtime.services.jobs.enqueue(database().db, labelTextsJob, {});
  await world.runJobs();
  expect(await isNarrowed('"heart failure"')).toBe(true);
  expect(await answers()).toEqual(without);
}, 120_000);

it('and so it is of texts that come when names are known', async () => {
  await put(fc.sample(A_TEXT, 450));
  await expectTheSame();
}, 120_000);

it('a text bears a label of each two words of a name that it has next to each other, whatever else it is', async () => {
  const { rows } = await database().pool.query(
    `select count(*)::int as count from search.document d join search.name_pair k on k.language = d.language
     where (d.words @@ (select ('''' || replace(k.pair, ' ', ''' <-> ''') || '''')::tsquery)) <> ('#2' || k.pair = any(tsvector_to_array(d.words)))
       and k.pair ~ '^(heart|chest|blood|high|gagal|nyeri|tekan|darah|acut|crohn) [a-z]+$'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

it('words that are no name are looked for as before, and of the other names of one only those that say more than it does', async () => {
  expect(await isNarrowed('"failing children"')).toBe(false);
  expect(await isNarrowed('quokka')).toBe(false);
  const loose = (await askedAnew(database().db, 'heart failure')).items.en?.loose;
  expect(loose).toContain("'heart' & 'failur'");
  expect(loose).toContain('#2gagal jantung');
  expect(loose).not.toContain('#2heart failur');
});
