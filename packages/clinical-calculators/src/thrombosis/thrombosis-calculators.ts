/** Thrombosis and bleeding: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { fourTs, hemorr2hages, khorana, overtDic } from './clotting-scores.ts';
import { hestia, pesi, simplifiedPesi } from './embolism-severity.ts';
import { plasmic } from './microangiopathy.ts';
import { perc, revisedGeneva, wellsPe, years } from './pulmonary-embolism.ts';
import { caprini } from './surgical-thrombosis.ts';
import { padua, wellsDvt } from './vein-thrombosis.ts';

export const THROMBOSIS: readonly ListedCalculator[] = [
  khorana,
  hemorr2hages,
  overtDic,
  fourTs,
  pesi,
  simplifiedPesi,
  hestia,
  wellsPe,
  revisedGeneva,
  perc,
  years,
  wellsDvt,
  padua,
  caprini,
  plasmic,
];
