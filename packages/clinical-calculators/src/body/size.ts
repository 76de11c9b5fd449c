import { defineCalculator } from '../calculator.ts';
import { choice, measure } from '../field.ts';
import { roundTo } from '../rounding.ts';
import { pointsFrom } from '../score.ts';
import { adultAge, adultHeight, adultWeight, height, sex, weight } from '../vital-fields.ts';

/** The lower cut points of the WHO expert consultation are the "public health action points" for Asian populations. */
export const bodyMassIndex = defineCalculator({
  id: 'bmi',
  category: 'body',
  inputs: { weight: adultWeight, height: adultHeight, cutPoints: choice('general', 'asian') },
  unit: 'kg/m²',
  decimals: 1,
  bands: [
    { id: 'underweight' },
    { id: 'normal' },
    { id: 'overweight' },
    { id: 'obese1' },
    { id: 'obese2' },
    { id: 'obese3' },
    { id: 'asianIncreased', source: 'whoAsianBmi' },
    { id: 'asianHigh', source: 'whoAsianBmi' },
  ],
  limits: ['adults', 'notPregnancy', 'muscleAndOedema'],
  sources: ['whoObesity', 'whoAsianBmi'],
  compute: (given, working) => {
    const value = working.step('bmi', '{weight} ÷ {height}^2', { weight: given.weight.in('kg'), height: given.height.in('m') }, 'kg/m²');
    return { value, band: (given.cutPoints === 'general' ? generalBand : asianBand)(roundTo(value, 1)) };
  },
});

const generalBand = (bmi: number): string =>
  ['underweight', 'normal', 'overweight', 'obese1', 'obese2', 'obese3'][
    pointsFrom(bmi, 0, [18.5, 1], [25, 2], [30, 3], [35, 4], [40, 5])
  ] ?? '';

const asianBand = (bmi: number): string =>
  ['underweight', 'normal', 'asianIncreased', 'asianHigh'][pointsFrom(bmi, 0, [18.5, 1], [23, 2], [27.5, 3])] ?? '';

const surface = { category: 'body', inputs: { weight, height }, unit: 'm²', decimals: 2 } as const;

export const surfaceMosteller = defineCalculator({
  ...surface,
  id: 'bsa-mosteller',
  limits: ['surfaceExtremes'],
  sources: ['mosteller'],
  compute: (given, working) =>
    working.step('surface', '√({height} × {weight} ÷ 3600)', { weight: given.weight.in('kg'), height: given.height.in('cm') }, 'm²'),
});

export const surfaceDuBois = defineCalculator({
  ...surface,
  id: 'bsa-du-bois',
  limits: ['surfaceExtremes', 'notSmallChildren'],
  sources: ['duBois'],
  compute: (given, working) =>
    working.step(
      'surface',
      '0.007184 × {weight}^0.425 × {height}^0.725',
      { weight: given.weight.in('kg'), height: given.height.in('cm') },
      'm²',
    ),
});

export const surfaceHaycock = defineCalculator({
  ...surface,
  id: 'bsa-haycock',
  limits: ['surfaceExtremes'],
  sources: ['haycock'],
  compute: (given, working) =>
    working.step(
      'surface',
      '0.024265 × {weight}^0.5378 × {height}^0.3964',
      { weight: given.weight.in('kg'), height: given.height.in('cm') },
      'm²',
    ),
});

export const restingEnergy = defineCalculator({
  id: 'mifflin-st-jeor',
  category: 'body',
  inputs: { age: adultAge, sex, weight: adultWeight, height: measure('length', 'cm', 120, 250) },
  unit: 'kcal/day',
  decimals: 0,
  limits: ['adults', 'notPregnancy', 'notCriticallyIll'],
  sources: ['mifflin'],
  compute: (given, working) =>
    working.step(
      'restingEnergy',
      '10 × {weight} + 6.25 × {height} − 5 × {age} + {sexTerm}',
      {
        weight: given.weight.in('kg'),
        height: given.height.in('cm'),
        age: given.age.in('years'),
        sexTerm: given.sex === 'male' ? 5 : -161,
      },
      'kcal/day',
    ),
});

/** The original constants of 1918, which Indonesian nutrition care still reckons with. */
export const harrisBenedict = defineCalculator({
  id: 'harris-benedict',
  category: 'body',
  inputs: { age: adultAge, sex, weight: adultWeight, height: adultHeight },
  unit: 'kcal/day',
  decimals: 0,
  limits: ['adults', 'notPregnancy', 'notCriticallyIll', 'activityComesOnTop'],
  sources: ['harrisBenedict'],
  compute: (given, working) =>
    working.step(
      'restingEnergy',
      given.sex === 'male'
        ? '66.473 + 13.7516 × {weight} + 5.0033 × {height} − 6.755 × {age}'
        : '655.0955 + 9.5634 × {weight} + 1.8496 × {height} − 4.6756 × {age}',
      { weight: given.weight.in('kg'), height: given.height.in('cm'), age: given.age.in('years') },
      'kcal/day',
    ),
});
