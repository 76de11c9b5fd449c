import { afterEach, expect, it, vi } from 'vitest';
import { momentIn } from './feed-date.policy.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(['Asia/Jakarta', 'America/New_York', 'UTC'])('a date without a clock is the same day wherever the server stands: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const written of [
    '16 Nov 2026',
    '2026-11-16',
    '2026-11-16T00:00:00',
    '2026-11-16 00:00:00',
    'Mon, 16 Nov 2026 00:00:00',
    'Mon, 16 Nov 2026 00:00:00 GMT',
    '2026-11-16T07:00:00+07:00',
    '2026-11-16T07:00:00+0700',
    'Sun, 15 Nov 2026 19:00:00 -0500',
  ])
    expect([written, new Date(momentIn(written)).toISOString()]).toEqual([written, '2026-11-16T00:00:00.000Z']);
  expect(new Date(momentIn('2026-11')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
  expect([momentIn('yesterday or so'), momentIn('')]).toEqual([Number.NaN, Number.NaN]);
});
