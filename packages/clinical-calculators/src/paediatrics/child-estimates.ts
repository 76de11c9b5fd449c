import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';

/** Three lines by age, as taught in Advanced Paediatric Life Support since its fifth edition. */
export const aplsWeight = defineCalculator({
  id: 'apls-weight',
  category: 'paediatrics',
  inputs: { age: measure('age', 'years', 0, 12.999) },
  unit: 'kg',
  decimals: 1,
  limits: ['weighIfPossible'],
  sources: ['apls'],
  compute: (given, working) => {
    const years = given.age.in('years');
    if (years < 1) return working.step('estimatedWeight', '0.5 × {ageMonths} + 4', { ageMonths: given.age.in('months') }, 'kg');
    const age = Math.floor(years);
    return working.step('estimatedWeight', age < 6 ? '2 × {age} + 8' : '3 × {age} + 7', { age }, 'kg');
  },
});

export const maintenanceFluid = defineCalculator({
  id: 'holliday-segar',
  category: 'paediatrics',
  inputs: { weight: measure('weight', 'kg', 2, 100) },
  unit: 'mL/day',
  decimals: 0,
  limits: ['notNewborns', 'isotonicFluid'],
  sources: ['hollidaySegar'],
  compute: (given, working) => {
    const value = working.step(
      'dailyFluid',
      '100 × min({weight}, 10) + 50 × max(min({weight}, 20) − 10, 0) + 20 × max({weight} − 20, 0)',
      { weight: given.weight.in('kg') },
      'mL/day',
    );
    working.step('hourlyFluid', '{dailyFluid} ÷ 24', { dailyFluid: value }, 'mL/h');
    return value;
  },
});
