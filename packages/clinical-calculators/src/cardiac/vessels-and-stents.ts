/** Arteries: of the legs, the aorta, and how long two drugs are given after a stent. */
import { defineCalculator } from '../calculator.ts';
import { choice, measure, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { adultAge } from '../vital-fields.ts';

const pressure = measure('pressure', 'mmHg', 20, 320);

/** The higher pressure of the ankle against the higher of the arms. */
export const ankleBrachialIndex = defineCalculator({
  id: 'ankle-brachial-index',
  category: 'cardiac',
  inputs: { dorsalis: pressure, posteriorTibial: pressure, rightArm: pressure, leftArm: pressure },
  unit: '',
  decimals: 2,
  bands: [{ id: 'low' }, { id: 'borderline', above: 0.9 }, { id: 'normal', above: 1 }, { id: 'stiff', above: 1.4 }],
  limits: ['eachLegApart'],
  sources: ['aboyans'],
  compute: (given, working) =>
    working.step(
      'ankleBrachial',
      'max({dorsalis}, {posteriorTibial}) ÷ max({rightArm}, {leftArm})',
      {
        dorsalis: given.dorsalis.in('mmHg'),
        posteriorTibial: given.posteriorTibial.in('mmHg'),
        rightArm: given.rightArm.in('mmHg'),
        leftArm: given.leftArm.in('mmHg'),
      },
      '',
    ),
});

/** One point for each of the three groups in which anything is found. */
export const aorticDissection = defineScore({
  id: 'add-rs',
  category: 'cardiac',
  inputs: { conditions: yesNo(1), pain: yesNo(1), examination: yesNo(1) },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 1 }, { id: 'high', from: 2 }],
  limits: ['adults', 'suspectedDissection'],
  sources: ['rogers', 'nazerian'],
});

export const dualAntiplatelet = defineScore({
  id: 'dapt',
  category: 'cardiac',
  inputs: {
    age: adultAge,
    smoker: yesNo(1),
    diabetes: yesNo(1),
    infarctionAtStent: yesNo(1),
    previousInfarction: yesNo(1),
    stentBelow3: yesNo(1),
    paclitaxelStent: yesNo(1),
    heartFailure: yesNo(2),
    veinGraft: yesNo(2),
  },
  bands: [{ id: 'harm' }, { id: 'benefit', from: 2 }],
  limits: ['adults', 'oneYearWithoutEvent'],
  sources: ['yehDapt'],
  points: (given) => ({ age: given.age.in('years') >= 75 ? -2 : given.age.in('years') >= 65 ? -1 : 0 }),
});

/** Functional class: what a person with heart disease can still do. */
export const functionalClass = defineCalculator({
  id: 'nyha',
  category: 'cardiac',
  inputs: { limitation: choice('none', 'slight', 'marked', 'atRest') },
  unit: '',
  decimals: 0,
  bands: [{ id: 'i' }, { id: 'ii', from: 2 }, { id: 'iii', from: 3 }, { id: 'iv', from: 4 }],
  limits: ['adults'],
  sources: ['nyha'],
  compute: (given, working) => working.points('limitation', { none: 1, slight: 2, marked: 3, atRest: 4 }[given.limitation]),
});

/** Infarction under a left bundle branch block. */
export const sgarbossa = defineScore({
  id: 'sgarbossa',
  category: 'cardiac',
  inputs: { concordantElevation: yesNo(5), anteriorDepression: yesNo(3), discordantElevation: yesNo(2) },
  bands: [{ id: 'unlikely' }, { id: 'likely', from: 3 }],
  limits: ['bundleBranchBlock'],
  sources: ['sgarbossa'],
});
