import { defineCalculator } from '../calculator.ts';
import { adultAge, adultWeight, creatinine, sex } from '../vital-fields.ts';

/** The factor for women is from the paper's discussion, not from its data. */
export const cockcroftGault = defineCalculator({
  id: 'cockcroft-gault',
  category: 'renal',
  inputs: { age: adultAge, sex, weight: adultWeight, creatinine },
  unit: 'mL/min',
  decimals: 1,
  bands: [
    { id: 'below15' },
    { id: 'from15', from: 15 },
    { id: 'from30', from: 30 },
    { id: 'from60', from: 60 },
    { id: 'from90', from: 90 },
  ].map((band) => ({ ...band, source: 'fdaRenal' as const })),
  limits: ['adults', 'stableCreatinine', 'notDialysis', 'notPregnancy', 'extremeMuscle', 'weightChoice'],
  sources: ['cockcroftGault', 'fdaRenal'],
  compute: (given, working) =>
    working.step(
      'clearance',
      '(140 − {age}) × {weight} ÷ (72 × {creatinine}) × {sexFactor}',
      {
        age: given.age.in('years'),
        weight: given.weight.in('kg'),
        creatinine: given.creatinine.in('mg/dL'),
        sexFactor: given.sex === 'female' ? 0.85 : 1,
      },
      'mL/min',
    ),
});
