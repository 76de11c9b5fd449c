import { scored } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { albumin, bilirubin, inr } from '../vital-fields.ts';

/** Clotting by INR, as it is used today; the paper had the prolongation of the prothrombin time in seconds. */
export const childPugh = defineScore({
  id: 'child-pugh',
  category: 'liver',
  inputs: {
    bilirubin,
    albumin,
    inr,
    ascites: scored({ none: 1, slight: 2, moderate: 3 }),
    encephalopathy: scored({ none: 1, grade1or2: 2, grade3or4: 3 }),
  },
  bands: [{ id: 'a' }, { id: 'b', from: 7 }, { id: 'c', from: 10 }],
  limits: ['cirrhosis', 'cholestaticBilirubin'],
  sources: ['pugh'],
  points: (given) => ({
    bilirubin: given.bilirubin.in('mg/dL') > 3 ? 3 : pointsFrom(given.bilirubin.in('mg/dL'), 1, [2, 2]),
    albumin: given.albumin.in('g/dL') > 3.5 ? 1 : pointsFrom(given.albumin.in('g/dL'), 3, [2.8, 2]),
    inr: given.inr < 1.7 ? 1 : pointsAbove(given.inr, 2, [2.3, 3]),
  }),
});
