/** Scores: items that count by themselves, numbers that count by thresholds, one sum. */
import { type Calculator, type Definition, defineCalculator } from './calculator.ts';
import type { Field, Fields, Values } from './field.ts';

type ScoreDefinition<F extends Fields> = Omit<Definition<F>, 'compute' | 'unit' | 'decimals'> & {
  /** Where there are half points. */
  readonly decimals?: number;
  /** Points of the items that have none of their own. */
  points?(values: Values<F>): Partial<Record<keyof F & string, number>>;
};

export function defineScore<F extends Fields>(definition: ScoreDefinition<F>): Calculator<F> {
  return defineCalculator<F>({
    ...definition,
    unit: 'points',
    decimals: definition.decimals ?? 0,
    compute: (values, working) => {
      const computed: Partial<Record<string, number>> = definition.points?.(values) ?? {};
      let total = 0;
      for (const [name, field] of Object.entries<Field>(definition.inputs)) {
        const points = ownPoints(field, values[name]) ?? computed[name];
        if (points !== undefined) total += working.points(name, points);
      }
      return total;
    },
  });
}

function ownPoints(field: Field, value: unknown): number | undefined {
  if (field.kind === 'yesNo' && field.points !== undefined) return value === true ? field.points : 0;
  if (field.kind === 'choice' && field.points !== undefined && typeof value === 'string') return field.points[value];
  return undefined;
}

type Threshold = readonly [limit: number, points: number];

/** Points of the last threshold that is reached: "65 or more: 1, 75 or more: 2". */
export const pointsFrom = (value: number, below: number, ...thresholds: readonly Threshold[]): number =>
  thresholds.findLast(([limit]) => value >= limit)?.[1] ?? below;

/** Points of the last threshold that is exceeded: "more than 65: 1". */
export const pointsAbove = (value: number, otherwise: number, ...thresholds: readonly Threshold[]): number =>
  thresholds.findLast(([limit]) => value > limit)?.[1] ?? otherwise;
