import { expect, it } from 'vitest';
import { countReasons } from './report.policy.ts';

it('counts reasons, the most frequent first, and leaves out what nobody named', () => {
  const reports = (['other', 'privacy', 'harmful', 'privacy'] as const).map((reason) => ({ reason }));
  expect(countReasons(reports)).toEqual([
    { reason: 'privacy', count: 2 },
    { reason: 'harmful', count: 1 },
    { reason: 'other', count: 1 },
  ]);
  expect(countReasons([])).toEqual([]);
});
