/** Blood, joints, metabolism, lungs and skin: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { asdasCrp, basdai, cdai, das28Crp, das28Esr } from './arthritis.ts';
import { absoluteNeutrophils, correctedReticulocytes, mentzer, transferrinSaturation } from './blood.ts';
import { charlson, ecog } from './comorbidity.ts';
import { averageGlucose, homaIr, triglycerideGlucose } from './glucose.ts';
import { bode, brinkman, lightsCriteria, packYears } from './lungs.ts';
import { sledai } from './lupus.ts';
import { easi, pasi, scorad, urticariaActivity } from './skin.ts';
import { centor, feverPain, mcIsaac } from './throat.ts';

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
];
