/** Growth in z-scores: WHO Child Growth Standards below five years, WHO reference of 2007 from then on. Permenkes 2/2020 takes both over. */
import type { Amount } from '../amount.ts';
import { type Band, defineCalculator } from '../calculator.ts';
import { choice, measure } from '../field.ts';
import { sex } from '../vital-fields.ts';
import type { Working } from '../working.ts';
import { type GrowthTable, reference } from './growth-reference.ts';
import { weightZScore, zScore } from './z-score.ts';

type Sex = 'female' | 'male';
type Posture = 'lying' | 'standing';

/** Last day of the standards, and the day from which children are measured standing. */
const LAST_DAY = 1826;
const STANDING_FROM = 731;
/** Who lies is longer by so much, in cm. */
const LYING_ADDS = 0.7;
/** Below it the table by height has no row, above it that by length has none; cm. */
const SHORTEST_STANDING = 65;
const LONGEST_LYING = 110;

/** As WHO counts it: whole days. */
const daysOf = (age: Amount<'age'>): number => Math.round(age.in('days'));

const ageUpTo = (months: number) => measure('age', 'months', 0, months);
const schoolAge = measure('age', 'months', 60, 228);
const weight = (most: number) => measure('weight', 'kg', 0.5, most);
const height = (most: number) => measure('length', 'cm', 30, most);
const posture = { ...choice('lying', 'standing'), optional: true } as const;

const shared = { category: 'paediatrics', unit: 'z-score', decimals: 2 } as const;

const NUTRITION: readonly Band[] = [
  { id: 'severelyWasted' },
  { id: 'wasted', from: -3 },
  { id: 'normal', from: -2 },
  { id: 'atRisk', above: 1 },
  { id: 'overweight', above: 2 },
  { id: 'obese', above: 3 },
];

/** As it would have been measured in the posture of the table; only the standards below five years know two. */
function asInTable(days: number, measured: number, given: Posture | undefined, working: Working): number {
  const table: Posture = days < STANDING_FROM ? 'lying' : 'standing';
  if (given === undefined || given === table || days > LAST_DAY) return measured;
  return table === 'lying'
    ? working.step('tableHeight', `{height} + ${LYING_ADDS}`, { height: measured }, 'cm')
    : working.step('tableHeight', `{height} − ${LYING_ADDS}`, { height: measured }, 'cm');
}

const percentileOf = (z: number, working: Working): number => {
  working.step('percentile', '100 × Φ({z})', { z }, 'percentile');
  return z;
};

/** By days in the standards, by months in the reference for school age. */
const tableFor = (days: number, months: number, standard: GrowthTable, school: GrowthTable, sexGiven: Sex) =>
  days <= LAST_DAY ? reference(standard, sexGiven, days) : reference(school, sexGiven, months);

export const whoWeightForAge = defineCalculator({
  ...shared,
  id: 'who-weight-for-age',
  inputs: { age: ageUpTo(120), sex, weight: weight(120) },
  bands: [{ id: 'severelyUnderweight' }, { id: 'underweight', from: -3 }, { id: 'normal', from: -2 }, { id: 'heavy', above: 1 }],
  limits: ['whoStandard', 'prematureAge', 'weightAloneMisleads', 'oedemaIsSevere'],
  sources: ['whoGrowth', 'whoSchool', 'permenkesGrowth'],
  compute: ({ age, sex, weight }, working) => {
    const lms = tableFor(daysOf(age), age.in('months'), 'whoWeight', 'whoSchoolWeight', sex);
    return percentileOf(weightZScore(weight.in('kg'), lms, working), working);
  },
});

