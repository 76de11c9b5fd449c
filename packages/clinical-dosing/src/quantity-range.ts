/** Amounts as numbers in one unit: factors between units, and rounding to what can be measured. */
import { type DoseUnit, milligramsPer, type Span, spanInHours } from '@kolegia/clinical-knowledge/quantity';

export interface Range {
  readonly low: number;
  readonly high: number;
}

const COUNTS: Readonly<Partial<Record<DoseUnit, { readonly base: string; readonly factor: number }>>> = {
  units: { base: 'units', factor: 1 },
  'million-units': { base: 'units', factor: 1_000_000 },
  mL: { base: 'mL', factor: 1 },
  L: { base: 'mL', factor: 1000 },
};

function baseOf(unit: DoseUnit): { readonly base: string; readonly factor: number } {
  const mass = milligramsPer(unit);
  return mass === null ? (COUNTS[unit] ?? { base: unit, factor: 1 }) : { base: 'mg', factor: mass };
}

/** Null where the two count different things: milligrams and tablets. */
export function factorBetween(from: DoseUnit, to: DoseUnit): number | null {
  const [source, target] = [baseOf(from), baseOf(to)];
  return source.base === target.base ? tidy(source.factor / target.factor) : null;
}

/** Twelve figures, so that 0.1 × 3 is 0.3. */
export const tidy = (value: number): number => Number(value.toPrecision(12));

export const scale = ({ low, high }: Range, factor: number): Range => ({ low: tidy(low * factor), high: tidy(high * factor) });

/**
 * A twentieth of the leading power of ten below its double, a tenth above (105, 110 … 200, 210 …): at most 2.5 % away, and the same
 * whatever the size of the patient, so that more weight never rounds to less.
 */
function stepOf(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  return value / magnitude < 2 ? magnitude / 20 : magnitude / 10;
}

export function roundNearest(value: number): number {
  return value > 0 ? tidy(Math.round(tidy(value / stepOf(value))) * stepOf(value)) : value;
}

/** In half steps, so that this too is at most 2.5 % away. */
export function roundDown(value: number): number {
  const step = stepOf(value) / 2;
  return value > 0 ? tidy(Math.floor(tidy(value / step)) * step) : value;
}

const readableStep = (value: number) => (value >= 100 ? 0.1 : value >= 1 ? 0.01 : 10 ** (Math.floor(Math.log10(value)) - 2));

/** An intermediate result as it is written by hand: one decimal from a hundred on, two below, under one three figures. */
export function readable(value: number): number {
  return value > 0 ? tidy(Math.round(tidy(value / readableStep(value))) * readableStep(value)) : value;
}

/** The same of a maximum, which must not be written as more than it is. */
export function readableDown(value: number): number {
  return value > 0 ? tidy(Math.floor(tidy(value / readableStep(value))) * readableStep(value)) : value;
}

/** Below this interval doses are repeated by effect, not by the clock: a daily maximum limits their number and not their size. */
const REPEATED_BELOW_HOURS = 2;

const mostInADay = (interval: number) => Math.max(1, Math.ceil(tidy(24 / interval)));

/** The least and the most doses in any 24 hours: one or two of every 18 hours. */
export function timesPerDay(every: Span, doses = Number.POSITIVE_INFINITY): Range {
  const hours = spanInHours(every);
  const least = Math.max(1, Math.floor(tidy(24 / hours.high)));
  return { low: Math.min(least, doses), high: Math.min(mostInADay(hours.low), doses) };
}

/** As many as one day can have of the longest interval: what a day's most is held against. */
export const fewestThatFill = (every: Span, doses = Number.POSITIVE_INFINITY): number =>
  Math.min(mostInADay(spanInHours(every).high), doses);

/** Once a week, every other day: no sum of a day, nor a most of it, is said of it. */
export const isRarerThanDaily = (every: Span) => spanInHours(every).low > 24;

export const isRepeated = (every: Span) => spanInHours(every).low < REPEATED_BELOW_HOURS;
