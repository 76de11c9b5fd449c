/** Nerves and bones: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { fourAt, ottawaAnkle, ottawaKnee } from './bedside-rules.ts';
import { mentalTest, ottawaSubarachnoid, thwaites } from './head-and-mind.ts';
import { abcd2, huntHess, ichScore, modifiedRankin, nihss, siriraj } from './stroke.ts';

export const NEURO: readonly ListedCalculator[] = [
  fourAt,
  ottawaAnkle,
  ottawaKnee,
  abcd2,
  nihss,
  ichScore,
  siriraj,
  huntHess,
  modifiedRankin,
  ottawaSubarachnoid,
  thwaites,
  mentalTest,
];
