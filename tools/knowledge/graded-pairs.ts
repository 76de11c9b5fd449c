/** What counts as right for a graded pair. */
import type { Interaction, TakenDrug } from '@kolegia/clinical-interactions/finding';

export interface GradedPair {
  readonly drugs: TakenDrug[];
  readonly expected: 'must-alert' | 'relevant' | 'not-interruptive' | 'none';
  readonly source: string;
  readonly heldOut?: boolean;
}

export function gradePair(expected: GradedPair['expected'], found: Interaction | undefined): boolean {
  if (expected === 'none') return found === undefined;
  if (expected === 'not-interruptive') return found?.interruptive !== true;
  if (found === undefined) return false;
  return expected === 'relevant' || (found.interruptive && (found.severity === 'major' || found.severity === 'contraindicated'));
}
