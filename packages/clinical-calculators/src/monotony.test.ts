import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs, type Raw } from '../testing/raw-inputs.ts';
import type { ListedCalculator } from './calculator.ts';
import { find, list } from './registry.ts';

const SEED = 20261121;

/** Which way the answer goes when one input rises and the rest stays. */
const DIRECTIONS: readonly (readonly [id: string, field: string, direction: 'up' | 'down'])[] = [
  ...['cockcroft-gault', 'ckd-epi-2021', 'ckd-epi-2021-cystatin', 'mdrd'].flatMap((id) => [
    [id, 'creatinine', 'down'] as const,
    [id, 'age', 'down'] as const,
  ]),
  ['bedside-schwartz', 'creatinine', 'down'],
  ['ckd-epi-2021-cystatin', 'cystatinC', 'down'],
  ['ckd-epi-2012-cystatin', 'cystatinC', 'down'],
  ['kfre-4', 'filtration', 'down'],
  ['kfre-4', 'albuminCreatinineRatio', 'up'],
  ['kfre-4', 'age', 'down'],
  ...['bsa-mosteller', 'bsa-du-bois', 'bsa-haycock'].flatMap((id) => [[id, 'weight', 'up'] as const, [id, 'height', 'up'] as const]),
  ['lean-body-weight', 'weight', 'up'],
  ['lean-body-weight', 'height', 'up'],
  ['anion-gap', 'bicarbonate', 'down'],
  ['corrected-calcium', 'albumin', 'down'],
  ['free-water-deficit', 'sodium', 'up'],
  ['a-a-gradient', 'arterialOxygen', 'down'],
  ...['qtc-bazett', 'qtc-fridericia', 'qtc-framingham', 'qtc-hodges', 'qtc-rautaharju'].flatMap((id) => [
    [id, 'qt', 'up'] as const,
    [id, 'pulse', 'up'] as const,
  ]),
  ...['meld', 'meld-na', 'meld-3'].flatMap((id) => [[id, 'inr', 'up'] as const, [id, 'bilirubin', 'up'] as const]),
  ['meld', 'creatinine', 'up'],
  ['meld-na', 'creatinine', 'up'],
  ['child-pugh', 'albumin', 'down'],
  ['child-pugh', 'bilirubin', 'up'],
  ['child-pugh', 'inr', 'up'],
  ['fib-4', 'platelets', 'down'],
  ['albi', 'albumin', 'down'],
  ['grace', 'systolic', 'down'],
  ['grace', 'age', 'up'],
  ['grace', 'creatinine', 'up'],
  ['sofa', 'platelets', 'down'],
  ['sofa', 'creatinine', 'up'],
  ['curb-65', 'urea', 'up'],
  ['pesi', 'age', 'up'],
  ['psi', 'age', 'up'],
  ['holliday-segar', 'weight', 'up'],
  ['gestational-age-crl-robinson', 'crownRump', 'up'],
  ['gestational-age-crl-hadlock', 'crownRump', 'up'],
  ['growth-weight', 'weight', 'up'],
  ['growth-height', 'height', 'up'],
  ...['who-weight-for-age', 'who-weight-for-height', 'who-bmi-for-age', 'who-bmi-school-age'].map((id) => [id, 'weight', 'up'] as const),
  ['who-height-for-age', 'height', 'up'],
  ['who-head-for-age', 'headCircumference', 'up'],
  ['calvert', 'clearance', 'up'],
  ['parkland', 'burntArea', 'up'],
  ['das28-esr', 'sedimentation', 'up'],
  ['homa-ir', 'insulin', 'up'],
  ['framingham-coronary', 'systolic', 'up'],
  ['framingham-coronary', 'hdlCholesterol', 'down'],
  ...['age', 'totalCholesterol', 'systolic'].map((field) => ['framingham-general', field, 'up'] as const),
  ['framingham-general', 'hdlCholesterol', 'down'],
  ['pooled-cohort', 'systolic', 'up'],
  ...['score2', 'score2-asia-pacific', 'score2-op'].map((id) => [id, 'systolic', 'up'] as const),
  ['score2-op', 'hdlCholesterol', 'down'],
  ...['prevent-cvd', 'prevent-ascvd', 'prevent-heart-failure'].map((id) => [id, 'diabetes', 'up'] as const),
  ...['ckd-epi-2009', 'bis1'].flatMap((id) => [[id, 'creatinine', 'down'] as const, [id, 'age', 'down'] as const]),
  ['ekfc', 'creatinine', 'down'],
  ['ckid-u25', 'creatinine', 'down'],
  ['ckid-u25', 'height', 'up'],
  ['protein-creatinine-ratio', 'urineCreatinine', 'down'],
  ['albumin-creatinine-ratio', 'urineAlbumin', 'up'],
  ['delta-gap-albumin', 'albumin', 'down'],
  ['broca', 'height', 'up'],
  ['harris-benedict', 'weight', 'up'],
  ['harris-benedict', 'age', 'down'],
  ['lille', 'age', 'up'],
  ['lille', 'bilirubinDay7', 'up'],
  ['lille', 'albumin', 'down'],
  ['abic', 'inr', 'up'],
  ['glasgow-alcoholic-hepatitis', 'urea', 'up'],
  ['r-factor', 'alkalinePhosphatase', 'down'],
  ['peld', 'bilirubin', 'up'],
  ['peld', 'albumin', 'down'],
  ['fatty-liver-index', 'waist', 'up'],
  ['oakland', 'haemoglobin', 'down'],
  ['oakland', 'systolic', 'down'],
  ['lrinec', 'haemoglobin', 'down'],
  ['lrinec', 'creatinine', 'up'],
  ['ariscat', 'saturation', 'down'],
  ['air-score', 'crp', 'up'],
  ['rumack-matthew', 'hoursSince', 'down'],
  ['caprini', 'age', 'up'],
  ['charlson', 'age', 'up'],
  ['siriraj', 'diastolic', 'up'],
  ['asdas-crp', 'crp', 'up'],
  ['phoenix-sepsis', 'meanPressure', 'down'],
  ['phoenix-sepsis', 'lactate', 'up'],
  ['oxygenation-index', 'arterialOxygen', 'down'],
];

