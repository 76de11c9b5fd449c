/** What the healthy other organ makes of a single acid–base disorder; a measured value well off it means a second disorder. */
import { defineCalculator } from '../calculator.ts';
import { choice } from '../field.ts';
import { arterialCarbonDioxide, bicarbonate } from '../vital-fields.ts';

export const wintersFormula = defineCalculator({
  id: 'winters',
  category: 'electrolytes',
  inputs: { bicarbonate },
  unit: 'mmHg',
  decimals: 1,
  limits: ['onlyMetabolicAcidosis', 'plusMinus2'],
  sources: ['winters'],
  check: (given) => (given.bicarbonate.in('mmol/L') < 24 ? [] : [{ field: 'bicarbonate', limit: 'onlyMetabolicAcidosis' }]),
  compute: (given, working) =>
    working.step('expectedCarbonDioxide', '1.5 × {bicarbonate} + 8', { bicarbonate: given.bicarbonate.in('mmol/L') }, 'mmHg'),
});

export const alkalosisCompensation = defineCalculator({
  id: 'metabolic-alkalosis-compensation',
  category: 'electrolytes',
  inputs: { bicarbonate },
  unit: 'mmHg',
  decimals: 1,
  limits: ['onlyMetabolicAlkalosis', 'seldomAbove55'],
  sources: ['adrogueRules'],
  check: (given) => (given.bicarbonate.in('mmol/L') > 24 ? [] : [{ field: 'bicarbonate', limit: 'onlyMetabolicAlkalosis' }]),
  compute: (given, working) =>
    working.step('expectedCarbonDioxide', '40 + 0.7 × ({bicarbonate} − 24)', { bicarbonate: given.bicarbonate.in('mmol/L') }, 'mmHg'),
});

const SLOPE = { acuteAcidosis: 0.1, chronicAcidosis: 0.35, acuteAlkalosis: 0.2, chronicAlkalosis: 0.41 } as const;

export const respiratoryCompensation = defineCalculator({
  id: 'respiratory-compensation',
  category: 'electrolytes',
  inputs: {
    disorder: choice('acuteAcidosis', 'chronicAcidosis', 'acuteAlkalosis', 'chronicAlkalosis'),
    carbonDioxide: arterialCarbonDioxide,
  },
  unit: 'mmol/L',
  decimals: 1,
  limits: ['carbonDioxideFitsDisorder'],
  sources: ['adrogueRules'],
  check: (given) => {
    const high = given.carbonDioxide.in('mmHg') > 40;
    const acidosis = given.disorder === 'acuteAcidosis' || given.disorder === 'chronicAcidosis';
    return high === acidosis ? [] : [{ field: 'carbonDioxide', limit: 'carbonDioxideFitsDisorder' }];
  },
  compute: (given, working) =>
    working.step(
      'expectedBicarbonate',
      '24 + {slope} × ({carbonDioxide} − 40)',
      { slope: SLOPE[given.disorder], carbonDioxide: given.carbonDioxide.in('mmHg') },
      'mmol/L',
    ),
});
