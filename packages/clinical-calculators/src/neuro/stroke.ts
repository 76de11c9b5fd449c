import { defineCalculator } from '../calculator.ts';
import { choice, measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { adultAge, comaScale, diastolic, systolic } from '../vital-fields.ts';

export const abcd2 = defineScore({
  id: 'abcd2',
  category: 'neuro',
  inputs: {
    age: adultAge,
    systolic,
    diastolic,
    clinicalFeatures: scored({ otherFeatures: 0, speechOnly: 1, unilateralWeakness: 2 }),
    symptomDuration: scored({ below10: 0, from10to59: 1, from60: 2 }),
    diabetes: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'moderate', from: 4 }, { id: 'high', from: 6 }],
  limits: ['adults', 'abcd2NotAlone'],
  sources: ['johnston'],
  points: (given) => ({
    age: pointsFrom(given.age.in('years'), 0, [60, 1]),
    systolic: given.systolic.in('mmHg') >= 140 || given.diastolic.in('mmHg') >= 90 ? 1 : 0,
  }),
});

const upTo2 = scored({ p0: 0, p1: 1, p2: 2 });
const upTo3 = scored({ p0: 0, p1: 1, p2: 2, p3: 3 });
const limb = scored({ p0: 0, p1: 1, p2: 2, p3: 3, p4: 4 });

/** National Institutes of Health Stroke Scale. */
export const nihss = defineScore({
  id: 'nihss',
  category: 'neuro',
  inputs: {
    consciousness: upTo3,
    questions: upTo2,
    commands: upTo2,
    gaze: upTo2,
    visualFields: upTo3,
    facialPalsy: upTo3,
    leftArm: limb,
    rightArm: limb,
    leftLeg: limb,
    rightLeg: limb,
    ataxia: upTo2,
    sensory: upTo2,
    language: upTo3,
    dysarthria: upTo2,
    neglect: upTo2,
  },
  limits: ['nihssPosterior'],
  sources: ['brott'],
});

/** Intracerebral haemorrhage. */
export const ichScore = defineScore({
  id: 'ich',
  category: 'neuro',
  inputs: {
    comaScale,
    age: adultAge,
    haematomaVolume: measure('volume', 'mL', 0, 300),
    intraventricular: yesNo(1),
    infratentorial: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'middle', from: 2 }, { id: 'high', from: 4 }],
  limits: ['adults', 'noSelfFulfilling'],
  sources: ['hemphill'],
  points: (given) => ({
    comaScale: pointsFrom(given.comaScale, 2, [5, 1], [13, 0]),
    age: pointsFrom(given.age.in('years'), 0, [80, 1]),
    haematomaVolume: pointsFrom(given.haematomaVolume.in('mL'), 0, [30, 1]),
  }),
});

export const huntHess = defineCalculator({
  id: 'hunt-hess',
  category: 'neuro',
  inputs: { findings: choice('g1', 'g2', 'g3', 'g4', 'g5') },
  unit: '',
  decimals: 0,
  bands: [{ id: 'good' }, { id: 'poor', from: 4 }],
  limits: ['aneurysmalBleeding'],
  sources: ['huntHess'],
  compute: (given, working) => working.points('findings', Number(given.findings.slice(1))),
});

export const modifiedRankin = defineCalculator({
  id: 'modified-rankin',
  category: 'neuro',
  inputs: { findings: choice('g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6') },
  unit: '',
  decimals: 0,
  bands: [{ id: 'independent' }, { id: 'dependent', from: 3 }, { id: 'dead', from: 6 }],
  limits: ['afterStroke'],
  sources: ['vanSwieten'],
  compute: (given, working) => working.points('findings', Number(given.findings.slice(1))),
});

/** Haemorrhage or infarct, where no scan can be had. */
export const siriraj = defineCalculator({
  id: 'siriraj',
  category: 'neuro',
  inputs: {
    wakefulness: choice('alert', 'drowsy', 'comatose'),
    vomiting: yesNo(),
    headache: yesNo(),
    diastolic,
    atheroma: yesNo(),
  },
  unit: '',
  decimals: 1,
  bands: [{ id: 'infarct' }, { id: 'uncertain', from: -1 }, { id: 'haemorrhage', above: 1 }],
  limits: ['adults', 'scanDecides'],
  sources: ['poungvarin'],
  compute: (given, working) =>
    working.step(
      'sirirajScore',
      '2.5 × {wakefulness} + 2 × {vomiting} + 2 × {headache} + 0.1 × {diastolic} − 3 × {atheroma} − 12',
      {
        wakefulness: { alert: 0, drowsy: 1, comatose: 2 }[given.wakefulness],
        vomiting: given.vomiting ? 1 : 0,
        headache: given.headache ? 1 : 0,
        diastolic: given.diastolic.in('mmHg'),
        atheroma: given.atheroma ? 1 : 0,
      },
      '',
    ),
});
