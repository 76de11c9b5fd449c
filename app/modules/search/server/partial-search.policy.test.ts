import { expect, it } from 'vitest';
import { bestPartial } from './partial-search.policy.ts';

const hit = (id: string, fits: string, rank = 0.5) => ({ id, rank, fits: [...fits].map((one) => one === '1') });

it('puts first what has most of the rare words, then what has them best', () => {
  const hits = [hit('common', '100'), hit('b', '100'), hit('c', '100'), hit('rare', '110', 0.1), hit('rare, better', '110', 0.9)];
  expect(bestPartial(hits).map(({ id }) => id)).toEqual(['rare, better', 'rare', 'common', 'c', 'b']);
  expect(bestPartial([])).toEqual([]);
});

it('is not moved by a word that stands nowhere', () => {
  expect(bestPartial([hit('a', '10'), hit('b', '10')]).map(({ id }) => id)).toEqual(['b', 'a']);
});
