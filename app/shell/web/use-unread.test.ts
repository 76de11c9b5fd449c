import { expect, it } from 'vitest';
import { newestCount } from './use-unread.ts';

it('a count that was made earlier and arrives later changes nothing', () => {
  const read = { unread: 0, countedAt: 1_790_000_000_000.25 };
  const added = { unread: 2, countedAt: 1_790_000_000_000.125 };
  expect(newestCount(null, added)).toBe(added);
  expect(newestCount(added, read)).toBe(read);
  expect(newestCount(read, added)).toBe(read);
});
