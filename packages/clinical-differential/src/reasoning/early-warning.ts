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

export interface Warning {
  readonly level: 'emergency' | 'urgent';
  /** The one that is farthest out; of equals the first. */
  readonly sign: Measured;
}

/** Undefined where they are no reason to hurry. Of several readings the worst counts. */
export function earlyWarning(measured: readonly Measured[], isDrowsy: boolean): Warning | undefined {
  const worst = new Map<string, { readonly points: number; readonly sign: Measured }>();
  for (const sign of measured) {
    const points = SCORES[sign.measure]?.find(([below]) => sign.value < below)?.[1];
    if (points !== undefined && points >= (worst.get(sign.measure)?.points ?? 0)) worst.set(sign.measure, { points, sign });
  }
  const [first, ...others] = [...worst.values()];
  if (first === undefined) return undefined;
  const gravest = others.reduce((one, other) => (other.points > one.points ? other : one), first);
  const score = [...worst.values()].reduce((sum, { points }) => sum + points, isDrowsy ? DROWSY : 0);
  if (score >= EMERGENCY) return { level: 'emergency', sign: gravest.sign };
  return score >= URGENT || gravest.points >= ALONE ? { level: 'urgent', sign: gravest.sign } : undefined;
}
