import months from '../data/months.json' with { type: 'json' };
import { type CalendarDate, dayFirst, daysFrom, fullYear, isCalendarDay, parseAnchor } from './calendar-date.ts';
import type { Finding, FindOptions } from './identifier.ts';

const FULL: Readonly<Record<string, number>> = months.full;
const SHORT: Readonly<Record<string, number>> = months.short;
const MONTH = [...Object.keys(FULL), ...Object.keys(SHORT)].sort((a, b) => b.length - a.length).join('|');

/** Units of doses and measures: three numbers before them are doses. */
const MEASURE = 'mg|mcg|g|kg|mL|ml|IU|U|units?|mmHg|cm|mm|x|kali|menit|years?|yo|tahun|thn|bulan|minggu|weeks?|days?|months?|hours?';
/** Spans of time and not the hour or the weekday of a date: "12/11/26 jam 08.00", "hari Kamis". */
const SPAN = String.raw`jam(?! ?\d)|hari(?! (?:[Ss]enin|[Ss]elasa|[Rr]abu|[Kk]amis|[Jj]um['’]?at|[Ss]abtu|[Mm]inggu))`;
const MEASURED = String.raw`(?! ?(?:${MEASURE}|${SPAN})(?![\p{L}]))`;
/** Words that show a number beside a month to be a count, not a day: "In March 12 patients". */
const COUNTED = String.raw`(?! ?(?:${MEASURE}|jam|hari|patients|cases|kasus|orang|subjects?|children)(?![\p{L}]))`;

/** Only two figures of a year leave a doubt: "10-12-14 units". */
const NUMERIC = new RegExp(
  String.raw`(?<![\d\p{L}][.,/-]?)(\d{1,2})([/.-])(\d{1,2})\2(?:((?:19|20)\d{2})(?![\d\p{L}/%]|[.,-]\d)|(\d{2})(?![\d\p{L}/%]|[.,-]\d)${MEASURED})`,
  'gu',
);
/** What is given three times a day: "insulin 12-12-14". */
const DOSED =
  /(?:insulin|aspart|lispro|glulisine?|(?:novo|act)rapid|novomix|ryzodeg|humalog|humulin|apidra|lantus|levemir)\W{1,3}(?:\d x )?$/i;
const BEFORE = 20;
/** "12/III/2026". */
const ROMAN = /(?<![\d\p{L}][.,/-]?)(\d{1,2}) ?([/-]) ?(I{1,3}|IV|VI{0,3}|IX|XI{0,2}) ?\2 ?((?:19|20)\d{2})(?![\d\p{L}])/gu;
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** "12 - 03 - 2026". */
const SPACED = new RegExp(
  String.raw`(?<![\d\p{L}][.,/-]?|\d ?[/.–-] ?)(\d{1,2}) ?([/.–-]) ?(\d{1,2}) ?\2 ?((?:19|20)\d{2})(?![\d\p{L}/%]|[.,-]\d)${MEASURED}`,
  'gu',
);
/** "tgl 12032026". */
const RUN_TOGETHER =
  /(?<![\p{L}])(?:tanggal|tgl|dated?|lahir|born|dob)\.?\s{0,2}:?\s{0,2}(?<value>(\d{2})(\d{2})((?:19|20)\d{2}))(?![\d\p{L}])/giu;
