import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';

/** The line of Rumack and Matthew, 25 % below the original: 150 mg/L at four hours, half as much every four hours. */
export const paracetamolLine = defineCalculator({
  id: 'rumack-matthew',
  category: 'critical',
  inputs: {
    paracetamol: measure('paracetamol', 'mg/L', 0, 2000),
    hoursSince: measure('hours', 'h', 0, 48),
  },
  unit: 'mg/L',
  decimals: 1,
  bands: [{ id: 'below' }, { id: 'treat' }],
  limits: ['singleIngestion4to24', 'notExtendedRelease', 'treatmentLineDiffers'],
  sources: ['rumack', 'rumackMatthew'],
  check: (given) =>
    given.hoursSince.in('h') >= 4 && given.hoursSince.in('h') <= 24 ? [] : [{ field: 'hoursSince', limit: 'singleIngestion4to24' }],
  compute: (given, working) => {
    const value = working.step('treatmentLine', '150 × 2^(−({hoursSince} − 4) ÷ 4)', { hoursSince: given.hoursSince.in('h') }, 'mg/L');
    const level = working.step(
      'levelShare',
      '{paracetamol} ÷ {treatmentLine}',
      { paracetamol: given.paracetamol.in('mg/L'), treatmentLine: value },
      '',
    );
    return { value, band: level >= 1 ? 'treat' : 'below' };
  },
});
