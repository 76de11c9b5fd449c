import type { SecondComputation } from './second-computation.ts';

const WATER: Readonly<Record<string, number>> = { man: 60, child: 60, woman: 50, olderMan: 50, olderWoman: 45 };
const litres = (patient: string, kg: number) => (kg * (WATER[patient] ?? Number.NaN)) / 100;
const INFUSATE: Readonly<Record<string, number>> = {
  saline5: 855,
  saline3: 513,
  saline09: 154,
  ringerLactate: 130,
  saline045: 77,
  saline02: 34,
  dextrose5: 0,
};
const SLOPE_PER_TEN: Readonly<Record<string, number>> = {
  acuteAcidosis: 1,
  chronicAcidosis: 3.5,
  acuteAlkalosis: 2,
  chronicAlkalosis: 4.1,
};

export const secondGasesAndSalts: Readonly<Record<string, SecondComputation>> = {
  'anion-gap': (g) => g.number('sodium') - g.number('chloride') - g.number('bicarbonate'),
  'anion-gap-albumin': (g) =>
    g.number('sodium') -
    g.number('chloride') -
    g.number('bicarbonate') +
    0.25 * (10 * g.number('normalAlbumin') - 10 * g.number('albumin')),
  'delta-ratio': (g) => (g.number('sodium') - g.number('chloride') - g.number('bicarbonate') - 12) / -(g.number('bicarbonate') - 24),
  'urine-anion-gap': (g) => -(g.number('urineChloride') - g.number('urinePotassium') - g.number('urineSodium')),
  'corrected-calcium': (g) => g.number('calcium') + 3.2 - 0.8 * g.number('albumin'),
  'corrected-sodium-katz': (g) => g.number('sodium') - 1.6 + 0.016 * g.number('glucose'),
  'corrected-sodium-hillier': (g) => g.number('sodium') - 2.4 + 0.024 * g.number('glucose'),
  'serum-osmolality': (g) =>
    g.number('sodium') +
    g.number('sodium') +
    (g.number('glucose') * 5) / 90 +
    (g.number('urea') * 10) / 28 +
    (g.number('ethanol') * 5) / 23,
  'osmolal-gap': (g) =>
    g.number('measuredOsmolality') -
    2 * g.number('sodium') -
    g.number('glucose') / 18 -
    (g.number('urea') * 5) / 14 -
    (g.number('ethanol') * 5) / 23,
  ttkg: (g) => g.number('urinePotassium') / g.number('potassium') / (g.number('urineOsmolality') / g.number('serumOsmolality')),
  'free-water-deficit': (g) => (litres(g.text('patient'), g.number('weight')) * (g.number('sodium') - 140)) / 140,
  'sodium-deficit': (g) => {
    const water = litres(g.text('patient'), g.number('weight'));
    return water * g.number('targetSodium') - water * g.number('sodium');
  },
  'adrogue-madias': (g) => {
    const given = (INFUSATE[g.text('infusate')] ?? Number.NaN) + g.number('addedPotassium');
    const water = litres(g.text('patient'), g.number('weight'));
    // The mixture of all water with one litre, less what was there before.
    return (water * g.number('sodium') + given) / (water + 1) - g.number('sodium');
  },
  winters: (g) => (3 * g.number('bicarbonate') + 16) / 2,
  'metabolic-alkalosis-compensation': (g) => 23.2 + (7 * g.number('bicarbonate')) / 10,
  'respiratory-compensation': (g) => 24 + ((SLOPE_PER_TEN[g.text('disorder')] ?? Number.NaN) * (g.number('carbonDioxide') - 40)) / 10,
  'a-a-gradient': (g) =>
    (g.number('inspiredOxygen') / 100) * g.number('barometricPressure') -
    0.47 * g.number('inspiredOxygen') -
    1.25 * g.number('arterialCarbonDioxide') -
    g.number('arterialOxygen'),
  'pf-ratio': (g) => (100 * g.number('arterialOxygen')) / g.number('inspiredOxygen'),
  rox: (g) => (100 * g.number('saturation')) / (g.number('inspiredOxygen') * g.number('breathing')),
};
