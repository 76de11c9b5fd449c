/** The strength that stands beside a name: an amount, its unit, and what it is of. */

export interface Strength {
  /** The higher of a range. */
  readonly amount: number;
  readonly unit: 'mg' | 'units' | 'other';
  /** The unit it was written in, and how many of `unit` that is. */
  readonly written: { readonly unit: WrittenUnit; readonly factor: number };
  /** `dose` is a single one; `volume` a concentration or a rate, from which no dose follows. */
  readonly per: 'dose' | 'day' | 'week' | 'kg' | 'volume';
}

export type WrittenUnit = 'g' | 'mg' | 'mcg' | 'ng' | 'units';

export const NUMBER = '(?:\\d+(?:[.,]\\d+)*|[½¼¾])';
const WORD_COUNTS: Readonly<Record<string, number>> = {
  satu: 1,
  one: 1,
  once: 1,
  sekali: 1,
  dua: 2,
  two: 2,
  twice: 2,
  tiga: 3,
  three: 3,
  thrice: 3,
  empat: 4,
  four: 4,
  lima: 5,
  five: 5,
  i: 1,
  ii: 2,
  iii: 3,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};

/** "1.000" is a thousand to an Indonesian and "1,000" to an American; no dose is written 1.000 for one. */
export function numberOf(text: string): number {
  const known = WORD_COUNTS[text];
  if (known !== undefined) return known;
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  return Number(text.replace(',', '.'));
}

/** Of a range the higher. */
export const mostOf = (range: string): number => Math.max(...range.split(/ ?[-–] ?/).map(numberOf));

/** Of "1 g/12 jam" the twelve hours: a dose that is repeated. What stands against one hour is a rate. */
export function hoursBetween(rest: string): number | null {
  const [, hours] = /^ ?(?:\/|per ) ?(4|6|8|12) ?(?:h|hr|hours?|jam)$/.exec(rest) ?? [];
  return hours === undefined ? null : Number(hours);
}

const MILLIGRAMS: readonly (readonly [RegExp, WrittenUnit, number])[] = [
  [/^(?:mg|mgs|milligrams?|miligram)$/, 'mg', 1],
  [/^(?:g|gr|gms?|grams?)$/, 'g', 1000],
  [/^(?:mcg|ug|µg|μg|micrograms?|mikrogram)$/, 'mcg', 0.001],
  [/^ng$/, 'ng', 0.000_001],
];
const UNITS = /^(?:iu|i\.u\.|ui|units?|u)$/;
const MILLIONS = /^(?:million units|juta unit)$/;

export function strength(numbers: string, unit: string, rest: string): Strength {
  const amount = Math.max(...(numbers.match(new RegExp(NUMBER, 'g')) ?? []).map(numberOf));
  const [, ofMass, milligrams] = MILLIGRAMS.find(([names]) => names.test(unit)) ?? [];
  const factor = milligrams ?? (MILLIONS.test(unit) ? 1_000_000 : 1);
  const isUnits = UNITS.test(unit) || MILLIONS.test(unit);
  return {
    amount: Number((amount * factor).toPrecision(12)),
    unit: ofMass === undefined ? (isUnits ? 'units' : 'other') : 'mg',
    written: { unit: ofMass ?? 'units', factor: ofMass === undefined ? 1 : factor },
    per: perOf(rest, numbers),
  };
}

function perOf(rest: string, numbers: string): Strength['per'] {
  // 875/125 mg is of two drugs.
  if (numbers.includes('/')) return 'volume';
  if (/kg|m2|m²/.test(rest)) return 'kg';
  if (/week|wk|minggu/.test(rest)) return 'week';
  if (/\bd\b|day|hari|24/.test(rest)) return 'day';
  return /\d|ml|cc|\b(?:l|g|gram)\b|h|jam|min|menit/.test(rest) && !/tab|dos/.test(rest) ? 'volume' : 'dose';
}
