/** Clearance measured in collected urine. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { creatinine } from '../vital-fields.ts';

export const measuredClearance = defineCalculator({
  id: 'creatinine-clearance-measured',
  category: 'renal',
  inputs: {
    creatinine,
    urineCreatinine: measure('urineCreatinine', 'mg/dL', 5, 800),
    urineVolume: measure('volume', 'mL', 50, 20000),
    duration: measure('hours', 'h', 1, 48),
  },
  unit: 'mL/min',
  decimals: 0,
  limits: ['stableCreatinine', 'completeCollection', 'secretedCreatinine'],
  sources: ['popperMandel', 'kdigoCkd'],
  compute: (given, working) =>
    working.step(
      'clearance',
      '{urineCreatinine} × {urineVolume} ÷ ({creatinine} × 60 × {duration})',
      {
        urineCreatinine: given.urineCreatinine.in('mg/dL'),
        urineVolume: given.urineVolume.in('mL'),
        creatinine: given.creatinine.in('mg/dL'),
        duration: given.duration.in('h'),
      },
      'mL/min',
    ),
});
