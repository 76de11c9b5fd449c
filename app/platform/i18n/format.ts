/** Dates, numbers and money as the reader's language writes them. Nothing else formats them but `format-zoned.ts`. */
import type { Language } from './languages.ts';

export const LOCALES: Record<Language, string> = { en: 'en-GB', id: 'id-ID' };

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
const days = cached((locale) => dateWriter(locale, { day: 'numeric', month: 'short', year: 'numeric' }, DAY));
const moments = cached((locale) => dateWriter(locale, { dateStyle: 'medium', timeStyle: 'short' }, MINUTE));
const relative = cached((locale) => agoWriter(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })));
// Thirty hours ago is not yesterday for everybody.
const relativeDays = cached((locale) => agoWriter(new Intl.RelativeTimeFormat(locale)));
const lists = cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many days or minutes are remembered as they were written. */
const MOST_REMEMBERED = 2_000;

/** A discussion has hundreds of dates, few of them on different days, and asking `Intl` for each cost a tenth of drawing it. */
function dateWriter(locale: string, options: Intl.DateTimeFormatOptions, every: number): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const written = new Map<number, string>();
  return (iso) => {
    const time = Date.parse(iso);
    const key = Math.floor(time / every);
    const text = written.get(key) ?? format.format(time);
    if (written.size < MOST_REMEMBERED) written.set(key, text);
    return text;
  };
}

type AgoUnit = 'second' | 'minute' | 'hour' | 'day';

/** There are not a hundred of them. */
function agoWriter(format: Intl.RelativeTimeFormat): (count: number, unit: AgoUnit) => string {
  const written: Record<AgoUnit, string[]> = { second: [], minute: [], hour: [], day: [] };
  return (count, unit) => (written[unit][count] ??= format.format(-count, unit));
}

/** The first use of `Intl` costs a phone 80 ms, and most counts of a first view are small. */
export const formatNumber = (language: Language, value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers(language).format(value);
/** 1.2k, 3.4m: for counts beside icons. */
export const formatCount = (language: Language, value: number) =>
  value < 10_000 ? formatNumber(language, value) : compact(language).format(value);
/** 21 Nov 2026 */
export const formatDate = (language: Language, iso: string) => days(language)(iso);
/** 21 Nov 2026, 09:10 UTC */
export const formatMoment = (language: Language, iso: string) => `${moments(language)(iso)} UTC`;
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

/** "now" for a minute, "2 hours ago" up to seven days, the date after that. `now` in milliseconds. */
export function formatAgo(language: Language, iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age >= 7 * DAY) return formatDate(language, iso);
  const ago = relative(language);
  if (age < MINUTE) return ago(0, 'second');
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour');
  return relativeDays(language)(Math.floor(age / DAY), 'day');
}

export function formatMoney(language: Language, amount: number, currency: 'IDR' | 'INR' | 'USD'): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: currency === 'IDR' ? 0 : 2,
  }).format(amount);
}
