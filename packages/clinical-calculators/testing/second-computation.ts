/**
 * Every equation written a second time, from the publication and along another algebraic route, as numbers in the unit a form offers
 * first. For tests only: where the two disagree, one of them was copied wrongly.
 */
import { secondBloodAndJoints } from './second-blood-and-joints.ts';
import { secondBodyAndDoses } from './second-body-and-doses.ts';
import { secondChildrenAndSkin } from './second-children-and-skin.ts';
import { secondGasesAndSalts } from './second-gases-and-salts.ts';
import { secondGrowthAndDates } from './second-growth-and-dates.ts';
import { secondHeartAndLiver } from './second-heart-and-liver.ts';
import { secondHeartRisk } from './second-heart-risk.ts';
import { secondKidney } from './second-kidney.ts';
import { secondRiskAndKidney } from './second-risk-and-kidney.ts';
import { secondSurgeryAndWard } from './second-surgery-and-ward.ts';
import { secondWardAndNewborn } from './second-ward-and-newborn.ts';
import { secondWhoGrowth } from './second-who-growth.ts';

export interface Given {
  number(name: string): number;
  text(name: string): string;
  yes(name: string): boolean;
}
export type SecondComputation = (given: Given) => number;

export const SECOND_COMPUTATIONS: Readonly<Record<string, SecondComputation>> = {
  ...secondKidney,
  ...secondBodyAndDoses,
  ...secondGasesAndSalts,
  ...secondHeartAndLiver,
  ...secondBloodAndJoints,
  ...secondRiskAndKidney,
  ...secondChildrenAndSkin,
  ...secondWardAndNewborn,
  ...secondHeartRisk,
  ...secondSurgeryAndWard,
  ...secondGrowthAndDates,
  ...secondWhoGrowth,
};
