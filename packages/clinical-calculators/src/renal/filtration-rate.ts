/** Glomerular filtration rate estimated from creatinine and cystatin C. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { adultAge, creatinine, sex } from '../vital-fields.ts';
import { STAGES, UNIT } from './filtration-stages.ts';

const cystatinC = measure('cystatinC', 'mg/L', 0.2, 12);

export const ckdEpiCreatinine = defineCalculator({
  id: 'ckd-epi-2021',
  category: 'renal',
  inputs: { age: adultAge, sex, creatinine },
  unit: UNIT,
  decimals: 0,
  bands: STAGES,
  limits: ['adults', 'stableCreatinine', 'notDialysis', 'notPregnancy', 'extremeMuscle', 'indexedToSurface'],
  sources: ['ckdEpi2021', 'kdigoCkd'],
  compute: ({ age, sex: of, creatinine: serum }, working) =>
    working.step(
      'filtration',
      '142 × min({creatinine} ÷ {kappa}, 1)^{alpha} × max({creatinine} ÷ {kappa}, 1)^−1.200 × 0.9938^{age} × {sexFactor}',
      {
        age: age.in('years'),
        creatinine: serum.in('mg/dL'),
        ...(of === 'female' ? { kappa: 0.7, alpha: -0.241, sexFactor: 1.012 } : { kappa: 0.9, alpha: -0.302, sexFactor: 1 }),
      },
      UNIT,
    ),
});

interface Fit {
  readonly creatinineAbove: string;
  readonly cystatinBelow: string;
  readonly cystatinAbove: string;
  readonly yearly: string;
  readonly female: { readonly alpha: number; readonly sexFactor: number };
  readonly male: { readonly alpha: number };
}

/** From both markers: the equations of 2012 and 2021 have one form, fitted twice. */
const fromBothMarkers = (id: string, source: 'ckdEpi2012' | 'ckdEpi2021', fit: Fit) =>
  defineCalculator({
    id,
    category: 'renal',
    inputs: { age: adultAge, sex, creatinine, cystatinC },
    unit: UNIT,
    decimals: 0,
    bands: STAGES,
    limits: ['adults', 'stableCreatinine', 'notDialysis', 'notPregnancy', 'cystatinConfounders', 'indexedToSurface'],
    sources: [source, 'kdigoCkd'],
    compute: ({ age, sex: of, creatinine: serum, cystatinC: cystatin }, working) =>
      working.step(
        'filtration',
        `135 × min({creatinine} ÷ {kappa}, 1)^{alpha} × max({creatinine} ÷ {kappa}, 1)^−${fit.creatinineAbove} × min({cystatinC} ÷ 0.8, 1)^−${fit.cystatinBelow} × max({cystatinC} ÷ 0.8, 1)^−${fit.cystatinAbove} × ${fit.yearly}^{age} × {sexFactor}`,
        {
          age: age.in('years'),
          creatinine: serum.in('mg/dL'),
          cystatinC: cystatin.in('mg/L'),
          ...(of === 'female' ? { kappa: 0.7, ...fit.female } : { kappa: 0.9, ...fit.male, sexFactor: 1 }),
        },
        UNIT,
      ),
  });

export const ckdEpiCombined = fromBothMarkers('ckd-epi-2021-cystatin', 'ckdEpi2021', {
  creatinineAbove: '0.544',
  cystatinBelow: '0.323',
  cystatinAbove: '0.778',
  yearly: '0.9961',
  female: { alpha: -0.219, sexFactor: 0.963 },
  male: { alpha: -0.144 },
});

/** Without the factor for race, as the others here. */
export const ckdEpiCombined2012 = fromBothMarkers('ckd-epi-2012-combined', 'ckdEpi2012', {
  creatinineAbove: '0.601',
  cystatinBelow: '0.375',
  cystatinAbove: '0.711',
  yearly: '0.995',
  female: { alpha: -0.248, sexFactor: 0.969 },
  male: { alpha: -0.207 },
});

export const ckdEpiCystatin = defineCalculator({
  id: 'ckd-epi-2012-cystatin',
  category: 'renal',
  inputs: { age: adultAge, sex, cystatinC },
  unit: UNIT,
  decimals: 0,
  bands: STAGES,
  limits: ['adults', 'notDialysis', 'notPregnancy', 'cystatinConfounders', 'indexedToSurface'],
  sources: ['ckdEpi2012', 'kdigoCkd'],
  compute: ({ age, sex: of, cystatinC: cystatin }, working) =>
    working.step(
      'filtration',
      '133 × min({cystatinC} ÷ 0.8, 1)^−0.499 × max({cystatinC} ÷ 0.8, 1)^−1.328 × 0.996^{age} × {sexFactor}',
      { age: age.in('years'), cystatinC: cystatin.in('mg/L'), sexFactor: of === 'female' ? 0.932 : 1 },
      UNIT,
    ),
});

/** With 175, for creatinine traceable to mass spectrometry; without the factor for race. */
export const mdrd = defineCalculator({
  id: 'mdrd',
  category: 'renal',
  inputs: { age: adultAge, sex, creatinine },
  unit: UNIT,
  decimals: 0,
  bands: STAGES,
  limits: ['adults', 'stableCreatinine', 'notDialysis', 'notPregnancy', 'mdrdAbove60', 'indexedToSurface'],
  sources: ['mdrd', 'kdigoCkd'],
  compute: ({ age, sex: of, creatinine: serum }, working) =>
    working.step(
      'filtration',
      '175 × {creatinine}^−1.154 × {age}^−0.203 × {sexFactor}',
      { age: age.in('years'), creatinine: serum.in('mg/dL'), sexFactor: of === 'female' ? 0.742 : 1 },
      UNIT,
    ),
});

export const bedsideSchwartz = defineCalculator({
  id: 'bedside-schwartz',
  category: 'renal',
  inputs: { height: measure('length', 'cm', 45, 210), creatinine },
  unit: UNIT,
  decimals: 0,
  bands: STAGES,
  limits: ['schwartzAge', 'stableCreatinine', 'notDialysis', 'enzymaticCreatinine'],
  sources: ['schwartz', 'kdigoCkd'],
  compute: ({ height, creatinine: serum }, working) =>
    working.step('filtration', '0.413 × {height} ÷ {creatinine}', { height: height.in('cm'), creatinine: serum.in('mg/dL') }, UNIT),
});
