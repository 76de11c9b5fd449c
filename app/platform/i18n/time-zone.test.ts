import { expect, it } from 'vitest';
import { isTimeZone, momentAt, newestDay, newestYear, wallClock } from './time-zone.ts';

it('knows zones by their names and nothing else', () => {
  expect(['Asia/Jakarta', 'UTC', 'Mars/Base', '+07:00', ''].map(isTimeZone)).toEqual([true, true, false, false, false]);
});

it('reads calendar and clock where somebody is', () => {
  const at = new Date('2026-11-21T18:30:00Z');
  expect([wallClock('UTC', at), wallClock('Asia/Jakarta', at)]).toEqual(['2026-11-21 18:30', '2026-11-22 01:30']);
});

it.each([
  ['Asia/Jakarta', '2026-11-21 07:00', '2026-11-21T00:00'],
  ['Pacific/Apia', '2026-11-22 07:00', '2026-11-21T18:00'],
  ['Asia/Kathmandu', '2026-11-21 07:00', '2026-11-21T01:15'],
  ['America/New_York', '2026-11-01 00:30', '2026-11-01T04:30'],
  // Shown twice: the first of them.
  ['America/New_York', '2026-11-01 01:30', '2026-11-01T05:30'],
  ['America/New_York', '2026-11-01 07:00', '2026-11-01T12:00'],
  // Left out.
  ['America/New_York', '2026-03-08 02:30', '2026-03-08T07:30'],
  ['Australia/Lord_Howe', '2026-10-04 07:00', '2026-10-03T20:00'],
])('knows when a clock in %s shows %s', (timeZone, clock, moment) => {
  expect(momentAt(timeZone, clock).toISOString()).toBe(`${moment}:00.000Z`);
});

it('knows the newest day and year that it is anywhere', () => {
  const eve = ['2026-12-31T09:59:00Z', '2026-12-31T10:00:00Z'].map((at) => new Date(at));
  expect(eve.map(newestDay)).toEqual(['2026-12-31', '2027-01-01']);
  expect(eve.map(newestYear)).toEqual([2026, 2027]);
});
