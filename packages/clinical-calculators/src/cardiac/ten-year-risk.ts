/** Risk of coronary or cardiovascular disease within ten years, in people who do not have it. */
import { type Band, defineCalculator } from '../calculator.ts';
import { choice, measure, yesNo } from '../field.ts';
import { sex } from '../vital-fields.ts';

const lipids = {
  totalCholesterol: measure('cholesterol', 'mg/dL', 80, 500),
  hdlCholesterol: measure('cholesterol', 'mg/dL', 10, 130),
};
const habits = { systolic: measure('pressure', 'mmHg', 80, 240), treatedHypertension: yesNo(), smoker: yesNo() };
const one = (yes: boolean) => (yes ? 1 : 0);

/** Sums of the paper's table, and the age above which the weight of smoking changes no more. */
const HARD_CORONARY = {
  female: {
    sum: '31.764001 × ln({age}) + 22.465206 × ln({totalCholesterol}) − 1.187731 × ln({hdlCholesterol}) + 2.552905 × ln({systolic}) + 0.420251 × {treated} + 13.07543 × {smoker} − 5.060998 × ln({age}) × ln({totalCholesterol}) − 2.996945 × ln({smokingAge}) × {smoker} − 146.5933061',
    baseline: 0.98767,
    smokingAge: 78,
  },
  male: {
    sum: '52.00961 × ln({age}) + 20.014077 × ln({totalCholesterol}) − 0.905964 × ln({hdlCholesterol}) + 1.305784 × ln({systolic}) + 0.241549 × {treated} + 12.096316 × {smoker} − 4.605038 × ln({age}) × ln({totalCholesterol}) − 2.84367 × ln({smokingAge}) × {smoker} − 2.93323 × ln({age})^2 − 172.300168',
    baseline: 0.9402,
    smokingAge: 70,
  },
} as const;

/** Infarction and coronary death, as the Adult Treatment Panel III counts them. */
export const framinghamCoronary = defineCalculator({
  id: 'framingham-coronary',
  category: 'cardiac',
  inputs: { age: measure('age', 'years', 20, 79), sex, ...lipids, ...habits },
  unit: '%',
  decimals: 1,
  bands: [{ id: 'low' }, { id: 'moderate', from: 10 }, { id: 'high', above: 20 }],
  limits: ['noCardiovascularDisease', 'notDiabetesHere', 'americanCohorts'],
  sources: ['atp3'],
  compute: (given, working) => {
    const { sum, baseline, smokingAge } = HARD_CORONARY[given.sex];
    const age = given.age.in('years');
    const riskScore = working.step(
      'riskScore',
      sum,
      {
        age,
        smokingAge: Math.min(age, smokingAge),
        totalCholesterol: given.totalCholesterol.in('mg/dL'),
        hdlCholesterol: given.hdlCholesterol.in('mg/dL'),
        systolic: given.systolic.in('mmHg'),
        treated: one(given.treatedHypertension),
        smoker: one(given.smoker),
      },
      '',
    );
    return working.step('risk', '(1 − {baseline}^exp({riskScore})) × 100', { baseline, riskScore }, '%');
  },
});

const GENERAL = {
  female: {
    sum: '2.32888 × ln({age}) + 1.20904 × ln({totalCholesterol}) − 0.70833 × ln({hdlCholesterol}) + {pressureWeight} × ln({systolic}) + 0.52873 × {smoker} + 0.69154 × {diabetes} − 26.1931',
    untreated: 2.76157,
    treated: 2.82263,
    baseline: 0.95012,
  },
  male: {
    sum: '3.06117 × ln({age}) + 1.1237 × ln({totalCholesterol}) − 0.93263 × ln({hdlCholesterol}) + {pressureWeight} × ln({systolic}) + 0.65451 × {smoker} + 0.57367 × {diabetes} − 23.9802',
    untreated: 1.93303,
    treated: 1.99881,
    baseline: 0.88936,
  },
} as const;

/** Coronary, cerebrovascular and peripheral artery disease and heart failure together. */
export const framinghamGeneral = defineCalculator({
  id: 'framingham-general',
  category: 'cardiac',
  inputs: { age: measure('age', 'years', 30, 74), sex, ...lipids, ...habits, diabetes: yesNo() },
  unit: '%',
  decimals: 1,
  bands: ([{ id: 'low' }, { id: 'moderate', from: 10 }, { id: 'high', from: 20 }] satisfies Band[]).map((band) => ({
    ...band,
    source: 'ccsLipids' as const,
  })),
  limits: ['noCardiovascularDisease', 'americanCohorts'],
  sources: ['dagostino', 'ccsLipids'],
  compute: (given, working) => {
    const { sum, treated, untreated, baseline } = GENERAL[given.sex];
    const riskScore = working.step(
      'riskScore',
      sum,
      {
        age: given.age.in('years'),
        totalCholesterol: given.totalCholesterol.in('mg/dL'),
        hdlCholesterol: given.hdlCholesterol.in('mg/dL'),
        systolic: given.systolic.in('mmHg'),
        pressureWeight: given.treatedHypertension ? treated : untreated,
        smoker: one(given.smoker),
        diabetes: one(given.diabetes),
      },
      '',
    );
    return working.step('risk', '(1 − {baseline}^exp({riskScore})) × 100', { baseline, riskScore }, '%');
  },
});

