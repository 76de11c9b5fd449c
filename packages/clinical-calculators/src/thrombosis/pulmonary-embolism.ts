/** Suspected pulmonary embolism: how likely, and who needs no test. */
import { defineCalculator } from '../calculator.ts';
import { measure, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, pulse, saturation } from '../vital-fields.ts';

export const wellsPe = defineScore({
  id: 'wells-pe',
  category: 'thrombosis',
  inputs: {
    dvtSigns: yesNo(3),
    peMostLikely: yesNo(3),
    pulseAbove100: yesNo(1.5),
    immobilityOrSurgery: yesNo(1.5),
    previousVte: yesNo(1.5),
    haemoptysis: yesNo(1),
    malignancy: yesNo(1),
  },
  decimals: 1,
  bands: [{ id: 'unlikely' }, { id: 'likely', above: 4 }],
  limits: ['notPregnancy'],
  sources: ['wellsPe'],
});

export const revisedGeneva = defineScore({
  id: 'geneva-revised',
  category: 'thrombosis',
  inputs: {
    age: adultAge,
    pulse,
    previousVte: yesNo(3),
    surgeryOrFracture: yesNo(2),
    activeCancer: yesNo(2),
    unilateralLegPain: yesNo(3),
    haemoptysis: yesNo(2),
    veinTendernessAndOedema: yesNo(4),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 4 }, { id: 'high', from: 11 }],
  limits: ['adults', 'notPregnancy'],
  sources: ['leGal'],
  points: (given) => ({
    age: pointsAbove(given.age.in('years'), 0, [65, 1]),
    pulse: pointsFrom(given.pulse.in('/min'), 0, [75, 3], [95, 5]),
  }),
});

/** Counts what is positive; only nought rules out, and only where the clinical suspicion is low. */
export const perc = defineScore({
  id: 'perc',
  category: 'thrombosis',
  inputs: {
    age: adultAge,
    pulse,
    saturation,
    unilateralLegSwelling: yesNo(1),
    haemoptysis: yesNo(1),
    recentSurgeryTrauma: yesNo(1),
    previousVte: yesNo(1),
    oestrogen: yesNo(1),
  },
  bands: [{ id: 'ruledOut' }, { id: 'notRuledOut', from: 1 }],
  limits: ['adults', 'onlyLowSuspicion', 'notPregnancy'],
  sources: ['kline'],
  points: (given) => ({
    age: pointsFrom(given.age.in('years'), 0, [50, 1]),
    pulse: pointsFrom(given.pulse.in('/min'), 0, [100, 1]),
    saturation: given.saturation.in('%') < 95 ? 1 : 0,
  }),
});

/** The D-dimer that rules out is 1000 ng/mL without and 500 ng/mL with a YEARS item. */
export const years = defineCalculator({
  id: 'years',
  category: 'thrombosis',
  inputs: {
    dvtSigns: yesNo(),
    haemoptysis: yesNo(),
    peMostLikely: yesNo(),
    dDimer: measure('dDimer', 'ng/mL FEU', 1, 100000),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'ruledOut' }, { id: 'imaging' }],
  limits: ['adults', 'yearsPregnancy'],
  sources: ['years'],
  compute: (given, working) => {
    const value =
      working.points('dvtSigns', given.dvtSigns ? 1 : 0) +
      working.points('haemoptysis', given.haemoptysis ? 1 : 0) +
      working.points('peMostLikely', given.peMostLikely ? 1 : 0);
    const threshold = value === 0 ? 1000 : 500;
    working.step('dDimerShare', '{dDimer} ÷ {threshold}', { dDimer: given.dDimer.in('ng/mL FEU'), threshold }, '');
    return { value, band: given.dDimer.in('ng/mL FEU') < threshold ? 'ruledOut' : 'imaging' };
  },
});
