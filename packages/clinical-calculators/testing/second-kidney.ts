import type { SecondComputation } from './second-computation.ts';

const { log, exp } = Math;
const female = (text: string) => text === 'female';
/** Logarithm of the two-branch term of the CKD-EPI equations. */
const branch = (ratio: number, below: number, above: number) => log(ratio) * (ratio <= 1 ? below : above);

export const secondKidney: Readonly<Record<string, SecondComputation>> = {
  'cockcroft-gault': (g) => {
    const men = (g.number('weight') / g.number('creatinine')) * (140 / 72 - g.number('age') / 72);
    return female(g.text('sex')) ? men - 0.15 * men : men;
  },
  'ckd-epi-2021': (g) => {
    const women = female(g.text('sex'));
    const ratio = g.number('creatinine') / (women ? 0.7 : 0.9);
    return exp(log(142) + branch(ratio, women ? -0.241 : -0.302, -1.2) + g.number('age') * log(0.9938) + (women ? log(1.012) : 0));
  },
  'ckd-epi-2021-cystatin': (g) => {
    const women = female(g.text('sex'));
    const creatinine = branch(g.number('creatinine') / (women ? 0.7 : 0.9), women ? -0.219 : -0.144, -0.544);
    const cystatin = branch(g.number('cystatinC') / 0.8, -0.323, -0.778);
    return exp(log(135) + creatinine + cystatin + g.number('age') * log(0.9961) + (women ? log(0.963) : 0));
  },
  'ckd-epi-2012-cystatin': (g) =>
    exp(log(133) + branch(g.number('cystatinC') / 0.8, -0.499, -1.328) + g.number('age') * log(0.996)) *
    (female(g.text('sex')) ? 0.932 : 1),
  mdrd: (g) =>
    exp(log(175) - 1.154 * log(g.number('creatinine')) - 0.203 * log(g.number('age')) + (female(g.text('sex')) ? log(0.742) : 0)),
  // The same constant for µmol/L is 36.5; here per decilitre, as a quotient of quotients.
  'bedside-schwartz': (g) => g.number('height') / (g.number('creatinine') / 0.413),
  fena: (g) => (g.number('urineSodium') / g.number('sodium') / (g.number('urineCreatinine') / g.number('creatinine'))) * 100,
  feurea: (g) => (g.number('urineUrea') / g.number('urea') / (g.number('urineCreatinine') / g.number('creatinine'))) * 100,
  'kfre-4': (g) => {
    const linear =
      -0.02201 * g.number('age') +
      0.2467 * (g.text('sex') === 'male' ? 1 : 0) -
      0.11134 * g.number('filtration') +
      0.451 * log(g.number('albuminCreatinineRatio'));
    const mean = -0.2201 * 7.036 + 0.2467 * 0.5642 - 0.5567 * 7.222 + 0.451 * 5.137;
    const hazards: Readonly<Record<string, number>> = {
      'elsewhere twoYears': -log(0.9832),
      'elsewhere fiveYears': -log(0.9365),
      'northAmerica twoYears': -log(0.975),
      'northAmerica fiveYears': -log(0.924),
    };
    const hazard = hazards[`${g.text('region')} ${g.text('horizon')}`] ?? Number.NaN;
    return 100 - 100 * exp(-hazard * exp(linear - mean));
  },
  'kt-v': (g) => {
    const ratio = g.number('ureaAfter') / g.number('ureaBefore');
    const share = g.number('fluidRemoved') / g.number('weightAfter');
    return log(1 / (ratio - 0.008 * g.number('duration'))) + 4 * share - 3.5 * ratio * share;
  },
};
