/** Which ages a regimen is meant for, where it states none as well. */
import type { Regimen } from './dosing-schema.ts';
import { type Span, spanInHours } from './quantity.ts';

const NEONATE_HOURS = 28 * 24;
/** To formularies a newborn is one of a month from the 28th day on: between the two there would be two days without any dose. */
const startOf = (span: Span) => (span.unit === 'mo' && span.low === 1 ? NEONATE_HOURS : spanInHours(span).low);
const YEAR_HOURS = startOf({ low: 1, high: 1, unit: 'y' });
const ADULT_HOURS = startOf({ low: 18, high: 18, unit: 'y' });
const EVER = Number.POSITIVE_INFINITY;

export interface AgeRange {
  /** Hours since birth; `to` is the first that is no longer meant. */
  readonly from: number;
  readonly to: number;
}

const USUAL: Readonly<Record<Regimen['who'], AgeRange>> = {
  adult: { from: ADULT_HOURS, to: EVER },
  child: { from: NEONATE_HOURS, to: ADULT_HOURS },
  infant: { from: NEONATE_HOURS, to: YEAR_HOURS },
  neonate: { from: 0, to: NEONATE_HOURS },
  any: { from: 0, to: EVER },
};

export function agesOf({ who, age }: Pick<Regimen, 'who' | 'age'>): AgeRange {
  const usual = USUAL[who];
  // “Infants under 3 months” begin at birth.
  const first = who === 'infant' && age?.to !== undefined ? 0 : usual.from;
  return { from: age?.from === undefined ? first : startOf(age.from), to: age?.to === undefined ? usual.to : startOf(age.to) };
}
