/** Infection, joints and heart in children. */
import { type Band, defineCalculator } from '../calculator.ts';
import { choice, decimal, measure, optional, scored, yesNo } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { comaScale, meanPressure, platelets, temperature } from '../vital-fields.ts';

/** Septic arthritis of the hip. */
export const kocher = defineScore({
  id: 'kocher',
  category: 'paediatrics',
  inputs: { nonWeightBearing: yesNo(1), feverFrom385: yesNo(1), sedimentationFrom40: yesNo(1), leucocytesAbove12: yesNo(1) },
  bands: [{ id: 'none' }, { id: 'one', from: 1 }, { id: 'two', from: 2 }, { id: 'three', from: 3 }, { id: 'four', from: 4 }],
  limits: ['irritableHip', 'riskVariesByPopulation'],
  sources: ['kocher'],
});

/** The score for tuberculosis in children of the Indonesian ministry of health, in its version of 2013. */
export const childTuberculosis = defineScore({
  id: 'tb-anak',
  category: 'paediatrics',
  inputs: {
    contact: scored({ unclear: 0, reportedOrNegative: 2, positive: 3 }),
    tuberculin: scored({ negative: 0, positive: 3 }),
    nutrition: scored({ adequate: 0, underweight: 1, severelyWasted: 2 }),
    fever2Weeks: yesNo(1),
    cough3Weeks: yesNo(1),
    lymphNodes: yesNo(1),
    jointSwelling: yesNo(1),
    suggestiveRadiograph: yesNo(1),
  },
  bands: [{ id: 'below' }, { id: 'treat', from: 6 }],
  limits: ['bacteriologyFirst', 'tuberculosisScoreChildren'],
  sources: ['kemenkesTbAnak'],
});

const respiratory = scored({ none: 0, support: 1, ventilatedModerate: 2, ventilatedSevere: 3 });
const vasoactive = scored({ none: 0, one: 1, twoOrMore: 2 });
const PRESSURE_STEPS: readonly (readonly [months: number, low: number, usual: number])[] = [
  [0, 17, 30],
  [1, 25, 38],
  [12, 31, 43],
  [24, 32, 44],
  [60, 36, 48],
  [144, 38, 51],
];

function pressurePoints(months: number, pressure: number): number {
  const [, low, usual] = PRESSURE_STEPS.findLast(([from]) => months >= from) ?? [0, 0, 0];
  if (pressure < low) return 2;
  return pressure > usual ? 0 : 1;
}

/** Phoenix sepsis score: what was not measured counts nothing. */
export const phoenixSepsis = defineCalculator({
  id: 'phoenix-sepsis',
  category: 'paediatrics',
  inputs: {
    age: measure('age', 'years', 0, 17.999),
    respiratory,
    vasoactive,
    meanPressure,
    lactate: optional(measure('lactate', 'mmol/L', 0.1, 40)),
    platelets: optional(platelets),
    inr: optional(decimal(0.5, 20)),
    dDimer: optional(measure('dDimer', 'ng/mL FEU', 1, 100000)),
    fibrinogen: optional(measure('fibrinogen', 'mg/dL', 5, 2000)),
    comaScale,
    fixedPupils: yesNo(),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'noSepsis' }, { id: 'sepsis' }, { id: 'shock' }],
  limits: ['phoenixInfection', 'phoenixNotNewborns'],
  sources: ['schlapbach'],
  compute: (given, working) => {
    const heart =
      working.points('vasoactive', vasoactive.points?.[given.vasoactive] ?? 0) +
      working.points('lactate', given.lactate === undefined ? 0 : pointsFrom(given.lactate.in('mmol/L'), 0, [5, 1], [11, 2])) +
      working.points('meanPressure', pressurePoints(given.age.in('months'), given.meanPressure.in('mmHg')));
    const clotting = [
      given.platelets !== undefined && given.platelets.in('10⁹/L') < 100,
      given.inr !== undefined && given.inr > 1.3,
      given.dDimer !== undefined && given.dDimer.in('mg/L FEU') > 2,
      given.fibrinogen !== undefined && given.fibrinogen.in('mg/dL') < 100,
    ].filter(Boolean).length;
    const awake = given.comaScale <= 10 ? 1 : 0;
    const value =
      heart +
      working.points('respiratory', respiratory.points?.[given.respiratory] ?? 0) +
      working.points('coagulation', Math.min(2, clotting)) +
      working.points('nervousSystem', given.fixedPupils ? 2 : awake);
    if (value < 2) return { value, band: 'noSepsis' };
    return { value, band: heart >= 1 ? 'shock' : 'sepsis' };
  },
});

type Joints = 'none' | 'monoarthralgia' | 'polyarthralgia' | 'monoarthritis' | 'polyarthritis';
const MAJOR_JOINTS: Readonly<Record<'low' | 'moderateOrHigh', readonly Joints[]>> = {
  low: ['polyarthritis'],
  moderateOrHigh: ['polyarthritis', 'monoarthritis', 'polyarthralgia'],
};
const MINOR_JOINTS: Readonly<Record<'low' | 'moderateOrHigh', Joints>> = { low: 'polyarthralgia', moderateOrHigh: 'monoarthralgia' };
const THRESHOLDS = { low: { fever: 38.5, sedimentation: 60 }, moderateOrHigh: { fever: 38, sedimentation: 30 } } as const;
const JONES_BANDS: readonly Band[] = [{ id: 'notMet' }, { id: 'noEvidence' }, { id: 'met' }, { id: 'chorea' }];

/** Jones criteria of 2015. Joints count once; a long PR does not count beside carditis. The value counts major and minor criteria. */
export const jonesCriteria = defineCalculator({
  id: 'jones-2015',
  category: 'paediatrics',
  inputs: {
    population: choice('moderateOrHigh', 'low'),
    episode: choice('first', 'recurrent'),
    streptococci: yesNo(),
    carditis: yesNo(),
    joints: choice('none', 'monoarthralgia', 'polyarthralgia', 'monoarthritis', 'polyarthritis'),
    chorea: yesNo(),
    erythemaMarginatum: yesNo(),
    subcutaneousNodules: yesNo(),
    temperature,
    sedimentation: measure('sedimentation', 'mm/h', 1, 200),
    crp: measure('crp', 'mg/L', 0, 500),
    longPr: yesNo(),
  },
  unit: 'points',
  decimals: 0,
  bands: JONES_BANDS,
  limits: ['jonesOtherCauses', 'jonesPopulation'],
  sources: ['gewitz'],
  compute: (given, working) => {
    const { fever, sedimentation } = THRESHOLDS[given.population];
    const jointsMajor = MAJOR_JOINTS[given.population].includes(given.joints);
    const inflamed = given.sedimentation.in('mm/h') >= sedimentation || given.crp.in('mg/L') >= 30;
    const count = (findings: readonly boolean[]) => findings.filter(Boolean).length;
    const major = working.points(
      'majorCriteria',
      count([given.carditis, jointsMajor, given.chorea, given.erythemaMarginatum, given.subcutaneousNodules]),
    );
    const minor = working.points(
      'minorCriteria',
      count([
        !jointsMajor && given.joints === MINOR_JOINTS[given.population],
        given.temperature.in('°C') >= fever,
        inflamed,
        given.longPr && !given.carditis,
      ]),
    );
    const value = major + minor;
    const enough = major >= 2 || (major === 1 && minor >= 2) || (given.episode === 'recurrent' && minor >= 3);
    if (enough) return { value, band: given.streptococci ? 'met' : given.chorea ? 'chorea' : 'noEvidence' };
    return { value, band: given.chorea ? 'chorea' : 'notMet' };
  },
});
