/** A day without time or zone, as whole days since 1 January 1970. */
export type CalendarDay = number;

const MS_PER_DAY = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Undefined for anything that is not a day of the calendar: 2026-02-30 is none. */
export function parseDay(text: string): CalendarDay | undefined {
  if (!ISO_DAY.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / MS_PER_DAY;
  return Number.isInteger(day) && formatDay(day) === text ? day : undefined;
}

export const formatDay = (day: CalendarDay): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
