/** Doses and levels that have a formula of their own. */
import { defineCalculator } from '../calculator.ts';
import { measure, withFallback, yesNo } from '../field.ts';
import { adultWeight, albumin, haemoglobin, weight } from '../vital-fields.ts';

/** The cap of 125 mL/min is the advice of the US agency for estimated, not for measured clearance. */
export const calvert = defineCalculator({
  id: 'calvert',
  category: 'dosing',
  inputs: {
    targetExposure: measure('exposure', 'mg/mL·min', 1, 8),
    clearance: measure('clearance', 'mL/min', 5, 250),
    capClearance: withFallback(yesNo(), true),
  },
  unit: 'mg',
  decimals: 0,
  limits: ['adults', 'calvertClearance', 'oncologistDecides'],
  sources: ['calvert', 'fdaCarboplatin'],
  compute: (given, working) => {
    const measured = given.clearance.in('mL/min');
    const clearance = given.capClearance
      ? working.step('cappedClearance', 'min({clearance}, 125)', { clearance: measured }, 'mL/min')
      : measured;
    return working.step(
      'carboplatinDose',
      '{targetExposure} × ({clearance} + 25)',
      { targetExposure: given.targetExposure.in('mg/mL·min'), clearance },
      'mg',
    );
  },
});

/** Sheiner–Tozer. */
export const correctedPhenytoin = defineCalculator({
  id: 'corrected-phenytoin',
  category: 'dosing',
  inputs: { phenytoin: measure('phenytoin', 'mg/L', 0.5, 100), albumin, severeRenalFailure: yesNo() },
  unit: 'mg/L',
  decimals: 1,
  bands: [{ id: 'below' }, { id: 'within', from: 10 }, { id: 'aboveRange', above: 20 }],
  limits: ['freeLevelIsBetter', 'noValproate'],
  sources: ['sheinerTozer'],
  compute: (given, working) =>
    working.step(
      'correctedPhenytoin',
      '{phenytoin} ÷ ({bindingFactor} × {albumin} + 0.1)',
      {
        phenytoin: given.phenytoin.in('mg/L'),
        bindingFactor: given.severeRenalFailure ? 0.1 : 0.2,
        albumin: given.albumin.in('g/dL'),
      },
      'mg/L',
    ),
});

export const ironDeficit = defineCalculator({
  id: 'ganzoni',
  category: 'dosing',
  inputs: {
    weight: { ...adultWeight, min: 35 },
    haemoglobin,
    targetHaemoglobin: withFallback(measure('haemoglobin', 'g/dL', 10, 17), 15),
    ironStores: withFallback(measure('dose', 'mg', 0, 1000), 500),
  },
  unit: 'mg',
  decimals: 0,
  limits: ['from35kg', 'productLabelDose'],
  sources: ['ganzoni'],
  check: (given) =>
    given.haemoglobin.in('g/dL') <= given.targetHaemoglobin.in('g/dL') ? [] : [{ field: 'haemoglobin', limit: 'haemoglobinBelowTarget' }],
  compute: (given, working) =>
    working.step(
      'ironDeficit',
      '{weight} × ({targetHaemoglobin} − {haemoglobin}) × 2.4 + {ironStores}',
      {
        weight: given.weight.in('kg'),
        targetHaemoglobin: given.targetHaemoglobin.in('g/dL'),
        haemoglobin: given.haemoglobin.in('g/dL'),
        ironStores: given.ironStores.in('mg'),
      },
      'mg',
    ),
});

/** mL of blood in one kilogram. */
export const allowableBloodLoss = defineCalculator({
  id: 'allowable-blood-loss',
  category: 'dosing',
  inputs: {
    weight,
    bloodPerKilogram: withFallback(measure('volume', 'mL', 50, 110), 70),
    haemoglobin,
    lowestHaemoglobin: measure('haemoglobin', 'g/dL', 4, 14),
  },
  unit: 'mL',
  decimals: 0,
  limits: ['normovolaemia'],
  sources: ['gross'],
  check: (given) =>
    given.lowestHaemoglobin.in('g/dL') < given.haemoglobin.in('g/dL') ? [] : [{ field: 'lowestHaemoglobin', limit: 'lowestBelowInitial' }],
  compute: (given, working) =>
    working.step(
      'bloodLoss',
      '{weight} × {bloodPerKilogram} × ({haemoglobin} − {lowestHaemoglobin}) ÷ (({haemoglobin} + {lowestHaemoglobin}) ÷ 2)',
      {
        weight: given.weight.in('kg'),
        bloodPerKilogram: given.bloodPerKilogram.in('mL'),
        haemoglobin: given.haemoglobin.in('g/dL'),
        lowestHaemoglobin: given.lowestHaemoglobin.in('g/dL'),
      },
      'mL',
    ),
});
