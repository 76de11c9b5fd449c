/** A day, month and year as read from text; the year is missing in "12 Nov". */
export interface CalendarDate {
  readonly day: number;
  readonly month: number;
  readonly year?: number;
}

const DAY_MS = 86_400_000;

/** February may have 29: a year is often not written. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const isCalendarDay = (day: number, month: number): boolean => day >= 1 && day <= (MONTH_DAYS[month - 1] ?? 0);

/** Two figures mean 2000–2049 and 1950–1999: clinical text speaks of the living. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** "12/11" is 12 November in Indonesia and India; month first only where day first cannot be. */
export function dayFirst(first: number, second: number): { day: number; month: number } | undefined {
  if (isCalendarDay(first, second)) return { day: first, month: second };
  if (isCalendarDay(second, first)) return { day: second, month: first };
  return undefined;
}

const utc = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

export function parseAnchor(anchor: string | undefined): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(anchor ?? '');
  if (!match) return undefined;
  const [, year, month, day] = match.map(Number);
  if (year === undefined || month === undefined || day === undefined || !isCalendarDay(day, month)) return undefined;
  return utc(year, month, day);
}

/** Whole days from the anchor; a date without a year is the one nearest to it. */
export function daysFrom(anchor: number, date: CalendarDate): number {
  const anchorYear = new Date(anchor).getUTCFullYear();
  const years = date.year === undefined ? [anchorYear - 1, anchorYear, anchorYear + 1] : [date.year];
  const distances = years.map((year) => Math.round((utc(year, date.month, date.day) - anchor) / DAY_MS));
  return distances.reduce((best, next) => (Math.abs(next) < Math.abs(best) ? next : best));
}
