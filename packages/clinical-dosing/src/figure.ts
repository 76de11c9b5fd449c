import type { DoseUnit } from '@kolegia/clinical-knowledge/quantity';
import type { Figure } from './dosage.ts';
import { type Range, roundDown, roundNearest, tidy } from './quantity-range.ts';
import { amountText } from './wording.ts';

type Rate = 'min' | 'h';

/** As written: nothing was reckoned, nothing is rounded. */
export const asWritten = (exact: Range, unit: DoseUnit, rate?: Rate): Figure => figure(exact, exact, unit, rate);

export interface Ceiling {
  readonly value: number;
  /** A figure of the source, to be given as it stands; a share of a daily maximum is rounded down. */
  readonly isWritten: boolean;
}
const NONE: Ceiling = { value: Number.POSITIVE_INFINITY, isWritten: true };

/**
 * Of a reckoned range the upper end is rounded down, lest it leave the range; and neither end leaves the ceiling. `lowest` is that of
 * the lower end alone, where it is given more often in a day.
 */
export function rounded(exact: Range, unit: DoseUnit, ceiling = NONE, rate?: Rate, lowest = Number.POSITIVE_INFINITY): Figure {
  const single = exact.low === exact.high;
  const round = (value: number, upper: boolean) => {
    if (value >= ceiling.value) return ceiling.isWritten ? ceiling.value : roundDown(ceiling.value);
    const near = upper && !single ? roundDown(value) : roundNearest(value);
    return near > ceiling.value ? roundDown(value) : near;
  };
  const high = round(exact.high, true);
  const near = round(exact.low, false);
  const low = single ? high : Math.min(near > lowest ? roundDown(exact.low) : near, high);
  return figure({ low, high }, exact, unit, rate);
}

function figure(shown: Range, exact: Range, unit: DoseUnit, rate: Rate | undefined): Figure {
  const withRate = rate === undefined ? {} : { rate };
  return {
    ...shown,
    unit,
    exact: { low: tidy(exact.low), high: tidy(exact.high) },
    rounded: shown.low !== exact.low || shown.high !== exact.high,
    ...withRate,
    text: amountText({ ...shown, unit, ...withRate }),
  };
}
