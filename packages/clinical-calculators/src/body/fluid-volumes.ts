/** How much blood and how much water an adult has. */
import { defineCalculator } from '../calculator.ts';
import { adultAge, adultHeight, adultWeight, sex } from '../vital-fields.ts';

export const bloodVolume = defineCalculator({
  id: 'blood-volume-nadler',
  category: 'body',
  inputs: { sex, weight: adultWeight, height: adultHeight },
  unit: 'L',
  decimals: 2,
  limits: ['adults', 'obesityOverrates'],
  sources: ['nadler'],
  compute: (given, working) =>
    working.step(
      'bloodVolume',
      given.sex === 'male'
        ? '0.3669 × ({height} ÷ 100)^3 + 0.03219 × {weight} + 0.6041'
        : '0.3561 × ({height} ÷ 100)^3 + 0.03308 × {weight} + 0.1833',
      { height: given.height.in('cm'), weight: given.weight.in('kg') },
      'L',
    ),
});

/** Age counts in men only. */
export const bodyWater = defineCalculator({
  id: 'body-water-watson',
  category: 'body',
  inputs: { sex, age: adultAge, weight: adultWeight, height: adultHeight },
  unit: 'L',
  decimals: 1,
  limits: ['adults'],
  sources: ['watson'],
  compute: (given, working) => {
    const terms = { height: given.height.in('cm'), weight: given.weight.in('kg') };
    return given.sex === 'male'
      ? working.step(
          'bodyWater',
          '2.447 − 0.09156 × {age} + 0.1074 × {height} + 0.3362 × {weight}',
          { ...terms, age: given.age.in('years') },
          'L',
        )
      : working.step('bodyWater', '0.1069 × {height} + 0.2466 × {weight} − 2.097', terms, 'L');
  },
});
