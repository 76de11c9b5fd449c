import { expect, it } from 'vitest';
import { atLocalTime, localTimeOf } from './slider-time.tsx';

it('shows an instant by the local clock and reads it back, to the minute', () => {
  for (const iso of ['2026-01-01T00:00:00.000Z', '2026-07-31T23:59:00.000Z', '2024-02-29T12:30:00.000Z']) {
    expect(localTimeOf(iso)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(atLocalTime(localTimeOf(iso))).toBe(iso);
  }
});

it('takes no instant and half a date for nothing', () => {
  expect(localTimeOf(null)).toBe('');
  expect(localTimeOf('')).toBe('');
  expect(atLocalTime('')).toBeNull();
  expect(atLocalTime('2026-13-')).toBeNull();
});

it('gives back a year as far as it is typed', () => {
  for (const typed of ['0002-12-01T09:30', '0020-12-01T09:30', '0202-12-01T09:30', '2026-12-01T09:30'])
    expect(localTimeOf(atLocalTime(typed))).toBe(typed);
});
