import { defineCalculator } from '../calculator.ts';
import { diastolic, pulse, systolic } from '../vital-fields.ts';

export const meanArterialPressure = defineCalculator({
  id: 'map',
  category: 'cardiac',
  inputs: { systolic, diastolic },
  unit: 'mmHg',
  decimals: 0,
  limits: ['cuffEstimate'],
  sources: ['meaney'],
  check: (given) =>
    given.systolic.in('mmHg') >= given.diastolic.in('mmHg') ? [] : [{ field: 'diastolic', limit: 'diastolicBelowSystolic' }],
  compute: (given, working) =>
    working.step(
      'meanPressure',
      '{diastolic} + ({systolic} − {diastolic}) ÷ 3',
      { systolic: given.systolic.in('mmHg'), diastolic: given.diastolic.in('mmHg') },
      'mmHg',
    ),
});

export const shockIndex = defineCalculator({
  id: 'shock-index',
  category: 'cardiac',
  inputs: { pulse, systolic: { ...systolic, min: 20 } },
  unit: '',
  decimals: 2,
  bands: [{ id: 'usual' }, { id: 'raised', from: 0.9 }].map((band) => ({ ...band, source: 'rady' as const })),
  limits: ['adults', 'betaBlockers'],
  sources: ['allgoewer', 'rady'],
  compute: (given, working) =>
    working.step('shockIndex', '{pulse} ÷ {systolic}', { pulse: given.pulse.in('/min'), systolic: given.systolic.in('mmHg') }, ''),
});
