import { defineCalculator } from '../calculator.ts';
import { decimal, measure, scored, whole } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { adultHeight, adultWeight } from '../vital-fields.ts';

const protein = measure('protein', 'g/dL', 0.1, 12);
const dehydrogenase = measure('enzyme', 'U/L', 1, 50000);

/** An exudate meets at least one of the three. */
export const lightsCriteria = defineCalculator({
  id: 'lights-criteria',
  category: 'general',
  inputs: {
    serumProtein: protein,
    pleuralProtein: protein,
    serumLdh: dehydrogenase,
    pleuralLdh: dehydrogenase,
    ldhUpperLimit: measure('enzyme', 'U/L', 100, 700),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'transudate' }, { id: 'exudate', from: 1 }],
  limits: ['diureticsMisclassify', 'sameTimeSamples'],
  sources: ['light'],
  compute: (given, working) => {
    const proteinRatio = working.step(
      'proteinRatio',
      '{pleuralProtein} ÷ {serumProtein}',
      { pleuralProtein: given.pleuralProtein.in('g/dL'), serumProtein: given.serumProtein.in('g/dL') },
      '',
    );
    const ldh = {
      pleuralLdh: given.pleuralLdh.in('U/L'),
      serumLdh: given.serumLdh.in('U/L'),
      ldhUpperLimit: given.ldhUpperLimit.in('U/L'),
    };
    const ldhRatio = working.step('ldhRatio', '{pleuralLdh} ÷ {serumLdh}', ldh, '');
    const ldhShare = working.step('ldhShare', '{pleuralLdh} ÷ {ldhUpperLimit}', ldh, '');
    return [proteinRatio > 0.5, ldhRatio > 0.6, ldhShare > 2 / 3].filter(Boolean).length;
  },
});

export const bode = defineScore({
  id: 'bode',
  category: 'general',
  inputs: {
    expiratoryVolume: measure('percent', '%', 10, 150),
    walkDistance: measure('length', 'm', 0, 1000),
    dyspnoea: scored({ mmrc0or1: 0, mmrc2: 1, mmrc3: 2, mmrc4: 3 }),
    weight: adultWeight,
    height: adultHeight,
  },
  bands: [{ id: 'q1' }, { id: 'q2', from: 3 }, { id: 'q3', from: 5 }, { id: 'q4', from: 7 }],
  limits: ['copd'],
  sources: ['celli'],
  points: (given) => ({
    expiratoryVolume: pointsFrom(given.expiratoryVolume.in('%'), 3, [36, 2], [50, 1], [65, 0]),
    walkDistance: pointsFrom(given.walkDistance.in('m'), 3, [150, 2], [250, 1], [350, 0]),
    weight: given.weight.in('kg') / given.height.in('m') ** 2 > 21 ? 0 : 1,
  }),
});

export const packYears = defineCalculator({
  id: 'pack-years',
  category: 'general',
  inputs: { cigarettesPerDay: whole(0, 150), smokingYears: decimal(0, 90) },
  unit: '',
  decimals: 1,
  limits: ['cigarettesOnly'],
  sources: ['uspstfLung'],
  compute: (given, working) =>
    working.step(
      'packYears',
      '{cigarettesPerDay} ÷ 20 × {smokingYears}',
      { cigarettesPerDay: given.cigarettesPerDay, smokingYears: given.smokingYears },
      '',
    ),
});

/** Cigarettes a day times years, as Indonesian lung medicine counts smoking. */
export const brinkman = defineCalculator({
  id: 'brinkman',
  category: 'general',
  inputs: { cigarettesPerDay: whole(0, 150), smokingYears: decimal(0, 90) },
  unit: '',
  decimals: 0,
  bands: [
    { id: 'light', source: 'pdpiCopd' },
    { id: 'moderate', above: 200, source: 'pdpiCopd' },
    { id: 'heavy', above: 600, source: 'pdpiCopd' },
  ],
  limits: ['cigarettesOnly'],
  sources: ['brinkman', 'pdpiCopd'],
  compute: (given, working) =>
    working.step(
      'brinkman',
      '{cigarettesPerDay} × {smokingYears}',
      { cigarettesPerDay: given.cigarettesPerDay, smokingYears: given.smokingYears },
      '',
    ),
});
