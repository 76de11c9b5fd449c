import { defineCalculator } from '../calculator.ts';
import { choice, measure } from '../field.ts';
import { adultAge, sex } from '../vital-fields.ts';

/** Survival of the average patient of each region, at each horizon. */
const BASELINE = {
  northAmerica: { twoYears: 0.975, fiveYears: 0.924 },
  elsewhere: { twoYears: 0.9832, fiveYears: 0.9365 },
} as const;

export const kidneyFailureRisk = defineCalculator({
  id: 'kfre-4',
  category: 'renal',
  inputs: {
    age: adultAge,
    sex,
    filtration: measure('filtration', 'mL/min/1.73 m²', 5, 60),
    albuminCreatinineRatio: measure('albuminCreatinineRatio', 'mg/g', 1, 20000),
    region: choice('elsewhere', 'northAmerica'),
    horizon: choice('fiveYears', 'twoYears'),
  },
  unit: '%',
  decimals: 1,
  limits: ['adults', 'ckd3to5', 'notDialysis'],
  sources: ['tangri2016', 'tangri2011'],
  compute: (given, working) => {
    const score = working.step(
      'riskScore',
      '−0.2201 × ({age} ÷ 10 − 7.036) + 0.2467 × ({male} − 0.5642) − 0.5567 × ({filtration} ÷ 5 − 7.222) + 0.4510 × (ln({albuminCreatinineRatio}) − 5.137)',
      {
        age: given.age.in('years'),
        male: given.sex === 'male' ? 1 : 0,
        filtration: given.filtration.in('mL/min/1.73 m²'),
        albuminCreatinineRatio: given.albuminCreatinineRatio.in('mg/g'),
      },
      '',
    );
    const baseline = BASELINE[given.region][given.horizon];
    return working.step('risk', '(1 − {baseline}^exp({riskScore})) × 100', { baseline, riskScore: score }, '%');
  },
});
