import { expect, it } from 'vitest';
import { queryShare } from './query-share.policy.ts';

const shareOf = (query: string) => queryShare(query, (word) => ({ a: 0.5, b: 0.1, "o'c": 0.2 })[word] ?? 0.01);

it('words that must all be there fit less than each of them, and alternatives more', () => {
  expect(shareOf("'a' & 'b'")).toBeCloseTo(0.05);
  expect(shareOf("'a' | 'b'")).toBeCloseTo(0.55);
  expect(shareOf("('b') | (('a' & 'b'))")).toBeCloseTo(0.145);
  expect(shareOf("('a' | 'b') & 'o''c'")).toBeCloseTo(0.11);
  expect(shareOf("'a' <-> 'b' <2> 'a'")).toBeCloseTo(0.025);
});

it('what begins somehow, and what must not be there, may be anywhere', () => {
  expect(shareOf("'be':* & 'b'")).toBeCloseTo(0.1);
  expect(shareOf("'b' & !('a' | 'b')")).toBeCloseTo(0.1);
  expect(shareOf("'b':A")).toBeCloseTo(0.1);
});
