/** Thrombosis under chemotherapy, bleeding under anticoagulants, disseminated coagulation. */
import { measure, scored, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import { adultAge, haemoglobin, leucocytes, platelets } from '../vital-fields.ts';

export const khorana = defineScore({
  id: 'khorana',
  category: 'thrombosis',
  inputs: {
    tumourSite: scored({ other: 0, highRisk: 1, veryHighRisk: 2 }),
    platelets,
    haemoglobin,
    redCellFactors: yesNo(),
    leucocytes,
    bodyMassIndex35: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 1 }, { id: 'high', from: 3 }],
  limits: ['adults', 'beforeChemotherapy'],
  sources: ['khorana'],
  points: (given) => ({
    platelets: pointsFrom(given.platelets.in('10⁹/L'), 0, [350, 1]),
    haemoglobin: given.haemoglobin.in('g/dL') < 10 || given.redCellFactors ? 1 : 0,
    leucocytes: pointsAbove(given.leucocytes.in('10⁹/L'), 0, [11, 1]),
  }),
});

export const hemorr2hages = defineScore({
  id: 'hemorr2hages',
  category: 'thrombosis',
  inputs: {
    age: adultAge,
    liverOrRenalDisease: yesNo(1),
    alcoholAbuse: yesNo(1),
    malignancy: yesNo(1),
    plateletDefect: yesNo(1),
    rebleedingRisk: yesNo(2),
    uncontrolledHypertension: yesNo(1),
    anaemia: yesNo(1),
    geneticFactors: yesNo(1),
    fallRisk: yesNo(1),
    stroke: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 2 }, { id: 'high', from: 4 }],
  limits: ['adults', 'bleedingNoReasonToWithhold'],
  sources: ['gage'],
  points: (given) => ({ age: pointsAbove(given.age.in('years'), 0, [75, 1]) }),
});

/** Overt disseminated intravascular coagulation. The rise of the fibrin marker is for each laboratory to define. */
export const overtDic = defineScore({
  id: 'isth-dic',
  category: 'thrombosis',
  inputs: {
    platelets,
    fibrinMarker: scored({ normal: 0, moderate: 2, strong: 3 }),
    prolongation: measure('seconds', 's', 0, 120),
    fibrinogen: measure('fibrinogen', 'mg/dL', 5, 1500),
  },
  bands: [{ id: 'notOvert' }, { id: 'overt', from: 5 }],
  limits: ['underlyingDisorder'],
  sources: ['taylor'],
  points: (given) => ({
    platelets: given.platelets.in('10⁹/L') < 50 ? 2 : given.platelets.in('10⁹/L') < 100 ? 1 : 0,
    prolongation: given.prolongation.in('s') < 3 ? 0 : pointsAbove(given.prolongation.in('s'), 1, [6, 2]),
    fibrinogen: given.fibrinogen.in('mg/dL') < 100 ? 1 : 0,
  }),
});

/** Pretest probability of thrombocytopenia from heparin. */
export const fourTs = defineScore({
  id: '4ts',
  category: 'thrombosis',
  inputs: {
    thrombocytopenia: scored({ slight: 0, moderate: 1, marked: 2 }),
    timing: scored({ tooEarly: 0, possible: 1, typical: 2 }),
    thrombosis: scored({ none: 0, suspected: 1, proven: 2 }),
    otherCauses: scored({ definite: 0, possible: 1, none: 2 }),
  },
  bands: [{ id: 'low' }, { id: 'intermediate', from: 4 }, { id: 'high', from: 6 }],
  limits: ['adults', 'underHeparin'],
  sources: ['fourTs'],
});
