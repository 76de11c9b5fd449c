import { expect, it } from 'vitest';
import { type Facets, type Found, MOST_COUNTED, MOST_LISTED, SEARCH_KINDS, type SearchKind } from '../search.contract.ts';
import { endsEarly } from './list-reach.tsx';

const rows = (type: Found['type'], count: number) => Array.from({ length: count }, () => ({ type }) as Found);
const counted = (counts: Partial<Record<SearchKind, number>>, exact = true): Facets => ({
  exact,
  among: 0,
  kinds: SEARCH_KINDS.map((value) => ({ value, count: counts[value] ?? 0 })),
  specialities: [],
  languages: [],
  solved: [],
});
const MOST = MOST_LISTED.items;

it('ends early where more are counted than are shown, of one kind and of all', () => {
  expect(endsEarly('articles', rows('item', MOST), 0, counted({ articles: MOST + 20 }))).toBe(true);
  expect(endsEarly('articles', rows('item', MOST), 0, counted({ articles: MOST, posts: 50 }))).toBe(false);
  expect(endsEarly('all', rows('item', MOST), 0, counted({ articles: MOST, posts: 50 }))).toBe(true);
  expect(endsEarly('all', [...rows('person', 3), ...rows('item', MOST + 50)], 0, counted({ articles: MOST, posts: 50, people: 9 }))).toBe(
    false,
  );
});

it('ends early where it is as long as a list may be and not all are counted', () => {
  expect(endsEarly('videos', rows('item', MOST), 0, counted({ videos: 3 }, false))).toBe(true);
  expect(endsEarly('videos', rows('item', MOST), 0, null)).toBe(true);
  const people = rows('person', MOST_LISTED.people);
  expect(endsEarly('people', people, 0, counted({ people: MOST_COUNTED + 1 }, false))).toBe(true);
});

it('is whole where forums and communities beside it are what is counted with threads', () => {
  expect(endsEarly('forums', rows('item', MOST), 12, counted({ forums: MOST + 12 }))).toBe(false);
  expect(endsEarly('forums', rows('item', MOST), 12, counted({ forums: MOST + 13 }))).toBe(true);
});

it('is whole where it is shorter, whatever is counted beside', () => {
  expect(endsEarly('articles', rows('item', 12), 0, counted({ articles: 13 }))).toBe(false);
  expect(endsEarly('videos', rows('item', MOST - 1), 0, null)).toBe(false);
  expect(endsEarly('people', rows('person', MOST), 0, counted({ people: MOST }))).toBe(false);
});
