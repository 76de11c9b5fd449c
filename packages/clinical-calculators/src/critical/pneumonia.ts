/** Community-acquired pneumonia: at home, in hospital, in intensive care. */
import { defineCalculator } from '../calculator.ts';
import { yesNo } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { adultAge, breathing, diastolic, glucose, haematocrit, pulse, sex, sodium, systolic, temperature, urea } from '../vital-fields.ts';

export const curb65 = defineScore({
  id: 'curb-65',
  category: 'critical',
  inputs: { confusion: yesNo(1), urea, breathing, systolic, diastolic, age: adultAge },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 2 }, { id: 'high', from: 3 }],
  limits: ['adults', 'communityPneumonia'],
  sources: ['lim'],
  points: (given) => ({
    urea: given.urea.in('mmol/L') > 7 ? 1 : 0,
    breathing: given.breathing.in('/min') >= 30 ? 1 : 0,
    systolic: given.systolic.in('mmHg') < 90 || given.diastolic.in('mmHg') <= 60 ? 1 : 0,
    age: given.age.in('years') >= 65 ? 1 : 0,
  }),
});

export const crb65 = defineScore({
  id: 'crb-65',
  category: 'critical',
  inputs: { confusion: yesNo(1), breathing, systolic, diastolic, age: adultAge },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 1 }, { id: 'high', from: 3 }],
  limits: ['adults', 'communityPneumonia'],
  sources: ['lim'],
  points: (given) => ({
    breathing: given.breathing.in('/min') >= 30 ? 1 : 0,
    systolic: given.systolic.in('mmHg') < 90 || given.diastolic.in('mmHg') <= 60 ? 1 : 0,
    age: given.age.in('years') >= 65 ? 1 : 0,
  }),
});

const COMORBIDITY = { neoplasticDisease: 30, liverDisease: 20, heartFailure: 10, cerebrovascular: 10, renalDisease: 10 } as const;
type Comorbidity = keyof typeof COMORBIDITY;
const COMORBIDITIES = Object.keys(COMORBIDITY) as Comorbidity[];

/** Class I is given without laboratory: at most 50 years, none of the five diseases, vital signs in order. */
export const pneumoniaSeverity = defineCalculator({
  id: 'psi',
  category: 'critical',
  inputs: {
    age: adultAge,
    sex,
    nursingHome: yesNo(),
    neoplasticDisease: yesNo(),
    liverDisease: yesNo(),
    heartFailure: yesNo(),
    cerebrovascular: yesNo(),
    renalDisease: yesNo(),
    alteredMentalState: yesNo(),
    breathing,
    systolic,
    temperature,
    pulse,
    phBelow735: yesNo(),
    urea,
    sodium,
    glucose,
    haematocrit,
    hypoxaemia: yesNo(),
    pleuralEffusion: yesNo(),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'class1' }, { id: 'class2' }, { id: 'class3' }, { id: 'class4' }, { id: 'class5' }],
  limits: ['adults', 'communityPneumonia', 'psiYoung'],
  sources: ['fine'],
  compute: (given, working) => {
    const age = Math.floor(given.age.in('years'));
    const celsius = given.temperature.in('°C');
    const diseases = COMORBIDITIES.map((disease) => working.points(disease, given[disease] ? COMORBIDITY[disease] : 0));
    const vitals = [
      working.points('alteredMentalState', given.alteredMentalState ? 20 : 0),
      working.points('breathing', given.breathing.in('/min') >= 30 ? 20 : 0),
      working.points('systolic', given.systolic.in('mmHg') < 90 ? 20 : 0),
      working.points('temperature', celsius < 35 || celsius >= 40 ? 15 : 0),
      working.points('pulse', given.pulse.in('/min') >= 125 ? 10 : 0),
    ];
    const rest = [
      working.points('age', age),
      working.points('sex', given.sex === 'female' ? -10 : 0),
      working.points('nursingHome', given.nursingHome ? 10 : 0),
      working.points('phBelow735', given.phBelow735 ? 30 : 0),
      working.points('urea', given.urea.in('BUN mg/dL') >= 30 ? 20 : 0),
      working.points('sodium', given.sodium.in('mmol/L') < 130 ? 20 : 0),
      working.points('glucose', given.glucose.in('mg/dL') >= 250 ? 10 : 0),
      working.points('haematocrit', given.haematocrit.in('%') < 30 ? 10 : 0),
      working.points('hypoxaemia', given.hypoxaemia ? 10 : 0),
      working.points('pleuralEffusion', given.pleuralEffusion ? 10 : 0),
    ];
    const value = [...diseases, ...vitals, ...rest].reduce((sum, points) => sum + points, 0);
    const classOne = age <= 50 && [...diseases, ...vitals].every((points) => points === 0);
    return { value, band: classOne ? 'class1' : `class${pointsFrom(value, 2, [71, 3], [91, 4], [131, 5])}` };
  },
});
