/** Scales of nurses and anaesthetists: sedation, fitness, recovery, pressure sores, falls. */
import { defineCalculator } from '../calculator.ts';
import { choice, scored, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

const AGITATION = { minus5: -5, minus4: -4, minus3: -3, minus2: -2, minus1: -1, calm: 0, plus1: 1, plus2: 2, plus3: 3, plus4: 4 } as const;

export const richmond = defineCalculator({
  id: 'rass',
  category: 'critical',
  inputs: {
    findings: choice('plus4', 'plus3', 'plus2', 'plus1', 'calm', 'minus1', 'minus2', 'minus3', 'minus4', 'minus5'),
  },
  unit: '',
  decimals: 0,
  bands: [{ id: 'deep' }, { id: 'light', from: -3 }, { id: 'calm', from: 0 }, { id: 'agitated', from: 1 }],
  limits: ['adults'],
  sources: ['sessler'],
  compute: (given, working) => working.points('findings', AGITATION[given.findings]),
});

export const physicalStatus = defineCalculator({
  id: 'asa-ps',
  category: 'critical',
  inputs: { findings: choice('c1', 'c2', 'c3', 'c4', 'c5', 'c6') },
  unit: '',
  decimals: 0,
  bands: [
    { id: 'healthy' },
    { id: 'mild', from: 2 },
    { id: 'severe', from: 3 },
    { id: 'threat', from: 4 },
    { id: 'moribund', from: 5 },
    { id: 'brainDead', from: 6 },
  ],
  limits: ['emergencyAddsE'],
  sources: ['asaStatus'],
  compute: (given, working) => working.points('findings', Number(given.findings.slice(1))),
});

const three = { none: 0, partly: 1, full: 2 } as const;

/** Ready to leave the recovery room. */
export const aldrete = defineScore({
  id: 'aldrete',
  category: 'critical',
  inputs: {
    activity: scored(three),
    breath: scored(three),
    circulation: scored(three),
    consciousness: scored(three),
    oxygen: scored(three),
  },
  bands: [{ id: 'stay' }, { id: 'leave', from: 9 }],
  limits: ['afterAnaesthesia'],
  sources: ['aldrete'],
});

const four = { p1: 1, p2: 2, p3: 3, p4: 4 } as const;

/** Pressure sores: the lower, the likelier. */
export const braden = defineScore({
  id: 'braden',
  category: 'critical',
  inputs: {
    perception: scored(four),
    moisture: scored(four),
    activity: scored(four),
    mobility: scored(four),
    nutrition: scored(four),
    friction: scored({ p1: 1, p2: 2, p3: 3 }),
  },
  bands: [{ id: 'veryHigh' }, { id: 'high', from: 10 }, { id: 'moderate', from: 13 }, { id: 'mild', from: 15 }, { id: 'none', from: 19 }],
  limits: ['adults'],
  sources: ['bergstrom', 'ayello'],
});

export const morseFalls = defineScore({
  id: 'morse-fall',
  category: 'critical',
  inputs: {
    fallBefore: yesNo(25),
    secondDiagnosis: yesNo(15),
    aid: scored({ none: 0, crutch: 15, furniture: 30 }),
    infusion: yesNo(20),
    gait: scored({ normal: 0, weak: 10, impaired: 20 }),
    forgetsLimits: yesNo(15),
  },
  bands: [{ id: 'low' }, { id: 'moderate', from: 25 }, { id: 'high', from: 45 }],
  limits: ['adults', 'inpatients'],
  sources: ['morse'],
});
