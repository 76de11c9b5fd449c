/** What the words of a text mean. Concepts of the lexicon have a name; those that only names of findings hold have none. */
import { type DifferentialIndex, lines } from '../differential-index.ts';
import { DESCRIBING } from './describing.ts';

export interface Concepts {
  readonly count: number;
  /** Empty where it has none. */
  nameOf(concept: number): string;
  named(name: string): number | undefined;
  isBodyPart(concept: number): boolean;
  /** Only describes: between other words it may stand in lists (red, hot and swollen). */
  isDescribing(concept: number): boolean;
  /** What it is a part or kind of, all the way up. */
  above(concept: number): readonly number[];
  /** All that the same words mean: headache is head and pain. */
  inMeaning(meaning: number): Uint16Array;
}

const NONE: readonly number[] = [];

export function conceptsOf(index: DifferentialIndex): Concepts {
  const names = lines(index.conceptNames);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const describing = Uint8Array.from(names, (name) => Number(DESCRIBING.has(name)));
  const above = new Map<number, readonly number[]>();
  for (let concept = 0; concept < index.bodyParts.length; concept += 1) {
    const [from, to] = [index.conceptAboveStarts[concept] ?? 0, index.conceptAboveStarts[concept + 1] ?? 0];
    if (to > from) above.set(concept, [...index.conceptAbove.subarray(from, to)]);
  }
  return {
    count: index.bodyParts.length,
    nameOf: (concept) => names[concept] ?? '',
    named: (name) => numbers.get(name),
    isBodyPart: (concept) => index.bodyParts[concept] === 1,
    isDescribing: (concept) => describing[concept] === 1,
    above: (concept) => above.get(concept) ?? NONE,
    inMeaning: (meaning) => index.meaningConcepts.subarray(index.meaningStarts[meaning] ?? 0, index.meaningStarts[meaning + 1] ?? 0),
  };
}
