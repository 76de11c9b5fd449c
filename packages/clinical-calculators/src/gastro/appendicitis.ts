import { measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { leucocytes, temperature } from '../vital-fields.ts';

const symptoms = { painMigration: yesNo(1), anorexia: yesNo(1), nausea: yesNo(1), lowerRightTenderness: yesNo(2) };

export const alvarado = defineScore({
  id: 'alvarado',
  category: 'gastro',
  inputs: { ...symptoms, reboundPain: yesNo(1), temperature, leucocytes, leftShift: yesNo(1) },
  bands: [{ id: 'unlikely' }, { id: 'possible', from: 5 }, { id: 'probable', from: 7 }],
  limits: ['womenOverestimated'],
  sources: ['alvarado'],
  points: (given) => ({
    temperature: pointsFrom(given.temperature.in('°C'), 0, [37.3, 1]),
    leucocytes: pointsAbove(given.leucocytes.in('10⁹/L'), 0, [10, 2]),
  }),
});

/** Paediatric appendicitis score. */
export const paediatricAppendicitis = defineScore({
  id: 'pas',
  category: 'gastro',
  inputs: { ...symptoms, coughHopPain: yesNo(2), temperature, leucocytes, neutrophils: measure('leucocytes', '10⁹/L', 0, 200) },
  bands: [{ id: 'unlikely' }, { id: 'possible', from: 4 }, { id: 'probable', from: 7 }],
  limits: ['children4to15'],
  sources: ['samuel'],
  points: (given) => ({
    temperature: pointsFrom(given.temperature.in('°C'), 0, [38, 1]),
    leucocytes: pointsFrom(given.leucocytes.in('10⁹/L'), 0, [10, 1]),
    neutrophils: pointsFrom(given.neutrophils.in('10⁹/L'), 0, [7.5, 1]),
  }),
});

/** Appendicitis inflammatory response. */
export const appendicitisResponse = defineScore({
  id: 'air-score',
  category: 'gastro',
  inputs: {
    vomiting: yesNo(1),
    lowerRightPain: yesNo(1),
    rebound: scored({ none: 0, light: 1, medium: 2, strong: 3 }),
    temperature,
    neutrophils: measure('percent', '%', 0, 100),
    leucocytes,
    crp: measure('crp', 'mg/L', 0, 600),
  },
  bands: [{ id: 'low' }, { id: 'middle', from: 5 }, { id: 'high', from: 9 }],
  limits: ['suspectedAppendicitis'],
  sources: ['andersson'],
  points: (given) => ({
    temperature: pointsFrom(given.temperature.in('°C'), 0, [38.5, 1]),
    neutrophils: pointsFrom(given.neutrophils.in('%'), 0, [70, 1], [85, 2]),
    leucocytes: pointsFrom(given.leucocytes.in('10⁹/L'), 0, [10, 1], [15, 2]),
    crp: pointsFrom(given.crp.in('mg/L'), 0, [10, 1], [50, 2]),
  }),
});
