import { expect, it } from 'vitest';
import { spanOfWeek, weekOf } from './week.policy.ts';

it.each([
  ['2026-11-21T23:59:59Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2027-01-01T12:00:00Z', '2026-W53'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
])('%s is in %s', (moment, week) => {
  const date = new Date(moment);
  expect(weekOf(date)).toBe(week);
  const { from, to } = spanOfWeek(week);
  expect(from.getUTCDay()).toBe(1);
  expect(from <= date && date < to).toBe(true);
});
