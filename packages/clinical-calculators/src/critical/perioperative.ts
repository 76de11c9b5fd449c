/** Before and after an operation: sleep apnoea, lungs, vomiting. */
import { measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, saturation, sex } from '../vital-fields.ts';

export const stopBang = defineScore({
  id: 'stop-bang',
  category: 'critical',
  inputs: {
    snoring: yesNo(1),
    tired: yesNo(1),
    observedApnoea: yesNo(1),
    hypertension: yesNo(1),
    bodyMassIndexAbove35: yesNo(1),
    ageAbove50: yesNo(1),
    neckAbove40: yesNo(1),
    sex,
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 3, source: 'chung2016' }, { id: 'high', from: 5, source: 'chung2016' }],
  limits: ['adults', 'screeningOnly'],
  sources: ['chung2008', 'chung2016'],
  points: (given) => ({ sex: given.sex === 'male' ? 1 : 0 }),
});

/** Pulmonary complications after surgery. */
export const ariscat = defineScore({
  id: 'ariscat',
  category: 'critical',
  inputs: {
    age: adultAge,
    saturation,
    respiratoryInfection: yesNo(17),
    haemoglobinUpTo10: yesNo(11),
    incision: scored({ peripheral: 0, upperAbdominal: 15, intrathoracic: 24 }),
    duration: measure('hours', 'h', 0.1, 24),
    emergency: yesNo(8),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 26 }, { id: 'high', from: 45 }],
  limits: ['adults', 'saturationOnAir'],
  sources: ['canet'],
  points: (given) => ({
    age: pointsAbove(given.age.in('years'), 0, [50, 3], [80, 16]),
    saturation: pointsAbove(given.saturation.in('%'), 24, [90, 8], [95, 0]),
    duration: given.duration.in('h') > 3 ? 23 : pointsFrom(given.duration.in('h'), 0, [2, 16]),
  }),
});

export const apfel = defineScore({
  id: 'apfel',
  category: 'critical',
  inputs: { sex, nonSmoker: yesNo(1), previousNausea: yesNo(1), postoperativeOpioids: yesNo(1) },
  bands: [{ id: 'p10' }, { id: 'p21', from: 1 }, { id: 'p39', from: 2 }, { id: 'p61', from: 3 }, { id: 'p79', from: 4 }],
  limits: ['adults', 'inhalationAnaesthesia'],
  sources: ['apfel'],
  points: (given) => ({ sex: given.sex === 'female' ? 1 : 0 }),
});
