/** First heart attack, stroke or cardiovascular death within ten years, by the European algorithms and their recalibration for Asia and the Pacific. */
import { type Band, defineCalculator } from '../calculator.ts';
import { choice, measure, type Values, yesNo } from '../field.ts';
import { roundTo } from '../rounding.ts';
import { sex } from '../vital-fields.ts';
import type { Working } from '../working.ts';
import { hdlIsAPart } from './cholesterol-parts.ts';

const riskRegion = choice('low', 'moderate', 'high', 'veryHigh');
type RiskRegion = 'low' | 'moderate' | 'high' | 'veryHigh';
type Scales = Readonly<Record<RiskRegion, readonly [intercept: number, slope: number]>>;

const inputs = (from: number, to: number) => ({
  riskRegion,
  age: measure('age', 'years', from, to),
  sex,
  smoker: yesNo(),
  systolic: measure('pressure', 'mmHg', 80, 240),
  totalCholesterol: measure('cholesterol', 'mg/dL', 80, 500),
  hdlCholesterol: measure('cholesterol', 'mg/dL', 10, 130),
});

const shared = {
  category: 'cardiac',
  unit: '%',
  decimals: 1,
  bands: ([{ id: 'lowToModerate' }, { id: 'high' }, { id: 'veryHigh' }] satisfies Band[]).map((band) => ({
    ...band,
    source: 'escPrevention' as const,
  })),
} as const;

/** The guideline counts the same risk for more the younger the patient is. */
function bandAt(age: number, risk: number): string {
  const [high, veryHigh] = age < 50 ? [2.5, 7.5] : age < 70 ? [5, 10] : [7.5, 15];
  const shown = roundTo(risk, 1);
  if (shown >= veryHigh) return 'veryHigh';
  return shown >= high ? 'high' : 'lowToModerate';
}

const SUMS = {
  male: {
    sum: '0.3742 × {ageBy5} + 0.6012 × {smoker} + 0.2777 × {pressureBy20} + 0.1458 × {cholesterolFrom6} − 0.2698 × {hdlByHalf} − 0.0755 × {ageBy5} × {smoker} − 0.0255 × {ageBy5} × {pressureBy20} − 0.0281 × {ageBy5} × {cholesterolFrom6} + 0.0426 × {ageBy5} × {hdlByHalf}',
    baseline: 0.9605,
  },
  female: {
    sum: '0.4648 × {ageBy5} + 0.7744 × {smoker} + 0.3131 × {pressureBy20} + 0.1002 × {cholesterolFrom6} − 0.2606 × {hdlByHalf} − 0.1088 × {ageBy5} × {smoker} − 0.0277 × {ageBy5} × {pressureBy20} − 0.0226 × {ageBy5} × {cholesterolFrom6} + 0.0613 × {ageBy5} × {hdlByHalf}',
    baseline: 0.9776,
  },
} as const;

const OLDER = {
  male: {
    sum: '0.0634 × {ageFrom73} + 0.3524 × {smoker} + 0.0094 × {pressureFrom150} + 0.0850 × {cholesterolFrom6} − 0.3564 × {hdlFrom14} − 0.0247 × {ageFrom73} × {smoker} − 0.0005 × {ageFrom73} × {pressureFrom150} + 0.0073 × {ageFrom73} × {cholesterolFrom6} + 0.0091 × {ageFrom73} × {hdlFrom14} − 0.0929',
    baseline: 0.7576,
  },
  female: {
    sum: '0.0789 × {ageFrom73} + 0.4921 × {smoker} + 0.0102 × {pressureFrom150} + 0.0605 × {cholesterolFrom6} − 0.3040 × {hdlFrom14} − 0.0255 × {ageFrom73} × {smoker} − 0.0004 × {ageFrom73} × {pressureFrom150} − 0.0009 × {ageFrom73} × {cholesterolFrom6} + 0.0154 × {ageFrom73} × {hdlFrom14} − 0.2288',
    baseline: 0.8082,
  },
} as const;

const EUROPE: Readonly<Record<'male' | 'female', Scales>> = {
  male: { low: [-0.5699, 0.7476], moderate: [-0.1565, 0.8009], high: [0.3207, 0.936], veryHigh: [0.5836, 0.8294] },
  female: { low: [-0.738, 0.7019], moderate: [-0.3143, 0.7701], high: [0.571, 0.9369], veryHigh: [0.9412, 0.8329] },
};
const EUROPE_OLDER: Readonly<Record<'male' | 'female', Scales>> = {
  male: { low: [-0.34, 1.19], moderate: [0.01, 1.25], high: [0.08, 1.15], veryHigh: [0.05, 0.7] },
  female: { low: [-0.52, 1.01], moderate: [-0.1, 1.1], high: [0.38, 1.09], veryHigh: [0.38, 0.69] },
};
const ASIA_PACIFIC: Readonly<Record<'male' | 'female', Scales>> = {
  male: {
    low: [-0.375229965, 0.62020875],
    moderate: [0.284885676, 0.778128607],
    high: [0.778231091, 0.844985356],
    veryHigh: [0.608975204, 0.679014197],
  },
  female: {
    low: [-0.986572446, 0.536743779],
    moderate: [0.08278687, 0.718980326],
    high: [0.611474287, 0.703624072],
    veryHigh: [0.502751798, 0.555577072],
  },
};

