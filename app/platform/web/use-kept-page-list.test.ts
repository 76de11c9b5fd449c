import { expect, it } from 'vitest';
import { goneOnAs } from './use-kept-page-list.ts';

const page = (ids: string, nextCursor: string | null = 'next') => ({ data: [...ids].map((id) => ({ id })), nextCursor });
const shown = (first: string, before?: string) => {
  const { data, nextCursor } = goneOnAs(page(first), before === undefined ? undefined : page(before, null));
  return `${data.map(({ id }) => id).join('')} ${nextCursor}`;
};

it('goes on as it was left, behind the first page as it is now', () => {
  expect(shown('abc')).toBe('abc next');
  expect(shown('abc', 'abcdef')).toBe('abcdef null');
  // Something new at the top, something that is gone, and another order.
  expect(shown('xab', 'abcdef')).toBe('xabcdef null');
  expect(shown('acd', 'abcdef')).toBe('acdef null');
  expect(shown('xyz', 'abcdef')).toBe('xyz next');
  expect(shown('abc', 'abc')).toBe('abc next');
});
