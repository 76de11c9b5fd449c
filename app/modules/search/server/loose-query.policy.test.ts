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
  const all = [`'a' & !'b'`, `('a' | 'c') & 'd'`, `'a'`];
  expect(fewest(all).toSorted()).toEqual(all.toSorted());
});

it('knows that a label of two words stands in no text without them, while they stand in texts without it', () => {
  expect(fewest([`'#2dengu fever'`, `'dengu'`])).toEqual([`'dengu'`]);
  expect(fewest([`'#2heart failur' & '#2failur acut'`, `'failur' & 'heart'`, `'acut' & '#2heart failur'`])).toEqual([`'failur' & 'heart'`]);
  expect(fewest([`'#2a b' & '#2b c'`, `'c' & '#2a b'`, `'#2a b' & 'a'`, `'a' & 'c'`])).toEqual([`'a' & 'c'`, `'#2a b' & 'a'`]);
  expect(fewest([`'#2heart failur'`, `'failur'`, `'heart' & 'acut'`])).toEqual([`'failur'`, `'heart' & 'acut'`]);
  expect(fewest([`'#2heart failur'`, `'acut' & 'heart'`]).toSorted()).toEqual([`'#2heart failur'`, `'acut' & 'heart'`].toSorted());
});

it('names nothing twice, and nothing that is empty', () => {
  expect(fewest(['', `'a' & 'b'`, `'b' & 'a'`, `'a' & 'b'`])).toEqual([`'a' & 'b'`]);
});
