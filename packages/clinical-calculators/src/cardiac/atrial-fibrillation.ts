/** Risk of stroke and of bleeding in atrial fibrillation. */
import { yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, sex } from '../vital-fields.ts';

const strokeItems = {
  heartFailure: yesNo(1),
  hypertension: yesNo(1),
  diabetes: yesNo(1),
  strokeOrEmbolism: yesNo(2),
  vascularDisease: yesNo(1),
};

export const cha2ds2Vasc = defineScore({
  id: 'cha2ds2-vasc',
  category: 'cardiac',
  inputs: { age: adultAge, sex, ...strokeItems },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 1 }, { id: 'high', from: 2 }],
  limits: ['adults', 'notValvularAf', 'sexPointAlone'],
  sources: ['cha2ds2Vasc'],
  points: (given) => ({ age: pointsFrom(given.age.in('years'), 0, [65, 1], [75, 2]), sex: given.sex === 'female' ? 1 : 0 }),
});

export const cha2ds2Va = defineScore({
  id: 'cha2ds2-va',
  category: 'cardiac',
  inputs: { age: adultAge, ...strokeItems },
  bands: [{ id: 'low' }, { id: 'consider', from: 1 }, { id: 'recommended', from: 2 }],
  limits: ['adults', 'notValvularAf'],
  sources: ['esc2024Af'],
  points: (given) => ({ age: pointsFrom(given.age.in('years'), 0, [65, 1], [75, 2]) }),
});

/** The older score, which guidelines and benchmarks still name. */
export const chads2 = defineScore({
  id: 'chads2',
  category: 'cardiac',
  inputs: { age: adultAge, heartFailure: yesNo(1), hypertension: yesNo(1), diabetes: yesNo(1), strokeOrEmbolism: yesNo(2) },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 1 }, { id: 'high', from: 2 }],
  limits: ['adults', 'notValvularAf', 'olderThanVasc'],
  sources: ['gageChads2'],
  points: (given) => ({ age: pointsFrom(given.age.in('years'), 0, [75, 1]) }),
});

export const hasBled = defineScore({
  id: 'has-bled',
  category: 'cardiac',
  inputs: {
    age: adultAge,
    uncontrolledHypertension: yesNo(1),
    renalDisease: yesNo(1),
    liverDisease: yesNo(1),
    stroke: yesNo(1),
    bleedingHistory: yesNo(1),
    labileInr: yesNo(1),
    bleedingDrugs: yesNo(1),
    alcoholExcess: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'moderate', from: 1 }, { id: 'high', from: 3 }],
  limits: ['adults', 'bleedingNoReasonToWithhold'],
  sources: ['hasBled'],
  points: (given) => ({ age: pointsAbove(given.age.in('years'), 0, [65, 1]) }),
});

export const orbit = defineScore({
  id: 'orbit',
  category: 'cardiac',
  inputs: {
    age: adultAge,
    reducedHaemoglobin: yesNo(2),
    bleedingHistory: yesNo(2),
    reducedFiltration: yesNo(1),
    antiplatelet: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'medium', from: 3 }, { id: 'high', from: 4 }],
  limits: ['adults', 'bleedingNoReasonToWithhold'],
  sources: ['orbit'],
  points: (given) => ({ age: pointsFrom(given.age.in('years'), 0, [75, 1]) }),
});
