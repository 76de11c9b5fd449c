/** Doses of one drug as doses of another. */
import { defineCalculator } from '../calculator.ts';
import { choice, measure, withFallback } from '../field.ts';

const daily = (max: number) => withFallback(measure('dailyDose', 'mg/day', 0, max), 0);

/** Milligrams of oral morphine for one milligram, of the CDC guideline of 2022; fentanyl patches per µg/h. */
const MORPHINE_FACTOR = {
  codeine: 0.15,
  hydrocodone: 1,
  hydromorphone: 5,
  methadone: 4.7,
  morphine: 1,
  oxycodone: 1.5,
  oxymorphone: 3,
  tapentadol: 0.4,
  tramadol: 0.2,
} as const;
type OralOpioid = keyof typeof MORPHINE_FACTOR;
const ORAL_OPIOIDS = Object.keys(MORPHINE_FACTOR) as OralOpioid[];

export const morphineEquivalents = defineCalculator({
  id: 'morphine-equivalents',
  category: 'dosing',
  inputs: {
    codeine: daily(1200),
    fentanylPatch: withFallback(measure('hourlyMicrograms', 'µg/h', 0, 1200), 0),
    hydrocodone: daily(1000),
    hydromorphone: daily(500),
    methadone: daily(500),
    morphine: daily(3000),
    oxycodone: daily(2000),
    oxymorphone: daily(1000),
    tapentadol: daily(1500),
    tramadol: daily(1000),
  },
  unit: 'mg/day',
  decimals: 1,
  bands: [{ id: 'below50' }, { id: 'from50', from: 50 }],
  limits: ['notForSwitching', 'methadoneHalfLife', 'notForTreatmentOfDependence'],
  sources: ['cdcOpioid'],
  compute: (given, working) => {
    let total =
      given.fentanylPatch.value === 0
        ? 0
        : working.step('fentanylPatch', '2.4 × {hourlyDose}', { hourlyDose: given.fentanylPatch.in('µg/h') }, 'mg/day');
    for (const opioid of ORAL_OPIOIDS) {
      const dose = given[opioid].in('mg/day');
      if (dose > 0) total += working.step(opioid, '{factor} × {dose}', { factor: MORPHINE_FACTOR[opioid], dose }, 'mg/day');
    }
    return total;
  },
});

/** Doses with the glucocorticoid effect of 5 mg of prednisolone. Betamethasone and deflazacort are left out: tables disagree. */
const EQUAL_TO_5_PREDNISOLONE = {
  cortisone: 25,
  hydrocortisone: 20,
  prednisone: 5,
  prednisolone: 5,
  methylprednisolone: 4,
  triamcinolone: 4,
  dexamethasone: 0.75,
} as const;
const corticosteroid = choice(
  'hydrocortisone',
  'cortisone',
  'prednisone',
  'prednisolone',
  'methylprednisolone',
  'triamcinolone',
  'dexamethasone',
);

export const steroidEquivalence = defineCalculator({
  id: 'steroid-equivalence',
  category: 'dosing',
  inputs: { fromSteroid: corticosteroid, dose: measure('dose', 'mg', 0.01, 5000), toSteroid: corticosteroid },
  unit: 'mg',
  decimals: 2,
  limits: ['systemicSteroids', 'mineralocorticoidDiffers'],
  sources: ['liu'],
  compute: (given, working) =>
    working.step(
      'equivalentDose',
      '{dose} × {equivalentTo} ÷ {equivalentFrom}',
      {
        dose: given.dose.in('mg'),
        equivalentTo: EQUAL_TO_5_PREDNISOLONE[given.toSteroid],
        equivalentFrom: EQUAL_TO_5_PREDNISOLONE[given.fromSteroid],
      },
      'mg',
    ),
});
