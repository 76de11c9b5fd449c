/** Scores at the bedside of a patient who may be deteriorating. */
import { defineCalculator } from '../calculator.ts';
import { choice, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import {
  arterialCarbonDioxide,
  breathing,
  comaScale,
  inspiredOxygen,
  leucocytes,
  pulse,
  saturation,
  systolic,
  temperature,
} from '../vital-fields.ts';

/** Scale 2 is for a target of 88–92 %: there, too much oxygen scores as well. */
function saturationPoints(percent: number, scale: 'scale1' | 'scale2', oxygen: boolean): number {
  if (scale === 'scale1') return pointsAbove(percent, 3, [91, 2], [93, 1], [95, 0]);
  if (percent > 92 && oxygen) return pointsAbove(percent, 1, [94, 2], [96, 3]);
  return pointsAbove(percent, 3, [83, 2], [85, 1], [87, 0]);
}

export const news2 = defineCalculator({
  id: 'news2',
  category: 'critical',
  inputs: {
    breathing,
    saturation,
    saturationScale: choice('scale1', 'scale2'),
    oxygen: yesNo(),
    systolic,
    pulse,
    alert: yesNo(),
    temperature,
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'low' }, { id: 'singleThree' }, { id: 'medium' }, { id: 'high' }],
  limits: ['from16Years', 'notPregnancy', 'news2Scale2'],
  sources: ['news2'],
  compute: (given, working) => {
    const pressure = given.systolic.in('mmHg');
    const items = [
      working.points('breathing', pointsAbove(given.breathing.in('/min'), 3, [8, 1], [11, 0], [20, 2], [24, 3])),
      working.points('saturation', saturationPoints(given.saturation.in('%'), given.saturationScale, given.oxygen)),
      working.points('oxygen', given.oxygen ? 2 : 0),
      working.points('systolic', pressure >= 220 ? 3 : pointsAbove(pressure, 3, [90, 2], [100, 1], [110, 0])),
      working.points('pulse', pointsAbove(given.pulse.in('/min'), 3, [40, 1], [50, 0], [90, 1], [110, 2], [130, 3])),
      working.points('alert', given.alert ? 0 : 3),
      working.points('temperature', pointsAbove(given.temperature.in('°C'), 3, [35, 1], [36, 0], [38, 1], [39, 2])),
    ];
    const value = items.reduce((sum, points) => sum + points, 0);
    if (value >= 7) return { value, band: 'high' };
    if (value >= 5) return { value, band: 'medium' };
    return { value, band: items.includes(3) ? 'singleThree' : 'low' };
  },
});

export const quickSofa = defineScore({
  id: 'qsofa',
  category: 'critical',
  inputs: { breathing, systolic, comaScale },
  bands: [{ id: 'low' }, { id: 'high', from: 2 }],
  limits: ['adults', 'suspectedInfection', 'qsofaInsensitive'],
  sources: ['sepsis3', 'seymour'],
  points: (given) => ({
    breathing: given.breathing.in('/min') >= 22 ? 1 : 0,
    systolic: given.systolic.in('mmHg') <= 100 ? 1 : 0,
    comaScale: given.comaScale < 15 ? 1 : 0,
  }),
});

export const sirs = defineScore({
  id: 'sirs',
  category: 'critical',
  inputs: {
    temperature,
    pulse,
    breathing,
    arterialCarbonDioxide: { ...arterialCarbonDioxide, optional: true },
    leucocytes,
    bandsAbove10: yesNo(),
  },
  bands: [{ id: 'no' }, { id: 'yes', from: 2 }],
  limits: ['adults'],
  sources: ['bone'],
  points: (given) => {
    const celsius = given.temperature.in('°C');
    const white = given.leucocytes.in('10⁹/L');
    const lowCarbonDioxide = given.arterialCarbonDioxide !== undefined && given.arterialCarbonDioxide.in('mmHg') < 32;
    return {
      temperature: celsius > 38 || celsius < 36 ? 1 : 0,
      pulse: given.pulse.in('/min') > 90 ? 1 : 0,
      breathing: given.breathing.in('/min') > 20 || lowCarbonDioxide ? 1 : 0,
      leucocytes: white > 12 || white < 4 || given.bandsAbove10 ? 1 : 0,
    };
  },
});

/** Under high-flow oxygen: will it be enough? */
export const roxIndex = defineCalculator({
  id: 'rox',
  category: 'critical',
  inputs: { saturation, inspiredOxygen, breathing: { ...breathing, min: 4 } },
  unit: '',
  decimals: 2,
  bands: [{ id: 'low' }, { id: 'high', from: 4.88 }],
  limits: ['adults', 'highFlowPneumonia'],
  sources: ['roca2019', 'roca2016'],
  compute: (given, working) =>
    working.step(
      'rox',
      '{saturation} ÷ {inspiredOxygen} ÷ {breathing}',
      {
        saturation: given.saturation.in('%'),
        inspiredOxygen: given.inspiredOxygen.in('fraction'),
        breathing: given.breathing.in('/min'),
      },
      '',
    ),
});

/** Modified early warning score, as validated in medical admissions. */
export const mews = defineScore({
  id: 'mews',
  category: 'critical',
  inputs: {
    systolic,
    pulse,
    breathing,
    temperature,
    responsiveness: scored({ alert: 0, voice: 1, pain: 2, unresponsive: 3 }),
  },
  bands: [{ id: 'low' }, { id: 'high', from: 5 }],
  limits: ['adults', 'notPregnancy'],
  sources: ['subbe'],
  points: (given) => ({
    systolic: given.systolic.in('mmHg') >= 200 ? 2 : pointsAbove(given.systolic.in('mmHg'), 3, [70, 2], [80, 1], [100, 0]),
    pulse: pointsAbove(given.pulse.in('/min'), 2, [40, 1], [50, 0], [100, 1], [110, 2], [129, 3]),
    breathing: pointsFrom(given.breathing.in('/min'), 2, [9, 0], [15, 1], [21, 2], [30, 3]),
    temperature: pointsFrom(given.temperature.in('°C'), 2, [35, 0], [38.5, 2]),
  }),
});
