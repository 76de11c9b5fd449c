/** Which injured patient needs an image of the neck or the head. Each counts what asks for it. */
import { defineCalculator } from '../calculator.ts';
import { yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

export const nexus = defineScore({
  id: 'nexus',
  category: 'critical',
  inputs: {
    midlineTenderness: yesNo(1),
    intoxication: yesNo(1),
    reducedAlertness: yesNo(1),
    focalDeficit: yesNo(1),
    distractingInjury: yesNo(1),
  },
  bands: [{ id: 'none' }, { id: 'imaging', from: 1 }],
  limits: ['bluntTrauma', 'nexusExtremes'],
  sources: ['hoffman'],
});

/** High-risk factors first; then one low-risk factor allows the neck to be turned; then it must turn. */
export const canadianCSpine = defineCalculator({
  id: 'canadian-c-spine',
  category: 'critical',
  inputs: {
    ageFrom65: yesNo(),
    dangerousMechanism: yesNo(),
    limbParaesthesia: yesNo(),
    rearEndCollision: yesNo(),
    sitting: yesNo(),
    walkedSince: yesNo(),
    delayedPain: yesNo(),
    noMidlineTenderness: yesNo(),
    turns45: yesNo(),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'none' }, { id: 'highRisk' }, { id: 'noLowRisk' }, { id: 'cannotTurn' }],
  limits: ['from16Years', 'alertStableTrauma', 'cSpineExclusions'],
  sources: ['stiellCSpine'],
  compute: (given, working) => {
    const value =
      working.points('ageFrom65', given.ageFrom65 ? 1 : 0) +
      working.points('dangerousMechanism', given.dangerousMechanism ? 1 : 0) +
      working.points('limbParaesthesia', given.limbParaesthesia ? 1 : 0);
    if (value > 0) return { value, band: 'highRisk' };
    const lowRisk = given.rearEndCollision || given.sitting || given.walkedSince || given.delayedPain || given.noMidlineTenderness;
    if (!lowRisk) return { value, band: 'noLowRisk' };
    return { value, band: given.turns45 ? 'none' : 'cannotTurn' };
  },
});

const HIGH_RISK = ['comaBelow15At2h', 'openOrDepressedFracture', 'basalFractureSign', 'vomitedTwice', 'ageFrom65'] as const;
const MEDIUM_RISK = ['amnesia30Minutes', 'dangerousMechanism'] as const;

export const canadianCtHead = defineCalculator({
  id: 'canadian-ct-head',
  category: 'critical',
  inputs: {
    comaBelow15At2h: yesNo(1),
    openOrDepressedFracture: yesNo(1),
    basalFractureSign: yesNo(1),
    vomitedTwice: yesNo(1),
    ageFrom65: yesNo(1),
    amnesia30Minutes: yesNo(1),
    dangerousMechanism: yesNo(1),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'none' }, { id: 'medium' }, { id: 'high' }],
  limits: ['from16Years', 'minorHeadInjury', 'ctHeadExclusions'],
  sources: ['stiellCtHead'],
  compute: (given, working) => {
    const count = (items: readonly (typeof HIGH_RISK | typeof MEDIUM_RISK)[number][]) =>
      items.reduce((sum, item) => sum + working.points(item, given[item] ? 1 : 0), 0);
    const high = count(HIGH_RISK);
    const medium = count(MEDIUM_RISK);
    if (high > 0) return { value: high + medium, band: 'high' };
    return { value: medium, band: medium > 0 ? 'medium' : 'none' };
  },
});

export const pecarnInfant = defineCalculator({
  id: 'pecarn-below-2',
  category: 'critical',
  inputs: {
    alteredMentalState: yesNo(1),
    palpableFracture: yesNo(1),
    scalpHaematoma: yesNo(1),
    unconscious5Seconds: yesNo(1),
    severeMechanism: yesNo(1),
    notActingNormally: yesNo(1),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'veryLow' }, { id: 'observe' }, { id: 'ct' }],
  limits: ['pecarnWithin24h', 'below2Years'],
  sources: ['kuppermann'],
  compute: (given, working) => {
    const high =
      working.points('alteredMentalState', given.alteredMentalState ? 1 : 0) +
      working.points('palpableFracture', given.palpableFracture ? 1 : 0);
    const value =
      high +
      working.points('scalpHaematoma', given.scalpHaematoma ? 1 : 0) +
      working.points('unconscious5Seconds', given.unconscious5Seconds ? 1 : 0) +
      working.points('severeMechanism', given.severeMechanism ? 1 : 0) +
      working.points('notActingNormally', given.notActingNormally ? 1 : 0);
    if (high > 0) return { value, band: 'ct' };
    return { value, band: value > 0 ? 'observe' : 'veryLow' };
  },
});

export const pecarnChild = defineCalculator({
  id: 'pecarn-from-2',
  category: 'critical',
  inputs: {
    alteredMentalState: yesNo(1),
    basalFractureSign: yesNo(1),
    lossOfConsciousness: yesNo(1),
    vomiting: yesNo(1),
    severeMechanism: yesNo(1),
    severeHeadache: yesNo(1),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'veryLow' }, { id: 'observe' }, { id: 'ct' }],
  limits: ['pecarnWithin24h', 'from2To17Years'],
  sources: ['kuppermann'],
  compute: (given, working) => {
    const high =
      working.points('alteredMentalState', given.alteredMentalState ? 1 : 0) +
      working.points('basalFractureSign', given.basalFractureSign ? 1 : 0);
    const value =
      high +
      working.points('lossOfConsciousness', given.lossOfConsciousness ? 1 : 0) +
      working.points('vomiting', given.vomiting ? 1 : 0) +
      working.points('severeMechanism', given.severeMechanism ? 1 : 0) +
      working.points('severeHeadache', given.severeHeadache ? 1 : 0);
    if (high > 0) return { value, band: 'ct' };
    return { value, band: value > 0 ? 'observe' : 'veryLow' };
  },
});
