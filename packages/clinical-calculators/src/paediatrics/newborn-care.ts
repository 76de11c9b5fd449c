/** Of newborns: sugar by vein, catheters, age since the due day. */
import { defineCalculator } from '../calculator.ts';
import { choice, measure, whole } from '../field.ts';

const weight = measure('weight', 'kg', 0.3, 60);

export const glucoseInfusion = defineCalculator({
  id: 'glucose-infusion-rate',
  category: 'paediatrics',
  inputs: { pumpRate: measure('flow', 'mL/h', 0.1, 500), dextrose: measure('percent', '%', 1, 50), weight },
  unit: 'mg/kg/min',
  decimals: 1,
  limits: ['checkPump', 'glucoseCentral'],
  sources: [],
  compute: (given, working) =>
    working.step(
      'glucoseRate',
      '{pumpRate} × {dextrose} ÷ (6 × {weight})',
      { pumpRate: given.pumpRate.in('mL/h'), dextrose: given.dextrose.in('%'), weight: given.weight.in('kg') },
      'mg/kg/min',
    ),
});

export const umbilicalCatheter = defineCalculator({
  id: 'umbilical-catheter',
  category: 'paediatrics',
  inputs: { vessel: choice('artery', 'vein'), weight: { ...weight, min: 0.4, max: 6 } },
  unit: 'cm',
  decimals: 1,
  limits: ['confirmByXray'],
  sources: ['shukla'],
  compute: (given, working) => {
    const arterial = working.step('arterialLength', '3 × {weight} + 9', { weight: given.weight.in('kg') }, 'cm');
    return given.vessel === 'artery'
      ? arterial
      : working.step('venousLength', '{arterialLength} ÷ 2 + 1', { arterialLength: arterial }, 'cm');
  },
});

/** As if the child had been born after forty weeks. */
export const correctedAge = defineCalculator({
  id: 'corrected-age',
  category: 'paediatrics',
  inputs: { age: measure('age', 'months', 0, 36), weeks: whole(22, 36), days: whole(0, 6) },
  unit: 'months',
  decimals: 1,
  limits: ['correctedUntilThree'],
  sources: ['engle'],
  compute: (given, working) =>
    working.step(
      'correctedAge',
      '{age} − (280 − 7 × {weeks} − {days}) × 12 ÷ 365.25',
      { age: given.age.in('months'), weeks: given.weeks, days: given.days },
      'months',
    ),
});
