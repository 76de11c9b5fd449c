/** On the ventilator and on pressors. */
import { defineCalculator } from '../calculator.ts';
import { decimal, measure, withFallback } from '../field.ts';
import { breathing } from '../vital-fields.ts';

const tidalVolume = measure('volume', 'mL', 20, 2000);
const airway = measure('airwayPressure', 'cmH₂O', 0, 80);

export const shallowBreathing = defineCalculator({
  id: 'rsbi',
  category: 'critical',
  inputs: { breathing, tidalVolume },
  unit: '/min/L',
  decimals: 0,
  bands: [{ id: 'likely' }, { id: 'unlikely', above: 105 }],
  limits: ['spontaneousBreaths'],
  sources: ['yangTobin'],
  compute: (given, working) =>
    working.step(
      'shallowBreathing',
      '1000 × {breathing} ÷ {tidalVolume}',
      { breathing: given.breathing.in('/min'), tidalVolume: given.tidalVolume.in('mL') },
      '/min/L',
    ),
});

export const staticCompliance = defineCalculator({
  id: 'static-compliance',
  category: 'critical',
  inputs: { tidalVolume, plateau: airway, endExpiratory: { ...airway, max: 40 } },
  unit: 'mL/cmH₂O',
  decimals: 0,
  limits: ['noBreathingEffort'],
  sources: ['amato'],
  check: (given) => (given.plateau.in('cmH₂O') > given.endExpiratory.in('cmH₂O') ? [] : [{ field: 'plateau', limit: 'plateauAbovePeep' }]),
  compute: (given, working) => {
    const drivingPressure = working.step(
      'drivingPressure',
      '{plateau} − {endExpiratory}',
      { plateau: given.plateau.in('cmH₂O'), endExpiratory: given.endExpiratory.in('cmH₂O') },
      'cmH₂O',
    );
    return working.step(
      'compliance',
      '{tidalVolume} ÷ {drivingPressure}',
      { tidalVolume: given.tidalVolume.in('mL'), drivingPressure },
      'mL/cmH₂O',
    );
  },
});

const rate = withFallback(measure('weightedRate', 'µg/kg/min', 0, 100), 0);

export const vasoactiveInotropic = defineCalculator({
  id: 'vasoactive-inotropic',
  category: 'critical',
  inputs: {
    dopamine: rate,
    dobutamine: rate,
    adrenaline: rate,
    noradrenaline: rate,
    milrinone: rate,
    vasopressin: withFallback(decimal(0, 0.1), 0),
  },
  unit: '',
  decimals: 1,
  limits: ['highestInDay'],
  sources: ['gaies'],
  compute: (given, working) =>
    working.step(
      'vasoactive',
      '{dopamine} + {dobutamine} + 100 × {adrenaline} + 100 × {noradrenaline} + 10 × {milrinone} + 10000 × {vasopressin}',
      {
        dopamine: given.dopamine.in('µg/kg/min'),
        dobutamine: given.dobutamine.in('µg/kg/min'),
        adrenaline: given.adrenaline.in('µg/kg/min'),
        noradrenaline: given.noradrenaline.in('µg/kg/min'),
        milrinone: given.milrinone.in('µg/kg/min'),
        vasopressin: given.vasopressin,
      },
      '',
    ),
});