/** "tanggal 12 bulan 3 tahun 2026". */
const SPELT_OUT = new RegExp(
  String.raw`(?<![\p{L}])(?:tanggal|tgl\.?) (?<value>(\d{1,2}),? bulan (\d{1,2}|${MONTH})(?!\p{L})(?:,? tahun ((?:19|20)\d{2})(?!\d))?)`,
  'giu',
);
const ISO = /(?<![\d\p{L}][.,/-]?)((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/%]|[.,-]\d)/gu;
const DAY_MONTH = new RegExp(
  String.raw`(?<![\d\p{L}][.,/]?)(?:(\d{1,2}) ?[-–—] ?)?(\d{1,2})(?:st|nd|rd|th)?(?: of)?(?:[ -]{0,2}|[./])(${MONTH})(?!\p{L})(?:(?:\.?,?[ -]{0,2}|[./])((?:19|20)\d{2}(?!\d)|['’]?\d{2}(?![\d:/%]|[.,]\d)${COUNTED}))?`,
  'giu',
);
const MONTH_DAY = new RegExp(
  String.raw`(?<![\p{L}\d])(${MONTH})\.? (\d{1,2})(?:st|nd|rd|th)?(?: ?[-–—] ?(?:[12]?\d|3[01])(?:st|nd|rd|th)?)?(?![\d\p{L}:/%]|[.,-]\d)(?:,? ((?:19|20)\d{2})(?!\d)|${COUNTED})`,
  'giu',
);
const CUED = /(?<![\p{L}])(?:tanggal|tgl|dated?)\.?\s{0,2}:?\s{0,2}(?<value>(\d{1,2})[./-](\d{1,2}))(?![\d/-]|\.\d)/giu;

/** What happens on a day; nothing else stands between it and its date, or the number is an hour: "admitted at 12.11". */
const EVENT =
  '(?:re)?admitted|admission|discharged|operated|referred|seen|born|died|mrs|krs|masuk|keluar|pulang|datang|dirawat|dirujuk|kontrol|lahir|(?:di)?operasi|meninggal|dob|lmp|edd|hpht|hpl';
const WHERE_OR_WHEN = 'on|pada|sejak|rs|igd|icu|tanggal|tgl';
/** "12.11." with its second dot, "12.11.26", and "12/11" of which nothing is counted. */
const OF_EVENT = new RegExp(
  String.raw`(?<!\p{L})(?:${EVENT})\.?:?(?: (?:${WHERE_OR_WHEN}))?:? (?<value>(\d{1,2})(?:\.(\d{1,2})(?:\.(\d{2})(?![\d\p{L}/%]|[.,-]\d)|(?=\.(?!\d)))|/(\d{1,2})(?![\d\p{L}/%]|[.,-]\d)(?! (?:ago|(?:yang )?lalu)(?!\p{L}))${MEASURED}${COUNTED}))`,
  'giu',
);

/** Of the short forms, those that are words, or ends of words, and not beside figures alone. */
const WORDS_TOO = new Set(['mar', 'mrt', 'sep', 'sept', 'dec', 'des']);

/**
 * "may", "march" and short forms are also words or units ("5 mar", "10 sep"), so they count only with a capital or beside a
 * whole year; of those that are nothing else, any.
 */
function monthOf(written: string, year: string | undefined): number | undefined {
  const key = written.toLowerCase();
  const isSure = /^\p{Lu}/u.test(written) || year?.length === 4 || (year !== undefined && key in SHORT && !WORDS_TOO.has(key));
  if (key === 'may' || key === 'march' || key in SHORT) return isSure ? (SHORT[key] ?? FULL[key]) : undefined;
  return FULL[key];
}

interface DateMatch {
  readonly start: number;
  readonly end: number;
  readonly date: CalendarDate;
  /** First day of a range such as "12–14 November". */
  readonly firstDay?: number;
}

const dateOf = (day: number, month: number, year: string | undefined): CalendarDate =>
  year === undefined ? { day, month } : { day, month, year: fullYear(year.replace(/\D/g, '')) };

