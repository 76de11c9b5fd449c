/** Extent and severity of psoriasis, eczema and urticaria. */
import { type Band, defineCalculator } from '../calculator.ts';
import { choice, decimal, whole } from '../field.ts';
import { defineScore } from '../score.ts';

const plaque = whole(0, 4);
const area = whole(0, 6);

export const pasi = defineCalculator({
  id: 'pasi',
  category: 'general',
  inputs: {
    headRedness: plaque,
    headThickness: plaque,
    headScaling: plaque,
    headArea: area,
    armRedness: plaque,
    armThickness: plaque,
    armScaling: plaque,
    armArea: area,
    trunkRedness: plaque,
    trunkThickness: plaque,
    trunkScaling: plaque,
    trunkArea: area,
    legRedness: plaque,
    legThickness: plaque,
    legScaling: plaque,
    legArea: area,
  },
  unit: '',
  decimals: 1,
  bands: [{ id: 'mild' }, { id: 'moderateToSevere', above: 10 }].map((band): Band => ({ ...band, source: 'mrowietz' })),
  limits: ['plaquePsoriasis', 'areaGrades'],
  sources: ['fredriksson', 'mrowietz'],
  compute: (given, working) => {
    const head = working.step('headPart', '0.1 × ({headRedness} + {headThickness} + {headScaling}) × {headArea}', given, '');
    const arm = working.step('armPart', '0.2 × ({armRedness} + {armThickness} + {armScaling}) × {armArea}', given, '');
    const trunk = working.step('trunkPart', '0.3 × ({trunkRedness} + {trunkThickness} + {trunkScaling}) × {trunkArea}', given, '');
    const leg = working.step('legPart', '0.4 × ({legRedness} + {legThickness} + {legScaling}) × {legArea}', given, '');
    return working.step(
      'skinSum',
      '{headPart} + {armPart} + {trunkPart} + {legPart}',
      { headPart: head, armPart: arm, trunkPart: trunk, legPart: leg },
      '',
    );
  },
});

/** Half points are allowed for the signs. */
const sign = decimal(0, 3);
/** Shares of the body: the head is larger in small children. */
const EASI_SHARES = {
  from8: { headShare: 0.1, legShare: 0.4 },
  below8: { headShare: 0.2, legShare: 0.3 },
} as const;

export const easi = defineCalculator({
  id: 'easi',
  category: 'general',
  inputs: {
    ageGroup: choice('from8', 'below8'),
    headRedness: sign,
    headSwelling: sign,
    headScratching: sign,
    headLichenification: sign,
    headArea: area,
    armRedness: sign,
    armSwelling: sign,
    armScratching: sign,
    armLichenification: sign,
    armArea: area,
    trunkRedness: sign,
    trunkSwelling: sign,
    trunkScratching: sign,
    trunkLichenification: sign,
    trunkArea: area,
    legRedness: sign,
    legSwelling: sign,
    legScratching: sign,
    legLichenification: sign,
    legArea: area,
  },
  unit: '',
  decimals: 1,
  bands: [
    { id: 'clear' },
    { id: 'almostClear', above: 0 },
    { id: 'mild', above: 1 },
    { id: 'moderate', above: 7 },
    { id: 'severe', above: 21 },
    { id: 'verySevere', above: 50 },
  ].map((band): Band => ({ ...band, source: 'leshem' })),
  limits: ['atopicOnly', 'areaGrades'],
  sources: ['hanifin', 'leshem'],
  compute: ({ ageGroup, ...given }, working) => {
    const { headShare, legShare } = EASI_SHARES[ageGroup];
    const head = working.step(
      'headPart',
      '{headShare} × ({headRedness} + {headSwelling} + {headScratching} + {headLichenification}) × {headArea}',
      { ...given, headShare },
      '',
    );
    const arm = working.step(
      'armPart',
      '0.2 × ({armRedness} + {armSwelling} + {armScratching} + {armLichenification}) × {armArea}',
      given,
      '',
    );
    const trunk = working.step(
      'trunkPart',
      '0.3 × ({trunkRedness} + {trunkSwelling} + {trunkScratching} + {trunkLichenification}) × {trunkArea}',
      given,
      '',
    );
    const leg = working.step(
      'legPart',
      '{legShare} × ({legRedness} + {legSwelling} + {legScratching} + {legLichenification}) × {legArea}',
      { ...given, legShare },
      '',
    );
    return working.step(
      'skinSum',
      '{headPart} + {armPart} + {trunkPart} + {legPart}',
      { headPart: head, armPart: arm, trunkPart: trunk, legPart: leg },
      '',
    );
  },
});

export const scorad = defineCalculator({
  id: 'scorad',
  category: 'general',
  inputs: {
    extent: decimal(0, 100),
    redness: whole(0, 3),
    swelling: whole(0, 3),
    oozing: whole(0, 3),
    scratching: whole(0, 3),
    lichenification: whole(0, 3),
    dryness: whole(0, 3),
    itch: decimal(0, 10),
    sleepLoss: decimal(0, 10),
  },
  unit: '',
  decimals: 1,
  bands: [{ id: 'mild' }, { id: 'moderate', from: 25 }, { id: 'severe', above: 50 }].map((band): Band => ({ ...band, source: 'oranje' })),
  limits: ['atopicOnly'],
  sources: ['scorad', 'oranje'],
  compute: (given, working) => {
    const intensity = working.step(
      'intensity',
      '{redness} + {swelling} + {oozing} + {scratching} + {lichenification} + {dryness}',
      given,
      '',
    );
    return working.step('scorad', '{extent} ÷ 5 + 7 × {intensity} ÷ 2 + {itch} + {sleepLoss}', { ...given, intensity }, '');
  },
});

/** Wheals and itch, each 0 to 3 a day, over a week. */
export const urticariaActivity = defineScore({
  id: 'uas7',
  category: 'general',
  inputs: { whealSum: whole(0, 21), itchSum: whole(0, 21) },
  bands: [
    { id: 'free' },
    { id: 'controlled', from: 1 },
    { id: 'mild', from: 7 },
    { id: 'moderate', from: 16 },
    { id: 'severe', from: 28 },
  ].map((band): Band => ({ ...band, source: 'stull' })),
  limits: ['chronicUrticaria'],
  sources: ['urticariaGuideline', 'stull'],
  points: (given) => ({ whealSum: given.whealSum, itchSum: given.itchSum }),
});