const WHITE = {
  female: {
    sum: '−29.799 × ln({age}) + 4.884 × ln({age})^2 + 13.540 × ln({totalCholesterol}) − 3.114 × ln({age}) × ln({totalCholesterol}) − 13.578 × ln({hdlCholesterol}) + 3.149 × ln({age}) × ln({hdlCholesterol}) + {pressureWeight} × ln({systolic}) + 7.574 × {smoker} − 1.665 × ln({age}) × {smoker} + 0.661 × {diabetes} + 29.18',
    untreated: 1.957,
    treated: 2.019,
    baseline: 0.9665,
  },
  male: {
    sum: '12.344 × ln({age}) + 11.853 × ln({totalCholesterol}) − 2.664 × ln({age}) × ln({totalCholesterol}) − 7.990 × ln({hdlCholesterol}) + 1.769 × ln({age}) × ln({hdlCholesterol}) + {pressureWeight} × ln({systolic}) + 7.837 × {smoker} − 1.795 × ln({age}) × {smoker} + 0.658 × {diabetes} − 61.18',
    untreated: 1.764,
    treated: 1.797,
    baseline: 0.9144,
  },
} as const;

/** Of the women's pressure, the part that depends on age is written into the sum, as it has two weights as well. */
const AFRICAN_AMERICAN = {
  female: {
    sum: '17.114 × ln({age}) + 0.940 × ln({totalCholesterol}) − 18.920 × ln({hdlCholesterol}) + 4.475 × ln({age}) × ln({hdlCholesterol}) + {pressureWeight} × ln({systolic}) − {pressureAgeWeight} × ln({age}) × ln({systolic}) + 0.691 × {smoker} + 0.874 × {diabetes} − 86.61',
    untreated: 27.82,
    treated: 29.291,
    baseline: 0.9533,
  },
  male: {
    sum: '2.469 × ln({age}) + 0.302 × ln({totalCholesterol}) − 0.307 × ln({hdlCholesterol}) + {pressureWeight} × ln({systolic}) + 0.549 × {smoker} + 0.645 × {diabetes} − 19.54',
    untreated: 1.809,
    treated: 1.916,
    baseline: 0.8954,
  },
} as const;

/** Infarction, coronary death and stroke. The bands are those of the later guideline on primary prevention. */
export const pooledCohort = defineCalculator({
  id: 'pooled-cohort',
  category: 'cardiac',
  inputs: {
    age: measure('age', 'years', 40, 79),
    sex,
    ancestry: choice('whiteOrOther', 'africanAmerican'),
    ...lipids,
    ...habits,
    diabetes: yesNo(),
  },
  unit: '%',
  decimals: 1,
  bands: ([{ id: 'low' }, { id: 'borderline', from: 5 }, { id: 'intermediate', from: 7.5 }, { id: 'high', from: 20 }] satisfies Band[]).map(
    (band) => ({ ...band, source: 'arnett' as const }),
  ),
  limits: ['noCardiovascularDisease', 'ldlBelow190', 'americanCohorts'],
  sources: ['goff', 'arnett'],
  compute: (given, working) => {
    const { sum, treated, untreated, baseline } = (given.ancestry === 'africanAmerican' ? AFRICAN_AMERICAN : WHITE)[given.sex];
    const riskScore = working.step(
      'riskScore',
      sum,
      {
        age: given.age.in('years'),
        totalCholesterol: given.totalCholesterol.in('mg/dL'),
        hdlCholesterol: given.hdlCholesterol.in('mg/dL'),
        systolic: given.systolic.in('mmHg'),
        pressureWeight: given.treatedHypertension ? treated : untreated,
        pressureAgeWeight: given.treatedHypertension ? 6.432 : 6.087,
        smoker: one(given.smoker),
        diabetes: one(given.diabetes),
      },
      '',
    );
    return working.step('risk', '(1 − {baseline}^exp({riskScore})) × 100', { baseline, riskScore }, '%');
  },
});
