/** Volumes for children, skin scores, the liver's later indices, salts and body size. */
import type { Given, SecondComputation } from './second-computation.ts';

const { exp, log } = Math;

const gapOf = (g: Given) => g.number('sodium') - g.number('chloride') - g.number('bicarbonate');
const correctedGapOf = (g: Given) => gapOf(g) + 10 - 2.5 * g.number('albumin');

/** Per region: its share, and the sum of its signs times its area. */
function bySkinRegion(g: Given, signs: readonly string[], shares: Readonly<Record<string, number>>): number {
  return Object.entries(shares).reduce(
    (sum, [region, share]) =>
      sum + share * g.number(`${region}Area`) * signs.map((sign) => g.number(region + sign)).reduce((a, b) => a + b),
    0,
  );
}

const WATER: Readonly<Record<string, number>> = { man: 0.6, woman: 0.5, olderMan: 0.5, olderWoman: 0.45, child: 0.6 };
const SODIUM: Readonly<Record<string, number>> = {
  saline5: 855,
  saline3: 513,
  saline09: 154,
  ringerLactate: 130,
  saline045: 77,
  saline02: 34,
  dextrose5: 0,
};

export const secondChildrenAndSkin: Readonly<Record<string, SecondComputation>> = {
  'delta-gap': (g) => g.number('sodium') - g.number('chloride') - 36,
  'delta-gap-albumin': (g) => g.number('sodium') - g.number('chloride') - 26 - 2.5 * g.number('albumin'),
  'delta-ratio-albumin': (g) => (correctedGapOf(g) - 12) / (24 - g.number('bicarbonate')),
  'sodium-infusion-rate': (g) => {
    const water = (WATER[g.text('patient')] ?? 0) * g.number('weight');
    const litres =
      ((g.number('targetSodium') - g.number('sodium')) * (water + 1)) / ((SODIUM[g.text('infusate')] ?? 0) - g.number('sodium'));
    return (1000 * litres) / g.number('duration');
  },
  'target-weight': (g) => (g.number('targetIndex') * g.number('height') * g.number('height')) / 10000,
  broca: (g) => {
    const excess = g.number('height') - 100;
    return g.number('height') < (g.text('sex') === 'male' ? 160 : 150) ? excess : excess - excess / 10;
  },
  'harris-benedict': (g) => {
    const [base, weight, height, age] = g.text('sex') === 'male' ? [66.473, 13.7516, 5.0033, 6.755] : [655.0955, 9.5634, 1.8496, 4.6756];
    return base + weight * g.number('weight') + height * g.number('height') - age * g.number('age');
  },
  lille: (g) => {
    const bilirubin = 17.104 * g.number('bilirubin');
    const after = 17.104 * g.number('bilirubinDay7');
    const kidney = g.number('creatinine') > 1.3 ? 0.206 : 0;
    const sum =
      3.19 -
      0.101 * g.number('age') +
      1.47 * g.number('albumin') +
      0.01 * bilirubin -
      0.0165 * after -
      kidney -
      0.0096 * g.number('prothrombinTime');
    return 1 / (1 + exp(sum));
  },
  abic: (g) => (10 * g.number('age') + 8 * g.number('bilirubin') + 30 * g.number('creatinine') + 80 * g.number('inr')) / 100,
  'r-factor': (g) => (g.number('alt') * g.number('phosphataseUpperLimit')) / (g.number('altUpperLimit') * g.number('alkalinePhosphatase')),
  peld: (g) =>
    4.8 * log(Math.max(1, g.number('bilirubin'))) +
    18.57 * log(Math.max(1, g.number('inr'))) -
    6.87 * log(Math.max(1, g.number('albumin'))) +
    (g.yes('belowOneYear') ? 4.36 : 0) +
    (g.yes('growthFailure') ? 6.67 : 0),
  'fatty-liver-index': (g) => {
    const index = (10000 * g.number('weight')) / g.number('height') ** 2;
    const power = exp(
      0.953 * log(g.number('triglycerides')) + 0.139 * index + 0.718 * log(g.number('gammaGt')) + 0.053 * g.number('waist') - 15.745,
    );
    return (100 * power) / (1 + power);
  },
  'rumack-matthew': (g) => 300 * exp((-log(2) * g.number('hoursSince')) / 4),
  siriraj: (g) =>
    2.5 * ['alert', 'drowsy', 'comatose'].indexOf(g.text('wakefulness')) +
    (g.yes('vomiting') ? 2 : 0) +
    (g.yes('headache') ? 2 : 0) -
    (g.yes('atheroma') ? 15 : 12) +
    g.number('diastolic') / 10,
  tyg: (g) => log(g.number('triglycerides')) + log(g.number('fastingGlucose')) - log(2),
  'pack-years': (g) => 0.05 * g.number('cigarettesPerDay') * g.number('smokingYears'),
  brinkman: (g) => g.number('smokingYears') * g.number('cigarettesPerDay'),
  'asdas-crp': (g) =>
    0.01 *
      (12 * g.number('backPain') + 6 * g.number('stiffnessDuration') + 11 * g.number('patientGlobal') + 7 * g.number('peripheralPain')) +
    0.58 * Math.log1p(Math.max(2, g.number('crp'))),
  pasi: (g) => bySkinRegion(g, ['Redness', 'Thickness', 'Scaling'], { head: 0.1, arm: 0.2, trunk: 0.3, leg: 0.4 }),
  easi: (g) =>
    bySkinRegion(
      g,
      ['Redness', 'Swelling', 'Scratching', 'Lichenification'],
      g.text('ageGroup') === 'below8' ? { head: 0.2, arm: 0.2, trunk: 0.3, leg: 0.3 } : { head: 0.1, arm: 0.2, trunk: 0.3, leg: 0.4 },
    ),
  scorad: (g) =>
    0.2 * g.number('extent') +
    3.5 * ['redness', 'swelling', 'oozing', 'scratching', 'lichenification', 'dryness'].reduce((sum, sign) => sum + g.number(sign), 0) +
    g.number('itch') +
    g.number('sleepLoss'),
  'who-plan-b': (g) => 300 * (g.number('weight') / 4),
  'who-plan-c': (g) => 100 * g.number('weight'),
  'mid-parental-height': (g) => (g.number('fatherHeight') + g.number('motherHeight')) / 2 + (g.text('sex') === 'male' ? 6.5 : -6.5),
  'tracheal-tube': (g) => (Math.floor(g.number('age')) + (g.text('tube') === 'cuffed' ? 14 : 16)) / 4,
  'oxygenation-index': (g) => g.number('meanAirwayPressure') / (g.number('arterialOxygen') / g.number('inspiredOxygen')),
};
