/**
 * The moment that a feed names, in whatever way; a date without a clock is of no place, and so the same wherever the server stands.
 *
 * Where day and month are both numbers, such as `02/12/2026`, they stand in the order
 * 1. that alone is possible (no month is the thirteenth), or goes with its marks: with points, the day comes first;
 * 2. else of the other dates of the feed, where those that can be read in one way only agree;
 * 3. else of its language: day first in Indonesian and wherever else a country or a language says so, month first in the United
 *    States. Of English without a country nothing follows.
 * By the third alone, no date is read as more than a day ahead that is past in the other order; nor is one of which nothing follows.
 * What could be either by then is unknown: no date at all, and told at the desk (`unclearDates`).
 */
import type { RawFeed } from './feed-xml.policy.ts';

const HOUR = 60;
const LENGTH = 60;
const DAY_MS = 86_400_000;
/** Minutes ahead of UTC, India's for the name that others use as well; those of RFC 822 are known to JavaScript. */
const ZONES: Readonly<Record<string, number>> = {
  WIB: 7 * HOUR,
  WITA: 8 * HOUR,
  WIT: 9 * HOUR,
  SGT: 8 * HOUR,
  MYT: 8 * HOUR,
  ICT: 7 * HOUR,
  JST: 9 * HOUR,
  IST: 5 * HOUR + 30,
  BST: HOUR,
  CET: HOUR,
  CEST: 2 * HOUR,
  AEST: 10 * HOUR,
  AEDT: 11 * HOUR,
};
const NAMED_ZONE = /\s([A-Z]{2,5})$/;
/** Behind a clock: `+07` and `GMT+7` as well as `+0700`. Elsewhere such a number is a day or a year. */
const OFFSET = /(?<=:\d\d(?:\.\d+)?)\s*(?:ut|utc|gmt)?\s*([+-])(\d\d?)(?::?(\d\d))?$/i;
/** A clock of some place: `Z`, an offset as `OFFSET` is made, or a zone by its name. */
const HAS_ZONE = /(?:z|[+-]\d\d:\d\d|\b(?:ut|utc|gmt|[ecmp][sd]t))$/i;
/** Read as UTC by themselves. */
const ISO_DAY = /^\d{4}(?:-\d\d){0,2}$/;
/** As clocks are written in Indonesian: `17.30`. */
const POINTED_CLOCK = /(?<=\d{4},?\s+)(\d\d?)\.(\d\d)(?:\.(\d\d))?(?!\d)/;

/** As far as they differ from the English ones in their first three letters. */
const MONTHS: Readonly<Record<string, string>> = {
  peb: 'Feb',
  mei: 'May',
  agu: 'Aug',
  agt: 'Aug',
  ags: 'Aug',
  okt: 'Oct',
  nop: 'Nov',
  des: 'Dec',
};
const DAY_NAME = /^\p{L}+,\s*/u;
const MONTH_NAME = /(?<=\d\s)\p{L}+(?=\s\d{4})/u;
const NUMBERS = /^(\d\d?)([/.-])(\d\d?)\2(\d{4}|\d\d)(?!\d)[,T]?/;

type Order = 'dayFirst' | 'monthFirst';

/** What is known of the dates of one feed. */
export interface DateReading {
  readonly order: Order | null;
  /** By its dates, and not by its language alone. */
  readonly isSure: boolean;
  readonly now: Date;
}

export function readingOf({ language, entries }: RawFeed, sourceLanguage: 'en' | 'id', now: Date): DateReading {
  const [order, ...others] = new Set(entries.flatMap(({ dates }) => dates.flatMap((text) => onlyOrder(numbersIn(tidy(text))) ?? [])));
  if (order !== undefined && others.length === 0) return { order, isSure: true, now };
  return { order: orderOfLanguage(sourceLanguage === 'id' ? 'id' : (language ?? '')), isSure: false, now };
}

