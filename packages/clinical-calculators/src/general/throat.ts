import { measure, yesNo } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';

const signs = { feverAbove38: yesNo(1), noCough: yesNo(1), tenderNodes: yesNo(1), tonsillarExudate: yesNo(1) };

export const centor = defineScore({
  id: 'centor',
  category: 'general',
  inputs: signs,
  bands: [{ id: 'low' }, { id: 'middle', from: 2 }, { id: 'high', from: 3 }],
  limits: ['adults', 'notEpidemic'],
  sources: ['centor'],
});

export const mcIsaac = defineScore({
  id: 'mcisaac',
  category: 'general',
  inputs: { age: measure('age', 'years', 3, 120), ...signs },
  bands: [{ id: 'low' }, { id: 'middle', from: 2 }, { id: 'high', from: 4 }],
  limits: ['notEpidemic'],
  sources: ['mcIsaac'],
  points: (given) => ({ age: pointsFrom(given.age.in('years'), 1, [15, 0], [45, -1]) }),
});

/** For antibiotics in sore throat, as the British guideline uses it. */
export const feverPain = defineScore({
  id: 'feverpain',
  category: 'general',
  inputs: {
    feverLast24h: yesNo(1),
    tonsillarPus: yesNo(1),
    within3Days: yesNo(1),
    severeInflammation: yesNo(1),
    noCoughOrCoryza: yesNo(1),
  },
  bands: [
    { id: 'low', source: 'niceThroat' },
    { id: 'middle', from: 2, source: 'niceThroat' },
    { id: 'high', from: 4, source: 'niceThroat' },
  ],
  limits: ['from3Years', 'notEpidemic'],
  sources: ['little', 'niceThroat'],
});
