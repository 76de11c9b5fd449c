/** Kidney: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { acuteInjuryStage } from './acute-injury.ts';
import { measuredClearance } from './collected-urine.ts';
import { cockcroftGault } from './creatinine-clearance.ts';
import { dialysisDose, ureaReduction } from './dialysis-dose.ts';
import { bis1, ckdEpi2009, ckidUnder25, ekfc } from './filtration-by-age.ts';
import { bedsideSchwartz, ckdEpiCombined, ckdEpiCombined2012, ckdEpiCreatinine, ckdEpiCystatin, mdrd } from './filtration-rate.ts';
import { fractionalSodium, fractionalUrea } from './fractional-excretion.ts';
import { kidneyFailureRisk } from './kidney-failure-risk.ts';
import { albuminRatio, ownSurfaceFiltration, proteinRatio } from './urine-ratio.ts';

export const RENAL: readonly ListedCalculator[] = [
  cockcroftGault,
  dialysisDose,
  ckdEpiCreatinine,
  ckdEpiCombined,
  ckdEpiCystatin,
  mdrd,
  acuteInjuryStage,
  bedsideSchwartz,
  ckidUnder25,
  ckdEpi2009,
  ekfc,
  bis1,
  ownSurfaceFiltration,
  fractionalSodium,
  fractionalUrea,
  proteinRatio,
  albuminRatio,
  kidneyFailureRisk,
  measuredClearance,
  ureaReduction,
  ckdEpiCombined2012,
];
