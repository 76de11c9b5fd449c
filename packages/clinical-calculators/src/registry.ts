/** Every calculator, to be listed, found and run by its id: forms and the API follow from this without code for each. */
import { adjustedBodyWeight, idealBodyWeight, leanBodyWeight, predictedBodyWeight } from './body/dosing-weight.ts';
import { bodyMassIndex, restingEnergy, surfaceDuBois, surfaceHaycock, surfaceMosteller } from './body/size.ts';
import type { ListedCalculator } from './calculator.ts';
import { cha2ds2Va, cha2ds2Vasc, hasBled } from './cardiac/atrial-fibrillation.ts';
import {
  cardiacRiskIndex,
  dukeTreadmill,
  graceInHospital,
  heartScore,
  killipClass,
  timiStElevation,
  timiUnstable,
} from './cardiac/chest-pain.ts';
import { qtBazett, qtFramingham, qtFridericia, qtHodges } from './cardiac/corrected-qt.ts';
import { meanArterialPressure, shockIndex } from './cardiac/haemodynamics.ts';
import { ldlFriedewald, ldlSampson } from './cardiac/ldl-cholesterol.ts';
import { apache2 } from './critical/apache.ts';
import { glasgowComa, revisedTrauma } from './critical/coma-and-trauma.ts';
import { news2, quickSofa, roxIndex, sirs } from './critical/early-warning.ts';
import { sofa } from './critical/organ-failure.ts';
import { crb65, curb65, pneumoniaSeverity } from './critical/pneumonia.ts';
import { lundBrowder, modifiedBrooke, parkland, ruleOfNines } from './dosing/burns.ts';
import { allowableBloodLoss, calvert, correctedPhenytoin, ironDeficit } from './dosing/drug-dose.ts';
import { morphineEquivalents, steroidEquivalence } from './dosing/equivalence.ts';
import { dripRate, infusionDose, infusionRate } from './dosing/infusion.ts';
import { albuminCorrectedGap, anionGap, deltaRatio, urineAnionGap } from './electrolytes/anion-gap.ts';
import { freeWaterDeficit, sodiumDeficit, sodiumPerLitre } from './electrolytes/body-water.ts';
import { alkalosisCompensation, respiratoryCompensation, wintersFormula } from './electrolytes/compensation.ts';
import { correctedCalcium, correctedSodiumHillier, correctedSodiumKatz } from './electrolytes/corrected-serum.ts';
import { osmolalGap, serumOsmolality, transtubularGradient } from './electrolytes/osmolality.ts';
import { alveolarGradient, oxygenationRatio } from './electrolytes/oxygenation.ts';
import { alvarado, paediatricAppendicitis } from './gastro/appendicitis.ts';
import { aims65, glasgowBlatchford, rockallClinical, rockallFull } from './gastro/bleeding.ts';
import { bisap, ranson } from './gastro/pancreatitis.ts';
import { basdai, cdai, das28Crp, das28Esr } from './general/arthritis.ts';
import { absoluteNeutrophils, correctedReticulocytes, mentzer, transferrinSaturation } from './general/blood.ts';
import { averageGlucose, homaIr } from './general/glucose.ts';
import { bode, lightsCriteria } from './general/lungs.ts';
import { centor, mcIsaac } from './general/throat.ts';
import { childPugh } from './liver/child-pugh.ts';
import { apri, fib4, nafldFibrosis } from './liver/fibrosis.ts';
import { albi, ascitesGradient, maddrey } from './liver/liver-function.ts';
import { meld, meld3, meldNa } from './liver/meld.ts';
import { auditC, cage, gad7, phq9 } from './mental/questionnaires.ts';
import { fourAt, ottawaAnkle } from './neuro/bedside-rules.ts';
import { abcd2, huntHess, ichScore, modifiedRankin, nihss } from './neuro/stroke.ts';
import { dueDate, gestationByPeriod, gestationHadlock, gestationRobinson } from './obstetrics/dates.ts';
import { bishop, fetalWeight } from './obstetrics/fetus-and-cervix.ts';
import type { RunResult } from './outcome.ts';
import { aplsWeight, maintenanceFluid } from './paediatrics/child-estimates.ts';
import { apgar, westleyCroup } from './paediatrics/child-scores.ts';
import { bmiForAge, heightForAge, weightForAge, weightForLength } from './paediatrics/growth.ts';
import { cockcroftGault } from './renal/creatinine-clearance.ts';
import { dialysisDose } from './renal/dialysis-dose.ts';
import { bedsideSchwartz, ckdEpiCombined, ckdEpiCreatinine, ckdEpiCystatin, mdrd } from './renal/filtration-rate.ts';
import { fractionalSodium, fractionalUrea } from './renal/fractional-excretion.ts';
import { kidneyFailureRisk } from './renal/kidney-failure-risk.ts';
import { hemorr2hages, khorana, overtDic } from './thrombosis/clotting-scores.ts';
import { pesi, simplifiedPesi } from './thrombosis/embolism-severity.ts';
import { perc, revisedGeneva, wellsPe, years } from './thrombosis/pulmonary-embolism.ts';
import { padua, wellsDvt } from './thrombosis/vein-thrombosis.ts';

