import { expect, it } from 'vitest';
import { fewest } from './loose-query.policy.ts';

it('leaves out what asks for more than another does', () => {
  expect(fewest([`'dengu' & 'fever'`, `'dengu'`, `'demam' & 'berdarah'`, `'dengu' & 'berdarah' & 'demam'`])).toEqual([
    `'dengu'`,
    `'demam' & 'berdarah'`,
  ]);
});

it('keeps what asks for something else: other words, beginnings, quotes within a word', () => {
  const all = [`'dengu'`, `'deng':*`, `'o''neil'`, `'a' & 'b'`, `'b' & 'c'`];
  expect(fewest(all).toSorted()).toEqual(all.toSorted());
});

it('keeps what it cannot take apart as it is', () => {
  const all = [`'a' & !'b'`, `('a' | 'c') & 'd'`, `'a'`, `'a' & 'b' & 'c' & 'd' & 'e' & 'f'`];
  expect(fewest(all).toSorted()).toEqual(all.toSorted());
});

it('names nothing twice, and nothing that is empty', () => {
  expect(fewest(['', `'a' & 'b'`, `'b' & 'a'`, `'a' & 'b'`])).toEqual([`'a' & 'b'`]);
});
