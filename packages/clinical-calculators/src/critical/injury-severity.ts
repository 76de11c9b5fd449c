/** How gravely somebody is injured or burnt, and a coma scale for those with a tube. */
import { defineCalculator } from '../calculator.ts';
import { measure, scored, whole, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { anyAge } from '../vital-fields.ts';

const gravest = whole(0, 6);
const UNSURVIVABLE = 6;
const MOST = 75;

/** The squares of the three worst regions; one that cannot be survived is 75. */
export const injurySeverity = defineCalculator({
  id: 'iss',
  category: 'critical',
  inputs: { head: gravest, face: gravest, chest: gravest, abdomen: gravest, limbs: gravest, skin: gravest },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'minor' }, { id: 'moderate', from: 9 }, { id: 'major', from: 16 }, { id: 'critical', from: 25 }],
  limits: ['trauma'],
  sources: ['baker'],
  compute: ({ head, face, chest, abdomen, limbs, skin }, working) => {
    const [worst = 0, second = 0, third = 0] = [head, face, chest, abdomen, limbs, skin].toSorted((a, b) => b - a);
    if (worst === UNSURVIVABLE) return working.points('unsurvivable', MOST);
    return working.step('injurySeverity', '{worst}^2 + {second}^2 + {third}^2', { worst, second, third }, 'points');
  },
});

export const revisedBaux = defineCalculator({
  id: 'revised-baux',
  category: 'critical',
  inputs: { age: anyAge, burntArea: measure('percent', '%', 0, 100), inhalation: yesNo() },
  unit: '',
  decimals: 0,
  limits: ['secondDegreeOnly'],
  sources: ['osler'],
  compute: (given, working) =>
    working.step(
      'baux',
      '{age} + {burntArea} + 17 × {inhalation}',
      { age: given.age.in('years'), burntArea: given.burntArea.in('%'), inhalation: given.inhalation ? 1 : 0 },
      '',
    ),
});

const four = { p4: 4, p3: 3, p2: 2, p1: 1, p0: 0 } as const;

export const fourScore = defineScore({
  id: 'four-score',
  category: 'critical',
  inputs: { eyes: scored(four), motor: scored(four), brainstem: scored(four), respiration: scored(four) },
  limits: ['notSedated'],
  sources: ['wijdicks'],
});
