/**
 * What the vital signs of an adult say together: the National Early Warning Score 2 (Royal College of Physicians, 2017), with the
 * saturation scale for patients without chronic hypercapnia. Only what was measured counts, so that it can be too low and never too high.
 */
import type { Measured } from '../assessment.ts';

/** Points by value: those of the first row whose `below` is above the value. */
type Rows = readonly (readonly [below: number, points: number])[];

const SCORES: Readonly<Record<string, Rows>> = {
  'respiratory rate': [
    [8.5, 3],
    [11.5, 1],
    [20.5, 0],
    [24.5, 2],
    [Infinity, 3],
  ],
  'oxygen saturation': [
    [91.5, 3],
    [93.5, 2],
    [95.5, 1],
    [Infinity, 0],
  ],
  'systolic blood pressure': [
    [90.5, 3],
    [100.5, 2],
    [110.5, 1],
    [219.5, 0],
    [Infinity, 3],
  ],
  'heart rate': [
    [40.5, 3],
    [50.5, 1],
    [90.5, 0],
    [110.5, 1],
    [130.5, 2],
    [Infinity, 3],
  ],
  'body temperature': [
    [35.05, 3],
    [36.05, 1],
    [38.05, 0],
    [39.05, 1],
    [Infinity, 2],
  ],
};
const DROWSY = 3;
const EMERGENCY = 7;
const URGENT = 5;
/** One sign alone this far out is a reason for an urgent review, whatever the sum. */
const ALONE = 3;

/** Undefined where they are no reason to hurry. Of several readings the worst counts. */
export function earlyWarning(measured: readonly Measured[], isDrowsy: boolean): 'emergency' | 'urgent' | undefined {
  const worst = new Map<string, number>();
  for (const { measure, value } of measured) {
    const points = SCORES[measure]?.find(([below]) => value < below)?.[1];
    if (points !== undefined) worst.set(measure, Math.max(points, worst.get(measure) ?? 0));
  }
  if (worst.size === 0) return undefined;
  const score = [...worst.values()].reduce((sum, points) => sum + points, isDrowsy ? DROWSY : 0);
  if (score >= EMERGENCY) return 'emergency';
  return score >= URGENT || [...worst.values()].some((points) => points >= ALONE) ? 'urgent' : undefined;
}
