import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DateReading, momentIn, readingOf, unclearDates } from './feed-date.policy.ts';

afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-12-02T10:00:00Z');
const unknown: DateReading = { order: null, isSure: false, now };
const read = (text: string, reading = unknown) => {
  const time = momentIn(text, reading);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

it.each(['Asia/Jakarta', 'America/New_York', 'UTC'])('a date without a clock is the same day wherever the server stands: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const written of [
    '16 Nov 2026',
    '16-Nov-2026',
    '16-11-2026',
    '2026-11-16',
    '2026-11-16T00:00:00',
    '2026-11-16 00:00:00',
    'Mon, 16 Nov 2026 00:00:00',
    'Mon, 16 Nov 2026 00:00:00 GMT',
    '2026-11-16T07:00:00+07:00',
    '2026-11-16T07:00:00+0700',
    'Sun, 15 Nov 2026 19:00:00 -0500',
  ])
    expect([written, read(written)]).toEqual([written, '2026-11-16T00:00:00.000Z']);
  expect(read('2026-11')).toBe('2026-11-01T00:00:00.000Z');
  expect([read('yesterday or so'), read('')]).toEqual([null, null]);
});

it.each([
  '2026-11-16T17:00:00+07',
  '2026-11-16 17:00:00.000 +07',
  '2026-11-16T02:00:00-08',
  'Mon, 16 Nov 2026 17:00:00 +07',
  'Mon, 16 Nov 2026 17:00:00 +7',
  'Mon, 16 Nov 2026 17:00 GMT+7',
  '16 November 2026 17.00 WIB',
  '16/11/2026 17.00 WIB',
  '16/11/2026, 17:00:00 +0700',
])('%s is ten by UTC', (written) => {
  expect(read(written)).toBe('2026-11-16T10:00:00.000Z');
});

describe('a day and a month in numbers', () => {
  const of = (language: string | null, dates: readonly string[], source: 'en' | 'id' = 'en') => {
    const entries = dates.map((date) => ({
      ...{ guid: null, links: [], titles: [], texts: [], authors: [], identifiers: [], journals: [], terms: [], rights: [] },
      ...{ language: null, dates: [date] },
    }));
    const reading = readingOf({ language, entries }, source, now);
    const { unclearDate: unclear, unclearDates: count } = unclearDates({ language, entries }, reading);
    expect(count === 0).toBe(unclear === null);
    return { read: dates.map((date) => read(date, reading)?.slice(0, 10) ?? null), unclear };
  };

  it('are read in the only order in which they make a day', () => {
    expect(of('en-us', ['25/11/2026', '25.11.2026', '02.10.2026']).read).toEqual(['2026-11-25', '2026-11-25', '2026-10-02']);
    expect(of('id', ['11/25/2026']).read).toEqual(['2026-11-25']);
    expect(of('id', ['25/25/2026'])).toEqual({ read: [null], unclear: null });
  });

  it('are read as the other dates of their feed are, where these agree', () => {
    expect(of('en-us', ['04/11/2026', '30/10/2026']).read).toEqual(['2026-11-04', '2026-10-30']);
    expect(of('id', ['04/11/2026', '10/30/2026']).read).toEqual(['2026-04-11', '2026-10-30']);
    // What a journal dates ahead is ahead.
    expect(of(null, ['05/12/2026', '30/11/2026']).read).toEqual(['2026-12-05', '2026-11-30']);
    expect(of(null, ['04/11/2026', '30/10/2026', '10/30/2026'])).toMatchObject({ read: [null, '2026-10-30', '2026-10-30'] });
  });

  it('are else read as in their language and country', () => {
    for (const language of ['id', 'in', 'id-ID', 'en-GB', 'en_AU', 'de'])
      expect([language, of(language, ['02/12/2026']).read]).toEqual([language, ['2026-12-02']]);
    expect(of('en-us', ['02/12/2026'], 'id').read).toEqual(['2026-12-02']);
    expect(of('en-US', ['11/02/2026']).read).toEqual(['2026-11-02']);
  });

  it('are read as no date ahead where the other order is none', () => {
    expect(of('id', ['11/12/2026']).read).toEqual(['2026-11-12']);
    expect(of('en-us', ['08/12/2026', '12/11/2026']).read).toEqual(['2026-08-12', '2026-11-12']);
    expect(of(null, ['11/12/2026']).read).toEqual(['2026-11-12']);
    // In Indonesia it is tomorrow already.
    expect(of('id', ['03/12/2026']).read).toEqual(['2026-12-03']);
  });

  it('are else unknown, and told', () => {
    for (const language of [null, 'en', 'en-CA'])
      expect(of(language, ['16 Nov 2026', '04/05/2026', '05/06/2026'])).toEqual({
        read: ['2026-11-16', null, null],
        unclear: '04/05/2026',
      });
    expect(of('id', ['04/05/26'])).toEqual({ read: [null], unclear: '04/05/26' });
    expect(of('id', ['04/05/2026', 'yesterday or so']).unclear).toBeNull();
    expect(of(null, ['05/05/2026'])).toEqual({ read: ['2026-05-05'], unclear: null });
  });
});