/** What a language says, after the country where it names one. Canada and the Philippines write either. */
function orderOfLanguage(language: string): Order | null {
  if (/^en[-_]us\b/i.test(language)) return 'monthFirst';
  return /^(?!en(?:$|[-_](?:ca|ph)\b))[a-z]{2,3}\b/i.test(language.replaceAll('_', '-')) ? 'dayFirst' : null;
}

export interface UnclearDates {
  readonly unclearDates: number;
  readonly unclearDate: string | null;
}

/** Milliseconds; NaN for what names no moment, or could name two. */
export function momentIn(text: string, reading: DateReading): number {
  const written = tidy(text);
  const numbers = numbersIn(written);
  return numbers === null ? momentOf(written) : (read(numbers, reading) ?? Number.NaN);
}

/** Dates of a feed that could be read in two ways, and so are not read: editors are told how many, and the first of them. */
export function unclearDates({ entries }: RawFeed, reading: DateReading): UnclearDates {
  const isUnclear = (text: string) => {
    const numbers = numbersIn(tidy(text));
    return numbers !== null && read(numbers, reading) === null;
  };
  const unclear = entries.flatMap(({ dates }) => dates).filter(isUnclear);
  return { unclearDates: unclear.length, unclearDate: unclear[0]?.slice(0, LENGTH) ?? null };
}

const tidy = (text: string): string =>
  text
    .trim()
    .slice(0, LENGTH)
    .replace(DAY_NAME, '')
    .replace(MONTH_NAME, inEnglish)
    .replace(POINTED_CLOCK, (_, hour: string, minute: string, second = '00') => `${hour}:${minute}:${second}`)
    .replace(OFFSET, (_, sign: string, hours: string, minutes = '00') => `${sign}${hours.padStart(2, '0')}:${minutes}`);

/** A date of numbers alone, read in both orders; NaN where one makes no day. */
interface Numbers extends Readonly<Record<Order, number>> {
  readonly isPointed: boolean;
  /** The year has two digits, and may stand anywhere. */
  readonly isShort: boolean;
}

function numbersIn(written: string): Numbers | null {
  const found = NUMBERS.exec(written);
  if (found === null) return null;
  const [all, first = '', mark, second = '', year = ''] = found;
  const clock = written.slice(all.length).trim();
  const at = (day: string, month: string) =>
    Number(month) > 12 || Number(day) > 31 ? Number.NaN : momentOf(`${year}/${month}/${day} ${clock}`.trim());
  return { dayFirst: at(first, second), monthFirst: at(second, first), isPointed: mark === '.', isShort: year.length === 2 };
}

/** Null where it could be either. */
function read({ dayFirst, monthFirst, isPointed, isShort }: Numbers, { order, isSure, now }: DateReading): number | null {
  if (isShort) return null;
  if (Number.isNaN(dayFirst)) return monthFirst;
  if (Number.isNaN(monthFirst) || dayFirst === monthFirst || isPointed) return dayFirst;
  const latest = now.getTime() + DAY_MS;
  if (!isSure && dayFirst > latest !== monthFirst > latest) return Math.min(dayFirst, monthFirst);
  if (order === null) return null;
  return order === 'dayFirst' ? dayFirst : monthFirst;
}

/** The order of a date that has no other. */
function onlyOrder(numbers: Numbers | null): Order | null {
  if (numbers === null || numbers.isShort || Number.isNaN(numbers.dayFirst) === Number.isNaN(numbers.monthFirst)) return null;
  return Number.isNaN(numbers.dayFirst) ? 'monthFirst' : 'dayFirst';
}

function momentOf(written: string): number {
  const minutes = ZONES[NAMED_ZONE.exec(written)?.[1] ?? ''];
  if (minutes !== undefined) return Date.parse(written.replace(NAMED_ZONE, ' GMT')) - minutes * 60_000;
  if (ISO_DAY.test(written) || HAS_ZONE.test(written)) return Date.parse(written);
  return Date.parse(/T\d/.test(written) ? `${written}Z` : `${written} UTC`);
}

function inEnglish(month: string): string {
  const short = month.slice(0, 3);
  return MONTHS[short.toLowerCase()] ?? short;
}
