import { expect, it } from 'vitest';
import { removeFiles } from './file-removal.job.ts';

it('what was deleted goes however long the storage was away', () => {
  const { retryLimit, retryWithinSeconds = Number.POSITIVE_INFINITY } = removeFiles;
  // Each try waits twice as long as the one before, from a second on.
  const waited = Array.from({ length: retryLimit }, (_, n) => Math.min(2 ** n, retryWithinSeconds)).reduce((sum, one) => sum + one, 0);
  expect(waited).toBeGreaterThan(24 * 3600);
});
