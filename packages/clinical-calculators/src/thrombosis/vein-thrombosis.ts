import { yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

/** The version of 2003, with previous thrombosis as an item and two classes. */
export const wellsDvt = defineScore({
  id: 'wells-dvt',
  category: 'thrombosis',
  inputs: {
    activeCancer: yesNo(1),
    paralysisOrPlaster: yesNo(1),
    bedriddenOrSurgery: yesNo(1),
    veinTenderness: yesNo(1),
    wholeLegSwollen: yesNo(1),
    calf3cm: yesNo(1),
    pittingOedema: yesNo(1),
    collateralVeins: yesNo(1),
    previousDvt: yesNo(1),
    alternativeAsLikely: yesNo(-2),
  },
  bands: [{ id: 'unlikely' }, { id: 'likely', from: 2 }],
  limits: ['outpatients', 'notPregnancy'],
  sources: ['wellsDvt'],
});

/** Risk in medical inpatients. */
export const padua = defineScore({
  id: 'padua',
  category: 'thrombosis',
  inputs: {
    activeCancer: yesNo(3),
    previousVte: yesNo(3),
    reducedMobility: yesNo(3),
    thrombophilia: yesNo(3),
    recentTraumaSurgery: yesNo(2),
    age70: yesNo(1),
    heartOrRespiratoryFailure: yesNo(1),
    infarctionOrStroke: yesNo(1),
    infectionOrRheumatic: yesNo(1),
    obesity: yesNo(1),
    hormones: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'high', from: 4 }],
  limits: ['medicalInpatients', 'bleedingRiskToo'],
  sources: ['barbar'],
});
