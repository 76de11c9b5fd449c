/** Pairs that were graded by people or by labels, and what counts as right for one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Interaction, TakenDrug } from '@kolegia/clinical-interactions/finding';
import { root } from './knowledge-files.ts';

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

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'evaluation', file), 'utf8'));

export const readGradedPairs = () => (read('interaction-pairs.json') as { pairs: GradedPair[] }).pairs;

const GRADES = ['must-alert', 'relevant', 'not-interruptive', 'none'] as const;

/** By the label that names them: “ketoconazole (topical) + salmeterol”. */
export function readLabelPairs(): GradedPair[] {
  const { texts } = read('label-pairs.json') as { texts: ({ source: string } & Partial<Record<GradedPair['expected'], string[]>>)[] };
  return texts.flatMap(({ source, ...graded }) =>
    GRADES.flatMap((expected) => (graded[expected] ?? []).map((pair) => ({ drugs: pair.split(' + ').map(takenDrug), expected, source }))),
  );
}

function takenDrug(written: string): TakenDrug {
  const [, id = written, route] = /^(\S+) \((.+)\)$/.exec(written) ?? [];
  return route === undefined ? { id } : { id, route };
}
