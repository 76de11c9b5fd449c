import { CONDITIONS } from '@kolegia/medical-synonyms/conditions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { search } from '#modules/search/search.contract.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { readSampleWorld } from '#sample/sample-world.ts';
import {
  type Ask,
  askAll,
  fallen,
  type Judged,
  judgements,
  OTHER_KINDS,
  qualityOf,
  type Result,
  recordedQuality,
  rounded,
  SETS,
} from './judged-search.ts';
import { loadSampleCases } from './sample-cases.ts';
import { loadSampleRest } from './sample-rest.ts';

const now = new Date();
let world: TestWorld;
const results: Partial<Record<(typeof SETS)[number], Result[]>> = {};

beforeAll(async () => {
  world = await openTestWorld();
  const nobody = world.as(null);
  const ask: Ask = (input, language) => nobody.call(search, input, { request: { language } });
  await loadSampleCases(world.runtime.services, now);
  results.cases = await askAll(ask, 'cases', now);
  await loadSampleRest(world.runtime.services, now);
  results.others = await askAll(ask, 'others', now);
}, 180_000);
afterAll(() => world.close());

/** What judgements may name: what a reader who is not signed in may read, and is called so once. */
async function namesOf(kind: Judged['kind']): Promise<Set<string>> {
  if (kind === 'cases') return new Set(readSampleWorld(now).cases.map(({ slug }) => slug));
  if (kind === 'conditions') return new Set(CONDITIONS.map(({ id }) => id));
  if (kind === 'specialities') return new Set(SPECIALITIES);
  const { rows } = await world.runtime.database.pool.query<{ name: string }>(NAMES[kind]);
  return new Set(rows.map(({ name }) => name));
}

const titlesOf = (...kinds: string[]) =>
  `select title as name from library.item where kind in ('${kinds.join("', '")}') and audience is null and status = 'published' group by 1 having count(*) = 1`;
const NAMES = {
  news: titlesOf('article', 'newsletter'),
  videos: titlesOf('video', 'series'),
  posts: titlesOf('post'),
  threads: titlesOf('thread'),
  places: 'select name from forums.forum union select name from communities.community',
  people: "select concat_ws(' ', first_name, last_name) as name from identity.member",
};

describe('the judged questions', () => {
  it('are in both languages, each once, a third held out, about what there is', async () => {
    const all = judgements();
    expect(new Set(all.map(({ kind, q, language }) => `${kind} ${language} ${q}`)).size).toBe(all.length);
    for (const kind of ['cases', ...OTHER_KINDS] as const) {
      const names = await namesOf(kind);
      const unknown = all
        .filter((one) => one.kind === kind)
        .flatMap(({ relevant }) => Object.keys(relevant).filter((name) => !names.has(name)));
      expect([kind, unknown]).toEqual([kind, []]);
    }
    for (const [set, least, leastIndonesian] of [
      ['cases', 150, 50],
      ['others', 100, 50],
    ] as const) {
      const some = all.filter(({ kind }) => (kind === 'cases') === (set === 'cases'));
      expect(some.length).toBeGreaterThanOrEqual(least);
      expect(some.filter(({ language }) => language === 'id').length).toBeGreaterThanOrEqual(leastIndonesian);
      expect(some.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(Math.floor(some.length / 3));
    }
    for (const kind of OTHER_KINDS) expect([kind, all.filter((one) => one.kind === kind).length >= 8]).toEqual([kind, true]);
  });

  it.each(SETS)('about %s are answered as well as recorded in evaluation/search-quality.json', (set) => {
    expect(fallen(recordedQuality()[set], rounded(qualityOf(results[set] ?? [])))).toEqual([]);
  });
});
