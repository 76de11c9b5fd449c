/** How much a session of haemodialysis cleans. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { adultWeight } from '../vital-fields.ts';

/** Single-pool Kt/V by Daugirdas' second formula. */
export const dialysisDose = defineCalculator({
  id: 'kt-v',
  category: 'renal',
  inputs: {
    ureaBefore: measure('urea', 'BUN mg/dL', 10, 250),
    ureaAfter: measure('urea', 'BUN mg/dL', 1, 250),
    duration: measure('hours', 'h', 1, 12),
    fluidRemoved: measure('volume', 'L', 0, 10),
    weightAfter: adultWeight,
  },
  unit: '',
  decimals: 2,
  bands: [{ id: 'low' }, { id: 'minimum', from: 1.2 }, { id: 'target', from: 1.4 }].map((band) => ({
    ...band,
    source: 'kdoqiHd' as const,
  })),
  limits: ['thriceWeekly'],
  sources: ['daugirdas', 'kdoqiHd'],
  check: ({ ureaBefore, ureaAfter, duration }) => {
    const ratio = ureaAfter.in('BUN mg/dL') / ureaBefore.in('BUN mg/dL');
    return ratio < 1 && ratio > 0.008 * duration.in('h') ? [] : [{ field: 'ureaAfter', limit: 'ureaFalls' }];
  },
  compute: (given, working) => {
    const ratio = working.step(
      'ureaRatio',
      '{ureaAfter} ÷ {ureaBefore}',
      { ureaAfter: given.ureaAfter.in('BUN mg/dL'), ureaBefore: given.ureaBefore.in('BUN mg/dL') },
      '',
    );
    return working.step(
      'dialysisDose',
      '−ln({ureaRatio} − 0.008 × {duration}) + (4 − 3.5 × {ureaRatio}) × {fluidRemoved} ÷ {weightAfter}',
      {
        ureaRatio: ratio,
        duration: given.duration.in('h'),
        fluidRemoved: given.fluidRemoved.in('L'),
        weightAfter: given.weightAfter.in('kg'),
      },
      '',
    );
  },
});

/** What a session takes away of the urea, without the kidney's and the fluid's share. */
export const ureaReduction = defineCalculator({
  id: 'urea-reduction-ratio',
  category: 'renal',
  inputs: { ureaBefore: measure('urea', 'BUN mg/dL', 10, 250), ureaAfter: measure('urea', 'BUN mg/dL', 1, 250) },
  unit: '%',
  decimals: 0,
  bands: [{ id: 'low' }, { id: 'enough', from: 65 }],
  limits: ['thriceWeekly'],
  sources: ['owen'],
  check: ({ ureaBefore, ureaAfter }) =>
    ureaAfter.in('BUN mg/dL') < ureaBefore.in('BUN mg/dL') ? [] : [{ field: 'ureaAfter', limit: 'ureaFalls' }],
  compute: (given, working) =>
    working.step(
      'ureaReduction',
      '100 × ({ureaBefore} − {ureaAfter}) ÷ {ureaBefore}',
      { ureaBefore: given.ureaBefore.in('BUN mg/dL'), ureaAfter: given.ureaAfter.in('BUN mg/dL') },
      '%',
    ),
});
