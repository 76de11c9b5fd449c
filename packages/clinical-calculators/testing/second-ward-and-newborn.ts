import type { SecondComputation } from './second-computation.ts';

const RENAL_2012 = (creatinine: number, cystatin: number, age: number, female: boolean) => {
  const creatinineRatio = Math.log(creatinine / (female ? 0.7 : 0.9));
  const cystatinRatio = Math.log(cystatin / 0.8);
  const slopes = [creatinineRatio > 0 ? -0.601 : female ? -0.248 : -0.207, cystatinRatio > 0 ? -0.711 : -0.375] as const;
  const sum = Math.log(135) + slopes[0] * creatinineRatio + slopes[1] * cystatinRatio + age * Math.log(0.995);
  return Math.exp(sum + (female ? Math.log(0.969) : 0));
};

const MATURITY = [
  ...['posture', 'squareWindow', 'armRecoil', 'poplitealAngle', 'scarfSign', 'heelToEar'],
  ...['skin', 'lanugo', 'plantarSurface', 'breast', 'eyeAndEar', 'genitals'],
];

export const secondWardAndNewborn: Readonly<Record<string, SecondComputation>> = {
  'bicarbonate-from-gas': (g) => Math.exp(Math.log(10) * (g.number('acidity') - 6.1) + Math.log(0.03 * g.number('arterialCarbonDioxide'))),
  'bicarbonate-deficit': (g) => (g.number('targetBicarbonate') * g.number('weight') - g.number('bicarbonate') * g.number('weight')) / 2,
  // Amount lost in a minute against the concentration that it came from.
  'creatinine-clearance-measured': (g) => {
    const milligramsPerMinute = ((g.number('urineCreatinine') / 100) * g.number('urineVolume')) / g.number('duration') / 60;
    return milligramsPerMinute / (g.number('creatinine') / 100);
  },
  'urea-reduction-ratio': (g) => 100 - (100 * g.number('ureaAfter')) / g.number('ureaBefore'),
  'ckd-epi-2012-combined': (g) => RENAL_2012(g.number('creatinine'), g.number('cystatinC'), g.number('age'), g.text('sex') === 'female'),
  'blood-volume-nadler': (g) => {
    const [cube, perKilogram, rest] = g.text('sex') === 'male' ? [0.3669, 32.19, 604.1] : [0.3561, 33.08, 183.3];
    return (cube * g.number('height') ** 3) / 1e6 + (perKilogram * g.number('weight') + rest) / 1000;
  },
  'body-water-watson': (g) =>
    g.text('sex') === 'male'
      ? 2.447 + (33.62 * g.number('weight') + 10.74 * g.number('height') - 9.156 * g.number('age')) / 100
      : -2.097 + (24.66 * g.number('weight') + 10.69 * g.number('height')) / 100,
  'ankle-brachial-index': (g) => {
    const higher = (a: string, b: string) => (g.number(a) > g.number(b) ? g.number(a) : g.number(b));
    return higher('dorsalis', 'posteriorTibial') / higher('rightArm', 'leftArm');
  },
  quicki: (g) => Math.LN10 / Math.log(g.number('insulin') * g.number('fastingGlucose')),
  // 360 × insulin ÷ (glucose in mg/dL − 63), each multiplied by 18.
  'homa-beta': (g) => (360 * g.number('insulin')) / (18 * 0.0555075 * g.number('fastingGlucose') - 63),
  rsbi: (g) => g.number('breathing') / (g.number('tidalVolume') / 1000),
  'static-compliance': (g) => 1 / (g.number('plateau') / g.number('tidalVolume') - g.number('endExpiratory') / g.number('tidalVolume')),
  'vasoactive-inotropic': (g) =>
    g.number('dopamine') +
    g.number('dobutamine') +
    10 * (g.number('milrinone') + 10 * (g.number('adrenaline') + g.number('noradrenaline') + 100 * g.number('vasopressin'))),
  'revised-baux': (g) => (g.yes('inhalation') ? 17 : 0) + g.number('burntArea') + g.number('age'),
  // Millilitres an hour × milligrams in a millilitre, in a minute and for a kilogram.
  'glucose-infusion-rate': (g) => (g.number('pumpRate') * (10 * g.number('dextrose'))) / 60 / g.number('weight'),
  'umbilical-catheter': (g) => (g.text('vessel') === 'artery' ? 9 + 3 * g.number('weight') : 5.5 + 1.5 * g.number('weight')),
  'corrected-age': (g) => g.number('age') - (40 - g.number('weeks') - g.number('days') / 7) / (365.25 / 12 / 7),
  'new-ballard': (g) => (2 * MATURITY.reduce((sum, sign) => sum + Number(g.text(sign).replace('m', '-').replace('p', '')), 60)) / 5,
  'johnson-toshach': (g) => {
    const subtracted = { floating: 2015, atSpines: 1860, below: 1705 }[g.text('station')] ?? Number.NaN;
    return 155 * g.number('fundalHeight') - subtracted;
  },
};
