import { expect, it } from 'vitest';
import { isTimeZone, newestDay, newestYear, wallClock } from './time-zone.ts';

it('knows zones by their names and nothing else', () => {
  expect(['Asia/Jakarta', 'UTC', 'Mars/Base', '+07:00', ''].map(isTimeZone)).toEqual([true, true, false, false, false]);
});

it('reads calendar and clock where somebody is', () => {
  const at = new Date('2026-11-21T18:30:00Z');
  expect([wallClock('UTC', at), wallClock('Asia/Jakarta', at)]).toEqual(['2026-11-21 18:30', '2026-11-22 01:30']);
});

it('knows the newest day and year that it is anywhere', () => {
  const eve = ['2026-12-31T09:59:00Z', '2026-12-31T10:00:00Z'].map((at) => new Date(at));
  expect(eve.map(newestDay)).toEqual(['2026-12-31', '2027-01-01']);
  expect(eve.map(newestYear)).toEqual([2026, 2027]);
});
