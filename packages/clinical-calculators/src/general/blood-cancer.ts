/** Blood diseases and cancer: who is at risk. */
import { measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, liverEnzyme, temperature } from '../vital-fields.ts';

/** Haemophagocytic lymphohistiocytosis of adults. */
export const hscore = defineScore({
  id: 'hscore',
  category: 'general',
  inputs: {
    immunosuppressed: yesNo(18),
    temperature,
    organs: scored({ none: 0, one: 23, both: 38 }),
    cytopenias: scored({ one: 0, two: 24, three: 34 }),
    ferritin: measure('ferritin', 'µg/L', 1, 200000),
    triglycerides: measure('triglycerides', 'mmol/L', 0.2, 60),
    fibrinogen: measure('fibrinogen', 'g/L', 0.05, 15),
    ast: liverEnzyme,
    haemophagocytosis: yesNo(35),
  },
  bands: [{ id: 'unlikely' }, { id: 'likely', from: 169 }],
  limits: ['adults', 'suspectedHaemophagocytosis'],
  sources: ['fardet'],
  points: (given) => ({
    temperature: pointsAbove(given.temperature.in('°C'), pointsFrom(given.temperature.in('°C'), 0, [38.4, 33]), [39.4, 49]),
    ferritin: pointsAbove(given.ferritin.in('µg/L'), pointsFrom(given.ferritin.in('µg/L'), 0, [2000, 35]), [6000, 50]),
    triglycerides: pointsAbove(given.triglycerides.in('mmol/L'), pointsFrom(given.triglycerides.in('mmol/L'), 0, [1.5, 44]), [4, 64]),
    fibrinogen: given.fibrinogen.in('g/L') <= 2.5 ? 30 : 0,
    ast: given.ast.in('U/L') >= 30 ? 19 : 0,
  }),
});

/** Fever with few neutrophils: who may be treated at home. */
export const mascc = defineScore({
  id: 'mascc',
  category: 'general',
  inputs: {
    burden: scored({ mild: 5, moderate: 3, severe: 0 }),
    noHypotension: yesNo(5),
    noChronicLungDisease: yesNo(4),
    solidOrNoFungus: yesNo(4),
    noDehydration: yesNo(3),
    outpatient: yesNo(3),
    age: adultAge,
  },
  bands: [{ id: 'high' }, { id: 'low', from: 21 }],
  limits: ['adults', 'febrileNeutropenia'],
  sources: ['klastersky'],
  points: (given) => ({ age: given.age.in('years') < 60 ? 2 : 0 }),
});

export const lymphomaIndex = defineScore({
  id: 'ipi',
  category: 'general',
  inputs: { ageAbove60: yesNo(1), stageThreeOrFour: yesNo(1), raisedLdh: yesNo(1), ecogFrom2: yesNo(1), extranodalSites: yesNo(1) },
  bands: [{ id: 'low' }, { id: 'lowIntermediate', from: 2 }, { id: 'highIntermediate', from: 3 }, { id: 'high', from: 4 }],
  limits: ['adults', 'aggressiveLymphoma'],
  sources: ['shipp'],
});
