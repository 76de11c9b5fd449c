/** One set of doses out of what the source has and all that changes it. */
import type { Regimen } from '@kolegia/clinical-knowledge/dosing-schema';
import { type Group, holds, isStop, levelOf } from './adjustments.ts';
import type { RegimenStatus } from './dosage.ts';
import type { KnownPatient } from './patient.ts';
import { ADULT_YEARS } from './patient-bounds.ts';
import { averageOf, type Change, changed, compare, type Limits, type Plan, type Sizes } from './plan.ts';

export interface Adjusted {
  readonly plans: readonly Plan[];
  readonly limits: Limits;
  /** Groups that had a part in it. */
  readonly by: readonly Group[];
  /** Why there are no doses; the last group of `by` says so. */
  readonly stop?: Extract<RegimenStatus, 'avoid' | 'contraindicated' | 'withheld'>;
  /** Groups whose dose is an adult’s and was not carried over to this child. */
  readonly adultOnly: readonly Group[];
}

/** From here on labels take the doses of adults for what is meant for any age. */
const ANY_AS_ADULT_YEARS = 12;
/** What a pregnancy or breastfeeding asks for may be more than usual. */
const MAY_RAISE: readonly Group['kind'][] = ['pregnancy', 'lactation'];

/** Whether an amount that the source gives adults, whatever the weight, is meant for this patient. */
export function takesAdultDoses({ who }: Pick<Regimen, 'who'>, patient: KnownPatient): boolean {
  const years = patient.age?.years ?? 0;
  return who === 'adult' || years >= ADULT_YEARS || (who === 'any' && years >= ANY_AS_ADULT_YEARS);
}

export function adjustPlans(
  usual: readonly Plan[],
  limits: Limits,
  groups: readonly Group[],
  { who }: Pick<Regimen, 'who'>,
  patient: KnownPatient,
  sizes: Sizes,
): Adjusted {
  const stopping = groups.find((group) => group.rows.some(isStop));
  if (stopping !== undefined) return { plans: [], limits, by: [stopping], stop: stopOf(stopping), adultOnly: [] };
  const adultOnly = takesAdultDoses({ who }, patient) ? [] : groups.filter((group) => isAdultDose(holds(group)));
  if (adultOnly.length > 0) return { plans: [], limits, by: adultOnly, stop: 'withheld', adultOnly };

  const by = new Set<Group>();
  const [figures, others] = [groups.filter(({ kind }) => kind === 'figures'), groups.filter(({ kind }) => kind !== 'figures')];
  for (const group of figures) if (levelOf(holds(group)) !== 'usual') by.add(group);
  const plans = usual.map((written) => {
    const plan = figures.reduce((one, group) => changed(one, holds(group)), written);
    const candidates = others.flatMap((group) => {
      const plan_ = planOf(plan, group, sizes);
      return plan_ === plan ? [] : [{ group, plan: plan_ }];
    });
    const lowering = candidates.filter(({ group }) => !MAY_RAISE.includes(group.kind));
    const [first, ...rest] = lowering.length > 0 ? lowering : candidates;
    if (first === undefined) return plan;
    const least = rest.reduce(
      (best, one) => ((compare(averageOf(one.plan, sizes), averageOf(best.plan, sizes)) ?? 0) < 0 ? one : best),
      first,
    );
    by.add(least.group);
    for (const { group } of candidates) by.add(group);
    return least.plan;
  });
  const ceilings = groups.flatMap((group) => {
    const own = group.rows.flatMap(({ maxDaily }) => (maxDaily === undefined ? [] : [maxDaily]));
    if (own.length > 0 || group.extra.length > 0) by.add(group);
    return own;
  });
  return { plans, limits: { ...limits, daily: [...limits.daily, ...ceilings] }, by: [...by], adultOnly: [] };
}

/** Row by row from the best kidney to this patient’s; a row that would bring more than the one before is passed over. */
function planOf(plan: Plan, { rows, kind }: Group, sizes: Sizes): Plan {
  let best = plan;
  for (const row of rows) {
    const next = changed(plan, row);
    const isChange = row.dose !== undefined || row.every !== undefined || (row.factor !== undefined && row.factor !== 1);
    if (plan.kind === 'loading' || !isChange) continue;
    const difference = compare(averageOf(next, sizes), averageOf(best, sizes));
    if (MAY_RAISE.includes(kind) || difference === null || difference <= 0) best = next;
  }
  return best;
}

/** An amount for everybody, whatever the weight, is meant for adults. */
const isAdultDose = ({ dose, maxDaily }: Change) =>
  (dose !== undefined && dose.per === undefined) || (maxDaily !== undefined && maxDaily.per === undefined && dose === undefined);

function stopOf({ rows }: Group): NonNullable<Adjusted['stop']> {
  const says = rows.map((row) => row.do);
  if (says.includes('contraindicated')) return 'contraindicated';
  return says.includes('avoid') ? 'avoid' : 'withheld';
}
