/** Digestive tract: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { alvarado, appendicitisResponse, paediatricAppendicitis } from './appendicitis.ts';
import { aims65, glasgowBlatchford, oakland, rockallClinical, rockallFull } from './bleeding.ts';
import { harveyBradshaw, trueloveWitts } from './bowel-inflammation.ts';
import { partialMayo, ripasa } from './colitis-and-appendix.ts';
import { bisap, glasgowImrie, ranson } from './pancreatitis.ts';

export const GASTRO: readonly ListedCalculator[] = [
  alvarado,
  paediatricAppendicitis,
  appendicitisResponse,
  glasgowBlatchford,
  rockallClinical,
  rockallFull,
  aims65,
  oakland,
  ranson,
  bisap,
  glasgowImrie,
  harveyBradshaw,
  trueloveWitts,
  partialMayo,
  ripasa,
];
