/** What a patient can do, eats and passes: scales of the ward. */
import { scored, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { adultAge } from '../vital-fields.ts';

const upTo5 = { unable: 0, able: 5 } as const;
const upTo10 = { unable: 0, helped: 5, able: 10 } as const;
const upTo15 = { unable: 0, muchHelp: 5, littleHelp: 10, able: 15 } as const;

export const barthel = defineScore({
  id: 'barthel',
  category: 'general',
  inputs: {
    feeding: scored(upTo10),
    bathing: scored(upTo5),
    grooming: scored(upTo5),
    dressing: scored(upTo10),
    bowels: scored(upTo10),
    bladder: scored(upTo10),
    toilet: scored(upTo10),
    transfer: scored(upTo15),
    mobility: scored(upTo15),
    stairs: scored(upTo10),
  },
  bands: [
    { id: 'total' },
    { id: 'severe', from: 21 },
    { id: 'moderate', from: 61 },
    { id: 'slight', from: 91 },
    { id: 'independent', from: 100 },
  ].map((band) => ({ ...band, source: 'shah' as const })),
  limits: ['whatIsDone'],
  sources: ['barthel', 'shah'],
});

export const katzIndex = defineScore({
  id: 'katz',
  category: 'general',
  inputs: { bathing: yesNo(1), dressing: yesNo(1), toilet: yesNo(1), transfer: yesNo(1), continence: yesNo(1), feeding: yesNo(1) },
  bands: [{ id: 'dependent' }, { id: 'partly', from: 3 }, { id: 'independent', from: 6 }],
  limits: ['olderPatients', 'whatIsDone'],
  sources: ['katzIndex'],
});

export const nutritionalRisk = defineScore({
  id: 'nrs-2002',
  category: 'general',
  inputs: {
    nutrition: scored({ normal: 0, mild: 1, moderate: 2, severe: 3 }),
    disease: scored({ none: 0, mild: 1, moderate: 2, severe: 3 }),
    age: adultAge,
  },
  bands: [{ id: 'low' }, { id: 'atRisk', from: 3 }],
  limits: ['adults', 'inpatients'],
  sources: ['kondrup'],
  points: (given) => ({ age: given.age.in('years') >= 70 ? 1 : 0 }),
});

export const malnutritionTool = defineScore({
  id: 'must',
  category: 'general',
  inputs: {
    bodyMassIndex: scored({ above20: 0, from185: 1, below185: 2 }),
    weightLoss: scored({ below5: 0, from5: 1, above10: 2 }),
    acutelyIll: yesNo(2),
  },
  bands: [{ id: 'low' }, { id: 'medium', from: 1 }, { id: 'high', from: 2 }],
  limits: ['adults'],
  sources: ['elia'],
});

const howOften = scored({ never: 0, belowFifth: 1, belowHalf: 2, half: 3, aboveHalf: 4, always: 5 });

export const prostateSymptoms = defineScore({
  id: 'ipss',
  category: 'general',
  inputs: {
    emptying: howOften,
    frequency: howOften,
    intermittency: howOften,
    urgency: howOften,
    weakStream: howOften,
    straining: howOften,
    nightRising: scored({ none: 0, once: 1, twice: 2, thrice: 3, fourTimes: 4, fiveOrMore: 5 }),
  },
  bands: [{ id: 'mild' }, { id: 'moderate', from: 8 }, { id: 'severe', from: 20 }],
  limits: ['lastMonth'],
  sources: ['barry'],
});
