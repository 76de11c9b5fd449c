/** Electrolytes, acid–base and gases: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { albuminCorrectedGap, anionGap, deltaRatio, urineAnionGap } from './anion-gap.ts';
import { bicarbonateDeficit, bicarbonateFromGas } from './bicarbonate.ts';
import { freeWaterDeficit, sodiumDeficit, sodiumInfusionRate, sodiumPerLitre } from './body-water.ts';
import { alkalosisCompensation, respiratoryCompensation, wintersFormula } from './compensation.ts';
import { correctedCalcium, correctedSodiumHillier, correctedSodiumKatz } from './corrected-serum.ts';
import { deltaGap, deltaGapAlbumin, deltaRatioAlbumin } from './delta-gap.ts';
import { osmolalGap, serumOsmolality, transtubularGradient } from './osmolality.ts';
import { alveolarGradient, oxygenationRatio } from './oxygenation.ts';

export const ELECTROLYTES: readonly ListedCalculator[] = [
  anionGap,
  albuminCorrectedGap,
  deltaRatio,
  deltaRatioAlbumin,
  deltaGap,
  deltaGapAlbumin,
  urineAnionGap,
  freeWaterDeficit,
  sodiumDeficit,
  sodiumPerLitre,
  sodiumInfusionRate,
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
  bicarbonateFromGas,
  bicarbonateDeficit,
];