interface Person {
  readonly age: number;
  readonly sex: 'female' | 'male';
  readonly smoker: boolean;
  readonly systolic: number;
  /** In mmol/L, as the two that follow. */
  readonly total: number;
  readonly hdl: number;
}

function recalibrated(uncalibrated: number, [intercept, slope]: readonly [number, number], working: Working): number {
  return working.step(
    'risk',
    '(1 − exp(−exp({intercept} + {slope} × ln(−ln(1 − {uncalibrated}))))) × 100',
    { intercept, slope, uncalibrated },
    '%',
  );
}

function riskBelow70({ age, sex: sexGiven, smoker, systolic, total, hdl }: Person, scale: readonly [number, number], working: Working) {
  const { sum, baseline } = SUMS[sexGiven];
  const terms = {
    ageBy5: working.step('ageBy5', '({age} − 60) ÷ 5', { age }, ''),
    pressureBy20: working.step('pressureBy20', '({systolic} − 120) ÷ 20', { systolic }, ''),
    cholesterolFrom6: working.step('cholesterolFrom6', '{totalCholesterol} − 6', { totalCholesterol: total }, ''),
    hdlByHalf: working.step('hdlByHalf', '({hdlCholesterol} − 1.3) ÷ 0.5', { hdlCholesterol: hdl }, ''),
    smoker: smoker ? 1 : 0,
  };
  const riskScore = working.step('riskScore', sum, terms, '');
  return recalibrated(working.step('uncalibrated', '1 − {baseline}^exp({riskScore})', { baseline, riskScore }, ''), scale, working);
}

function riskFrom70({ age, sex: sexGiven, smoker, systolic, total, hdl }: Person, scale: readonly [number, number], working: Working) {
  const { sum, baseline } = OLDER[sexGiven];
  const terms = {
    ageFrom73: working.step('ageFrom73', '{age} − 73', { age }, ''),
    pressureFrom150: working.step('pressureFrom150', '{systolic} − 150', { systolic }, ''),
    cholesterolFrom6: working.step('cholesterolFrom6', '{totalCholesterol} − 6', { totalCholesterol: total }, ''),
    hdlFrom14: working.step('hdlFrom14', '{hdlCholesterol} − 1.4', { hdlCholesterol: hdl }, ''),
    smoker: smoker ? 1 : 0,
  };
  const riskScore = working.step('riskScore', sum, terms, '');
  return recalibrated(working.step('uncalibrated', '1 − {baseline}^exp({riskScore})', { baseline, riskScore }, ''), scale, working);
}

type Filled = Values<ReturnType<typeof inputs>>;

const personOf = (given: Filled): Person => ({
  age: given.age.in('years'),
  sex: given.sex,
  smoker: given.smoker,
  systolic: given.systolic.in('mmHg'),
  total: given.totalCholesterol.in('mmol/L'),
  hdl: given.hdlCholesterol.in('mmol/L'),
});

export const score2 = defineCalculator({
  ...shared,
  id: 'score2',
  inputs: inputs(40, 69),
  limits: ['noCardiovascularDisease', 'notDiabetesHere', 'europeanRiskRegions'],
  sources: ['score2', 'escPrevention'],
  check: hdlIsAPart,
  compute: (given, working) => {
    const person = personOf(given);
    const value = riskBelow70(person, EUROPE[given.sex][given.riskRegion], working);
    return { value, band: bandAt(person.age, value) };
  },
});

export const score2AsiaPacific = defineCalculator({
  ...shared,
  id: 'score2-asia-pacific',
  inputs: inputs(40, 69),
  limits: ['noCardiovascularDisease', 'notDiabetesHere', 'asianRiskRegions'],
  sources: ['score2AsiaPacific', 'escPrevention'],
  check: hdlIsAPart,
  compute: (given, working) => {
    const person = personOf(given);
    const value = riskBelow70(person, ASIA_PACIFIC[given.sex][given.riskRegion], working);
    return { value, band: bandAt(person.age, value) };
  },
});

export const score2Older = defineCalculator({
  ...shared,
  id: 'score2-op',
  inputs: inputs(70, 89),
  limits: ['noCardiovascularDisease', 'notDiabetesHere', 'europeanRiskRegions'],
  sources: ['score2Older', 'escPrevention'],
  check: hdlIsAPart,
  compute: (given, working) => {
    const person = personOf(given);
    const value = riskFrom70(person, EUROPE_OLDER[given.sex][given.riskRegion], working);
    return { value, band: bandAt(person.age, value) };
  },
});
