import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { albumin, bilirubin } from '../vital-fields.ts';

/** The modified form, with the control subtracted; 32 and more is severe. */
export const maddrey = defineCalculator({
  id: 'maddrey',
  category: 'liver',
  inputs: { prothrombinTime: measure('seconds', 's', 8, 150), controlTime: measure('seconds', 's', 8, 20), bilirubin },
  unit: '',
  decimals: 1,
  bands: [{ id: 'notSevere' }, { id: 'severe', from: 32, source: 'carithers' }],
  limits: ['alcoholicHepatitis'],
  sources: ['maddrey', 'carithers'],
  compute: (given, working) =>
    working.step(
      'discriminant',
      '4.6 × ({prothrombinTime} − {controlTime}) + {bilirubin}',
      {
        prothrombinTime: given.prothrombinTime.in('s'),
        controlTime: given.controlTime.in('s'),
        bilirubin: given.bilirubin.in('mg/dL'),
      },
      '',
    ),
});

export const albi = defineCalculator({
  id: 'albi',
  category: 'liver',
  inputs: { bilirubin, albumin },
  unit: '',
  decimals: 2,
  bands: [{ id: 'grade1' }, { id: 'grade2', above: -2.6 }, { id: 'grade3', above: -1.39 }],
  limits: ['hepatocellularCarcinoma'],
  sources: ['johnson'],
  compute: (given, working) =>
    working.step(
      'albi',
      '0.66 × log10({bilirubin}) − 0.085 × {albumin}',
      { bilirubin: given.bilirubin.in('µmol/L'), albumin: given.albumin.in('g/L') },
      '',
    ),
});

/** Serum–ascites albumin gradient. */
export const ascitesGradient = defineCalculator({
  id: 'saag',
  category: 'liver',
  inputs: { albumin, ascitesAlbumin: measure('albumin', 'g/dL', 0, 6) },
  unit: 'g/dL',
  decimals: 1,
  bands: [{ id: 'low' }, { id: 'portal', from: 1.1 }],
  limits: ['sameDaySamples'],
  sources: ['runyon'],
  compute: (given, working) =>
    working.step(
      'ascitesGradient',
      '{albumin} − {ascitesAlbumin}',
      { albumin: given.albumin.in('g/dL'), ascitesAlbumin: given.ascitesAlbumin.in('g/dL') },
      'g/dL',
    ),
});
