import { expect, it } from 'vitest';
import { afterFailure, afterSuccess, MOST_FAILURES } from './source-pace.policy.ts';

const now = new Date('2026-11-21T00:00:00Z');
const minutes = (at: Date | null) => at && (at.getTime() - now.getTime()) / 60_000;

it('waits longer after every failure, never longer than two days, and gives up in the end', () => {
  expect([1, 2, 3].map((n) => minutes(afterFailure(now, n - 1, 'time').nextAt))).toEqual([15, 30, 60]);
  expect(minutes(afterFailure(now, 12, 'time').nextAt)).toBe(2880);
  expect(afterFailure(now, MOST_FAILURES - 1, 'time')).toMatchObject({ active: false, nextAt: null });
});

it('waits as long as the server asks, within its own limit, and never less than it would', () => {
  expect([60, 7200, 1e9].map((seconds) => minutes(afterFailure(now, 0, 'status', seconds).nextAt))).toEqual([15, 120, 2880]);
});

it('takes "gone" at its word, and a success wipes the slate', () => {
  expect(afterFailure(now, 0, 'gone')).toEqual({ active: false, failures: 1, fault: 'gone', nextAt: null });
  expect(minutes(afterSuccess(now).nextAt)).toBe(60);
});
