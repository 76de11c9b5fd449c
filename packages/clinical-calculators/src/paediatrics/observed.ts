/** What is seen in a child: pain and dehydration. */
import { scored } from '../field.ts';
import { defineScore } from '../score.ts';

const three = { p0: 0, p1: 1, p2: 2 } as const;

export const flacc = defineScore({
  id: 'flacc',
  category: 'paediatrics',
  inputs: { face: scored(three), legs: scored(three), activity: scored(three), cry: scored(three), consolability: scored(three) },
  bands: [{ id: 'relaxed' }, { id: 'mild', from: 1 }, { id: 'moderate', from: 4 }, { id: 'severe', from: 7 }],
  limits: ['twoMonthsToSeven'],
  sources: ['merkel'],
});

export const dehydrationScale = defineScore({
  id: 'clinical-dehydration',
  category: 'paediatrics',
  inputs: { appearance: scored(three), eyes: scored(three), mucosa: scored(three), tears: scored(three) },
  bands: [{ id: 'none' }, { id: 'some', from: 1 }, { id: 'severe', from: 5 }].map((band) => ({ ...band, source: 'goldman' as const })),
  limits: ['oneMonthToThree'],
  sources: ['friedman', 'goldman'],
});
