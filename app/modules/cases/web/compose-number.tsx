/** Numbers as doctors type them, to numbers and back. Pure. */
import { type Age, ageInDays } from '@kolegia/clinical-ranges/age';
import type { Language } from '#platform/i18n/languages.ts';
import { numberText, parseNumber } from '#platform/i18n/read-number.ts';

export interface Reference {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** Words, for tests without a range. */
  readonly normal?: string | undefined;
}

const ONE_SIDED = /^(<|≤|<=|>|≥|>=)\s*(\S+)$/;
const RANGE = /^(\S+?)\s*(?:–|—|-|\bto\b|s\/d|sampai)\s*(\S+)$/;

/** "0.7–1.3", "< 41", "≥ 60", words, or a range and words after a semicolon. A bound is the last value inside, so "< 41" is kept as "≤ 41". */
export function parseReference(text: string, language: Language): Reference {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  const [range = '', ...words] = trimmed.split(';');
  const bounds = parseBounds(range.trim(), language);
  if (bounds === null) return { normal: trimmed };
  const normal = words.join(';').trim();
  return normal === '' ? bounds : { ...bounds, normal };
}

function parseBounds(text: string, language: Language): Reference | null {
  const [, sign = '', bound = ''] = ONE_SIDED.exec(text) ?? [];
  const limit = parseNumber(bound, language);
  if (limit !== null) return sign.startsWith('<') || sign === '≤' ? { high: limit } : { low: limit };
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  const [low, high] = [parseNumber(from, language), parseNumber(to, language)];
  return low !== null && high !== null && low <= high ? { low, high } : null;
}

export const referenceText = ({ normal, ...bounds }: Reference, language: Language): string =>
  [boundsText(bounds, language), normal].filter(Boolean).join('; ');

function boundsText({ low, high }: Reference, language: Language): string {
  if (low !== undefined && high !== undefined) return `${numberText(low, language)}–${numberText(high, language)}`;
  if (high !== undefined) return `≤ ${numberText(high, language)}`;
  return low === undefined ? '' : `≥ ${numberText(low, language)}`;
}

/** "92/58" */
export function parsePressure(text: string): { systolic: number; diastolic: number } | null {
  const [, systolic, diastolic] = /^\s*(\d{1,3})\s*\/\s*(\d{1,3})\s*$/.exec(text) ?? [];
  return systolic === undefined || diastolic === undefined ? null : { systolic: Number(systolic), diastolic: Number(diastolic) };
}

/** Null while the age is not known: no range may be guessed. */
export function patientDays({ age, ageUnit }: { age: string; ageUnit: Age['unit'] }, language: Language): number | null {
  const value = parseNumber(age, language);
  return value === null ? null : ageInDays({ value, unit: ageUnit });
}
