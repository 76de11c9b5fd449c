/** What else a disease is called, as far as the knowledge has it: TB is tuberculosis, PPH is postpartum haemorrhage, demam is fever. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { wordsOf } from './name-words.ts';

/** The same question in other words, the surest first. */
export type OtherNames = (words: readonly string[]) => readonly (readonly string[])[][];

type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

/** No name of a disease that somebody asks with is longer. */
const MOST_WORDS = 6;

export function otherNamesOf({ diseases, terms, findings }: Knowledge): OtherNames {
  let made: readonly Names[] | undefined;
  const all = () => {
    made ??= [
      namesOf(Object.values(diseases).map(diseaseNames)),
      namesOf(Object.values(terms.conditions).map(({ en, id, synonyms = [] }) => [en, id, ...synonyms])),
      namesOf(Object.values(findings).map(({ names, synonyms }) => [names.en, names.id, ...(synonyms?.en ?? []), ...(synonyms?.id ?? [])])),
    ];
    return made;
  };
  return (words) => all().map((names) => said(names, words));
}

export const diseaseNames = ({ names, synonyms }: Knowledge['diseases'][string]): string[] => [
  names.en,
  names.id,
  ...(synonyms?.en ?? []),
  ...(synonyms?.id ?? []),
];

/** By each of its names all of them. */
function namesOf(groups: readonly (readonly string[])[]): Names {
  const found = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    const names = group.map(wordsOf);
    for (const name of new Set(names.map((words) => words.join(' ')))) found.set(name, [...(found.get(name) ?? []), ...names]);
  }
  return found;
}

/** The words with each known name among them said otherwise; the longest name first. */
function said(names: Names, words: readonly string[]): string[][] {
  for (let length = Math.min(words.length, MOST_WORDS); length > 0; length -= 1) {
    const found: string[][] = [];
    for (let from = 0; from + length <= words.length; from += 1) {
      const others = names.get(words.slice(from, from + length).join(' ')) ?? [];
      found.push(...others.map((other) => [...words.slice(0, from), ...other, ...words.slice(from + length)]));
    }
    if (found.length > 0) return found;
  }
  return [];
}
