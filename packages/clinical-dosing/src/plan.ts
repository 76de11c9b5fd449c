/** What is to be given before it is reckoned for a patient: the courses of a regimen, and how a change of dose reads on them. */
import type { Adjustments, Regimen } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Amount, Span } from '@kolegia/clinical-knowledge/quantity';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';
import type { Course, Text } from './dosage.ts';
import { factorBetween } from './quantity-range.ts';

export interface Plan {
  readonly kind: Course['kind'];
  readonly dose: Amount;
  readonly every: Span | 'once' | 'continuous';
  readonly over?: Span | undefined;
  readonly for?: Span | undefined;
  readonly asNeeded: boolean;
  readonly doses?: number | undefined;
  /** The most of one of these doses alone. */
  readonly max?: Amount | undefined;
  readonly note?: Text | undefined;
  /** Part of the dose that is given. */
  readonly factor?: number;
}

export interface Limits {
  readonly single: readonly Amount[];
  readonly daily: readonly Amount[];
}

/** Weight and surface that doses go by; absent where not known. */
export interface Sizes {
  readonly kg: number | undefined;
  readonly m2: number | undefined;
}

/** One row of the adjustments, of whatever kind. */
export type Change = Pick<NonNullable<Adjustments['elderly']>, 'do' | 'dose' | 'every' | 'factor' | 'maxDaily' | 'note'>;

export function plansOf(regimen: Regimen): Plan[] {
  const plans: Plan[] = [];
  const { loading, steps, dose, every } = regimen;
  if (loading !== undefined)
    plans.push({ ...loading, kind: 'loading', every: loading.every ?? 'once', asNeeded: loading.asNeeded ?? false });
  for (const step of steps ?? [])
    plans.push({ ...step, kind: 'step', every: step.every ?? every ?? 'once', asNeeded: step.asNeeded ?? false });
  if (dose !== undefined && every !== undefined) {
    const { over, doses, asNeeded = false } = regimen;
    plans.push({ kind: 'maintenance', dose, every, over, doses, asNeeded });
  }
  return plans;
}

export const limitsOf = ({ max }: Regimen): Limits => ({
  single: max?.single === undefined ? [] : [max.single],
  daily: max?.daily === undefined ? [] : [max.daily],
});

export const sizeOf = ({ per }: Pick<Amount, 'per'>, { kg, m2 }: Sizes): number | undefined =>
  per === undefined ? 1 : per === 'kg' ? kg : m2;

/** The first dose fills the body and stays; what follows is what accumulates. */
export function changed(plan: Plan, { dose, every, factor }: Change): Plan {
  if (plan.kind === 'loading') return plan;
  const interval = every === undefined || typeof plan.every === 'string' ? plan.every : every;
  const part = (factor ?? 1) * (dose === undefined ? lessOften(plan, interval) : 1);
  return {
    ...plan,
    dose: dose ?? plan.dose,
    // What was continuous or given once stays so, unless the change brings a dose of another kind.
    every: dose !== undefined && every !== undefined && dose.rate !== plan.dose.rate ? every : interval,
    ...(part === 1 ? {} : { factor: (plan.factor ?? 1) * part }),
    // Once is once, however often it was.
    ...(interval === 'once' ? { doses: undefined } : {}),
  };
}

/** A longer interval means the same single dose less often, also where the source writes the total of a day. */
function lessOften({ dose, every }: Plan, interval: Plan['every']): number {
  const isTotal = dose.rate === 'day' || dose.rate === 'week';
  if (!isTotal || typeof every === 'string' || typeof interval === 'string' || interval === every) return 1;
  return Math.min(1, spanInHours(every).low / spanInHours(interval).low);
}

export interface Average {
  readonly amount: number;
  readonly unit: Amount['unit'];
}

/** The most that this comes to in 24 hours on average, to compare two plans; null where a size is missing. */
export function averageOf({ dose, every, factor = 1 }: Plan, sizes: Sizes): Average | null {
  const size = sizeOf(dose, sizes);
  if (size === undefined) return null;
  const amount = dose.high * size * factor;
  const { unit } = dose;
  if (dose.rate === 'day') return { amount, unit };
  if (dose.rate === 'week') return { amount: amount / 7, unit };
  if (dose.rate !== undefined) return { amount: amount * (dose.rate === 'min' ? 1440 : 24), unit };
  return { amount: typeof every === 'string' ? amount : (amount * 24) / spanInHours(every).low, unit };
}

/** Below nought where the first is less; null where they count different things. */
export function compare(a: Average | null, b: Average | null): number | null {
  if (a === null || b === null) return null;
  const factor = factorBetween(a.unit, b.unit);
  // A millionth apart is arithmetic and no difference.
  if (factor === null) return null;
  const difference = a.amount * factor - b.amount;
  return Math.abs(difference) <= b.amount * 1e-6 ? 0 : difference;
}
