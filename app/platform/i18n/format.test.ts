import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatMoment, formatNumber } from './format.ts';
import { LANGUAGES } from './languages.ts';

const LOCALES = { en: 'en-GB', id: 'id-ID' } as const;
const anyTime = fc.date({ min: new Date('0100-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

describe('dates', () => {
  it.each(LANGUAGES)('are written as the language writes them (%s)', (language) => {
    const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    fc.assert(
      fc.property(anyTime, (date) => {
        expect(formatDate(language, date.toISOString())).toBe(day.format(date));
        expect(formatMoment(language, date.toISOString())).toBe(`${moment.format(date)} UTC`);
      }),
    );
  });

  it('are 21 Nov 2026, and 09:10 on it', () => {
    expect(formatDate('en', '2026-11-21T09:10:00Z')).toBe('21 Nov 2026');
    expect(formatMoment('en', '2026-11-21T09:10:00Z')).toBe('21 Nov 2026, 09:10 UTC');
    expect(formatMoment('id', '2026-11-02T00:05:00Z')).toBe('2 Nov 2026, 00.05 UTC');
  });

  it('are refused where there is none', () => {
    expect(() => formatDate('en', 'yesterday')).toThrow(RangeError);
  });
});

describe('how long ago', () => {
  const NOW = Date.parse('2026-11-21T09:10:00Z');
  const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

  it.each<[number, string, string]>([
    [-5, 'now', 'sekarang'],
    [59, 'now', 'sekarang'],
    [60, '1 minute ago', '1 menit yang lalu'],
    [59 * 60, '59 minutes ago', '59 menit yang lalu'],
    [60 * 60, '1 hour ago', '1 jam yang lalu'],
    [24 * 3600, '1 day ago', '1 hari yang lalu'],
    [47 * 3600, '1 day ago', '1 hari yang lalu'],
    [6 * 86_400, '6 days ago', '6 hari yang lalu'],
    [7 * 86_400, '14 Nov 2026', '14 Nov 2026'],
  ])('%i seconds', (seconds, english, indonesian) => {
    for (const _ of ['asked first', 'asked again']) {
      expect(formatAgo('en', ago(seconds), NOW)).toBe(english);
      expect(formatAgo('id', ago(seconds), NOW)).toBe(indonesian);
    }
  });
});

it.each(LANGUAGES)('writes numbers of any size as %s does', (language) => {
  const written = new Intl.NumberFormat(LOCALES[language]);
  const number = fc.oneof(fc.nat(2_000), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(fc.property(number, (value) => formatNumber(language, value) === written.format(value) || Object.is(value, -0)));
});
