/** SCORE2 as a hazard on a log-log line, PREVENT as odds multiplied; both with the weights in the order of another print. */
import ratios from '../data/martin-hopkins.json' with { type: 'json' };
import type { Given, SecondComputation } from './second-computation.ts';

const { exp, log, max, min } = Math;

const bit = (yes: boolean) => (yes ? 1 : 0);
/** mg/dL to mmol/L. */
const MILLIMOLES = 0.0258632;
const REGIONS = ['low', 'moderate', 'high', 'veryHigh'];

type Pairs = readonly (readonly [number, number])[];
type BySex = Readonly<Record<string, Pairs>>;

const EUROPE: BySex = {
  male: [
    [-0.5699, 0.7476],
    [-0.1565, 0.8009],
    [0.3207, 0.936],
    [0.5836, 0.8294],
  ],
  female: [
    [-0.738, 0.7019],
    [-0.3143, 0.7701],
    [0.571, 0.9369],
    [0.9412, 0.8329],
  ],
};
const EUROPE_OLDER: BySex = {
  male: [
    [-0.34, 1.19],
    [0.01, 1.25],
    [0.08, 1.15],
    [0.05, 0.7],
  ],
  female: [
    [-0.52, 1.01],
    [-0.1, 1.1],
    [0.38, 1.09],
    [0.38, 0.69],
  ],
};
const ASIA: BySex = {
  male: [
    [-0.375229965, 0.62020875],
    [0.284885676, 0.778128607],
    [0.778231091, 0.844985356],
    [0.608975204, 0.679014197],
  ],
  female: [
    [-0.986572446, 0.536743779],
    [0.08278687, 0.718980326],
    [0.611474287, 0.703624072],
    [0.502751798, 0.555577072],
  ],
};

/** Weights at the middle, and what each of them changes with age: smoking, pressure, total and HDL cholesterol. */
function weighted(
  x: readonly number[],
  age: number,
  [ageWeight, atMiddle, withAge]: readonly [number, readonly number[], readonly number[]],
) {
  return x.reduce((sum, value, i) => sum + value * ((atMiddle[i] ?? 0) + age * (withAge[i] ?? 0)), ageWeight * age);
}

function middleAged(g: Given, scales: BySex): number {
  const isMan = g.text('sex') === 'male';
  const x = [
    bit(g.yes('smoker')),
    g.number('systolic') / 20 - 6,
    MILLIMOLES * g.number('totalCholesterol') - 6,
    2 * (MILLIMOLES * g.number('hdlCholesterol')) - 2.6,
  ];
  const age = g.number('age') / 5 - 12;
  const sum = isMan
    ? weighted(x, age, [0.3742, [0.6012, 0.2777, 0.1458, -0.2698], [-0.0755, -0.0255, -0.0281, 0.0426]])
    : weighted(x, age, [0.4648, [0.7744, 0.3131, 0.1002, -0.2606], [-0.1088, -0.0277, -0.0226, 0.0613]]);
  return afterScaling(g, log(-log(isMan ? 0.9605 : 0.9776)) + sum, scales);
}

function older(g: Given): number {
  const isMan = g.text('sex') === 'male';
  const x = [
    bit(g.yes('smoker')),
    g.number('systolic') - 150,
    MILLIMOLES * g.number('totalCholesterol') - 6,
    MILLIMOLES * g.number('hdlCholesterol') - 1.4,
  ];
  const age = g.number('age') - 73;
  const sum = isMan
    ? weighted(x, age, [0.0634, [0.3524, 0.0094, 0.085, -0.3564], [-0.0247, -0.0005, 0.0073, 0.0091]]) - 0.0929
    : weighted(x, age, [0.0789, [0.4921, 0.0102, 0.0605, -0.304], [-0.0255, -0.0004, -0.0009, 0.0154]]) - 0.2288;
  return afterScaling(g, log(-log(isMan ? 0.7576 : 0.8082)) + sum, EUROPE_OLDER);
}

function afterScaling(g: Given, logHazard: number, scales: BySex): number {
  const [intercept, slope] = scales[g.text('sex')]?.[REGIONS.indexOf(g.text('riskRegion'))] ?? [0, 1];
  return -100 * Math.expm1(-exp(intercept + slope * logHazard));
}

