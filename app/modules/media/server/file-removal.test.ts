import { expect, it } from 'vitest';
import { A_DAY, patienceOf } from '#platform/testing/patience.ts';
import { removeFiles } from './file-removal.job.ts';

it('what was deleted goes however long the storage was away', () => {
  expect(patienceOf(removeFiles)).toBeGreaterThan(A_DAY);
});