function* numericDates(text: string): Iterable<DateMatch> {
  for (const match of text.matchAll(NUMERIC)) {
    const [whole, first = '', separator, second = '', long, short] = match;
    const year = long ?? short ?? '';
    // "12.11.26" is as often a time or a version as a date.
    if (separator === '.' && year.length === 2) continue;
    if (year.length === 2 && DOSED.test(text.slice(Math.max(0, match.index - BEFORE), match.index))) continue;
    const found = dayFirst(Number(first), Number(second));
    if (found) yield { start: match.index, end: match.index + whole.length, date: dateOf(found.day, found.month, year) };
  }
  for (const match of text.matchAll(ROMAN)) {
    const [whole, day = '', , roman = '', year] = match;
    const month = ROMANS.indexOf(roman) + 1;
    if (isCalendarDay(Number(day), month))
      yield { start: match.index, end: match.index + whole.length, date: dateOf(Number(day), month, year) };
  }
  for (const match of text.matchAll(ISO)) {
    const [whole, year = '', , month = '', day = ''] = match;
    if (!isCalendarDay(Number(day), Number(month))) continue;
    yield { start: match.index, end: match.index + whole.length, date: dateOf(Number(day), Number(month), year) };
  }
  for (const match of text.matchAll(CUED)) {
    const [whole, value = '', first = '', second = ''] = match;
    const found = dayFirst(Number(first), Number(second));
    const end = match.index + whole.length;
    if (found) yield { start: end - value.length, end, date: found };
  }
  for (const match of text.matchAll(SPACED)) {
    const [whole, first = '', , second = '', year = ''] = match;
    const found = dayFirst(Number(first), Number(second));
    if (found) yield { start: match.index, end: match.index + whole.length, date: dateOf(found.day, found.month, year) };
  }
  for (const match of text.matchAll(RUN_TOGETHER)) {
    const [whole, value = '', first = '', second = '', year = ''] = match;
    const found = dayFirst(Number(first), Number(second));
    const end = match.index + whole.length;
    if (found) yield { start: end - value.length, end, date: dateOf(found.day, found.month, year) };
  }
  for (const match of text.matchAll(OF_EVENT)) {
    const [whole, value = '', first = '', afterDot, year, afterSlash] = match;
    const found = dayFirst(Number(first), Number(afterDot ?? afterSlash));
    const end = match.index + whole.length;
    if (found) yield { start: end - value.length, end, date: dateOf(found.day, found.month, year) };
  }
}

function* writtenDates(text: string): Iterable<DateMatch> {
  for (const match of text.matchAll(DAY_MONTH)) {
    const [whole, first, day = '', name = '', year] = match;
    const month = monthOf(name, year);
    if (month === undefined || !isCalendarDay(Number(day), month)) continue;
    const isRange = first !== undefined && Number(first) < Number(day) && Number(first) > 0;
    const skipped = first !== undefined && !isRange ? whole.indexOf(day, first.length) : 0;
    const date = dateOf(Number(day), month, year);
    yield { start: match.index + skipped, end: match.index + whole.length, date, ...(isRange ? { firstDay: Number(first) } : {}) };
  }
  for (const match of text.matchAll(SPELT_OUT)) {
    const [whole, value = '', day = '', name = '', year] = match;
    const month = /^\d/.test(name) ? Number(name) : monthOf(name, year);
    const end = match.index + whole.length;
    if (month !== undefined && isCalendarDay(Number(day), month))
      yield { start: end - value.length, end, date: dateOf(Number(day), month, year) };
  }
  for (const match of text.matchAll(MONTH_DAY)) {
    const [whole, name = '', day = '', year] = match;
    const month = monthOf(name, year);
    if (month === undefined || !isCalendarDay(Number(day), month)) continue;
    yield { start: match.index, end: match.index + whole.length, date: dateOf(Number(day), month, year) };
  }
}

const YEAR_DAYS = 366;

function replacementFor({ date, firstDay }: DateMatch, anchor: number | undefined): Finding['replacement'] {
  if (anchor === undefined) return { key: 'date' };
  const distance = daysFrom(anchor, date);
  // Far from the anchor a day count says as much as the date did; the year alone may stay (HIPAA Safe Harbor).
  if (Math.abs(distance) > YEAR_DAYS) return date.year === undefined ? { key: 'date' } : { literal: String(date.year) };
  if (distance === -1) return { key: 'dayBefore' };
  if (distance < 0) return { key: 'daysBefore', values: { days: -distance } };
  const last = distance + 1;
  const first = firstDay === undefined ? last : last - (date.day - firstDay);
  return first < last && first > 0 ? { key: 'days', values: { day: first, last } } : { key: 'day', values: { day: last } };
}

export function* detectDates(text: string, options: FindOptions): Iterable<Finding> {
  const anchor = parseAnchor(options.anchor);
  for (const dates of [numericDates, writtenDates]) {
    for (const match of dates(text)) {
      yield { kind: 'date', reason: 'date', start: match.start, end: match.end, replacement: replacementFor(match, anchor) };
    }
  }
}