/**
 * Constant, age, age squared, non-HDL, HDL, pressure to 110 and beyond, diabetes, smoking, filtration to 60 and beyond, treatment,
 * statin, treatment × pressure, statin × non-HDL, and with age: non-HDL, HDL, pressure, diabetes, smoking, filtration; body mass
 * index to 30, beyond, and beyond with age.
 */
const PREVENT: Readonly<Record<string, readonly number[]>> = {
  'female cvd tenYears': [
    -3.307728, 0.7939329, 0, 0.0305239, -0.1606857, -0.2394003, 0.3600781, 0.8667604, 0.5360739, 0.6045917, 0.0433769, 0.3151672,
    -0.1477655, -0.0663612, 0.1197879, -0.0819715, 0.0306769, -0.0946348, -0.27057, -0.078715, -0.1637806, 0, 0, 0,
  ],
  'female ascvd tenYears': [
    -3.819975, 0.719883, 0, 0.1176967, -0.151185, -0.0835358, 0.3592852, 0.8348585, 0.4831078, 0.4864619, 0.0397779, 0.2265309, -0.0592374,
    -0.0395762, 0.0844423, -0.0567839, 0.0325692, -0.1035985, -0.2417542, -0.0791142, -0.1671492, 0, 0, 0,
  ],
  'female hf tenYears': [
    -4.310409, 0.8998235, 0, 0, 0, -0.4559771, 0.3576505, 1.038346, 0.583916, 0.7451638, 0.0557087, 0.3534442, 0, -0.0981511, 0, 0, 0,
    -0.0946663, -0.3581041, -0.1159453, -0.1884289, -0.0072294, 0.2997706, -0.003878,
  ],
  'female cvd thirtyYears': [
    -1.318827, 0.5503079, -0.0928369, 0.0409794, -0.1663306, -0.1628654, 0.3299505, 0.6793894, 0.3196112, 0.1857101, 0.0553528, 0.2894,
    -0.075688, -0.056367, 0.1071019, -0.0751438, 0.0301786, -0.0998776, -0.3206166, -0.1607862, -0.1450788, 0, 0, 0,
  ],
  'female ascvd thirtyYears': [
    -1.974074, 0.4669202, -0.0893118, 0.1256901, -0.1542255, -0.0018093, 0.322949, 0.6296707, 0.268292, 0.100106, 0.0499663, 0.1875292,
    0.0152476, -0.0276123, 0.0736147, -0.0521962, 0.0316918, -0.1046101, -0.2727793, -0.1530907, -0.1299149, 0, 0, 0,
  ],
  'female hf thirtyYears': [
    -2.205379, 0.6254374, -0.0983038, 0, 0, -0.3919241, 0.3142295, 0.8330787, 0.3438651, 0.2981642, 0.0667159, 0.333921, 0, -0.0893177, 0,
    0, 0, -0.0974299, -0.404855, -0.1982991, -0.1564215, 0.0594874, 0.2525536, -0.0035619,
  ],
  'male cvd tenYears': [
    -3.031168, 0.7688528, 0, 0.0736174, -0.0954431, -0.4347345, 0.3362658, 0.7692857, 0.4386871, 0.5378979, 0.0164827, 0.288879, -0.1337349,
    -0.0475924, 0.150273, -0.0517874, 0.0191169, -0.1049477, -0.2251948, -0.0895067, -0.1543702, 0, 0, 0,
  ],
  'male ascvd tenYears': [
    -3.500655, 0.7099847, 0, 0.1658663, -0.1144285, -0.2837212, 0.3239977, 0.7189597, 0.3956973, 0.3690075, 0.0203619, 0.2036522,
    -0.0865581, -0.0322916, 0.114563, -0.0300005, 0.0232747, -0.0927024, -0.2018525, -0.0970527, -0.1217081, 0, 0, 0,
  ],
  'male hf tenYears': [
    -3.946391, 0.8972642, 0, 0, 0, -0.6811466, 0.3634461, 0.923776, 0.5023736, 0.6926917, 0.0251827, 0.2980922, 0, -0.0497731, 0, 0, 0,
    -0.1289201, -0.3040924, -0.1401688, -0.1797778, -0.0485841, 0.3726929, 0.0068126,
  ],
  'male cvd thirtyYears': [
    -1.148204, 0.4627309, -0.0984281, 0.0836088, -0.1029824, -0.2140352, 0.2904325, 0.5331276, 0.2141914, 0.1155556, 0.0603775, 0.232714,
    -0.0272112, -0.0384488, 0.134192, -0.0511759, 0.0165865, -0.1101437, -0.2585943, -0.1566406, -0.1166776, 0, 0, 0,
  ],
  'male ascvd thirtyYears': [
    -1.736444, 0.3994099, -0.0937484, 0.1744643, -0.120203, -0.0665117, 0.2753037, 0.4790257, 0.1782635, -0.0218789, 0.0602553, 0.1421182,
    0.0135996, -0.0218265, 0.1013148, -0.0312619, 0.020673, -0.0920935, -0.2159947, -0.1548811, -0.0712547, 0, 0, 0,
  ],
  'male hf thirtyYears': [
    -1.95751, 0.5681541, -0.1048388, 0, 0, -0.4761564, 0.30324, 0.6840338, 0.2656273, 0.2541805, 0.0638923, 0.2583631, 0, -0.0391938, 0, 0,
    0, -0.1269124, -0.3273572, -0.2043019, -0.1342618, 0.0833107, 0.26999, -0.0182831,
  ],
};

