/** Filtration rate by equations for children, for all ages and for old age, and the older equation for adults. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { adultAge, creatinine, sex } from '../vital-fields.ts';
import { STAGES, UNIT } from './filtration-stages.ts';

const shared = { category: 'renal', unit: UNIT, decimals: 0, bands: STAGES } as const;

/** Without the factor for race. */
export const ckdEpi2009 = defineCalculator({
  ...shared,
  id: 'ckd-epi-2009',
  inputs: { age: adultAge, sex, creatinine },
  limits: ['adults', 'stableCreatinine', 'notDialysis', 'notPregnancy', 'extremeMuscle', 'newerEquation', 'indexedToSurface'],
  sources: ['ckdEpi2009', 'kdigoCkd'],
  compute: ({ age, sex: of, creatinine: serum }, working) =>
    working.step(
      'filtration',
      '141 × min({creatinine} ÷ {kappa}, 1)^{alpha} × max({creatinine} ÷ {kappa}, 1)^−1.209 × 0.993^{age} × {sexFactor}',
      {
        age: age.in('years'),
        creatinine: serum.in('mg/dL'),
        ...(of === 'female' ? { kappa: 0.7, alpha: -0.329, sexFactor: 1.018 } : { kappa: 0.9, alpha: -0.411, sexFactor: 1 }),
      },
      UNIT,
    ),
});

/** Median creatinine of healthy people of the age, in µmol/L, up to 25 years. */
const YOUNG_REFERENCE = {
  female: 'exp(3.080 + 0.177 × {age} − 0.223 × ln({age}) − 0.00596 × {age}^2 + 0.0000686 × {age}^3)',
  male: 'exp(3.200 + 0.259 × {age} − 0.543 × ln({age}) − 0.00763 × {age}^2 + 0.0000790 × {age}^3)',
} as const;
const ADULT_REFERENCE = { female: 62, male: 80 } as const;

/** European Kidney Function Consortium: one equation from two years to old age. */
export const ekfc = defineCalculator({
  ...shared,
  id: 'ekfc',
  inputs: { age: measure('age', 'years', 2, 100), sex, creatinine },
  limits: ['stableCreatinine', 'notDialysis', 'notPregnancy', 'extremeMuscle', 'europeanReference', 'indexedToSurface'],
  sources: ['ekfc', 'kdigoCkd'],
  compute: ({ age: given, sex: of, creatinine: serum }, working) => {
    const age = given.in('years');
    const reference = age > 25 ? ADULT_REFERENCE[of] : working.step('referenceCreatinine', YOUNG_REFERENCE[of], { age }, 'µmol/L');
    return working.step(
      'filtration',
      '107.3 × min({creatinine} ÷ {referenceCreatinine}, 1)^−0.322 × max({creatinine} ÷ {referenceCreatinine}, 1)^−1.132 × 0.990^max({age} − 40, 0)',
      { age, creatinine: serum.in('µmol/L'), referenceCreatinine: reference },
      UNIT,
    );
  },
});

/** Berlin Initiative Study. */
export const bis1 = defineCalculator({
  ...shared,
  id: 'bis1',
  inputs: { age: measure('age', 'years', 70, 110), sex, creatinine },
  limits: ['from70Years', 'stableCreatinine', 'notDialysis', 'extremeMuscle', 'indexedToSurface'],
  sources: ['schaeffner', 'kdigoCkd'],
  compute: ({ age, sex: of, creatinine: serum }, working) =>
    working.step(
      'filtration',
      '3736 × {creatinine}^−0.87 × {age}^−0.95 × {sexFactor}',
      { age: age.in('years'), creatinine: serum.in('mg/dL'), sexFactor: of === 'female' ? 0.82 : 1 },
      UNIT,
    ),
});

const CHILD_FACTOR = {
  female: { young: '36.1 × 1.008^({age} − 12)', teenage: '36.1 × 1.023^({age} − 12)', grown: 41.4 },
  male: { young: '39.0 × 1.008^({age} − 12)', teenage: '39.0 × 1.045^({age} − 12)', grown: 50.8 },
} as const;

/** Chronic Kidney Disease in Children, under 25: the factor of height grows with age. */
export const ckidUnder25 = defineCalculator({
  ...shared,
  id: 'ckid-u25',
  inputs: { age: measure('age', 'years', 1, 25), sex, height: measure('length', 'cm', 45, 210), creatinine },
  limits: ['ckidPopulation', 'stableCreatinine', 'notDialysis', 'enzymaticCreatinine', 'indexedToSurface'],
  sources: ['pierce', 'kdigoCkd'],
  compute: ({ age: given, sex: of, height, creatinine: serum }, working) => {
    const age = given.in('years');
    const { young, teenage, grown } = CHILD_FACTOR[of];
    const heightFactor = age >= 18 ? grown : working.step('heightFactor', age < 12 ? young : teenage, { age }, '');
    return working.step(
      'filtration',
      '{heightFactor} × {height} ÷ {creatinine}',
      { heightFactor, height: height.in('m'), creatinine: serum.in('mg/dL') },
      UNIT,
    );
  },
});
