/** Blood, joints, metabolism, lungs and skin: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { asdasCrp, basdai, cdai, das28Crp, das28Esr } from './arthritis.ts';
import { absoluteNeutrophils, correctedReticulocytes, mentzer, transferrinSaturation } from './blood.ts';
import { hscore, lymphomaIndex, mascc } from './blood-cancer.ts';
import { charlson, ecog } from './comorbidity.ts';
import { barthel, katzIndex, malnutritionTool, nutritionalRisk, prostateSymptoms } from './daily-life.ts';
import { findrisc, metabolicSyndrome, thyroidStorm } from './glands-and-sugar.ts';
import { averageGlucose, homaBeta, homaIr, quicki, triglycerideGlucose } from './glucose.ts';
import { goutRule, rheumatoidCriteria, scorten } from './joints-and-skin.ts';
import { bode, brinkman, lightsCriteria, packYears } from './lungs.ts';
import { sledai } from './lupus.ts';
import { easi, pasi, scorad, urticariaActivity } from './skin.ts';
import { centor, feverPain, mcIsaac } from './throat.ts';
import { candidaScore } from './yeasts.ts';

export const GENERAL: readonly ListedCalculator[] = [
  das28Esr,
  das28Crp,
  cdai,
  basdai,
  asdasCrp,
  sledai,
  correctedReticulocytes,
  absoluteNeutrophils,
  transferrinSaturation,
  mentzer,
  homaIr,
  averageGlucose,
  triglycerideGlucose,
  lightsCriteria,
  bode,
  brinkman,
  packYears,
  centor,
  mcIsaac,
  feverPain,
  charlson,
  ecog,
  pasi,
  easi,
  scorad,
  urticariaActivity,
  hscore,
  mascc,
  lymphomaIndex,
  thyroidStorm,
  findrisc,
  metabolicSyndrome,
  quicki,
  homaBeta,
  goutRule,
  rheumatoidCriteria,
  scorten,
  barthel,
  katzIndex,
  nutritionalRisk,
  malnutritionTool,
  prostateSymptoms,
  candidaScore,
];
