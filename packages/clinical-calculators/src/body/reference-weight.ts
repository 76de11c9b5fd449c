import { defineCalculator } from '../calculator.ts';
import { decimal } from '../field.ts';
import { adultHeight, sex } from '../vital-fields.ts';

export const targetWeight = defineCalculator({
  id: 'target-weight',
  category: 'body',
  inputs: { height: adultHeight, targetIndex: decimal(16, 40) },
  unit: 'kg',
  decimals: 1,
  limits: ['adults', 'notPregnancy', 'muscleAndOedema'],
  sources: ['whoObesity', 'whoAsianBmi'],
  compute: (given, working) =>
    working.step('targetWeight', '{targetIndex} × {height}^2', { targetIndex: given.targetIndex, height: given.height.in('m') }, 'kg'),
});

/** Broca's rule as the Indonesian diabetes guideline reckons it: short people without the tenth taken off. */
export const brocaWeight = defineCalculator({
  id: 'broca',
  category: 'body',
  inputs: { sex, height: adultHeight },
  unit: 'kg',
  decimals: 1,
  limits: ['adults', 'notPregnancy', 'plusMinusTenth'],
  sources: ['perkeni'],
  compute: (given, working) => {
    const height = given.height.in('cm');
    const share = height < (given.sex === 'male' ? 160 : 150) ? 1 : 0.9;
    return working.step('idealWeight', '{share} × ({height} − 100)', { share, height }, 'kg');
  },
});
