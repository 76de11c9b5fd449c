/** What somebody typed, as terms: quotes keep words together, `-` leaves out, `or` (`atau`) parts alternatives. */
import { SYNONYMS } from './synonyms.data.ts';

export interface Term {
  /** As typed, lower case, without accents. */
  readonly text: string;
  /** In quotes: in this order, without gaps. */
  readonly phrase: boolean;
  readonly negated: boolean;
  /** Others say the same so; each is a phrase. */
  readonly synonyms: readonly string[];
}

/** Any of them must fit; in each of them, all terms. */
export type Clauses = readonly (readonly Term[])[];

const MAX_TERMS = 12;
const LONGEST_SYNONYM = 4;

/** Lower case, without accents and what cannot be typed; white space folded. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Distinct words of a text that are worth finding by their beginning. */
export const wordsOf = (text: string): string[] => [...new Set(plain(text).match(/\p{L}[\p{L}\p{N}]{2,39}/gu))];

const TOKEN = /(-?)"([^"]*)"|(\S+)/g;

export function parseQuery(query: string): Clauses {
  const clauses: Term[][] = [[]];
  let count = 0;
  for (const [, minus = '', quoted, bare = ''] of plain(query).matchAll(TOKEN)) {
    if (quoted === undefined && (bare === 'or' || bare === 'atau')) {
      clauses.push([]);
      continue;
    }
    const negated = minus === '-' || (quoted === undefined && /^-[^-]/.test(bare));
    const text = (quoted ?? bare.replace(/^-+/, '')).replaceAll('"', ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(text) || ++count > MAX_TERMS) continue;
    clauses.at(-1)?.push({ text, phrase: quoted !== undefined, negated, synonyms: [] });
  }
  // What only leaves out would find nearly everything.
  return clauses.filter((terms) => terms.some(({ negated }) => !negated)).map(joinSynonyms);
}

/** Words that together have other names become one term; the longest name wins. */
function joinSynonyms(terms: readonly Term[]): Term[] {
  const joined: Term[] = [];
  for (let start = 0; start < terms.length; ) {
    const length = namedLength(terms, start);
    const part = terms.slice(start, start + Math.max(length, 1));
    const text = part.map((term) => term.text).join(' ');
    const [first] = part;
    if (first !== undefined) joined.push({ ...first, text, synonyms: othersFor(text) });
    start += part.length;
  }
  return joined;
}

function namedLength(terms: readonly Term[], start: number): number {
  for (let length = Math.min(LONGEST_SYNONYM, terms.length - start); length > 1; length--) {
    const part = terms.slice(start, start + length);
    if (part.every(({ phrase, negated }) => !phrase && !negated) && othersFor(part.map(({ text }) => text).join(' ')).length > 0)
      return length;
  }
  return 1;
}

const BY_NAME = new Map<string, Set<string>>();
for (const group of SYNONYMS) {
  for (const name of group) BY_NAME.set(name, new Set([...(BY_NAME.get(name) ?? []), ...group]));
}

const othersFor = (text: string): string[] => [...(BY_NAME.get(text) ?? [])].filter((name) => name !== text);

/** Words of all names in the list: they can be found although no title has them. */
export const SYNONYM_WORDS: readonly string[] = [...new Set(SYNONYMS.flat().flatMap((name) => wordsOf(name)))];

/** The word that may not be finished yet: the last one, when nothing follows it. */
export function unfinishedWord(query: string, clauses: Clauses): string | null {
  const last = clauses.at(-1)?.at(-1);
  if (last === undefined || last.phrase || last.negated || /\s$/.test(query)) return null;
  return last.text.split(' ').at(-1) ?? null;
}

const TITLES_OF_DOCTORS = new Set(['dr', 'dr.', 'drg', 'drg.', 'dokter', 'doctor', 'prof', 'prof.', 'sp']);

/** For names: what everybody is called says nothing. */
export const withoutTitles = (clauses: Clauses): Clauses =>
  clauses.map((terms) => terms.filter(({ text }) => !TITLES_OF_DOCTORS.has(text))).filter((terms) => terms.some(({ negated }) => !negated));

const MAX_NAME_WORDS = 6;

/** What was typed of a name, in words of letters and digits; what everybody is called is left out. */
export const nameWords = (typed: string): string[] =>
  (plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !TITLES_OF_DOCTORS.has(word)).slice(0, MAX_NAME_WORDS);
