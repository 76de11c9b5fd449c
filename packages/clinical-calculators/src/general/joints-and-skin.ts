/** Gout and rheumatoid arthritis by their criteria; how grave toxic epidermal necrolysis is. */
import { measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove } from '../score.ts';
import { anyAge, bicarbonate, glucose, pulse, urea } from '../vital-fields.ts';

export const goutRule = defineScore({
  id: 'gout-janssens',
  category: 'general',
  decimals: 1,
  inputs: {
    male: yesNo(2),
    previousAttack: yesNo(2),
    withinADay: yesNo(0.5),
    redness: yesNo(1),
    greatToe: yesNo(2.5),
    pressureOrHeart: yesNo(1.5),
    uricAcid: measure('uricAcid', 'mg/dL', 0.5, 30),
  },
  bands: [{ id: 'unlikely' }, { id: 'unsure', above: 4 }, { id: 'likely', from: 8 }],
  limits: ['adults', 'oneJointPrimaryCare'],
  sources: ['janssens'],
  points: (given) => ({ uricAcid: pointsAbove(given.uricAcid.in('mg/dL'), 0, [5.88, 3.5]) }),
});

export const rheumatoidCriteria = defineScore({
  id: 'ra-2010',
  category: 'general',
  inputs: {
    joints: scored({ oneLarge: 0, severalLarge: 1, fewSmall: 2, severalSmall: 3, many: 5 }),
    serology: scored({ negative: 0, low: 2, high: 3 }),
    acutePhase: yesNo(1),
    sixWeeks: yesNo(1),
  },
  bands: [{ id: 'notMet' }, { id: 'met', from: 6 }],
  limits: ['synovitisSeen'],
  sources: ['aletaha2010'],
});

export const scorten = defineScore({
  id: 'scorten',
  category: 'general',
  inputs: { age: anyAge, cancer: yesNo(1), pulse, detachedAbove10: yesNo(1), urea, bicarbonate, glucose },
  bands: [{ id: 'p3' }, { id: 'p12', from: 2 }, { id: 'p35', from: 3 }, { id: 'p58', from: 4 }, { id: 'p90', from: 5 }],
  limits: ['firstDayOfNecrolysis'],
  sources: ['bastujiGarin'],
  points: (given) => ({
    age: given.age.in('years') >= 40 ? 1 : 0,
    pulse: given.pulse.in('/min') >= 120 ? 1 : 0,
    urea: pointsAbove(given.urea.in('mmol/L'), 0, [10, 1]),
    bicarbonate: given.bicarbonate.in('mmol/L') < 20 ? 1 : 0,
    glucose: pointsAbove(given.glucose.in('mmol/L'), 0, [14, 1]),
  }),
});
