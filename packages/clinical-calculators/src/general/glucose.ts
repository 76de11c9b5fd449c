import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';

const fastingGlucose = measure('glucose', 'mg/dL', 40, 400);
const insulin = measure('insulin', 'µIU/mL', 0.2, 300);

export const homaIr = defineCalculator({
  id: 'homa-ir',
  category: 'general',
  inputs: { fastingGlucose, insulin },
  unit: '',
  decimals: 2,
  limits: ['fasting', 'homaPopulation'],
  sources: ['matthews'],
  compute: (given, working) =>
    working.step(
      'homaIr',
      '{fastingGlucose} × {insulin} ÷ 22.5',
      { fastingGlucose: given.fastingGlucose.in('mmol/L'), insulin: given.insulin.in('µIU/mL') },
      '',
    ),
});

export const averageGlucose = defineCalculator({
  id: 'estimated-average-glucose',
  category: 'general',
  inputs: { hba1c: measure('hba1c', '%', 4, 20) },
  unit: 'mg/dL',
  decimals: 0,
  limits: ['hba1cConfounders'],
  sources: ['nathan'],
  compute: (given, working) => {
    const value = working.step('averageGlucose', '28.7 × {hba1c} − 46.7', { hba1c: given.hba1c.in('%') }, 'mg/dL');
    working.step('inMmol', '1.59 × {hba1c} − 2.59', { hba1c: given.hba1c.in('%') }, 'mmol/L');
    return value;
  },
});

export const triglycerideGlucose = defineCalculator({
  id: 'tyg',
  category: 'general',
  inputs: { triglycerides: measure('triglycerides', 'mg/dL', 10, 5000), fastingGlucose },
  unit: '',
  decimals: 2,
  limits: ['fasting', 'tygPopulation'],
  sources: ['simentalMendia'],
  compute: (given, working) =>
    working.step(
      'triglycerideGlucose',
      'ln({triglycerides} × {fastingGlucose} ÷ 2)',
      { triglycerides: given.triglycerides.in('mg/dL'), fastingGlucose: given.fastingGlucose.in('mg/dL') },
      '',
    ),
});

export const quicki = defineCalculator({
  id: 'quicki',
  category: 'general',
  inputs: { fastingGlucose, insulin },
  unit: '',
  decimals: 3,
  limits: ['fasting', 'homaPopulation'],
  sources: ['katzQuicki'],
  compute: (given, working) =>
    working.step(
      'quicki',
      '1 ÷ (log10({insulin}) + log10({fastingGlucose}))',
      { insulin: given.insulin.in('µIU/mL'), fastingGlucose: given.fastingGlucose.in('mg/dL') },
      '',
    ),
});

/** How much the beta cells give, as a share of healthy young people. */
export const homaBeta = defineCalculator({
  id: 'homa-beta',
  category: 'general',
  inputs: { fastingGlucose: { ...fastingGlucose, min: 66 }, insulin },
  unit: '%',
  decimals: 0,
  limits: ['fasting', 'homaPopulation'],
  sources: ['matthews'],
  compute: (given, working) =>
    working.step(
      'homaBeta',
      '20 × {insulin} ÷ ({fastingGlucose} − 3.5)',
      { insulin: given.insulin.in('µIU/mL'), fastingGlucose: given.fastingGlucose.in('mmol/L') },
      '%',
    ),
});
