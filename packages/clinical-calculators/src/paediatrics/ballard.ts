/** New Ballard score: gestation by twelve signs of the newborn, two weeks for every five points. */
import { defineCalculator } from '../calculator.ts';
import { type ChoiceField, scored } from '../field.ts';

const fromNought = { p0: 0, p1: 1, p2: 2, p3: 3, p4: 4 } as const;
const fromOneBelow = { m1: -1, ...fromNought } as const;
const fromTwoBelow = { m2: -2, ...fromOneBelow } as const;
const upToFive = { ...fromOneBelow, p5: 5 } as const;

const signs = {
  posture: scored(fromNought),
  squareWindow: scored(fromOneBelow),
  armRecoil: scored(fromNought),
  poplitealAngle: scored(upToFive),
  scarfSign: scored(fromOneBelow),
  heelToEar: scored(fromOneBelow),
  skin: scored(upToFive),
  lanugo: scored(fromOneBelow),
  plantarSurface: scored(fromTwoBelow),
  breast: scored(fromOneBelow),
  eyeAndEar: scored(fromTwoBelow),
  genitals: scored(fromOneBelow),
};

const pointsOf = ({ points }: ChoiceField, chosen: string): number => points?.[chosen] ?? 0;

export const newBallard = defineCalculator({
  id: 'new-ballard',
  category: 'paediatrics',
  inputs: signs,
  unit: 'weeks',
  decimals: 1,
  bands: [
    { id: 'extremelyPreterm', source: 'bornTooSoon' },
    { id: 'veryPreterm', from: 28, source: 'bornTooSoon' },
    { id: 'preterm', from: 32, source: 'bornTooSoon' },
    { id: 'term', from: 37, source: 'bornTooSoon' },
    { id: 'postTerm', from: 42, source: 'bornTooSoon' },
  ],
  limits: ['newbornsOnly', 'ballardTwoWeeks'],
  sources: ['ballard', 'bornTooSoon'],
  compute: (given, working) => {
    let maturity = 0;
    for (const [name, field] of Object.entries(signs)) maturity += working.points(name, pointsOf(field, given[name as keyof typeof signs]));
    return working.step('gestationWeeks', '24 + 0.4 × {maturity}', { maturity }, 'weeks');
  },
});
