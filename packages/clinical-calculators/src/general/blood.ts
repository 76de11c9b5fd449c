import { defineCalculator } from '../calculator.ts';
import { measure, withFallback } from '../field.ts';
import { haematocrit, leucocytes } from '../vital-fields.ts';

export const correctedReticulocytes = defineCalculator({
  id: 'corrected-reticulocytes',
  category: 'general',
  inputs: {
    reticulocytes: measure('percent', '%', 0, 80),
    haematocrit,
    normalHaematocrit: withFallback(measure('haematocrit', '%', 36, 50), 45),
  },
  unit: '%',
  decimals: 1,
  limits: ['noMaturationFactor'],
  sources: ['hillman'],
  compute: (given, working) =>
    working.step(
      'correctedReticulocytes',
      '{reticulocytes} × {haematocrit} ÷ {normalHaematocrit}',
      {
        reticulocytes: given.reticulocytes.in('%'),
        haematocrit: given.haematocrit.in('%'),
        normalHaematocrit: given.normalHaematocrit.in('%'),
      },
      '%',
    ),
});

export const absoluteNeutrophils = defineCalculator({
  id: 'absolute-neutrophils',
  category: 'general',
  inputs: { leucocytes, segmented: measure('percent', '%', 0, 100), bandForms: withFallback(measure('percent', '%', 0, 100), 0) },
  unit: '10⁹/L',
  decimals: 2,
  bands: [{ id: 'grade4' }, { id: 'grade3', from: 0.5 }, { id: 'grade2', from: 1 }, { id: 'above', from: 1.5 }],
  limits: ['normalDiffers'],
  sources: ['ctcae'],
  check: (given) => (given.segmented.in('%') + given.bandForms.in('%') <= 100 ? [] : [{ field: 'bandForms', limit: 'percentagesUpTo100' }]),
  compute: (given, working) =>
    working.step(
      'neutrophils',
      '{leucocytes} × ({segmented} + {bandForms}) ÷ 100',
      { leucocytes: given.leucocytes.in('10⁹/L'), segmented: given.segmented.in('%'), bandForms: given.bandForms.in('%') },
      '10⁹/L',
    ),
});

export const transferrinSaturation = defineCalculator({
  id: 'transferrin-saturation',
  category: 'general',
  inputs: { iron: measure('iron', 'µg/dL', 2, 600), ironBindingCapacity: measure('iron', 'µg/dL', 50, 800) },
  unit: '%',
  decimals: 0,
  bands: [{ id: 'low' }, { id: 'notLow', from: 16 }],
  limits: ['ironVariesByDay'],
  sources: ['bainton'],
  check: (given) =>
    given.iron.in('µg/dL') <= given.ironBindingCapacity.in('µg/dL') ? [] : [{ field: 'iron', limit: 'ironBelowCapacity' }],
  compute: (given, working) =>
    working.step(
      'saturationShare',
      '{iron} ÷ {ironBindingCapacity} × 100',
      { iron: given.iron.in('µg/dL'), ironBindingCapacity: given.ironBindingCapacity.in('µg/dL') },
      '%',
    ),
});

export const mentzer = defineCalculator({
  id: 'mentzer',
  category: 'general',
  inputs: { cellVolume: measure('cellVolume', 'fL', 40, 150), redCells: measure('redCells', '10¹²/L', 0.5, 10) },
  unit: '',
  decimals: 1,
  bands: [{ id: 'thalassaemia' }, { id: 'between', from: 13 }, { id: 'ironDeficiency', above: 13 }],
  limits: ['microcytic', 'notDiagnostic'],
  sources: ['mentzer'],
  compute: (given, working) =>
    working.step(
      'mentzer',
      '{cellVolume} ÷ {redCells}',
      { cellVolume: given.cellVolume.in('fL'), redCells: given.redCells.in('10¹²/L') },
      '',
    ),
});
