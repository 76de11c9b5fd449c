/** Doses and infusions: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { lundBrowder, modifiedBrooke, parkland, ruleOfNines } from './burns.ts';
import { allowableBloodLoss, calvert, correctedPhenytoin, ironDeficit } from './drug-dose.ts';
import { morphineEquivalents, steroidEquivalence } from './equivalence.ts';
import { dripRate, infusionDose, infusionRate } from './infusion.ts';

export const DOSING: readonly ListedCalculator[] = [
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
];
