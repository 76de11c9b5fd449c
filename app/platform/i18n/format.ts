/** Dates, numbers and money as the reader's language writes them. The only place that formats them. */
import type { Language } from './languages.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', id: 'id-ID' };

function cached<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(LOCALES[language]);
    made.set(language, fresh);
    return fresh;
  };
}

const numbers = cached((locale) => new Intl.NumberFormat(locale));
const compact = cached((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
// Servers and browsers must agree on what they print, so the zone is fixed where no reader's zone is known.
const days = cached((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }));
const moments = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }));
const relative = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' }));
const lists = cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

export const formatNumber = (language: Language, value: number) => numbers(language).format(value);
/** 1.2k, 3.4m: for counts beside icons. */
export const formatCount = (language: Language, value: number) =>
  value < 10_000 ? formatNumber(language, value) : compact(language).format(value);
/** 21 Nov 2026 */
export const formatDate = (language: Language, iso: string) => days(language).format(new Date(iso));
/** 21 Nov 2026, 09:10 UTC */
export const formatMoment = (language: Language, iso: string) => `${moments(language).format(new Date(iso))} UTC`;
export const formatList = (language: Language, words: readonly string[]) => lists(language).format(words);
/** Whole per cent of a share between 0 and 1. */
export const formatPercent = (language: Language, share: number) => `${formatNumber(language, Math.round(share * 100))} %`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 hours ago" up to seven days, the date after that. `now` in milliseconds. */
export function formatAgo(language: Language, iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age >= 7 * DAY) return formatDate(language, iso);
  const format = relative(language);
  if (age < MINUTE) return format.format(0, 'minute');
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return format.format(-Math.floor(age / HOUR), 'hour');
  return format.format(-Math.floor(age / DAY), 'day');
}

export function formatMoney(language: Language, amount: number, currency: 'IDR' | 'INR' | 'USD'): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: currency === 'IDR' ? 0 : 2,
  }).format(amount);
}
