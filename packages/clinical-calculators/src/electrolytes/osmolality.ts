import { defineCalculator } from '../calculator.ts';
import { measure, withFallback } from '../field.ts';
import { glucose, potassium, sodium, urea } from '../vital-fields.ts';
import type { Working } from '../working.ts';

const OSMOLES = '2 × {sodium} + {glucose} ÷ 18 + {urea} ÷ 2.8 + {ethanol} ÷ 4.6';
const inputs = { sodium, glucose, urea, ethanol: withFallback(measure('ethanol', 'mg/dL', 0, 800), 0) };
const osmolality = measure('osmolality', 'mOsm/kg', 150, 600);

const osmolalityOf = (terms: { sodium: number; glucose: number; urea: number; ethanol: number }, working: Working) =>
  working.step('osmolality', OSMOLES, terms, 'mOsm/kg');

export const serumOsmolality = defineCalculator({
  id: 'serum-osmolality',
  category: 'electrolytes',
  inputs,
  unit: 'mOsm/kg',
  decimals: 0,
  bands: [{ id: 'low' }, { id: 'usual', from: 275 }, { id: 'high', above: 295 }],
  limits: ['calculatedOsmolality'],
  sources: ['smithlineGardner'],
  compute: (given, working) =>
    osmolalityOf(
      {
        sodium: given.sodium.in('mmol/L'),
        glucose: given.glucose.in('mg/dL'),
        urea: given.urea.in('BUN mg/dL'),
        ethanol: given.ethanol.in('mg/dL'),
      },
      working,
    ),
});

export const osmolalGap = defineCalculator({
  id: 'osmolal-gap',
  category: 'electrolytes',
  inputs: { measuredOsmolality: osmolality, ...inputs },
  unit: 'mOsm/kg',
  decimals: 0,
  bands: [{ id: 'usual' }, { id: 'high', above: 10 }],
  limits: ['gapDoesNotExclude'],
  sources: ['smithlineGardner'],
  compute: (given, working) => {
    const calculated = osmolalityOf(
      {
        sodium: given.sodium.in('mmol/L'),
        glucose: given.glucose.in('mg/dL'),
        urea: given.urea.in('BUN mg/dL'),
        ethanol: given.ethanol.in('mg/dL'),
      },
      working,
    );
    return working.step(
      'osmolalGap',
      '{measuredOsmolality} − {osmolality}',
      { measuredOsmolality: given.measuredOsmolality.in('mOsm/kg'), osmolality: calculated },
      'mOsm/kg',
    );
  },
});

/** Transtubular potassium gradient. */
export const transtubularGradient = defineCalculator({
  id: 'ttkg',
  category: 'electrolytes',
  inputs: {
    potassium,
    urinePotassium: measure('potassium', 'mmol/L', 1, 300),
    serumOsmolality: osmolality,
    urineOsmolality: measure('osmolality', 'mOsm/kg', 30, 1400),
  },
  unit: '',
  decimals: 1,
  limits: ['ttkgConditions', 'ttkgDoubted'],
  sources: ['ethier'],
  check: (given) =>
    given.urineOsmolality.in('mOsm/kg') > given.serumOsmolality.in('mOsm/kg')
      ? []
      : [{ field: 'urineOsmolality', limit: 'ttkgConditions' }],
  compute: (given, working) =>
    working.step(
      'ttkg',
      '{urinePotassium} × {serumOsmolality} ÷ ({potassium} × {urineOsmolality})',
      {
        urinePotassium: given.urinePotassium.in('mmol/L'),
        serumOsmolality: given.serumOsmolality.in('mOsm/kg'),
        potassium: given.potassium.in('mmol/L'),
        urineOsmolality: given.urineOsmolality.in('mOsm/kg'),
      },
      '',
    ),
});