const answer = (calculator: ListedCalculator, raw: Raw): number | undefined => {
  const result = calculator.run(raw);
  return result.status === 'calculated' ? Number(result.outcome.value) : undefined;
};
const valueIn = (raw: Raw, field: string): number => {
  const given = raw[field];
  return typeof given === 'object' && given !== null && 'value' in given ? Number(given.value) : Number(given);
};

describe('one input rises, the rest stays', () => {
  it.each(DIRECTIONS)('%s, %s: the answer goes %s or stays', (id, field, direction) => {
    const calculator = find(id);
    if (!calculator) throw new Error(`${id} is not there`);
    fc.assert(
      fc.property(anyInputs(calculator), anyInputs(calculator), (one, other) => {
        const [low, high] = valueIn(one, field) <= valueIn(other, field) ? [one, other] : [other, one];
        const [below, above] = [answer(calculator, { ...one, [field]: low[field] }), answer(calculator, { ...one, [field]: high[field] })];
        if (below === undefined || above === undefined) return true;
        return direction === 'up' ? above >= below : above <= below;
      }),
      { numRuns: 200, seed: SEED },
    );
  });

  it('a finding that counts points adds exactly these', () => {
    for (const calculator of list()) {
      for (const [name, field] of Object.entries(calculator.inputs)) {
        if (field.kind !== 'yesNo' || field.points === undefined) continue;
        const points = field.points;
        fc.assert(
          fc.property(anyInputs(calculator), (raw) => {
            const [without, having] = [answer(calculator, { ...raw, [name]: false }), answer(calculator, { ...raw, [name]: true })];
            if (without !== undefined && having !== undefined) expect(having - without, `${calculator.id} ${name}`).toBeCloseTo(points, 9);
          }),
          { numRuns: 10, seed: SEED },
        );
      }
    }
  });
});
