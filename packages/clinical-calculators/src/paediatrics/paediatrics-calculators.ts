/** Children: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { newBallard } from './ballard.ts';
import { childComa, downes, pram, silvermanAndersen } from './breathing-scores.ts';
import { aplsWeight, maintenanceFluid } from './child-estimates.ts';
import { childTuberculosis, jonesCriteria, kocher, phoenixSepsis } from './child-illness.ts';
import { apgar, westleyCroup } from './child-scores.ts';
import { midParentalHeight, oxygenationIndex, trachealTube, whoPlanB, whoPlanC } from './child-volumes.ts';
import { bmiForAge, heightForAge, weightForAge, weightForLength } from './growth.ts';
import { correctedAge, glucoseInfusion, umbilicalCatheter } from './newborn-care.ts';
import { dehydrationScale, flacc } from './observed.ts';
import { whoBmiAtSchoolAge, whoBmiForAge, whoHeadForAge, whoHeightForAge, whoWeightForAge, whoWeightForHeight } from './who-growth.ts';

export const PAEDIATRICS: readonly ListedCalculator[] = [
  aplsWeight,
  maintenanceFluid,
  whoPlanB,
  whoPlanC,
  trachealTube,
  apgar,
  newBallard,
  downes,
  silvermanAndersen,
  westleyCroup,
  pram,
  childComa,
  phoenixSepsis,
  oxygenationIndex,
  childTuberculosis,
  jonesCriteria,
  kocher,
  whoWeightForAge,
  whoHeightForAge,
  whoWeightForHeight,
  whoBmiForAge,
  whoBmiAtSchoolAge,
  whoHeadForAge,
  weightForAge,
  heightForAge,
  bmiForAge,
  weightForLength,
  midParentalHeight,
  glucoseInfusion,
  umbilicalCatheter,
  correctedAge,
  flacc,
  dehydrationScale,
];
