import { defineCalculator } from '../calculator.ts';
import { scored, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { sex } from '../vital-fields.ts';

const frequency = scored({ notAtAll: 0, severalDays: 1, overHalf: 2, nearlyDaily: 3 });

export const phq9 = defineScore({
  id: 'phq-9',
  category: 'mental',
  inputs: {
    interest: frequency,
    mood: frequency,
    sleep: frequency,
    energy: frequency,
    appetite: frequency,
    selfWorth: frequency,
    concentration: frequency,
    psychomotor: frequency,
    selfHarm: frequency,
  },
  bands: [
    { id: 'minimal' },
    { id: 'mild', from: 5 },
    { id: 'moderate', from: 10 },
    { id: 'moderatelySevere', from: 15 },
    { id: 'severe', from: 20 },
  ],
  limits: ['screeningOnly', 'askSelfHarm'],
  sources: ['kroenke'],
});

export const gad7 = defineScore({
  id: 'gad-7',
  category: 'mental',
  inputs: {
    nervous: frequency,
    uncontrolledWorry: frequency,
    excessiveWorry: frequency,
    relaxing: frequency,
    restless: frequency,
    irritable: frequency,
    afraid: frequency,
  },
  bands: [{ id: 'minimal' }, { id: 'mild', from: 5 }, { id: 'moderate', from: 10 }, { id: 'severe', from: 15 }],
  limits: ['screeningOnly'],
  sources: ['spitzer'],
});

const HOW_OFTEN = { never: 0, monthlyOrLess: 1, twoToFourMonthly: 2, twoToThreeWeekly: 3, fourOrMoreWeekly: 4 } as const;
const HOW_MANY = { oneOrTwo: 0, threeOrFour: 1, fiveOrSix: 2, sevenToNine: 3, tenOrMore: 4 } as const;
const SIX_OR_MORE = { never: 0, lessThanMonthly: 1, monthly: 2, weekly: 3, daily: 4 } as const;

/** Positive from 3 in women and 4 in men. */
export const auditC = defineCalculator({
  id: 'audit-c',
  category: 'mental',
  inputs: { sex, drinkingDays: scored(HOW_OFTEN), drinksPerDay: scored(HOW_MANY), sixOrMore: scored(SIX_OR_MORE) },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'negative' }, { id: 'positive', source: 'bradley' }],
  limits: ['screeningOnly'],
  sources: ['bush', 'bradley'],
  compute: (given, working) => {
    const value =
      working.points('drinkingDays', HOW_OFTEN[given.drinkingDays]) +
      working.points('drinksPerDay', HOW_MANY[given.drinksPerDay]) +
      working.points('sixOrMore', SIX_OR_MORE[given.sixOrMore]);
    return { value, band: value >= (given.sex === 'female' ? 3 : 4) ? 'positive' : 'negative' };
  },
});

export const cage = defineScore({
  id: 'cage',
  category: 'mental',
  inputs: { cutDown: yesNo(1), annoyed: yesNo(1), guilty: yesNo(1), eyeOpener: yesNo(1) },
  bands: [{ id: 'negative' }, { id: 'positive', from: 2 }],
  limits: ['screeningOnly'],
  sources: ['ewing'],
});
