/** Names that say the same, and those that say something narrower. */
import { type Ambiguous, type Group, namesOf } from './group.ts';
import { nameKey, spellings } from './name.ts';

export interface SynonymSet {
  /**
   * Other names for what this one means, the same first, then the narrower; none when it is not known. `typed` is how it was
   * typed: some abbreviations count only in capitals.
   */
  othersFor(name: string, typed?: string): readonly string[];
  /** All names for it and for what is narrower, however many. */
  within(name: string): readonly string[];
  /** Two words stand together in a name. */
  together(word: string, other: string): boolean;
  /** The language in whose names alone a word stands; null for one of both, or of none. */
  languageOf(word: string): 'en' | 'id' | null;
  /** Distinct words of all names. */
  readonly words: readonly string[];
  /** Names of several words, as they are compared. */
  readonly phrases: readonly string[];
  /** Words of the longest name. */
  readonly longest: number;
}

/** More would make a search slow and find little else. */
const MOST_OTHERS = 16;

export function synonymSet(groups: readonly Group[], ambiguous: readonly Ambiguous[]): SynonymSet {
  const byKey = new Map<string, Group>();
  for (const group of groups) for (const name of namesOf(group)) for (const one of spellings(name)) addKey(byKey, nameKey(one), group);
  const several = new Map(ambiguous.map((entry) => [entry.name, entry]));
  const abbreviations = new Map<Group, string[]>();
  for (const { name, meanings } of ambiguous)
    for (const { concept, usual } of meanings) {
      const group = byKey.get(nameKey(concept));
      if (group !== undefined && usual) abbreviations.set(group, [...(abbreviations.get(group) ?? []), name]);
    }

  /** The concepts a name stands for. */
  function conceptsOf(name: string, typed: string): Group[] {
    const key = nameKey(name);
    const entry = several.get(key);
    if (entry !== undefined) {
      if (entry.capitals && typed !== typed.toUpperCase()) return [];
      return entry.meanings.flatMap(({ concept }) => byKey.get(nameKey(concept)) ?? []);
    }
    return [byKey.get(key) ?? byKey.get(key.replace(/(?<=[a-z]{4})s$/, ''))].filter((group) => group !== undefined);
  }

  function narrowerThan(concepts: readonly Group[]): Group[] {
    const found: Group[] = [...concepts];
    for (const concept of found)
      for (const name of concept.narrower) {
        const next = byKey.get(nameKey(name));
        if (next !== undefined && !found.includes(next)) found.push(next);
      }
    return found.slice(concepts.length);
  }

  const written = (concept: Group) =>
    inTurn([concept.en, concept.id, [...concept.both, ...(abbreviations.get(concept) ?? [])]]).flatMap(spellings);

  /** By key: there are only as many as there are names. */
  const others = new Map<string, readonly string[]>();

  function othersOf(key: string, concepts: readonly Group[]): readonly string[] {
    const known = others.get(key);
    if (known !== undefined) return known;
    const names = [...inTurn(concepts.map(written)), ...inTurn(narrowerThan(concepts).map(written))];
    const found = withoutLonger([key, ...names]).slice(1, MOST_OTHERS + 1);
    others.set(key, found);
    return found;
  }

  // Made when it is first asked for: a process may never be.
  let company: Company | null = null;
  const knownCompany = (): Company => {
    company ??= companyIn(groups);
    return company;
  };

  return {
    together: (word, other) =>
      knownCompany()
        .names.get(word)
        ?.some((words) => words.includes(other)) === true,
    languageOf: (word) => knownCompany().languages.get(word) ?? null,
    othersFor(name, typed = name) {
      const concepts = conceptsOf(name, typed);
      return concepts.length === 0 ? [] : othersOf(nameKey(name), concepts);
    },
    within(name) {
      const concepts = conceptsOf(name, name);
      return [...concepts, ...narrowerThan(concepts)].flatMap(written);
    },
    words: [...new Set([...byKey.keys()].flatMap(wordsIn))],
    get phrases() {
      return [...byKey.keys()].filter((key) => key.includes(' '));
    },
    longest: Math.max(1, ...[...byKey.keys()].map((key) => key.split(' ').length)),
  };
}

const wordsIn = (key: string): string[] => key.match(/\p{L}[\p{L}\p{N}]{2,39}/gu) ?? [];

interface Company {
  /** By word, the words of each name in which it stands. */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly languages: ReadonlyMap<string, 'en' | 'id' | null>;
}

function companyIn(groups: readonly Group[]): Company {
  const names = new Map<string, string[][]>();
  const languages = new Map<string, 'en' | 'id' | null>();
  for (const group of groups)
    for (const [language, its] of [
      ['en', group.en],
      ['id', group.id],
      [null, group.both],
    ] as const)
      for (const words of its.flatMap(spellings).map((name) => wordsIn(nameKey(name))))
        for (const word of words) {
          const known = names.get(word);
          if (known === undefined) names.set(word, [words]);
          else known.push(words);
          languages.set(word, known === undefined || languages.get(word) === language ? language : null);
        }
  return { names, languages };
}

function addKey(byKey: Map<string, Group>, key: string, group: Group): void {
  if (!byKey.has(key)) byKey.set(key, group);
}

/** The first of each, then the second of each: where there is room for a few only, none is forgotten. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
}

/** Whoever looks for "dengue" finds "dengue fever" anyway. The first name stays, however long. */
function withoutLonger(names: readonly string[]): string[] {
  const keys = names.map((name) => ` ${nameKey(name)} `);
  return names.filter((_, i) => {
    const own = keys[i] ?? '';
    return i === 0 || keys.every((other, j) => i === j || (other === own ? j > i : !own.includes(other)));
  });
}
