/** Respiratory distress of newborns and asthma in children, and coma in those who do not speak yet. */
import { scored } from '../field.ts';
import { defineScore } from '../score.ts';

const retractions = scored({ none: 0, mild: 1, severe: 2 });

/** Its authors give no classes; hospitals draw different lines. */
export const downes = defineScore({
  id: 'downes',
  category: 'paediatrics',
  inputs: {
    breathingRate: scored({ below60: 0, from60to80: 1, above80: 2 }),
    retractions,
    cyanosis: scored({ none: 0, relievedByOxygen: 1, despiteOxygen: 2 }),
    airEntry: scored({ good: 0, reduced: 1, barelyAudible: 2 }),
    grunting: scored({ none: 0, withStethoscope: 1, withoutStethoscope: 2 }),
  },
  limits: ['newbornsOnly', 'downesClasses'],
  sources: ['downes'],
});

export const silvermanAndersen = defineScore({
  id: 'silverman-andersen',
  category: 'paediatrics',
  inputs: {
    upperChest: scored({ synchronised: 0, lag: 1, seeSaw: 2 }),
    lowerChest: scored({ none: 0, justVisible: 1, marked: 2 }),
    xiphoid: scored({ none: 0, justVisible: 1, marked: 2 }),
    nostrils: scored({ none: 0, minimal: 1, marked: 2 }),
    grunting: scored({ none: 0, withStethoscope: 1, withoutStethoscope: 2 }),
  },
  bands: [
    { id: 'lower', source: 'hedstrom' },
    { id: 'higher', from: 5, source: 'hedstrom' },
  ],
  limits: ['newbornsOnly'],
  sources: ['silverman', 'hedstrom'],
});

/** Asthma from toddlers to teenagers. */
export const pram = defineScore({
  id: 'pram',
  category: 'paediatrics',
  inputs: {
    suprasternal: scored({ absent: 0, present: 2 }),
    scalene: scored({ absent: 0, present: 2 }),
    airEntry: scored({ normal: 0, reducedBases: 1, reducedWidely: 2, minimal: 3 }),
    wheeze: scored({ absent: 0, expiratory: 1, inspiratory: 2, audible: 3 }),
    oxygen: scored({ from95: 0, from92to94: 1, below92: 2 }),
  },
  bands: [
    { id: 'mild', source: 'trottier' },
    { id: 'moderate', from: 4, source: 'trottier' },
    { id: 'severe', from: 8, source: 'trottier' },
  ],
  limits: ['childAsthma'],
  sources: ['ducharme', 'trottier'],
});

export const childComa = defineScore({
  id: 'gcs-child',
  category: 'paediatrics',
  inputs: {
    eyes: scored({ spontaneous: 4, toSpeech: 3, toPressure: 2, none: 1 }),
    verbal: scored({ babbles: 5, irritable: 4, criesToPain: 3, moansToPain: 2, none: 1 }),
    motor: scored({ spontaneous: 6, withdrawsTouch: 5, withdrawsPain: 4, abnormalFlexion: 3, extension: 2, none: 1 }),
  },
  bands: [{ id: 'severe' }, { id: 'moderate', from: 9 }, { id: 'mild', from: 13 }],
  limits: ['notSpeakingYet', 'notTestable'],
  sources: ['james'],
});
