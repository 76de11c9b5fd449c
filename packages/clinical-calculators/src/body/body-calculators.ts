/** Body size: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { adjustedBodyWeight, idealBodyWeight, leanBodyWeight, predictedBodyWeight } from './dosing-weight.ts';
import { bloodVolume, bodyWater } from './fluid-volumes.ts';
import { brocaWeight, targetWeight } from './reference-weight.ts';
import { bodyMassIndex, harrisBenedict, restingEnergy, surfaceDuBois, surfaceHaycock, surfaceMosteller } from './size.ts';

export const BODY: readonly ListedCalculator[] = [
  idealBodyWeight,
  adjustedBodyWeight,
  leanBodyWeight,
  predictedBodyWeight,
  bodyMassIndex,
  targetWeight,
  brocaWeight,
  surfaceMosteller,
  surfaceDuBois,
  surfaceHaycock,
  restingEnergy,
  harrisBenedict,
  bloodVolume,
  bodyWater,
];
