/** Who with a proven pulmonary embolism is at risk of dying within 30 days. */
import { yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, breathing, pulse, saturation, sex, systolic, temperature } from '../vital-fields.ts';

export const pesi = defineScore({
  id: 'pesi',
  category: 'thrombosis',
  inputs: {
    age: adultAge,
    sex,
    cancerHistory: yesNo(30),
    heartFailure: yesNo(10),
    chronicLungDisease: yesNo(10),
    pulse,
    systolic,
    breathing,
    temperature,
    alteredMentalState: yesNo(60),
    saturation,
  },
  bands: [
    { id: 'class1' },
    { id: 'class2', from: 66 },
    { id: 'class3', from: 86 },
    { id: 'class4', from: 106 },
    { id: 'class5', from: 126 },
  ],
  limits: ['adults', 'provenEmbolism'],
  sources: ['aujesky'],
  points: (given) => ({
    age: Math.floor(given.age.in('years')),
    sex: given.sex === 'male' ? 10 : 0,
    pulse: pointsFrom(given.pulse.in('/min'), 0, [110, 20]),
    systolic: given.systolic.in('mmHg') < 100 ? 30 : 0,
    breathing: pointsFrom(given.breathing.in('/min'), 0, [30, 20]),
    temperature: given.temperature.in('°C') < 36 ? 20 : 0,
    saturation: given.saturation.in('%') < 90 ? 20 : 0,
  }),
});

export const simplifiedPesi = defineScore({
  id: 'spesi',
  category: 'thrombosis',
  inputs: { age: adultAge, cancerHistory: yesNo(1), chronicCardiopulmonary: yesNo(1), pulse, systolic, saturation },
  bands: [{ id: 'low' }, { id: 'high', from: 1 }],
  limits: ['adults', 'provenEmbolism'],
  sources: ['jimenez'],
  points: (given) => ({
    age: pointsAbove(given.age.in('years'), 0, [80, 1]),
    pulse: pointsFrom(given.pulse.in('/min'), 0, [110, 1]),
    systolic: given.systolic.in('mmHg') < 100 ? 1 : 0,
    saturation: given.saturation.in('%') < 90 ? 1 : 0,
  }),
});

/** Counts reasons to stay in hospital; none of them means treatment at home is possible. */
export const hestia = defineScore({
  id: 'hestia',
  category: 'thrombosis',
  inputs: {
    unstable: yesNo(1),
    thrombolysisNeeded: yesNo(1),
    bleedingRisk: yesNo(1),
    oxygenNeeded: yesNo(1),
    embolismUnderAnticoagulant: yesNo(1),
    intravenousPainRelief: yesNo(1),
    otherReason: yesNo(1),
    clearanceBelow30: yesNo(1),
    severeLiverDisease: yesNo(1),
    pregnant: yesNo(1),
    heparinThrombocytopenia: yesNo(1),
  },
  bands: [{ id: 'home' }, { id: 'hospital', from: 1 }],
  limits: ['adults', 'provenEmbolism'],
  sources: ['zondag'],
});
