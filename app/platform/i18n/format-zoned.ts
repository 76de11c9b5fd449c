/** Dates on the clock of a place; apart from the others, as no first view has any. */
import { LOCALES } from './format.ts';
import type { Language } from './languages.ts';

const zoned = new Map<string, Intl.DateTimeFormat>();

function inZone(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${Object.keys(options).join()}`;
  const format = zoned.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
  zoned.set(key, format);
  return format;
}

/** 09:10, on the clock of an IANA time zone. */
export const formatTimeIn = (language: Language, iso: string, timeZone: string) =>
  inZone(language, timeZone, { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
/** Sat, 21 Nov 2026, in an IANA time zone. */
export const formatDayIn = (language: Language, iso: string, timeZone: string) =>
  inZone(language, timeZone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso));
/** What readers there call clocks that a language has no name for, in whatever language they read. */
const NAMES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
  'Asia/Kolkata': 'IST',
  'Asia/Calcutta': 'IST',
};
const MOMENT = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** 21 Nov 2026, 16:10 WIB, on the clock of an IANA time zone, by its name. */
export const formatMomentIn = (language: Language, iso: string, timeZone: string) =>
  inZone(language, timeZone, MOMENT)
    .formatToParts(new Date(iso))
    .map(({ type, value }) => (type === 'timeZoneName' ? (NAMES[timeZone] ?? value) : value))
    .join('');
/** 21 Nov 2026, 16:10:05 WIB, on the clock of the reader's device: in a browser only. */
export const formatMomentHere = (language: Language, iso: string) =>
  new Date(iso).toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'long' });