export const whoHeightForAge = defineCalculator({
  ...shared,
  id: 'who-height-for-age',
  inputs: { age: ageUpTo(228), sex, height: height(230), posture },
  bands: [{ id: 'severelyStunted' }, { id: 'stunted', from: -3 }, { id: 'normal', from: -2 }, { id: 'tall', above: 3 }],
  limits: ['whoStandard', 'prematureAge', 'otherPosture'],
  sources: ['whoGrowth', 'whoSchool', 'permenkesGrowth'],
  compute: ({ age, sex, height, posture }, working) => {
    const days = daysOf(age);
    const lms = tableFor(days, age.in('months'), days < STANDING_FROM ? 'whoLength' : 'whoHeight', 'whoSchoolHeight', sex);
    return percentileOf(zScore(asInTable(days, height.in('cm'), posture, working), lms, working), working);
  },
});

export const whoWeightForHeight = defineCalculator({
  ...shared,
  id: 'who-weight-for-height',
  inputs: { sex, posture: choice('lying', 'standing'), height: measure('length', 'cm', 45, 120), weight: weight(60) },
  bands: NUTRITION,
  limits: ['whoStandard', 'lyingBelowTwo', 'oedemaIsSevere'],
  sources: ['whoGrowth', 'permenkesGrowth'],
  check: ({ height, posture }) => {
    const fits = posture === 'lying' ? height.in('cm') <= LONGEST_LYING : height.in('cm') >= SHORTEST_STANDING;
    return fits ? [] : [{ field: 'height', limit: 'lyingOrStandingTable' }];
  },
  compute: ({ sex, posture, height, weight }, working) => {
    const lms = reference(posture === 'lying' ? 'whoWeightForLength' : 'whoWeightForHeight', sex, height.in('cm'));
    return percentileOf(weightZScore(weight.in('kg'), lms, working), working);
  },
});

export const whoBmiForAge = defineCalculator({
  ...shared,
  id: 'who-bmi-for-age',
  inputs: { age: ageUpTo(60), sex, weight: weight(60), height: height(140), posture },
  bands: NUTRITION,
  limits: ['whoStandard', 'prematureAge', 'otherPosture', 'oedemaIsSevere'],
  sources: ['whoGrowth', 'permenkesGrowth'],
  compute: ({ age, sex, weight, height, posture }, working) => {
    const days = daysOf(age);
    const cm = asInTable(days, height.in('cm'), posture, working);
    const bmi = working.step('bmi', '{weight} ÷ ({height} ÷ 100)^2', { weight: weight.in('kg'), height: cm }, 'kg/m²');
    const lms = reference(days < STANDING_FROM ? 'whoBmiLying' : 'whoBmiStanding', sex, days);
    return percentileOf(weightZScore(bmi, lms, working), working);
  },
});

export const whoBmiAtSchoolAge = defineCalculator({
  ...shared,
  id: 'who-bmi-school-age',
  inputs: { age: schoolAge, sex, weight: measure('weight', 'kg', 4, 250), height: measure('length', 'cm', 60, 230) },
  bands: [
    { id: 'severeThinness' },
    { id: 'thinness', from: -3 },
    { id: 'normal', from: -2 },
    { id: 'overweight', above: 1 },
    { id: 'obese', above: 2 },
  ],
  limits: ['whoSchoolReference'],
  sources: ['whoSchool', 'permenkesGrowth'],
  compute: ({ age, sex, weight, height }, working) => {
    const bmi = working.step('bmi', '{weight} ÷ {height}^2', { weight: weight.in('kg'), height: height.in('m') }, 'kg/m²');
    return percentileOf(weightZScore(bmi, reference('whoSchoolBmi', sex, age.in('months')), working), working);
  },
});

export const whoHeadForAge = defineCalculator({
  ...shared,
  id: 'who-head-for-age',
  inputs: { age: ageUpTo(60), sex, headCircumference: measure('length', 'cm', 20, 70) },
  bands: [{ id: 'verySmall' }, { id: 'small', from: -3 }, { id: 'normal', from: -2 }, { id: 'large', above: 2 }],
  limits: ['whoStandard', 'prematureAge', 'followTheHead'],
  sources: ['whoHead', 'permenkesGrowth'],
  compute: ({ age, sex, headCircumference }, working) =>
    percentileOf(zScore(headCircumference.in('cm'), reference('whoHead', sex, daysOf(age)), working), working),
});
