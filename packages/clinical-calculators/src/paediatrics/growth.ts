/** Growth as the share of children of the same age and sex that measure less. */
import { type Band, defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { sex } from '../vital-fields.ts';
import type { Working } from '../working.ts';
import { type GrowthTable, type Lms, reference } from './growth-reference.ts';
import { zScore } from './z-score.ts';

const ageMonths = measure('age', 'months', 0, 240);
const BANDS: readonly Band[] = [{ id: 'below3' }, { id: 'between', from: 3 }, { id: 'above97', above: 97 }];
const shared = { category: 'paediatrics', unit: 'percentile', decimals: 1, bands: BANDS, sources: ['cdcGrowth'] } as const;

/** Infants are measured lying, from two years on standing; so are the tables. */
const tableAt = (months: number, infant: GrowthTable, child: GrowthTable): GrowthTable => (months < 24 ? infant : child);

function percentile(measured: number, lms: Lms, working: Working): number {
  return working.step('percentile', '100 × Φ({zScore})', { zScore: zScore(measured, lms, working) }, 'percentile');
}

export const weightForAge = defineCalculator({
  ...shared,
  id: 'growth-weight',
  inputs: { age: ageMonths, sex, weight: measure('weight', 'kg', 0.5, 250) },
  limits: ['cdcReference', 'prematureAge'],
  compute: (given, working) => {
    const months = given.age.in('months');
    return percentile(given.weight.in('kg'), reference(tableAt(months, 'infantWeight', 'childWeight'), given.sex, months), working);
  },
});

export const heightForAge = defineCalculator({
  ...shared,
  id: 'growth-height',
  inputs: { age: ageMonths, sex, height: measure('length', 'cm', 30, 230) },
  limits: ['cdcReference', 'prematureAge', 'lyingThenStanding'],
  compute: (given, working) => {
    const months = given.age.in('months');
    return percentile(given.height.in('cm'), reference(tableAt(months, 'infantLength', 'childHeight'), given.sex, months), working);
  },
});

export const bmiForAge = defineCalculator({
  ...shared,
  id: 'growth-bmi',
  inputs: {
    age: measure('age', 'months', 24, 240),
    sex,
    weight: measure('weight', 'kg', 4, 250),
    height: measure('length', 'cm', 60, 230),
  },
  bands: [{ id: 'underweight' }, { id: 'healthy', from: 5 }, { id: 'overweight', from: 85 }, { id: 'obese', from: 95 }],
  limits: ['cdcReference'],
  compute: (given, working) => {
    const bmi = working.step('bmi', '{weight} ÷ {height}^2', { weight: given.weight.in('kg'), height: given.height.in('m') }, 'kg/m²');
    return percentile(bmi, reference('childBmi', given.sex, given.age.in('months')), working);
  },
});

export const weightForLength = defineCalculator({
  ...shared,
  id: 'growth-weight-for-length',
  inputs: { sex, height: measure('length', 'cm', 45, 103.5), weight: measure('weight', 'kg', 0.5, 40) },
  limits: ['cdcReference', 'lyingUpTo36Months'],
  compute: (given, working) => percentile(given.weight.in('kg'), reference('weightForLength', given.sex, given.height.in('cm')), working),
});
