/** The lines of data/: `English names | Indonesian names | names of both > narrower concepts`. */
import { nameKey } from './name.ts';

export interface Group {
  /** Where it stands, for complaints. */
  readonly place: string;
  /** Preferred name first; it is the name of the concept. */
  readonly en: readonly string[];
  readonly id: readonly string[];
  /** Abbreviations and names that doctors of both languages use. */
  readonly both: readonly string[];
  /** Concepts that are a kind of this one, by any of their names: who looks for this one finds them too, not the reverse. */
  readonly narrower: readonly string[];
}

export const namesOf = ({ en, id, both }: Group): string[] => [...en, ...id, ...both];

export function parseGroups(text: string, file: string): Group[] {
  return lines(text).map(({ line, number }) => {
    const [names = '', narrower = ''] = line.split(' > ');
    const [en = '', id = '', both = ''] = names.split('|');
    return { place: `${file}:${number}`, en: list(en, ','), id: list(id, ','), both: list(both, ','), narrower: list(narrower, ';') };
  });
}

/** Lines about one concept from several files are one group; its name is the first one. */
export function mergeGroups(groups: readonly Group[]): Group[] {
  const merged = new Map<string, Group>();
  for (const group of groups) {
    const head = nameKey(namesOf(group)[0] ?? '');
    const before = merged.get(head);
    merged.set(head, before === undefined ? group : joined(before, group));
  }
  return [...merged.values()];
}

function joined(first: Group, second: Group): Group {
  const known = new Set(namesOf(first).map(nameKey));
  const fresh = (names: readonly string[]) => names.filter((name) => !known.has(nameKey(name)));
  return {
    place: first.place,
    en: [...first.en, ...fresh(second.en)],
    id: [...first.id, ...fresh(second.id)],
    both: [...first.both, ...fresh(second.both)],
    narrower: [...first.narrower, ...second.narrower],
  };
}

/** An abbreviation with more than one meaning, or one that is also an everyday word. */
export interface Ambiguous {
  readonly place: string;
  readonly name: string;
  /** Counts only when typed in capitals. */
  readonly capitals: boolean;
  /** Names of concepts. `usual`: doctors write it so often that the full name finds the abbreviation too. */
  readonly meanings: readonly { readonly concept: string; readonly usual: boolean }[];
}

export function parseAmbiguous(text: string, file: string): Ambiguous[] {
  return lines(text).map(({ line, number }) => {
    const [name = '', meanings = ''] = line.split(':');
    return {
      place: `${file}:${number}`,
      name: nameKey(name),
      capitals: name === name.toUpperCase(),
      meanings: list(meanings, ',').map((meaning) => ({ concept: meaning.replace(/\*$/, ''), usual: meaning.endsWith('*') })),
    };
  });
}

function lines(text: string): { line: string; number: number }[] {
  return text
    .split('\n')
    .map((line, i) => ({ line: line.trim(), number: i + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}

const list = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
