/** Burnt area, and the fluid of the first day. */
import { defineCalculator } from '../calculator.ts';
import { choice, measure, withFallback } from '../field.ts';
import { weight } from '../vital-fields.ts';
import type { Working } from '../working.ts';

const burntShare = withFallback(measure('percent', '%', 0, 100), 0);
const burntArea = measure('percent', '%', 1, 100);

function shares(first24h: number, working: Working): number {
  working.step('first8h', '{first24h} ÷ 2', { first24h }, 'mL');
  working.step('next16h', '{first24h} ÷ 2', { first24h }, 'mL');
  return first24h;
}

export const parkland = defineCalculator({
  id: 'parkland',
  category: 'dosing',
  inputs: { weight, burntArea },
  unit: 'mL',
  decimals: 0,
  limits: ['fromTheBurn', 'titrateToUrine', 'secondDegreeOnly'],
  sources: ['baxter'],
  compute: (given, working) =>
    shares(
      working.step('first24h', '4 × {weight} × {burntArea}', { weight: given.weight.in('kg'), burntArea: given.burntArea.in('%') }, 'mL'),
      working,
    ),
});

export const modifiedBrooke = defineCalculator({
  id: 'modified-brooke',
  category: 'dosing',
  inputs: { weight, burntArea },
  unit: 'mL',
  decimals: 0,
  limits: ['adults', 'fromTheBurn', 'titrateToUrine', 'secondDegreeOnly'],
  sources: ['pruitt'],
  compute: (given, working) =>
    shares(
      working.step('first24h', '2 × {weight} × {burntArea}', { weight: given.weight.in('kg'), burntArea: given.burntArea.in('%') }, 'mL'),
      working,
    ),
});

/** Each input is how much of that region is burnt. */
function area(regions: Readonly<Record<string, readonly [share: number, burnt: number]>>, working: Working): number {
  let total = 0;
  for (const [region, [bodyShare, burnt]] of Object.entries(regions)) {
    if (burnt > 0) total += working.step(region, '{bodyShare} × {burnt} ÷ 100', { bodyShare, burnt }, '%');
  }
  return total;
}

export const ruleOfNines = defineCalculator({
  id: 'rule-of-nines',
  category: 'dosing',
  inputs: {
    headAndNeck: burntShare,
    rightArm: burntShare,
    leftArm: burntShare,
    frontTrunk: burntShare,
    backTrunk: burntShare,
    rightLeg: burntShare,
    leftLeg: burntShare,
    perineum: burntShare,
  },
  unit: '%',
  decimals: 1,
  limits: ['adults', 'secondDegreeOnly'],
  sources: ['wallace'],
  compute: (given, working) =>
    area(
      {
        headAndNeck: [9, given.headAndNeck.in('%')],
        rightArm: [9, given.rightArm.in('%')],
        leftArm: [9, given.leftArm.in('%')],
        frontTrunk: [18, given.frontTrunk.in('%')],
        backTrunk: [18, given.backTrunk.in('%')],
        rightLeg: [18, given.rightLeg.in('%')],
        leftLeg: [18, given.leftLeg.in('%')],
        perineum: [1, given.perineum.in('%')],
      },
      working,
    ),
});

/** Percent of the body, both sides and both surfaces: what changes with age. */
const AGE_SHARES = {
  birth: { head: 19, thighs: 11, lowerLegs: 10 },
  year1: { head: 17, thighs: 13, lowerLegs: 10 },
  year5: { head: 13, thighs: 16, lowerLegs: 11 },
  year10: { head: 11, thighs: 17, lowerLegs: 12 },
  year15: { head: 9, thighs: 18, lowerLegs: 13 },
  adult: { head: 7, thighs: 19, lowerLegs: 14 },
} as const;

export const lundBrowder = defineCalculator({
  id: 'lund-browder',
  category: 'dosing',
  inputs: {
    ageGroup: choice('birth', 'year1', 'year5', 'year10', 'year15', 'adult'),
    head: burntShare,
    neck: burntShare,
    frontTrunk: burntShare,
    backTrunk: burntShare,
    upperArms: burntShare,
    forearms: burntShare,
    hands: burntShare,
    buttocks: burntShare,
    perineum: burntShare,
    thighs: burntShare,
    lowerLegs: burntShare,
    feet: burntShare,
  },
  unit: '%',
  decimals: 1,
  limits: ['secondDegreeOnly'],
  sources: ['lundBrowder'],
  compute: (given, working) => {
    const byAge = AGE_SHARES[given.ageGroup];
    return area(
      {
        head: [byAge.head, given.head.in('%')],
        neck: [2, given.neck.in('%')],
        frontTrunk: [13, given.frontTrunk.in('%')],
        backTrunk: [13, given.backTrunk.in('%')],
        upperArms: [8, given.upperArms.in('%')],
        forearms: [6, given.forearms.in('%')],
        hands: [5, given.hands.in('%')],
        buttocks: [5, given.buttocks.in('%')],
        perineum: [1, given.perineum.in('%')],
        thighs: [byAge.thighs, given.thighs.in('%')],
        lowerLegs: [byAge.lowerLegs, given.lowerLegs.in('%')],
        feet: [7, given.feet.in('%')],
      },
      working,
    );
  },
});
