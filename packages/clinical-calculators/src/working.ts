/** Writes down each step while it is computed. */
import { evaluate, withNumbers } from './formula.ts';
import type { Step } from './outcome.ts';

export interface Working {
  readonly steps: readonly Step[];
  /** Computes the formula and shows it. `terms` are numbers in the units the formula is made for. */
  step(id: string, formula: string, terms: Readonly<Record<string, number>>, unit: string): number;
  /** The points of one item of a score. */
  points(field: string, points: number): number;
}

export function startWorking(): Working {
  const steps: Step[] = [];
  const note = (step: Step): number => {
    // A logarithm of nought or a division by it must not reach a reader as a number.
    if (!Number.isFinite(step.result)) throw new RangeError(`${step.id} cannot be computed: ${step.numbers}`);
    steps.push(step);
    return step.result;
  };
  return {
    steps,
    step: (id, formula, terms, unit) => note({ id, formula, numbers: withNumbers(formula, terms), result: evaluate(formula, terms), unit }),
    points: (field, points) => note({ id: field, formula: '', numbers: '', result: points, unit: 'points' }),
  };
}
