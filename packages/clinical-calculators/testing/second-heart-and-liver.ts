import type { SecondComputation } from './second-computation.ts';

const { log, sqrt, cbrt, max, min } = Math;

/** MELD by the coefficients that are already times ten. */
function meldSum(bilirubin: number, inr: number, creatinine: number, dialysis: boolean): number {
  const kidney = dialysis ? 4 : min(4, max(1, creatinine));
  const sum = 3.78 * log(max(1, bilirubin)) + 11.2 * log(max(1, inr)) + 9.57 * log(kidney) + 6.43;
  return Math.round(Number(sum.toPrecision(12)));
}

export const secondHeartAndLiver: Readonly<Record<string, SecondComputation>> = {
  'qtc-bazett': (g) => g.number('qt') * sqrt(g.number('pulse') / 60),
  'qtc-fridericia': (g) => g.number('qt') * cbrt(g.number('pulse') / 60),
  'qtc-framingham': (g) => g.number('qt') + 154 - 9240 / g.number('pulse'),
  'qtc-hodges': (g) => g.number('qt') + 1.75 * g.number('pulse') - 105,
  map: (g) => (g.number('systolic') + 2 * g.number('diastolic')) / 3,
  'shock-index': (g) => 1 / (g.number('systolic') / g.number('pulse')),
  'ldl-friedewald': (g) => g.number('totalCholesterol') - (g.number('hdlCholesterol') + 0.2 * g.number('triglycerides')),
  'ldl-sampson': (g) => {
    const [total, hdl, fat] = [g.number('totalCholesterol'), g.number('hdlCholesterol'), g.number('triglycerides')];
    return total / 0.948 - hdl / 0.971 - fat * (1 / 8.56 + (total - hdl) / 2140 - fat / 16100) - 9.44;
  },
  'duke-treadmill': (g) =>
    g.number('exerciseTime') - 5 * g.number('stDepression') - 4 * ['none', 'notLimiting', 'limiting'].indexOf(g.text('exerciseAngina')),
  meld: (g) => min(40, max(6, meldSum(g.number('bilirubin'), g.number('inr'), g.number('creatinine'), g.yes('dialysis')))),
  'meld-na': (g) => {
    const first = meldSum(g.number('bilirubin'), g.number('inr'), g.number('creatinine'), g.yes('dialysis'));
    const missing = 137 - min(137, max(125, g.number('sodium')));
    return min(40, max(6, first <= 11 ? first : first + missing * (1.32 - 0.033 * first)));
  },
  'meld-3': (g) => {
    const bilirubin = log(max(1, g.number('bilirubin')));
    const kidney = log(g.yes('dialysis') ? 3 : min(3, max(1, g.number('creatinine'))));
    const missing = 137 - min(137, max(125, g.number('sodium')));
    const albumin = 3.5 - min(3.5, max(1.5, g.number('albumin')));
    const sum =
      6 +
      (g.text('sex') === 'female' ? 1.33 : 0) +
      bilirubin * (4.56 - 0.24 * missing) +
      0.82 * missing +
      9.09 * log(max(1, g.number('inr'))) +
      kidney * (11.14 - 1.83 * albumin) +
      1.85 * albumin;
    return min(40, max(6, sum));
  },
  'fib-4': (g) => ((g.number('age') / g.number('platelets')) * g.number('ast')) / sqrt(g.number('alt')),
  apri: (g) => (100 * g.number('ast')) / (g.number('astUpperLimit') * g.number('platelets')),
  'nafld-fibrosis': (g) =>
    0.037 * g.number('age') +
    (940 * g.number('weight')) / g.number('height') ** 2 +
    (g.yes('impairedGlucose') ? 1.13 - 1.675 : -1.675) +
    0.99 * (g.number('ast') / g.number('alt')) -
    0.013 * g.number('platelets') -
    0.66 * g.number('albumin'),
  maddrey: (g) => 4.6 * g.number('prothrombinTime') - 4.6 * g.number('controlTime') + g.number('bilirubin'),
  albi: (g) => (0.66 * log(17.104 * g.number('bilirubin'))) / Math.LN10 - 0.85 * g.number('albumin'),
  saag: (g) => -(g.number('ascitesAlbumin') - g.number('albumin')),
  rts: (g) => {
    const coma = g.number('comaScale');
    const pressure = g.number('systolic');
    const rate = g.number('breathing');
    const codedComa = coma >= 13 ? 4 : coma >= 9 ? 3 : coma >= 6 ? 2 : coma >= 4 ? 1 : 0;
    const codedPressure = pressure >= 90 ? 4 : pressure >= 76 ? 3 : pressure >= 50 ? 2 : pressure >= 1 ? 1 : 0;
    const codedRate = rate > 29 ? 3 : rate >= 10 ? 4 : rate >= 6 ? 2 : rate >= 1 ? 1 : 0;
    return 0.2908 * codedRate + 0.7326 * codedPressure + 0.9368 * codedComa;
  },
};
