/** Weights that doses and ventilator volumes are reckoned by. */
import { defineCalculator } from '../calculator.ts';
import { adultHeight, adultWeight, sex } from '../vital-fields.ts';
import type { Working } from '../working.ts';

type Sex = 'female' | 'male';

const idealWeightOf = (sexGiven: Sex, heightCm: number, working: Working) =>
  working.step('idealWeight', '{base} + 2.3 × ({height} ÷ 2.54 − 60)', { base: sexGiven === 'male' ? 50 : 45.5, height: heightCm }, 'kg');

export const idealBodyWeight = defineCalculator({
  id: 'ideal-body-weight',
  category: 'body',
  inputs: { sex, height: adultHeight },
  unit: 'kg',
  decimals: 1,
  limits: ['adults', 'below152cm'],
  sources: ['devine'],
  compute: (given, working) => idealWeightOf(given.sex, given.height.in('cm'), working),
});

export const adjustedBodyWeight = defineCalculator({
  id: 'adjusted-body-weight',
  category: 'body',
  inputs: { sex, height: adultHeight, weight: adultWeight },
  unit: 'kg',
  decimals: 1,
  limits: ['adults', 'onlyAboveIdeal', 'below152cm'],
  sources: ['bauer', 'devine'],
  compute: (given, working) => {
    const idealWeight = idealWeightOf(given.sex, given.height.in('cm'), working);
    return working.step(
      'adjustedWeight',
      '{idealWeight} + 0.4 × ({weight} − {idealWeight})',
      { idealWeight, weight: given.weight.in('kg') },
      'kg',
    );
  },
});

export const leanBodyWeight = defineCalculator({
  id: 'lean-body-weight',
  category: 'body',
  inputs: { sex, height: adultHeight, weight: adultWeight },
  unit: 'kg',
  decimals: 1,
  limits: ['adults', 'notPregnancy'],
  sources: ['janmahasatian'],
  compute: (given, working) => {
    const weight = given.weight.in('kg');
    const bmi = working.step('bmi', '{weight} ÷ {height}^2', { weight, height: given.height.in('m') }, 'kg/m²');
    const constants = given.sex === 'male' ? { constant: 6680, slope: 216 } : { constant: 8780, slope: 244 };
    return working.step('leanWeight', '9270 × {weight} ÷ ({constant} + {slope} × {bmi})', { weight, bmi, ...constants }, 'kg');
  },
});

export const predictedBodyWeight = defineCalculator({
  id: 'predicted-body-weight',
  category: 'body',
  inputs: { sex, height: adultHeight },
  unit: 'kg',
  decimals: 1,
  limits: ['adults', 'ventilationOnly'],
  sources: ['ardsnet'],
  compute: (given, working) => {
    const value = working.step(
      'predictedWeight',
      '{base} + 0.91 × ({height} − 152.4)',
      { base: given.sex === 'male' ? 50 : 45.5, height: given.height.in('cm') },
      'kg',
    );
    working.step('tidalVolume6', '6 × {predictedWeight}', { predictedWeight: value }, 'mL');
    return value;
  },
});
