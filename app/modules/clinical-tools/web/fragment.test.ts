import { expect, it } from 'vitest';
import { figureForAddress, figureOfAddress, fragmentOf, readFragment } from './fragment.tsx';

it('brings a question back as it was, with names that hold signs', () => {
  const read = readFragment(`#${fragmentOf({ drugs: ["St John's wort", 'a&b=c', 'amoxicillin + clavulanic acid'], age: '71' })}`);
  expect(read.getAll('drugs')).toEqual(["St John's wort", 'a&b=c', 'amoxicillin + clavulanic acid']);
  expect(read.get('age')).toBe('71');
  expect([...readFragment('')]).toEqual([]);
});

it('reads no more of a hostile address than a question has', () => {
  expect(readFragment(`#drugs=${'x'.repeat(1_000_000)}`).get('drugs')?.length).toBeLessThan(130_000);
});

it('writes figures so that they mean the same to readers of the other language', () => {
  expect(figureForAddress('1.250', 'en')).toBe('1.25');
  expect(figureForAddress('1.250', 'id')).toBe('1250');
  expect(figureForAddress('0,05', 'id')).toBe('0.05');
  expect(figureOfAddress('1.25', 'id')).toBe('1,25');
  expect(figureOfAddress('1.25', 'en')).toBe('1.25');
  for (const typed of ['', '12,', 'abc', '1e3']) expect(figureOfAddress(figureForAddress(typed, 'id'), 'en'), typed).toBe(typed);
});
