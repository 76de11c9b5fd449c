/** Activity of Crohn's disease and of ulcerative colitis. */
import { defineCalculator } from '../calculator.ts';
import { measure, scored, whole, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { haemoglobin, pulse, temperature } from '../vital-fields.ts';

export const harveyBradshaw = defineScore({
  id: 'harvey-bradshaw',
  category: 'gastro',
  inputs: {
    wellBeing: scored({ veryWell: 0, slightlyBelow: 1, poor: 2, veryPoor: 3, terrible: 4 }),
    abdominalPain: scored({ none: 0, mild: 1, moderate: 2, severe: 3 }),
    liquidStools: whole(0, 30),
    abdominalMass: scored({ none: 0, dubious: 1, definite: 2, definiteTender: 3 }),
    arthralgia: yesNo(1),
    uveitis: yesNo(1),
    erythemaNodosum: yesNo(1),
    aphthousUlcers: yesNo(1),
    pyodermaGangrenosum: yesNo(1),
    analFissure: yesNo(1),
    newFistula: yesNo(1),
    abscess: yesNo(1),
  },
  bands: [
    { id: 'remission', source: 'best' },
    { id: 'active', from: 5, source: 'best' },
  ],
  limits: ['crohnOnly', 'previousDayOnly'],
  sources: ['harveyBradshaw', 'best'],
  points: (given) => ({ liquidStools: given.liquidStools }),
});

/** Truelove and Witts, with the thresholds of the European consensus: counts the signs that make frequent bloody stools severe. */
export const trueloveWitts = defineCalculator({
  id: 'truelove-witts',
  category: 'gastro',
  inputs: {
    bloodyStools: whole(0, 40),
    pulse,
    temperature,
    haemoglobin,
    sedimentation: measure('sedimentation', 'mm/h', 1, 150),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'mild' }, { id: 'moderate' }, { id: 'severe' }].map((band) => ({ ...band, source: 'eccoColitis' as const })),
  limits: ['colitisOnly', 'severeColitisAdmission'],
  sources: ['trueloveWitts', 'eccoColitis'],
  compute: (given, working) => {
    const [rate, celsius] = [given.pulse.in('/min'), given.temperature.in('°C')];
    const [grams, perHour] = [given.haemoglobin.in('g/dL'), given.sedimentation.in('mm/h')];
    const value =
      working.points('pulse', rate > 90 ? 1 : 0) +
      working.points('temperature', celsius > 37.8 ? 1 : 0) +
      working.points('haemoglobin', grams < 10.5 ? 1 : 0) +
      working.points('sedimentation', perHour > 30 ? 1 : 0);
    if (given.bloodyStools >= 6 && value > 0) return { value, band: 'severe' };
    const mild = given.bloodyStools < 4 && rate < 90 && celsius < 37.5 && grams > 11.5 && perHour < 20;
    return { value, band: mild ? 'mild' : 'moderate' };
  },
});
