/** What somebody takes in a day, from what stands on a prescription. */
import type { Notation } from './drug-notation.ts';
import type { WrittenUnit } from './written-strength.ts';

export interface DayDose {
  /** The total of a day. */
  readonly low: number;
  readonly unit: 'mg' | 'units';
  /** As a reader says it: what is taken once a week is never told by the day. */
  readonly said: { readonly value: number; readonly unit: WrittenUnit; readonly per: 'day' | 'week' };
  /** How often was not said: taken as once a day. */
  readonly onceAssumed: boolean;
}

const WEEK = 7;
const rounded = (value: number) => Number(value.toPrecision(6));

/** The total of a day, where one follows from what was written. */
export function dayDoseOf({ strengths, perDay, moments, pieces }: Notation): DayDose | null {
  const [one, ...others] = strengths;
  if (one === undefined || others.length > 0 || one.unit === 'other' || one.per === 'kg' || one.per === 'volume') return null;
  if (!(one.amount > 0)) return null;
  // Morning and evening are twice, once a day at bedtime once; "2x1 daily" is twice as well, "2x500 mg tds" six times.
  const oftener = [...new Set(perDay.filter((often) => often !== 1))];
  const times = oftener.length > 0 ? oftener.reduce((product, often) => product * often, 1) : Math.max(new Set(moments).size, 1);
  const aDay = one.per === 'day' ? one.amount : one.per === 'week' ? one.amount / WEEK : one.amount * times * (pieces[0] ?? 1);
  const per = one.per === 'week' || (one.per === 'dose' && times < 1) ? 'week' : 'day';
  const { unit: written, factor } = one.written;
  return {
    low: rounded(aDay),
    unit: one.unit,
    said: { value: rounded((aDay * (per === 'week' ? WEEK : 1)) / factor), unit: written, per },
    onceAssumed: one.per === 'dose' && perDay.length + moments.length === 0,
  };
}
