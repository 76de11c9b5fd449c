/** At the bedside before birth: weight by the tape, the fetus on the screen. */
import { defineCalculator } from '../calculator.ts';
import { choice, measure, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

const SUBTRACTED = { floating: 13, atSpines: 12, below: 11 } as const;

export const johnsonToshach = defineCalculator({
  id: 'johnson-toshach',
  category: 'obstetrics',
  inputs: { fundalHeight: measure('length', 'cm', 20, 50), station: choice('floating', 'atSpines', 'below') },
  unit: 'g',
  decimals: 0,
  limits: ['singleHeadFirst', 'fetalWeightError'],
  sources: ['johnsonToshach'],
  compute: (given, working) =>
    working.step(
      'fetalWeight',
      '155 × ({fundalHeight} − {stationTerm})',
      { fundalHeight: given.fundalHeight.in('cm'), stationTerm: SUBTRACTED[given.station] },
      'g',
    ),
});

export const biophysicalProfile = defineScore({
  id: 'biophysical-profile',
  category: 'obstetrics',
  inputs: { breathing: yesNo(2), movement: yesNo(2), tone: yesNo(2), heartRate: yesNo(2), fluid: yesNo(2) },
  bands: [{ id: 'abnormal' }, { id: 'equivocal', from: 6 }, { id: 'normal', from: 8 }],
  limits: ['profileFluid'],
  sources: ['manning'],
});
