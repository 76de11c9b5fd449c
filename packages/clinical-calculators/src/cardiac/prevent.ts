/**
 * PREVENT, the American Heart Association's risks without race: base models for 10 and 30 years. `data/prevent-weights.json` holds the
 * weights that the supplement prints, under the names of the steps below; a product of two is written with a cross.
 */
import weights from '../../data/prevent-weights.json' with { type: 'json' };
import { defineCalculator } from '../calculator.ts';
import { choice, measure, type Values, yesNo } from '../field.ts';
import { sex } from '../vital-fields.ts';
import type { Working } from '../working.ts';

/** Bounds are those of the equations. */
const person = {
  horizon: choice('tenYears', 'thirtyYears'),
  age: measure('age', 'years', 30, 79),
  sex,
  systolic: measure('pressure', 'mmHg', 90, 200),
  treatedHypertension: yesNo(),
  diabetes: yesNo(),
  smoker: yesNo(),
  filtration: measure('filtration', 'mL/min/1.73 m²', 15, 140),
};
const lipids = {
  totalCholesterol: measure('cholesterol', 'mg/dL', 130, 320),
  hdlCholesterol: measure('cholesterol', 'mg/dL', 20, 100),
  statin: yesNo(),
};
const build = { height: measure('length', 'cm', 130, 220), weight: measure('weight', 'kg', 32, 190) };

const shared = { category: 'cardiac', unit: '%', decimals: 1, sources: ['prevent'] } as const;

const one = (yes: boolean) => (yes ? 1 : 0);

const inHorizon = (given: Values<typeof person>) =>
  given.horizon === 'thirtyYears' && given.age.in('years') >= 60 ? [{ field: 'age', limit: 'thirtyYearsBelow60' } as const] : [];

function inBuild(given: Values<typeof build>) {
  const bmi = given.weight.in('kg') / given.height.in('m') ** 2;
  return bmi < 18.5 || bmi >= 40 ? [{ field: 'weight', limit: 'preventRanges' } as const] : [];
}

type Terms = Readonly<Record<string, number>>;

function personSteps(given: Values<typeof person>, working: Working): Terms {
  const systolic = given.systolic.in('mmHg');
  const filtration = given.filtration.in('mL/min/1.73 m²');
  return {
    ageBy10: working.step('ageBy10', '({age} − 55) ÷ 10', { age: given.age.in('years') }, ''),
    pressureBelow110: working.step('pressureBelow110', '(min({systolic}, 110) − 110) ÷ 20', { systolic }, ''),
    pressureAbove110: working.step('pressureAbove110', '(max({systolic}, 110) − 130) ÷ 20', { systolic }, ''),
    filtrationBelow60: working.step('filtrationBelow60', '(60 − min({filtration}, 60)) ÷ 15', { filtration }, ''),
    filtrationAbove60: working.step('filtrationAbove60', '(90 − max({filtration}, 60)) ÷ 15', { filtration }, ''),
    treated: one(given.treatedHypertension),
    diabetes: one(given.diabetes),
    smoker: one(given.smoker),
  };
}

function lipidSteps(given: Values<typeof lipids>, working: Working): Terms {
  const totalCholesterol = given.totalCholesterol.in('mmol/L');
  const hdlCholesterol = given.hdlCholesterol.in('mmol/L');
  return {
    nonHdlFrom35: working.step('nonHdlFrom35', '{totalCholesterol} − {hdlCholesterol} − 3.5', { totalCholesterol, hdlCholesterol }, ''),
    hdlBy03: working.step('hdlBy03', '({hdlCholesterol} − 1.3) ÷ 0.3', { hdlCholesterol }, ''),
    statin: one(given.statin),
  };
}

function buildSteps(given: Values<typeof build>, working: Working): Terms {
  const bmi = working.step('bmi', '{weight} ÷ {height}^2', { weight: given.weight.in('kg'), height: given.height.in('m') }, 'kg/m²');
  return {
    bmiBelow30: working.step('bmiBelow30', '(min({bmi}, 30) − 25) ÷ 5', { bmi }, ''),
    bmiAbove30: working.step('bmiAbove30', '(max({bmi}, 30) − 30) ÷ 5', { bmi }, ''),
  };
}

/** `0.79 × {ageBy10} − 0.27 × {ageBy10} × {diabetes} − 3.3`: what is shown is what is computed. */
function sumOf(weighted: Readonly<Record<string, number>>): string {
  const text = Object.entries(weighted).map(([term, weight]) => {
    const factors = term === '' ? [] : term.split('×').map((name) => (name.endsWith('^2') ? `{${name.slice(0, -2)}}^2` : `{${name}}`));
    return `${weight < 0 ? '−' : '+'} ${[Math.abs(weight), ...factors].join(' × ')}`;
  });
  return text.join(' ').replace(/^\+ /, '');
}

type Outcome = keyof typeof weights;

function risk(outcome: Outcome, given: Values<typeof person>, terms: Terms, working: Working): number {
  const riskScore = working.step('riskScore', sumOf(weights[outcome][given.horizon][given.sex]), terms, '');
  return working.step('risk', '100 ÷ (1 + exp(−{riskScore}))', { riskScore }, '%');
}

const withLipids = (id: string, outcome: Outcome) =>
  defineCalculator({
    ...shared,
    id,
    inputs: { ...person, ...lipids },
    limits: ['noCardiovascularDisease', 'americanPopulation', 'preventRanges', 'thirtyYearsBelow60'],
    check: (given) => inHorizon(given),
    compute: (given, working) => risk(outcome, given, { ...personSteps(given, working), ...lipidSteps(given, working) }, working),
  });

/** Infarction, stroke, coronary and stroke deaths, and heart failure. */
export const preventTotal = withLipids('prevent-cvd', 'cvd');
export const preventAtherosclerotic = withLipids('prevent-ascvd', 'ascvd');

export const preventHeartFailure = defineCalculator({
  ...shared,
  id: 'prevent-heart-failure',
  inputs: { ...person, ...build },
  limits: ['noCardiovascularDisease', 'americanPopulation', 'preventRanges', 'thirtyYearsBelow60'],
  check: (given) => [...inHorizon(given), ...inBuild(given)],
  compute: (given, working) => risk('heartFailure', given, { ...personSteps(given, working), ...buildSteps(given, working) }, working),
});
