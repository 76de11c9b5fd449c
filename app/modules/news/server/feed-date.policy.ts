/** The moment that a feed names, in whatever way; a date without a clock is of no place, and so the same wherever the server stands. */

const HOUR = 60;
/** Minutes ahead of UTC, India's for the name that others use as well; those of RFC 822 are known to JavaScript. */
const ZONES: Readonly<Record<string, number>> = {
  WIB: 7 * HOUR,
  WITA: 8 * HOUR,
  WIT: 9 * HOUR,
  SGT: 8 * HOUR,
  IST: 5 * HOUR + 30,
  BST: HOUR,
  CET: HOUR,
  CEST: 2 * HOUR,
};
const NAMED_ZONE = /\s([A-Z]{2,5})$/;
/** A clock of some place: `Z`, `+07:00` and `-0500`, or a zone by its name. */
const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2}|\b(?:ut|utc|gmt|[ecmp][sd]t))$/i;
/** Read as UTC by themselves. */
const ISO_DAY = /^\d{4}(?:-\d\d){0,2}$/;

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

/** Milliseconds; NaN for what names no moment. */
export function momentIn(text: string): number {
  const written = text.trim().slice(0, 60).replace(DAY_NAME, '').replace(MONTH_NAME, inEnglish);
  const minutes = ZONES[NAMED_ZONE.exec(written)?.[1] ?? ''];
  if (minutes !== undefined) return Date.parse(written.replace(NAMED_ZONE, ' GMT')) - minutes * 60_000;
  if (ISO_DAY.test(written) || HAS_ZONE.test(written)) return Date.parse(written);
  return Date.parse(/T\d/.test(written) ? `${written}Z` : `${written} UTC`);
}

function inEnglish(month: string): string {
  const short = month.slice(0, 3);
  return MONTHS[short.toLowerCase()] ?? short;
}
