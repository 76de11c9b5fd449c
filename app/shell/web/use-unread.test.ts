import { expect, it } from 'vitest';
import { newestCount, pathOfPage } from './use-unread.ts';

it('a count that was made earlier and arrives later changes nothing', () => {
  const read = { unread: 0, countedAt: 1_790_000_000_000.25 };
  const added = { unread: 2, countedAt: 1_790_000_000_000.125 };
  expect(newestCount(null, added)).toBe(added);
  expect(newestCount(added, read)).toBe(read);
  expect(newestCount(read, added)).toBe(read);
});

it('who asks to be let in is a page of its own, and what a page is asked for besides is not', () => {
  expect(pathOfPage('/forums/abcdefghijkl/desk', '?list=requested')).toBe('/forums/abcdefghijkl/desk?list=requested');
  expect(pathOfPage('/forums/abcdefghijkl/desk', '?list=removed')).toBe('/forums/abcdefghijkl/desk');
  expect(pathOfPage('/cases/abcdefghijkl', '?sort=newest')).toBe('/cases/abcdefghijkl');
});
