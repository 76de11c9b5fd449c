import { scored } from '../field.ts';
import { defineScore } from '../score.ts';

export const apgar = defineScore({
  id: 'apgar',
  category: 'paediatrics',
  inputs: {
    heartRate: scored({ absent: 0, below100: 1, from100: 2 }),
    breathingEffort: scored({ absent: 0, weak: 1, good: 2 }),
    muscleTone: scored({ limp: 0, someFlexion: 1, active: 2 }),
    reflexes: scored({ none: 0, grimace: 1, cry: 2 }),
    colour: scored({ blueOrPale: 0, blueLimbs: 1, pink: 2 }),
  },
  bands: [{ id: 'low' }, { id: 'moderate', from: 4, source: 'acogApgar' }, { id: 'reassuring', from: 7, source: 'acogApgar' }],
  limits: ['apgarNotForResuscitation'],
  sources: ['apgar', 'acogApgar'],
});

export const westleyCroup = defineScore({
  id: 'westley',
  category: 'paediatrics',
  inputs: {
    stridor: scored({ none: 0, whenAgitated: 1, atRest: 2 }),
    retractions: scored({ none: 0, mild: 1, moderate: 2, severe: 3 }),
    airEntry: scored({ normal: 0, decreased: 1, markedlyDecreased: 2 }),
    cyanosis: scored({ none: 0, whenAgitated: 4, atRest: 5 }),
    consciousness: scored({ normal: 0, altered: 5 }),
  },
  bands: [{ id: 'mild' }, { id: 'moderate', from: 3 }, { id: 'severe', from: 8 }, { id: 'impendingFailure', from: 12 }].map((band) => ({
    ...band,
    source: 'bjornsonJohnson' as const,
  })),
  limits: ['croup'],
  sources: ['westley', 'bjornsonJohnson'],
});