function odds(g: Given, outcome: 'cvd' | 'ascvd' | 'hf'): number {
  const hasLipids = outcome !== 'hf';
  const a = g.number('age') / 10 - 5.5;
  const hdl = hasLipids ? MILLIMOLES * g.number('hdlCholesterol') : 1.3;
  const n = hasLipids ? MILLIMOLES * g.number('totalCholesterol') - hdl - 3.5 : 0;
  const h = hdl / 0.3 - 13 / 3;
  const p = max(g.number('systolic'), 110) / 20 - 6.5;
  const k = 4 - min(g.number('filtration'), 60) / 15;
  const bmi = hasLipids ? 30 : (10000 * g.number('weight')) / g.number('height') ** 2;
  const [d, s, t, c] = [bit(g.yes('diabetes')), bit(g.yes('smoker')), bit(g.yes('treatedHypertension')), bit(hasLipids && g.yes('statin'))];
  const beyond = max(bmi, 30) / 5 - 6;
  const x = [
    ...[1, a, a * a, n, h, min(g.number('systolic'), 110) / 20 - 5.5, p, d, s, k, 6 - max(g.number('filtration'), 60) / 15, t, c],
    ...[t * p, c * n, a * n, a * h, a * p, a * d, a * s, a * k, min(bmi, 30) / 5 - 5, beyond, a * beyond],
  ];
  const w = PREVENT[`${g.text('sex')} ${outcome} ${g.text('horizon')}`] ?? [];
  const product = x.reduce((so, value, i) => so * exp(value * (w[i] ?? 0)), 1);
  return (100 * product) / (product + 1);
}

/** By how many edges lie at or below. */
function martinHopkins(g: Given): number {
  const rest = g.number('totalCholesterol') - g.number('hdlCholesterol');
  const reached = (edges: readonly number[], value: number) => edges.filter((edge) => edge <= value + 1e-9).length;
  const rows = ratios.rows.map(([edge = 0]) => edge);
  const ratio = ratios.rows[reached(rows, g.number('triglycerides')) - 1]?.[reached(ratios.nonHdlFrom, rest)] ?? 5;
  return (rest * ratio - g.number('triglycerides')) / ratio;
}

export const secondHeartRisk: Readonly<Record<string, SecondComputation>> = {
  'ldl-martin-hopkins': martinHopkins,
  score2: (g) => middleAged(g, EUROPE),
  'score2-asia-pacific': (g) => middleAged(g, ASIA),
  'score2-op': older,
  'prevent-cvd': (g) => odds(g, 'cvd'),
  'prevent-ascvd': (g) => odds(g, 'ascvd'),
  'prevent-heart-failure': (g) => odds(g, 'hf'),
};
