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

const zoned = new Map<string, Intl.DateTimeFormat>();

function inZone(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${Object.keys(options).join()}`;
  const format = zoned.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
  zoned.set(key, format);
  return format;
}

export const formatNumber = (language: Language, value: number) => numbers(language).format(value);
/** 1.2k, 3.4m: for counts beside icons. */
export const formatCount = (language: Language, value: number) =>
  value < 10_000 ? formatNumber(language, value) : compact(language).format(value);
/** 21 Nov 2026 */
export const formatDate = (language: Language, iso: string) => days(language).format(new Date(iso));
/** 21 Nov 2026, 09:10 UTC */
export const formatMoment = (language: Language, iso: string) => `${moments(language).format(new Date(iso))} UTC`;
/** 09:10, on the clock of an IANA time zone. */
export const formatTimeIn = (language: Language, iso: string, timeZone: string) =>
  inZone(language, timeZone, { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
/** Sat, 21 Nov 2026, in an IANA time zone. */
export const formatDayIn = (language: Language, iso: string, timeZone: string) =>
  inZone(language, timeZone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso));
export const formatList = (language: Language, words: readonly string[]) => lists(language).format(words);
/** Whole per cent of a share between 0 and 1. */
export const formatPercent = (language: Language, share: number) => `${formatNumber(language, Math.round(share * 100))} %`;

/** Where something stands in a video or a recording: 1:05, or 1:02:05. The same in every language. */
export function formatPosition(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

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
