import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { creatinine, sodium, urea } from '../vital-fields.ts';

const urineCreatinine = measure('urineCreatinine', 'mg/dL', 1, 1000);

export const fractionalSodium = defineCalculator({
  id: 'fena',
  category: 'renal',
  inputs: { sodium, creatinine, urineSodium: measure('sodium', 'mmol/L', 1, 300), urineCreatinine },
  unit: '%',
  decimals: 2,
  bands: [{ id: 'low' }, { id: 'notLow', from: 1 }],
  limits: ['oliguria', 'noDiuretics', 'sameTimeSamples'],
  sources: ['espinel'],
  compute: (given, working) =>
    working.step(
      'excretion',
      '{urineSodium} × {creatinine} ÷ ({sodium} × {urineCreatinine}) × 100',
      {
        urineSodium: given.urineSodium.in('mmol/L'),
        creatinine: given.creatinine.in('mg/dL'),
        sodium: given.sodium.in('mmol/L'),
        urineCreatinine: given.urineCreatinine.in('mg/dL'),
      },
      '%',
    ),
});

export const fractionalUrea = defineCalculator({
  id: 'feurea',
  category: 'renal',
  inputs: { urea, creatinine, urineUrea: measure('urea', 'BUN mg/dL', 5, 3000), urineCreatinine },
  unit: '%',
  decimals: 1,
  bands: [{ id: 'low' }, { id: 'notLow', above: 35 }],
  limits: ['oliguria', 'sameTimeSamples'],
  sources: ['carvounis'],
  compute: (given, working) =>
    working.step(
      'excretion',
      '{urineUrea} × {creatinine} ÷ ({urea} × {urineCreatinine}) × 100',
      {
        urineUrea: given.urineUrea.in('BUN mg/dL'),
        creatinine: given.creatinine.in('mg/dL'),
        urea: given.urea.in('BUN mg/dL'),
        urineCreatinine: given.urineCreatinine.in('mg/dL'),
      },
      '%',
    ),
});
