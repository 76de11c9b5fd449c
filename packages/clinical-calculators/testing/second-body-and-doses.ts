import type { SecondComputation } from './second-computation.ts';

const { log, exp, sqrt } = Math;
const man = (text: string) => text === 'male';
const INCH = 2.54;
const devine = (sex: string, cm: number) => (man(sex) ? 50 - 138 : 45.5 - 138) + (2.3 / INCH) * cm;

const STEROID: Readonly<Record<string, number>> = {
  cortisone: 1 / 5,
  hydrocortisone: 1 / 4,
  prednisone: 1,
  prednisolone: 1,
  methylprednisolone: 5 / 4,
  triamcinolone: 5 / 4,
  dexamethasone: 20 / 3,
};

/** Lund and Browder's own half-regions: head, thigh and leg, for one surface of one side. */
const HALVES: Readonly<Record<string, readonly [number, number, number]>> = {
  birth: [9.5, 2.75, 2.5],
  year1: [8.5, 3.25, 2.5],
  year5: [6.5, 4, 2.75],
  year10: [5.5, 4.25, 3],
  year15: [4.5, 4.5, 3.25],
  adult: [3.5, 4.75, 3.5],
};

export const secondBodyAndDoses: Readonly<Record<string, SecondComputation>> = {
  bmi: (g) => (g.number('weight') * 10000) / g.number('height') / g.number('height'),
  'bsa-mosteller': (g) => (sqrt(g.number('height')) * sqrt(g.number('weight'))) / 60,
  'bsa-du-bois': (g) => exp(log(0.007184) + 0.425 * log(g.number('weight')) + 0.725 * log(g.number('height'))),
  'bsa-haycock': (g) => exp(log(0.024265) + 0.5378 * log(g.number('weight')) + 0.3964 * log(g.number('height'))),
  'mifflin-st-jeor': (g) => 5 * (2 * g.number('weight') + 1.25 * g.number('height') - g.number('age')) + (man(g.text('sex')) ? 5 : -161),
  'ideal-body-weight': (g) => devine(g.text('sex'), g.number('height')),
  'adjusted-body-weight': (g) => 0.6 * devine(g.text('sex'), g.number('height')) + 0.4 * g.number('weight'),
  // Both sides multiplied by the squared height, so that no index is formed.
  'lean-body-weight': (g) => {
    const squared = (g.number('height') / 100) ** 2;
    const [constant, slope] = man(g.text('sex')) ? [6680, 216] : [8780, 244];
    return (9270 * g.number('weight') * squared) / (constant * squared + slope * g.number('weight'));
  },
  'predicted-body-weight': (g) => 0.91 * g.number('height') - (man(g.text('sex')) ? 88.684 : 93.184),
  'apls-weight': (g) => {
    const years = g.number('age');
    if (years < 1) return 4 + (years * 12) / 2;
    return years < 6 ? 2 * (Math.floor(years) + 4) : 3 * Math.floor(years) + 7;
  },
  'holliday-segar': (g) => {
    const kg = g.number('weight');
    if (kg <= 10) return 100 * kg;
    return kg <= 20 ? 1000 + 50 * (kg - 10) : 1500 + 20 * (kg - 20);
  },
  'gestational-age-crl-robinson': (g) => 8.052 * sqrt(1.037) * sqrt(g.number('crownRump')) + 23.73,
  'gestational-age-crl-hadlock': (g) => {
    const cm = g.number('crownRump') / 10;
    return 7 * exp(1.684969 + cm * (0.315646 + cm * (-0.049306 + cm * (0.004057 - cm * 0.000120456))));
  },
  'fetal-weight-hadlock': (g) => {
    const [bpd, head, abdomen, femur] = [
      g.number('biparietal') / 10,
      g.number('headCircumference') / 10,
      g.number('abdominalCircumference') / 10,
      g.number('femurLength') / 10,
    ];
    const logarithm = 1.3596 + 0.0064 * head + abdomen * (0.0424 + 0.00061 * bpd - 0.00386 * femur) + 0.174 * femur;
    return exp(logarithm * Math.LN10);
  },
  'morphine-equivalents': (g) =>
    (15 * g.number('codeine') +
      240 * g.number('fentanylPatch') +
      100 * (g.number('hydrocodone') + g.number('morphine')) +
      500 * g.number('hydromorphone') +
      470 * g.number('methadone') +
      150 * g.number('oxycodone') +
      300 * g.number('oxymorphone') +
      40 * g.number('tapentadol') +
      20 * g.number('tramadol')) /
    100,
  'steroid-equivalence': (g) => {
    const prednisolone = g.number('dose') * (STEROID[g.text('fromSteroid')] ?? Number.NaN);
    return prednisolone / (STEROID[g.text('toSteroid')] ?? Number.NaN);
  },
  'infusion-rate': (g) => (g.number('weightedRate') / 1000) * (g.number('weight') / g.number('concentration')) * 60,
  'infusion-dose': (g) => ((g.number('pumpRate') / 60) * g.number('concentration') * 1000) / g.number('weight'),
  'drip-rate': (g) => (g.number('volume') / (g.number('duration') * 60)) * g.number('dropFactor'),
  calvert: (g) => {
    const filtration = g.yes('capClearance') && g.number('clearance') > 125 ? 125 : g.number('clearance');
    return g.number('targetExposure') * filtration + 25 * g.number('targetExposure');
  },
  'corrected-phenytoin': (g) => (10 * g.number('phenytoin')) / ((g.yes('severeRenalFailure') ? 1 : 2) * g.number('albumin') + 1),
  ganzoni: (g) =>
    g.number('ironStores') + 2.4 * g.number('weight') * g.number('targetHaemoglobin') - 2.4 * g.number('weight') * g.number('haemoglobin'),
  'allowable-blood-loss': (g) => {
    const [high, low] = [g.number('haemoglobin'), g.number('lowestHaemoglobin')];
    return (2 * g.number('weight') * g.number('bloodPerKilogram') * (high - low)) / (high + low);
  },
  parkland: (g) => g.number('weight') * (4 * g.number('burntArea')),
  'modified-brooke': (g) => g.number('burntArea') * g.number('weight') * 2,
  'rule-of-nines': (g) => {
    const nines =
      g.number('headAndNeck') +
      g.number('rightArm') +
      g.number('leftArm') +
      2 * (g.number('frontTrunk') + g.number('backTrunk') + g.number('rightLeg') + g.number('leftLeg'));
    return (9 * nines + g.number('perineum')) / 100;
  },
  'lund-browder': (g) => {
    const [head, thigh, leg] = HALVES[g.text('ageGroup')] ?? [Number.NaN, Number.NaN, Number.NaN];
    const sums =
      2 * head * g.number('head') +
      2 * g.number('neck') +
      13 * (g.number('frontTrunk') + g.number('backTrunk')) +
      4 * (2 * g.number('upperArms') + 1.5 * g.number('forearms') + 1.25 * g.number('hands')) +
      2 * 2.5 * g.number('buttocks') +
      g.number('perineum') +
      4 * (thigh * g.number('thighs') + leg * g.number('lowerLegs') + 1.75 * g.number('feet'));
    return sums / 100;
  },
};
