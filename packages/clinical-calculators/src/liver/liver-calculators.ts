/** Liver: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { abic, glasgowAlcoholic, lille } from './alcoholic-hepatitis.ts';
import { childPugh } from './child-pugh.ts';
import { apri, fib4, nafldFibrosis } from './fibrosis.ts';
import { albi, ascitesGradient, maddrey } from './liver-function.ts';
import { kingsOther, kingsParacetamol, liverInjuryRatio } from './liver-injury.ts';
import { meld, meld3, meldNa, peld } from './meld.ts';
import { fattyLiverIndex } from './steatosis.ts';

export const LIVER: readonly ListedCalculator[] = [
  childPugh,
  fib4,
  apri,
  nafldFibrosis,
  fattyLiverIndex,
  maddrey,
  lille,
  abic,
  glasgowAlcoholic,
  albi,
  ascitesGradient,
  liverInjuryRatio,
  kingsParacetamol,
  kingsOther,
  meld,
  meldNa,
  meld3,
  peld,
];
