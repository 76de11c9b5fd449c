/** What to give for a disturbed sodium: all rest on total body water as a share of weight. */
import { defineCalculator } from '../calculator.ts';
import { choice, measure, withFallback } from '../field.ts';
import { adultWeight, sodium } from '../vital-fields.ts';
import type { Working } from '../working.ts';

const WATER_SHARE = { child: 0.6, man: 0.6, woman: 0.5, olderMan: 0.5, olderWoman: 0.45 } as const;
const patient = choice('man', 'woman', 'olderMan', 'olderWoman', 'child');
const weight = { ...adultWeight, min: 3 };

const waterOf = (share: number, kilograms: number, working: Working) =>
  working.step('bodyWater', '{waterShare} × {weight}', { waterShare: share, weight: kilograms }, 'L');

export const freeWaterDeficit = defineCalculator({
  id: 'free-water-deficit',
  category: 'electrolytes',
  inputs: { patient, weight, sodium },
  unit: 'L',
  decimals: 1,
  limits: ['onlyHighSodium', 'ongoingLosses', 'correctSodiumSlowly'],
  sources: ['adrogueHyper'],
  check: (given) => (given.sodium.in('mmol/L') > 140 ? [] : [{ field: 'sodium', limit: 'onlyHighSodium' }]),
  compute: (given, working) => {
    const bodyWater = waterOf(WATER_SHARE[given.patient], given.weight.in('kg'), working);
    return working.step('waterDeficit', '{bodyWater} × ({sodium} ÷ 140 − 1)', { bodyWater, sodium: given.sodium.in('mmol/L') }, 'L');
  },
});

export const sodiumDeficit = defineCalculator({
  id: 'sodium-deficit',
  category: 'electrolytes',
  inputs: { patient, weight, sodium, targetSodium: measure('sodium', 'mmol/L', 100, 145) },
  unit: 'mmol',
  decimals: 0,
  limits: ['ongoingLosses', 'correctSodiumSlowly'],
  sources: ['adrogueHypo'],
  check: (given) =>
    given.targetSodium.in('mmol/L') > given.sodium.in('mmol/L') ? [] : [{ field: 'targetSodium', limit: 'targetAboveSodium' }],
  compute: (given, working) => {
    const bodyWater = waterOf(WATER_SHARE[given.patient], given.weight.in('kg'), working);
    return working.step(
      'sodiumDeficit',
      '{bodyWater} × ({targetSodium} − {sodium})',
      { bodyWater, targetSodium: given.targetSodium.in('mmol/L'), sodium: given.sodium.in('mmol/L') },
      'mmol',
    );
  },
});

/** mmol/L, as in the paper's table of infusates. */
const INFUSATE_SODIUM = {
  saline5: 855,
  saline3: 513,
  saline09: 154,
  ringerLactate: 130,
  saline045: 77,
  saline02: 34,
  dextrose5: 0,
} as const;

export const sodiumPerLitre = defineCalculator({
  id: 'adrogue-madias',
  category: 'electrolytes',
  inputs: {
    patient,
    weight,
    sodium,
    infusate: choice('saline5', 'saline3', 'saline09', 'ringerLactate', 'saline045', 'saline02', 'dextrose5'),
    addedPotassium: withFallback(measure('potassium', 'mmol/L', 0, 80), 0),
  },
  unit: 'mmol/L',
  decimals: 1,
  limits: ['ongoingLosses', 'correctSodiumSlowly'],
  sources: ['adrogueHypo', 'adrogueHyper'],
  compute: (given, working) => {
    const bodyWater = waterOf(WATER_SHARE[given.patient], given.weight.in('kg'), working);
    return working.step(
      'sodiumChange',
      '({infusateSodium} + {addedPotassium} − {sodium}) ÷ ({bodyWater} + 1)',
      {
        infusateSodium: INFUSATE_SODIUM[given.infusate],
        addedPotassium: given.addedPotassium.in('mmol/L'),
        sodium: given.sodium.in('mmol/L'),
        bodyWater,
      },
      'mmol/L',
    );
  },
});

/** Rate of an infusion that changes the sodium by so much in so many hours: the papers' second step. */
export const sodiumInfusionRate = defineCalculator({
  id: 'sodium-infusion-rate',
  category: 'electrolytes',
  inputs: {
    patient,
    weight,
    sodium,
    infusate: choice('saline5', 'saline3', 'saline09', 'ringerLactate', 'saline045', 'saline02', 'dextrose5'),
    targetSodium: measure('sodium', 'mmol/L', 100, 180),
    duration: measure('hours', 'h', 0.5, 48),
  },
  unit: 'mL/h',
  decimals: 0,
  limits: ['ongoingLosses', 'correctSodiumSlowly', 'repeatSodium', 'volumeMustBeBearable'],
  sources: ['adrogueHypo', 'adrogueHyper'],
  check: (given) => {
    const change = given.targetSodium.in('mmol/L') - given.sodium.in('mmol/L');
    const towards = INFUSATE_SODIUM[given.infusate] - given.sodium.in('mmol/L');
    if (change * towards <= 0) return [{ field: 'infusate', limit: 'infusateMovesSodium' }];
    const daily = (Math.abs(change) * 24) / Math.max(24, given.duration.in('h'));
    return daily <= 10 ? [] : [{ field: 'targetSodium', limit: 'sodiumAtMost10' }];
  },
  compute: (given, working) => {
    const bodyWater = waterOf(WATER_SHARE[given.patient], given.weight.in('kg'), working);
    const sodiumChange = working.step(
      'sodiumChange',
      '({infusateSodium} − {sodium}) ÷ ({bodyWater} + 1)',
      { infusateSodium: INFUSATE_SODIUM[given.infusate], sodium: given.sodium.in('mmol/L'), bodyWater },
      'mmol/L',
    );
    return working.step(
      'infusionRate',
      '1000 × ({targetSodium} − {sodium}) ÷ {sodiumChange} ÷ {duration}',
      {
        targetSodium: given.targetSodium.in('mmol/L'),
        sodium: given.sodium.in('mmol/L'),
        sodiumChange,
        duration: given.duration.in('h'),
      },
      'mL/h',
    );
  },
});
