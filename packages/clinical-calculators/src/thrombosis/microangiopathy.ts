/** Is a thrombotic microangiopathy one of ADAMTS13? */
import { decimal, measure, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { creatinine, platelets } from '../vital-fields.ts';

export const plasmic = defineScore({
  id: 'plasmic',
  category: 'thrombosis',
  inputs: {
    platelets,
    haemolysis: yesNo(1),
    noCancer: yesNo(1),
    noTransplant: yesNo(1),
    cellVolume: measure('cellVolume', 'fL', 40, 150),
    inr: decimal(0.5, 20),
    creatinine,
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 5 }, { id: 'high', from: 6 }],
  limits: ['adults', 'fragmentsSeen'],
  sources: ['bendapudi'],
  points: (given) => ({
    platelets: given.platelets.in('10⁹/L') < 30 ? 1 : 0,
    cellVolume: given.cellVolume.in('fL') < 90 ? 1 : 0,
    inr: given.inr < 1.5 ? 1 : 0,
    creatinine: given.creatinine.in('mg/dL') < 2 ? 1 : 0,
  }),
});
