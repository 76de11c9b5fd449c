/** Serum values corrected for what disturbs them: calcium for albumin, sodium for glucose. */
import { defineCalculator } from '../calculator.ts';
import { albumin, calcium, glucose, sodium } from '../vital-fields.ts';

export const correctedCalcium = defineCalculator({
  id: 'corrected-calcium',
  category: 'electrolytes',
  inputs: { calcium, albumin },
  unit: 'mg/dL',
  decimals: 1,
  limits: ['ionisedIsBetter'],
  sources: ['payne', 'correctingCalcium'],
  compute: (given, working) => {
    const value = working.step(
      'correctedCalcium',
      '{calcium} + 0.8 × (4 − {albumin})',
      { calcium: given.calcium.in('mg/dL'), albumin: given.albumin.in('g/dL') },
      'mg/dL',
    );
    working.step('inMmol', '{correctedCalcium} × 0.249513', { correctedCalcium: value }, 'mmol/L');
    return value;
  },
});

const sodiumForGlucose = {
  category: 'electrolytes',
  inputs: { sodium, glucose },
  unit: 'mmol/L',
  decimals: 0,
  limits: ['onlyHighGlucose'],
} as const;

export const correctedSodiumKatz = defineCalculator({
  ...sodiumForGlucose,
  id: 'corrected-sodium-katz',
  sources: ['katz'],
  compute: (given, working) =>
    working.step(
      'correctedSodium',
      '{sodium} + 1.6 × ({glucose} − 100) ÷ 100',
      { sodium: given.sodium.in('mmol/L'), glucose: given.glucose.in('mg/dL') },
      'mmol/L',
    ),
});

export const correctedSodiumHillier = defineCalculator({
  ...sodiumForGlucose,
  id: 'corrected-sodium-hillier',
  sources: ['hillier'],
  compute: (given, working) =>
    working.step(
      'correctedSodium',
      '{sodium} + 2.4 × ({glucose} − 100) ÷ 100',
      { sodium: given.sodium.in('mmol/L'), glucose: given.glucose.in('mg/dL') },
      'mmol/L',
    ),
});
