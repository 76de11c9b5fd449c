/** Heart: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { cha2ds2Va, cha2ds2Vasc, chads2, hasBled, orbit } from './atrial-fibrillation.ts';
import { cardiacRiskIndex, dukeTreadmill, graceInHospital, heartScore, killipClass, timiStElevation, timiUnstable } from './chest-pain.ts';
import { qtBazett, qtFramingham, qtFridericia, qtHodges, qtRautaharju } from './corrected-qt.ts';
import { meanArterialPressure, shockIndex } from './haemodynamics.ts';
import { h2fpef } from './heart-failure.ts';
import { euroScore2 } from './heart-surgery.ts';
import { ldlFriedewald, ldlMartinHopkins, ldlSampson, nonHdlCholesterol } from './ldl-cholesterol.ts';
import { preventAtherosclerotic, preventHeartFailure, preventTotal } from './prevent.ts';
import { score2, score2AsiaPacific, score2Older } from './score2.ts';
import { canadianSyncope, sanFranciscoSyncope } from './syncope.ts';
import { framinghamCoronary, framinghamGeneral, pooledCohort } from './ten-year-risk.ts';
import { ankleBrachialIndex, aorticDissection, dualAntiplatelet, functionalClass, sgarbossa } from './vessels-and-stents.ts';

export const CARDIAC: readonly ListedCalculator[] = [
  cha2ds2Vasc,
  cha2ds2Va,
  hasBled,
  orbit,
  heartScore,
  timiUnstable,
  timiStElevation,
  graceInHospital,
  killipClass,
  dukeTreadmill,
  cardiacRiskIndex,
  euroScore2,
  score2AsiaPacific,
  score2,
  score2Older,
  preventTotal,
  preventAtherosclerotic,
  preventHeartFailure,
  framinghamCoronary,
  framinghamGeneral,
  pooledCohort,
  h2fpef,
  canadianSyncope,
  sanFranciscoSyncope,
  qtBazett,
  qtFridericia,
  qtFramingham,
  qtHodges,
  qtRautaharju,
  meanArterialPressure,
  shockIndex,
  ldlFriedewald,
  ldlSampson,
  ldlMartinHopkins,
  nonHdlCholesterol,
  chads2,
  ankleBrachialIndex,
  aorticDissection,
  dualAntiplatelet,
  functionalClass,
  sgarbossa,
];
