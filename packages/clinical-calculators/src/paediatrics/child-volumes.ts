/** Volumes, sizes and ratios for children. */
import { defineCalculator } from '../calculator.ts';
import { choice, measure } from '../field.ts';
import { arterialOxygen, inspiredOxygen, sex } from '../vital-fields.ts';

const childWeight = measure('weight', 'kg', 2.5, 60);

/** Oral rehydration of some dehydration, over four hours. */
export const whoPlanB = defineCalculator({
  id: 'who-plan-b',
  category: 'paediatrics',
  inputs: { weight: childWeight },
  unit: 'mL',
  decimals: 0,
  limits: ['someDehydration', 'notSevereMalnutrition', 'reassessHydration'],
  sources: ['whoDiarrhoea'],
  compute: (given, working) => {
    const value = working.step('oralVolume', '75 × {weight}', { weight: given.weight.in('kg') }, 'mL');
    working.step('hourlyFluid', '{oralVolume} ÷ 4', { oralVolume: value }, 'mL/h');
    return value;
  },
});

/** Infusion for severe dehydration: 30 mL/kg first and 70 mL/kg after, twice as slowly below one year. */
export const whoPlanC = defineCalculator({
  id: 'who-plan-c',
  category: 'paediatrics',
  inputs: { age: measure('age', 'years', 0.08, 17), weight: childWeight },
  unit: 'mL',
  decimals: 0,
  bands: [{ id: 'infant' }, { id: 'older' }],
  limits: ['severeDehydration', 'notSevereMalnutrition', 'reassessHydration'],
  sources: ['whoDiarrhoea'],
  compute: (given, working) => {
    const weight = given.weight.in('kg');
    const infant = given.age.in('months') < 12;
    const first = working.step('firstVolume', '30 × {weight}', { weight }, 'mL');
    const second = working.step('secondVolume', '70 × {weight}', { weight }, 'mL');
    working.step('firstRate', '{firstVolume} ÷ {firstHours}', { firstVolume: first, firstHours: infant ? 1 : 0.5 }, 'mL/h');
    working.step('secondRate', '{secondVolume} ÷ {secondHours}', { secondVolume: second, secondHours: infant ? 5 : 2.5 }, 'mL/h');
    const value = working.step('totalVolume', '{firstVolume} + {secondVolume}', { firstVolume: first, secondVolume: second }, 'mL');
    return { value, band: infant ? 'infant' : 'older' };
  },
});

export const midParentalHeight = defineCalculator({
  id: 'mid-parental-height',
  category: 'paediatrics',
  inputs: { sex, fatherHeight: measure('length', 'cm', 120, 230), motherHeight: measure('length', 'cm', 120, 230) },
  unit: 'cm',
  decimals: 1,
  limits: ['targetRange'],
  sources: ['tanner'],
  compute: (given, working) =>
    working.step(
      'parentalHeight',
      given.sex === 'male' ? '({fatherHeight} + {motherHeight} + 13) ÷ 2' : '({fatherHeight} + {motherHeight} − 13) ÷ 2',
      { fatherHeight: given.fatherHeight.in('cm'), motherHeight: given.motherHeight.in('cm') },
      'cm',
    ),
});

/** Inner diameter. */
export const trachealTube = defineCalculator({
  id: 'tracheal-tube',
  category: 'paediatrics',
  inputs: { age: measure('age', 'years', 2, 12), tube: choice('cuffed', 'uncuffed') },
  unit: 'mm',
  decimals: 1,
  limits: ['tubesReady'],
  sources: ['pals2010'],
  compute: (given, working) =>
    working.step(
      'tubeDiameter',
      given.tube === 'cuffed' ? '{age} ÷ 4 + 3.5' : '{age} ÷ 4 + 4',
      { age: Math.floor(given.age.in('years')) },
      'mm',
    ),
});

export const oxygenationIndex = defineCalculator({
  id: 'oxygenation-index',
  category: 'paediatrics',
  inputs: { meanAirwayPressure: measure('airwayPressure', 'cmH₂O', 2, 60), inspiredOxygen, arterialOxygen },
  unit: '',
  decimals: 1,
  bands: [{ id: 'below4' }, { id: 'mild', from: 4 }, { id: 'moderate', from: 8 }, { id: 'severe', from: 16 }],
  limits: ['invasiveVentilation', 'notPerinatalLung'],
  sources: ['palicc'],
  compute: (given, working) =>
    working.step(
      'oxygenationIndex',
      '{meanAirwayPressure} × {inspiredOxygen} ÷ {arterialOxygen}',
      {
        meanAirwayPressure: given.meanAirwayPressure.in('cmH₂O'),
        inspiredOxygen: given.inspiredOxygen.in('%'),
        arterialOxygen: given.arterialOxygen.in('mmHg'),
      },
      '',
    ),
});
