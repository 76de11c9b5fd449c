import { expect, it } from 'vitest';
import { ndcg } from './gain.ts';
import { fallen, rounded } from './judged-search.ts';

it('is 1 for the best order, less for a worse one, 0 for nothing', () => {
  const relevant = { a: 3, b: 1 };
  expect(ndcg(['a', 'b', 'x'], relevant, 10)).toBe(1);
  expect(ndcg(['b', 'a'], relevant, 10)).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 10);
  expect(ndcg([], relevant, 10)).toBe(0);
  expect(ndcg(['x', 'a'], relevant, 1)).toBe(0);
});

it('has fallen as soon as the last digit that is printed has', () => {
  const recorded = { tuned: 0.7676, heldOut: 0.7425 };
  expect(fallen(recorded, rounded({ tuned: 0.767551, heldOut: 0.7431 }))).toEqual([]);
  expect(fallen(recorded, rounded({ tuned: 0.76754, heldOut: 0.7424 }))).toEqual(['tuned', 'heldOut']);
});
