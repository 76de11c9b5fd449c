/** Doses, times and limits as people write them ("10-15 mg/kg", "8 h"), read into typed values so that units cannot be mixed up. */

export const MASS_UNITS = ['g', 'mg', 'mcg', 'ng'] as const;
/** Everything else a dose may be counted in. `units` are international units. */
export const COUNT_UNITS = [
  'units',
  'million-units',
  'mmol',
  'mL',
  'L',
  'tablet',
  'capsule',
  'drop',
  'puff',
  'spray',
  'patch',
  'application',
  'suppository',
  'pessary',
  'sachet',
  'lozenge',
  'vial',
  'dose',
  'percent',
] as const;
export type DoseUnit = (typeof MASS_UNITS)[number] | (typeof COUNT_UNITS)[number];

export interface Amount {
  readonly low: number;
  readonly high: number;
  readonly unit: DoseUnit;
  /** Per kilogram of body weight or square metre of body surface. */
  readonly per?: 'kg' | 'm2';
  /** A rate, or with `day` and `week` the total that the interval divides. */
  readonly rate?: 'min' | 'h' | 'day' | 'week';
}

export const SPAN_UNITS = ['min', 'h', 'd', 'wk', 'mo', 'y'] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

export interface Span {
  readonly low: number;
  readonly high: number;
  readonly unit: SpanUnit;
}

const UNITS = new Set<string>([...MASS_UNITS, ...COUNT_UNITS]);
const NUMBER = '(\\d+(?:\\.\\d+)?)';
const AMOUNT = new RegExp(`^${NUMBER}(?:-${NUMBER})? ([A-Za-z]+(?:-[a-z]+)?)(?:/(kg|m2))?(?:/(min|h|day|week))?$`);
const SPAN = new RegExp(`^${NUMBER}(?:-${NUMBER})? (min|h|d|wk|mo|y)$`);

const range = (first: string | undefined, second: string | undefined) => {
  const low = Number(first);
  const high = second === undefined ? low : Number(second);
  return high < low ? null : { low, high };
};

export function parseAmount(text: string): Amount | null {
  const [, first, second, unit = '', per, rate] = AMOUNT.exec(text) ?? [];
  const bounds = first === undefined ? null : range(first, second);
  if (bounds === null || !UNITS.has(unit)) return null;
  return {
    ...bounds,
    unit: unit as DoseUnit,
    ...(per === undefined ? {} : { per: per as 'kg' | 'm2' }),
    ...(rate === undefined ? {} : { rate: rate as 'min' | 'h' | 'day' | 'week' }),
  };
}

export function parseSpan(text: string): Span | null {
  const [, first, second, unit] = SPAN.exec(text) ?? [];
  const bounds = first === undefined ? null : range(first, second);
  return bounds === null ? null : { ...bounds, unit: unit as SpanUnit };
}

const HOURS: Readonly<Record<SpanUnit, number>> = { min: 1 / 60, h: 1, d: 24, wk: 168, mo: 730.5, y: 8766 };

export const spanInHours = ({ low, high, unit }: Span) => ({ low: low * HOURS[unit], high: high * HOURS[unit] });

const MILLIGRAMS: Readonly<Record<(typeof MASS_UNITS)[number], number>> = { g: 1000, mg: 1, mcg: 0.001, ng: 0.000001 };

/** Factor to milligrams, or null for what has no mass. */
export const milligramsPer = (unit: DoseUnit): number | null => (unit in MILLIGRAMS ? MILLIGRAMS[unit as keyof typeof MILLIGRAMS] : null);
