import { expect, it } from 'vitest';
import { type Counted, facetsOf } from './facets.policy.ts';

const row = (kind: string, specialities: string[], language: 'en' | 'id' = 'en', solved = false): Counted => ({
  kind,
  specialities,
  language,
  solved,
});
const rows = [
  row('case', ['cardiology'], 'en', true),
  row('case', ['cardiology', 'neurology'], 'id'),
  row('video', ['cardiology']),
  row('series', ['neurology']),
];
const beside = { people: 3, topics: 1, places: 2, specialities: new Map<string, number>() };
const counts = (list: readonly { value: string; count: number }[]) => Object.fromEntries(list.map(({ value, count }) => [value, count]));

it('counts each filter as if it were not set, and the others as they are', () => {
  const all = facetsOf(rows, { kind: 'all' }, true, beside);
  expect(counts(all.kinds)).toEqual({ all: 4, cases: 2, articles: 0, videos: 2, posts: 0, forums: 2, people: 3, topics: 1 });
  expect(all).toMatchObject({ exact: true, among: 4 });
  expect(counts(all.solved)).toEqual({ yes: 1, no: 3 });
  const narrowed = facetsOf(rows, { kind: 'cases', speciality: 'neurology' }, true, beside);
  expect(counts(narrowed.kinds)).toMatchObject({ all: 2, cases: 1, videos: 1 });
  expect(counts(narrowed.specialities)).toEqual({ cardiology: 2, neurology: 1 });
  expect(counts(narrowed.languages)).toEqual({ en: 0, id: 1 });
  expect(counts(narrowed.solved)).toEqual({ yes: 0, no: 1 });
  const solved = facetsOf(rows, { kind: 'all', solved: true }, true, beside);
  expect(counts(solved.languages)).toEqual({ en: 1, id: 0 });
  expect(counts(solved.solved)).toEqual({ yes: 1, no: 3 });
});

it('says when it did not look at everything, and names the twelve most frequent specialities', () => {
  const many = Array.from({ length: 300 }, (_, i) => row('case', [`s${i % 15}`, 'cardiology']));
  const facets = facetsOf(many, { kind: 'all' }, false, beside);
  expect(facets.exact).toBe(false);
  expect(facets.specialities).toHaveLength(12);
  expect(facets.specialities[0]).toEqual({ value: 'cardiology', count: 300 });
});
