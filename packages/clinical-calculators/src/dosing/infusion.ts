/** Pumps and drips: arithmetic on units, no publication. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { weight } from '../vital-fields.ts';

const concentration = measure('concentration', 'mg/mL', 0.0001, 200);

export const infusionRate = defineCalculator({
  id: 'infusion-rate',
  category: 'dosing',
  inputs: { weightedRate: measure('weightedRate', 'µg/kg/min', 0.0001, 1000), weight, concentration },
  unit: 'mL/h',
  decimals: 2,
  limits: ['checkPump'],
  sources: [],
  compute: (given, working) =>
    working.step(
      'pumpRate',
      '{weightedRate} × {weight} × 60 ÷ {concentration}',
      {
        weightedRate: given.weightedRate.in('µg/kg/min'),
        weight: given.weight.in('kg'),
        concentration: given.concentration.in('µg/mL'),
      },
      'mL/h',
    ),
});

export const infusionDose = defineCalculator({
  id: 'infusion-dose',
  category: 'dosing',
  inputs: { pumpRate: measure('flow', 'mL/h', 0.01, 2000), weight, concentration },
  unit: 'µg/kg/min',
  decimals: 4,
  limits: ['checkPump'],
  sources: [],
  compute: (given, working) =>
    working.step(
      'weightedRate',
      '{pumpRate} × {concentration} ÷ (60 × {weight})',
      { pumpRate: given.pumpRate.in('mL/h'), concentration: given.concentration.in('µg/mL'), weight: given.weight.in('kg') },
      'µg/kg/min',
    ),
});

export const dripRate = defineCalculator({
  id: 'drip-rate',
  category: 'dosing',
  inputs: {
    volume: measure('volume', 'mL', 1, 10000),
    duration: measure('hours', 'h', 0.05, 72),
    dropFactor: measure('dropFactor', 'drops/mL', 10, 60),
  },
  unit: 'drops/min',
  decimals: 0,
  limits: ['dropSizePrinted'],
  sources: [],
  compute: (given, working) =>
    working.step(
      'dripRate',
      '{volume} × {dropFactor} ÷ ({duration} × 60)',
      { volume: given.volume.in('mL'), dropFactor: given.dropFactor.in('drops/mL'), duration: given.duration.in('h') },
      'drops/min',
    ),
});
