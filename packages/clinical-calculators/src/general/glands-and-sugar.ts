/** Thyroid storm, and who will get diabetes. */
import { measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, pulse, sex, temperature } from '../vital-fields.ts';

export const thyroidStorm = defineScore({
  id: 'burch-wartofsky',
  category: 'general',
  inputs: {
    temperature,
    brain: scored({ none: 0, mild: 10, moderate: 20, severe: 30 }),
    gut: scored({ none: 0, moderate: 10, severe: 20 }),
    pulse,
    heartFailure: scored({ none: 0, mild: 5, moderate: 10, severe: 15 }),
    atrialFibrillation: yesNo(10),
    precipitant: yesNo(10),
  },
  bands: [{ id: 'unlikely' }, { id: 'impending', from: 25 }, { id: 'storm', from: 45 }],
  limits: ['thyrotoxic'],
  sources: ['burchWartofsky'],
  points: (given) => ({
    temperature: pointsFrom(given.temperature.in('°C'), 0, [37.2, 5], [37.8, 10], [38.3, 15], [38.9, 20], [39.4, 25], [40, 30]),
    pulse: pointsFrom(given.pulse.in('/min'), 0, [90, 5], [110, 10], [120, 15], [130, 20], [140, 25]),
  }),
});

export const findrisc = defineScore({
  id: 'findrisc',
  category: 'general',
  inputs: {
    age: adultAge,
    bodyMassIndex: scored({ below25: 0, upTo30: 1, above30: 3 }),
    sex,
    waist: measure('length', 'cm', 40, 220),
    inactive: yesNo(2),
    notDailyGreens: yesNo(1),
    pressureDrugs: yesNo(2),
    highGlucoseBefore: yesNo(5),
    family: scored({ none: 0, secondDegree: 3, firstDegree: 5 }),
  },
  bands: [{ id: 'low' }, { id: 'slight', from: 7 }, { id: 'moderate', from: 12 }, { id: 'high', from: 15 }, { id: 'veryHigh', above: 20 }],
  limits: ['adults', 'riskVariesByPopulation'],
  sources: ['lindstrom'],
  points: (given) => {
    const [wide, wider] = given.sex === 'male' ? [94, 102] : [80, 88];
    return {
      age: pointsFrom(given.age.in('years'), 0, [45, 2], [55, 3], [65, 4]),
      waist: pointsAbove(given.waist.in('cm'), pointsFrom(given.waist.in('cm'), 0, [wide, 3]), [wider, 4]),
    };
  },
});

/** Three of five. */
export const metabolicSyndrome = defineScore({
  id: 'metabolic-syndrome',
  category: 'general',
  inputs: { wideWaist: yesNo(1), highTriglycerides: yesNo(1), lowHdl: yesNo(1), highPressure: yesNo(1), highGlucose: yesNo(1) },
  bands: [{ id: 'no' }, { id: 'yes', from: 3 }],
  limits: ['adults', 'waistByPopulation'],
  sources: ['alberti'],
});
