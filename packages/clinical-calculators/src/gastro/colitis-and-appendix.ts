/** Colitis without an endoscope, appendicitis in Asia. */
import { scored, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { anyAge, sex } from '../vital-fields.ts';

const four = { p0: 0, p1: 1, p2: 2, p3: 3 } as const;

export const partialMayo = defineScore({
  id: 'partial-mayo',
  category: 'gastro',
  inputs: { stools: scored(four), blood: scored(four), physician: scored(four) },
  bands: [{ id: 'remission' }, { id: 'active', from: 2 }],
  limits: ['colitisOnly'],
  sources: ['lewis'],
});

export const ripasa = defineScore({
  id: 'ripasa',
  category: 'gastro',
  decimals: 1,
  inputs: {
    sex,
    age: anyAge,
    fossaPain: yesNo(0.5),
    migration: yesNo(0.5),
    anorexia: yesNo(1),
    vomiting: yesNo(1),
    duration: scored({ within48h: 1, longer: 0.5 }),
    tenderness: yesNo(1),
    guarding: yesNo(2),
    rebound: yesNo(1),
    rovsing: yesNo(2),
    fever: yesNo(1),
    leucocytosis: yesNo(1),
    normalUrine: yesNo(1),
    foreigner: yesNo(1),
  },
  bands: [{ id: 'unlikely' }, { id: 'low', from: 5 }, { id: 'high', from: 7.5 }, { id: 'definite', from: 12 }],
  limits: ['suspectedAppendicitis'],
  sources: ['chongRipasa'],
  points: (given) => ({ sex: given.sex === 'male' ? 1 : 0.5, age: given.age.in('years') < 40 ? 1 : 0.5 }),
});
