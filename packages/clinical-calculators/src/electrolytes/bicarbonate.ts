/** Bicarbonate: reckoned from a blood gas, and how much is missing of it. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { acidity, adultWeight, arterialCarbonDioxide, bicarbonate } from '../vital-fields.ts';

export const bicarbonateFromGas = defineCalculator({
  id: 'bicarbonate-from-gas',
  category: 'electrolytes',
  inputs: { acidity, arterialCarbonDioxide },
  unit: 'mmol/L',
  decimals: 1,
  limits: ['sameTimeSamples'],
  sources: ['hasselbalch'],
  compute: (given, working) =>
    working.step(
      'bicarbonate',
      '0.03 × {arterialCarbonDioxide} × 10^({acidity} − 6.1)',
      { arterialCarbonDioxide: given.arterialCarbonDioxide.in('mmHg'), acidity: given.acidity },
      'mmol/L',
    ),
});

/** With half of the weight as the space that bicarbonate spreads through. */
export const bicarbonateDeficit = defineCalculator({
  id: 'bicarbonate-deficit',
  category: 'electrolytes',
  inputs: { weight: { ...adultWeight, min: 3 }, bicarbonate, targetBicarbonate: measure('bicarbonate', 'mmol/L', 5, 24) },
  unit: 'mmol',
  decimals: 0,
  limits: ['bicarbonateSpace', 'ongoingLosses'],
  sources: ['adrogueAcidBase'],
  check: (given) =>
    given.targetBicarbonate.in('mmol/L') > given.bicarbonate.in('mmol/L')
      ? []
      : [{ field: 'targetBicarbonate', limit: 'targetAboveBicarbonate' }],
  compute: (given, working) =>
    working.step(
      'bicarbonateDeficit',
      '0.5 × {weight} × ({targetBicarbonate} − {bicarbonate})',
      {
        weight: given.weight.in('kg'),
        targetBicarbonate: given.targetBicarbonate.in('mmol/L'),
        bicarbonate: given.bicarbonate.in('mmol/L'),
      },
      'mmol',
    ),
});
