import { measure } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { creatinine, glucose, haemoglobin, leucocytes, sodium } from '../vital-fields.ts';

/** Laboratory risk indicator for necrotising fasciitis. */
export const lrinec = defineScore({
  id: 'lrinec',
  category: 'critical',
  inputs: { crp: measure('crp', 'mg/L', 0, 600), leucocytes, haemoglobin, sodium, creatinine, glucose },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 6 }, { id: 'high', from: 8 }],
  limits: ['lrinecDoesNotExclude'],
  sources: ['wong'],
  points: (given) => ({
    crp: pointsFrom(given.crp.in('mg/L'), 0, [150, 4]),
    leucocytes: given.leucocytes.in('10⁹/L') > 25 ? 2 : pointsFrom(given.leucocytes.in('10⁹/L'), 0, [15, 1]),
    haemoglobin: given.haemoglobin.in('g/dL') > 13.5 ? 0 : pointsFrom(given.haemoglobin.in('g/dL'), 2, [11, 1]),
    sodium: given.sodium.in('mmol/L') < 135 ? 2 : 0,
    creatinine: pointsAbove(given.creatinine.in('µmol/L'), 0, [141, 2]),
    glucose: pointsAbove(given.glucose.in('mmol/L'), 0, [10, 1]),
  }),
});
