/** Long risk equations as tables of weights over terms, and the later filtration rates. */
import type { Given, SecondComputation } from './second-computation.ts';

const { log, exp, sqrt } = Math;
const no = (yes: boolean) => (yes ? 1 : 0);

/** Pairs of a weight and the term that it multiplies. */
const weighed = (pairs: readonly (readonly [weight: number, term: number])[]) =>
  pairs.reduce((sum, [weight, term]) => sum + weight * term, 0);
const risk = (baseline: number, sum: number) => 100 - 100 * exp(log(baseline) * exp(sum));

function logs(g: Given) {
  return {
    age: log(g.number('age')),
    total: log(g.number('totalCholesterol')),
    hdl: log(g.number('hdlCholesterol')),
    pressure: log(g.number('systolic')),
    treated: g.yes('treatedHypertension'),
    smoker: no(g.yes('smoker')),
    diabetes: no(g.yes('diabetes')),
    female: g.text('sex') === 'female',
  };
}

function coronary(g: Given): number {
  const { age, total, hdl, pressure, treated, smoker, female } = logs(g);
  const smokingAge = log(Math.min(g.number('age'), female ? 78 : 70));
  const sum = female
    ? weighed([
        [31.764001, age],
        [22.465206, total],
        [-1.187731, hdl],
        [2.552905, pressure],
        [0.420251, no(treated)],
        [13.07543, smoker],
        [-5.060998, age * total],
        [-2.996945, smokingAge * smoker],
        [-146.5933061, 1],
      ])
    : weighed([
        [52.00961, age],
        [20.014077, total],
        [-0.905964, hdl],
        [1.305784, pressure],
        [0.241549, no(treated)],
        [12.096316, smoker],
        [-4.605038, age * total],
        [-2.84367, smokingAge * smoker],
        [-2.93323, age * age],
        [-172.300168, 1],
      ]);
  return risk(female ? 0.98767 : 0.9402, sum);
}

function generalRisk(g: Given): number {
  const { age, total, hdl, pressure, treated, smoker, diabetes, female } = logs(g);
  const sum = female
    ? weighed([
        [2.32888, age],
        [1.20904, total],
        [-0.70833, hdl],
        [treated ? 2.82263 : 2.76157, pressure],
        [0.52873, smoker],
        [0.69154, diabetes],
        [-26.1931, 1],
      ])
    : weighed([
        [3.06117, age],
        [1.1237, total],
        [-0.93263, hdl],
        [treated ? 1.99881 : 1.93303, pressure],
        [0.65451, smoker],
        [0.57367, diabetes],
        [-23.9802, 1],
      ]);
  return risk(female ? 0.95012 : 0.88936, sum);
}

/** Weights as the guideline's table A lists them: age, age², total, age × total, HDL, age × HDL, treated and untreated pressure and each with age, smoker, age × smoker, diabetes, mean, baseline. */
const POOLED = {
  whiteOrOther: {
    female: [-29.799, 4.884, 13.54, -3.114, -13.578, 3.149, 2.019, 0, 1.957, 0, 7.574, -1.665, 0.661, -29.18, 0.9665],
    male: [12.344, 0, 11.853, -2.664, -7.99, 1.769, 1.797, 0, 1.764, 0, 7.837, -1.795, 0.658, 61.18, 0.9144],
  },
  africanAmerican: {
    female: [17.114, 0, 0.94, 0, -18.92, 4.475, 29.291, -6.432, 27.82, -6.087, 0.691, 0, 0.874, 86.61, 0.9533],
    male: [2.469, 0, 0.302, 0, -0.307, 0, 1.916, 0, 1.809, 0, 0.549, 0, 0.645, 19.54, 0.8954],
  },
} as const;

function pooled(g: Given): number {
  const { age, total, hdl, pressure, treated, smoker, diabetes, female } = logs(g);
  const weights = POOLED[g.text('ancestry') === 'africanAmerican' ? 'africanAmerican' : 'whiteOrOther'][female ? 'female' : 'male'];
  const [treatedPressure, untreated] = treated ? [pressure, 0] : [0, pressure];
  const terms = [
    age,
    age * age,
    total,
    age * total,
    hdl,
    age * hdl,
    treatedPressure,
    age * treatedPressure,
    untreated,
    age * untreated,
    smoker,
    age * smoker,
    diabetes,
    -1,
  ];
  return risk(weights[14], weighed(terms.map((term, index) => [weights[index] ?? 0, term])));
}

export const secondRiskAndKidney: Readonly<Record<string, SecondComputation>> = {
  'framingham-coronary': coronary,
  'framingham-general': generalRisk,
  'pooled-cohort': pooled,
  'qtc-rautaharju': (g) => (2 / 3) * g.number('qt') + (g.number('qt') * g.number('pulse')) / 180,
  'non-hdl-cholesterol': (g) => -(g.number('hdlCholesterol') - g.number('totalCholesterol')),
  'ckd-epi-2009': (g) => {
    const female = g.text('sex') === 'female';
    const ratio = log(g.number('creatinine') / (female ? 0.7 : 0.9));
    const slope = ratio > 0 ? -1.209 : female ? -0.329 : -0.411;
    return exp(log(female ? 141 * 1.018 : 141) + slope * ratio + g.number('age') * log(0.993));
  },
  ekfc: (g) => {
    const age = g.number('age');
    const female = g.text('sex') === 'female';
    // Horner's scheme for the cubic in age.
    const young = female
      ? 3.08 - 0.223 * log(age) + age * (0.177 + age * (-0.00596 + age * 0.0000686))
      : 3.2 - 0.543 * log(age) + age * (0.259 + age * (-0.00763 + age * 0.000079));
    const ratio = log(88.4033 * g.number('creatinine')) - (age > 25 ? log(female ? 62 : 80) : young);
    const ageing = age > 40 ? (age - 40) * log(0.99) : 0;
    return exp(log(107.3) - (ratio < 0 ? 0.322 : 1.132) * ratio + ageing);
  },
  bis1: (g) => 3736 * exp(-0.87 * log(g.number('creatinine')) - 0.95 * log(g.number('age'))) * (g.text('sex') === 'female' ? 0.82 : 1),
  'ckid-u25': (g) => {
    const female = g.text('sex') === 'female';
    const years = g.number('age') - 12;
    const growth = years < 0 ? 1.008 : female ? 1.023 : 1.045;
    const grown = years >= 6 ? (female ? 41.4 : 50.8) : (female ? 36.1 : 39) * exp(years * log(growth));
    return (grown * g.number('height')) / (100 * g.number('creatinine'));
  },
  'protein-creatinine-ratio': (g) => g.number('urineProtein') / (g.number('urineCreatinine') / 1000),
  'albumin-creatinine-ratio': (g) => g.number('urineAlbumin') / (g.number('urineCreatinine') / 100),
  'filtration-own-surface': (g) => (g.number('filtration') * sqrt(g.number('height')) * sqrt(g.number('weight'))) / (60 * 1.73),
};
