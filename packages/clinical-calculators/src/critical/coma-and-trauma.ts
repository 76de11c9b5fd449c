import { defineCalculator } from '../calculator.ts';
import { scored } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { breathing, comaScale, systolic } from '../vital-fields.ts';

export const glasgowComa = defineScore({
  id: 'gcs',
  category: 'critical',
  inputs: {
    eyes: scored({ spontaneous: 4, toSpeech: 3, toPressure: 2, none: 1 }),
    verbal: scored({ orientated: 5, confused: 4, words: 3, sounds: 2, none: 1 }),
    motor: scored({ obeys: 6, localises: 5, normalFlexion: 4, abnormalFlexion: 3, extension: 2, none: 1 }),
  },
  bands: [{ id: 'severe' }, { id: 'moderate', from: 9 }, { id: 'mild', from: 13 }],
  limits: ['notTestable'],
  sources: ['teasdale'],
});

/** Weighted form, for outcome; coded values are steps. */
export const revisedTrauma = defineCalculator({
  id: 'rts',
  category: 'critical',
  inputs: { comaScale, systolic, breathing },
  unit: '',
  decimals: 4,
  limits: ['trauma'],
  sources: ['champion'],
  compute: (given, working) => {
    const rate = given.breathing.in('/min');
    const coma = working.points('comaScale', pointsFrom(given.comaScale, 0, [4, 1], [6, 2], [9, 3], [13, 4]));
    const pressure = working.points('systolic', pointsFrom(given.systolic.in('mmHg'), 0, [1, 1], [50, 2], [76, 3], [90, 4]));
    const breaths = working.points('breathing', rate > 29 ? 3 : pointsFrom(rate, 0, [1, 1], [6, 2], [10, 4]));
    return working.step(
      'traumaScore',
      '0.9368 × {comaScale} + 0.7326 × {systolic} + 0.2908 × {breathing}',
      { comaScale: coma, systolic: pressure, breathing: breaths },
      '',
    );
  },
});
