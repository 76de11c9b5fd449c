import { yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

/** Heart failure with preserved ejection fraction in unexplained breathlessness. */
export const h2fpef = defineScore({
  id: 'h2fpef',
  category: 'cardiac',
  inputs: {
    bodyMassIndexAbove30: yesNo(2),
    twoAntihypertensives: yesNo(1),
    atrialFibrillation: yesNo(3),
    pulmonaryPressureAbove35: yesNo(1),
    ageAbove60: yesNo(1),
    fillingPressureAbove9: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 2 }, { id: 'high', from: 6 }],
  limits: ['adults', 'ejectionFraction50'],
  sources: ['reddy'],
});
