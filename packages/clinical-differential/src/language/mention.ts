/** A finding as a text speaks of it. */
import type { Measured, Place, Severity } from '../assessment.ts';
import type { Circumstance } from './circumstance.ts';

export interface Mention {
  readonly finding: number;
  readonly present: boolean;
  /** Where its words stand in the text. */
  readonly span: Place;
  readonly from: 'text' | 'number';
  readonly circumstance: Circumstance;
  readonly days?: number;
  /** Of these days: when it was, and not how long. */
  readonly isMoment?: boolean;
  readonly severity?: Severity;
  readonly isSudden?: boolean;
  /** Was not said itself, but follows from how long another has lasted. */
  readonly isOfTime?: boolean;
  /** Said of many at once, and so one thing that was told: “no pain”. */
  readonly isGeneral?: boolean;
  readonly measured?: Measured;
}