const ALL: readonly ListedCalculator[] = [
  cockcroftGault,
  dialysisDose,
  ckdEpiCreatinine,
  ckdEpiCombined,
  ckdEpiCystatin,
  mdrd,
  bedsideSchwartz,
  fractionalSodium,
  fractionalUrea,
  kidneyFailureRisk,
  idealBodyWeight,
  adjustedBodyWeight,
  leanBodyWeight,
  predictedBodyWeight,
  bodyMassIndex,
  surfaceMosteller,
  surfaceDuBois,
  surfaceHaycock,
  restingEnergy,
  anionGap,
  albuminCorrectedGap,
  deltaRatio,
  urineAnionGap,
  freeWaterDeficit,
  sodiumDeficit,
  sodiumPerLitre,
  wintersFormula,
  alkalosisCompensation,
  respiratoryCompensation,
  correctedCalcium,
  correctedSodiumKatz,
  correctedSodiumHillier,
  serumOsmolality,
  osmolalGap,
  transtubularGradient,
  alveolarGradient,
  oxygenationRatio,
  cha2ds2Vasc,
  cha2ds2Va,
  hasBled,
  heartScore,
  timiUnstable,
  timiStElevation,
  graceInHospital,
  killipClass,
  dukeTreadmill,
  cardiacRiskIndex,
  qtBazett,
  qtFridericia,
  qtFramingham,
  qtHodges,
  meanArterialPressure,
  shockIndex,
  ldlFriedewald,
  ldlSampson,
  childPugh,
  fib4,
  apri,
  nafldFibrosis,
  maddrey,
  albi,
  ascitesGradient,
  meld,
  meldNa,
  meld3,
  khorana,
  hemorr2hages,
  overtDic,
  pesi,
  simplifiedPesi,
  wellsPe,
  revisedGeneva,
  perc,
  years,
  wellsDvt,
  padua,
  apache2,
  glasgowComa,
  revisedTrauma,
  news2,
  quickSofa,
  sirs,
  roxIndex,
  sofa,
  curb65,
  crb65,
  pneumoniaSeverity,
  aplsWeight,
  maintenanceFluid,
  apgar,
  westleyCroup,
  weightForAge,
  heightForAge,
  bmiForAge,
  weightForLength,
  dueDate,
  gestationByPeriod,
  gestationRobinson,
  gestationHadlock,
  fetalWeight,
  bishop,
  parkland,
  modifiedBrooke,
  ruleOfNines,
  lundBrowder,
  calvert,
  correctedPhenytoin,
  ironDeficit,
  allowableBloodLoss,
  morphineEquivalents,
  steroidEquivalence,
  infusionRate,
  infusionDose,
  dripRate,
  alvarado,
  paediatricAppendicitis,
  glasgowBlatchford,
  rockallClinical,
  rockallFull,
  aims65,
  ranson,
  bisap,
  fourAt,
  ottawaAnkle,
  abcd2,
  nihss,
  ichScore,
  huntHess,
  modifiedRankin,
  phq9,
  gad7,
  auditC,
  cage,
  das28Esr,
  das28Crp,
  cdai,
  basdai,
  correctedReticulocytes,
  absoluteNeutrophils,
  transferrinSaturation,
  mentzer,
  homaIr,
  averageGlucose,
  lightsCriteria,
  bode,
  centor,
  mcIsaac,
];

const BY_ID = new Map(ALL.map((calculator) => [calculator.id, calculator]));

export const list = (): readonly ListedCalculator[] => ALL;

export const find = (id: string): ListedCalculator | undefined => BY_ID.get(id);

/** Never throws, whatever the input. */
export const run = (id: string, rawInputs: unknown): RunResult => BY_ID.get(id)?.run(rawInputs) ?? { status: 'unknownCalculator' };
