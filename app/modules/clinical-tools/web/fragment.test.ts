import { expect, it } from 'vitest';
import { fragmentOf, readFragment } from './fragment.tsx';

it('brings a question back as it was, with names that hold signs', () => {
  const read = readFragment(`#${fragmentOf({ drugs: ["St John's wort", 'a&b=c', 'amoxicillin + clavulanic acid'], age: '71' })}`);
  expect(read.getAll('drugs')).toEqual(["St John's wort", 'a&b=c', 'amoxicillin + clavulanic acid']);
  expect(read.get('age')).toBe('71');
  expect([...readFragment('')]).toEqual([]);
});

it('reads no more of a hostile address than a question has', () => {
  expect(readFragment(`#drugs=${'x'.repeat(1_000_000)}`).get('drugs')?.length).toBeLessThan(130_000);
});
