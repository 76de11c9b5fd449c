import { defineCalculator } from '../calculator.ts';
import { choice, measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, creatinine, pulse, systolic, weight } from '../vital-fields.ts';

export const heartScore = defineScore({
  id: 'heart',
  category: 'cardiac',
  inputs: {
    age: adultAge,
    history: scored({ slight: 0, moderate: 1, high: 2 }),
    ecg: scored({ normal: 0, nonspecific: 1, stDeviation: 2 }),
    riskFactors: scored({ none: 0, oneOrTwo: 1, threeOrAtherosclerosis: 2 }),
    troponin: scored({ normal: 0, oneToThree: 1, aboveThree: 2 }),
  },
  bands: [{ id: 'low' }, { id: 'moderate', from: 4 }, { id: 'high', from: 7 }],
  limits: ['adults', 'notStElevation'],
  sources: ['heart', 'heartValidation'],
  points: (given) => ({ age: pointsFrom(given.age.in('years'), 0, [45, 1], [65, 2]) }),
});

export const timiUnstable = defineScore({
  id: 'timi-ua-nstemi',
  category: 'cardiac',
  inputs: {
    age: adultAge,
    threeRiskFactors: yesNo(1),
    knownStenosis: yesNo(1),
    aspirinWeek: yesNo(1),
    twoAnginaEpisodes: yesNo(1),
    stDeviation: yesNo(1),
    raisedMarker: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 3 }, { id: 'high', from: 5 }],
  limits: ['adults', 'notStElevation'],
  sources: ['timiUnstable'],
  points: (given) => ({ age: pointsFrom(given.age.in('years'), 0, [65, 1]) }),
});

export const timiStElevation = defineScore({
  id: 'timi-stemi',
  category: 'cardiac',
  inputs: {
    age: adultAge,
    weight: { ...weight, min: 25 },
    systolic,
    pulse,
    diabetesHypertensionAngina: yesNo(1),
    killipAbove1: yesNo(2),
    anteriorOrBundleBranch: yesNo(1),
    treatmentAfter4h: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 3 }, { id: 'high', from: 5 }],
  limits: ['adults', 'fibrinolysisEra'],
  sources: ['timiStElevation'],
  points: (given) => ({
    age: pointsFrom(given.age.in('years'), 0, [65, 2], [75, 3]),
    weight: given.weight.in('kg') < 67 ? 1 : 0,
    systolic: given.systolic.in('mmHg') < 100 ? 3 : 0,
    pulse: pointsAbove(given.pulse.in('/min'), 0, [100, 2]),
  }),
});

/** In-hospital mortality, by the paper's nomogram. */
export const graceInHospital = defineScore({
  id: 'grace',
  category: 'cardiac',
  inputs: {
    age: adultAge,
    pulse,
    systolic,
    creatinine,
    killip: scored({ i: 0, ii: 20, iii: 39, iv: 59 }),
    cardiacArrest: yesNo(39),
    stDeviation: yesNo(28),
    raisedMarker: yesNo(14),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 109 }, { id: 'high', from: 141 }],
  limits: ['adults', 'graceBandsNste'],
  sources: ['grace'],
  points: (given) => ({
    age: pointsFrom(given.age.in('years'), 0, [30, 8], [40, 25], [50, 41], [60, 58], [70, 75], [80, 91], [90, 100]),
    pulse: pointsFrom(given.pulse.in('/min'), 0, [50, 3], [70, 9], [90, 15], [110, 24], [150, 38], [200, 46]),
    systolic: pointsFrom(given.systolic.in('mmHg'), 58, [80, 53], [100, 43], [120, 34], [140, 24], [160, 10], [200, 0]),
    creatinine: pointsFrom(given.creatinine.in('mg/dL'), 1, [0.4, 4], [0.8, 7], [1.2, 10], [1.6, 13], [2, 21], [4, 28]),
  }),
});

export const killipClass = defineCalculator({
  id: 'killip',
  category: 'cardiac',
  inputs: { findings: choice('noFailure', 'ralesOrS3', 'pulmonaryOedema', 'cardiogenicShock') },
  unit: '',
  decimals: 0,
  bands: [{ id: 'i' }, { id: 'ii', from: 2 }, { id: 'iii', from: 3 }, { id: 'iv', from: 4 }],
  limits: ['adults', 'acuteInfarction'],
  sources: ['killip'],
  compute: (given, working) =>
    working.points('findings', { noFailure: 1, ralesOrS3: 2, pulmonaryOedema: 3, cardiogenicShock: 4 }[given.findings]),
});

/** Treadmill score for the Bruce protocol. */
export const dukeTreadmill = defineCalculator({
  id: 'duke-treadmill',
  category: 'cardiac',
  inputs: {
    exerciseTime: measure('minutes', 'min', 0, 30),
    stDepression: measure('length', 'mm', 0, 10),
    exerciseAngina: choice('none', 'notLimiting', 'limiting'),
  },
  unit: '',
  decimals: 1,
  bands: [{ id: 'high' }, { id: 'moderate', above: -11 }, { id: 'low', from: 5 }],
  limits: ['adults', 'bruceProtocol'],
  sources: ['duke'],
  compute: (given, working) =>
    working.step(
      'treadmillScore',
      '{exerciseTime} − 5 × {stDepression} − 4 × {anginaIndex}',
      {
        exerciseTime: given.exerciseTime.in('min'),
        stDepression: given.stDepression.in('mm'),
        anginaIndex: { none: 0, notLimiting: 1, limiting: 2 }[given.exerciseAngina],
      },
      '',
    ),
});

/** Revised cardiac risk index. */
export const cardiacRiskIndex = defineScore({
  id: 'rcri',
  category: 'cardiac',
  inputs: {
    highRiskSurgery: yesNo(1),
    ischaemicHeart: yesNo(1),
    heartFailureHistory: yesNo(1),
    cerebrovascular: yesNo(1),
    insulin: yesNo(1),
    creatinineAbove2: yesNo(1),
  },
  bands: [{ id: 'class1' }, { id: 'class2', from: 1 }, { id: 'class3', from: 2 }, { id: 'class4', from: 3 }],
  limits: ['nonCardiacSurgery'],
  sources: ['lee'],
});
