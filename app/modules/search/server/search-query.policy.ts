/** What somebody typed, as terms: quotes keep words together, `-` leaves out, `or` (`atau`) parts alternatives. */
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';
import { isFiller } from '#platform/i18n/filler-words.ts';
import { slashedWords } from './joined-words.policy.ts';

export interface Term {
  /** As typed, lower case, without accents. */
  readonly text: string;
  /** In quotes: in this order, without gaps. */
  readonly phrase: boolean;
  readonly negated: boolean;
  /** Others say the same so; each is a phrase. */
  readonly synonyms: readonly string[];
  /** Of a name of several words, each by itself. */
  readonly words: readonly Term[];
}

/** Any of them must fit; in each of them, all terms. */
export type Clauses = readonly (readonly Term[])[];

const MAX_TERMS = 12;
/** Other names that are looked for in one question, all terms together: each costs the index as much as a word that was typed. */
const MOST_NAMES = 48;
/** Of one term at least so many. */
const LEAST_NAMES = 4;
const LONGEST_ABBREVIATION = 5;

/** Without accents and what cannot be typed; white space folded. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The same in lower case. */
export const plain = (text: string): string => folded(text).toLowerCase();

/** Distinct words of a text that are worth finding by their beginning. */
export const wordsOf = (text: string): string[] => [...new Set(plain(text).match(/\p{L}[\p{L}\p{N}]{2,39}/gu))];

const TOKEN = /(-?)"([^"]*)"|(\S+)/g;

/** A term as it was typed: some abbreviations count in capitals only. */
interface TypedTerm extends Term {
  readonly typed: string;
}

export function parseQuery(query: string): Clauses {
  const clauses: TypedTerm[][] = [[]];
  let count = 0;
  for (const [, minus = '', quoted, bare = ''] of folded(query).matchAll(TOKEN)) {
    if (quoted === undefined && /^(or|atau)$/i.test(bare)) {
      clauses.push([]);
      continue;
    }
    const negated = minus === '-' || (quoted === undefined && /^-[^-]/.test(bare));
    for (const word of quoted === undefined ? slashedWords(bare.replace(/^-+/, '')) : [quoted]) {
      const typed = word.replaceAll('"', ' ').trim();
      if (!/[\p{L}\p{N}]/u.test(typed) || ++count > MAX_TERMS) continue;
      clauses.at(-1)?.push({ text: typed.toLowerCase(), typed, phrase: quoted !== undefined, negated, synonyms: [], words: [] });
    }
  }
  // What only leaves out would find nearly everything.
  return withFewNames(clauses.filter((terms) => terms.some(({ negated }) => !negated)).map((terms) => withoutFillers(joinSynonyms(terms))));
}

/** The same first, the narrower last: what says most stays. */
function withFewNames(clauses: Clauses): Clauses {
  const named = clauses.flat().filter(({ synonyms }) => synonyms.length > 0).length;
  const each = Math.max(LEAST_NAMES, Math.floor(MOST_NAMES / Math.max(1, named)));
  return clauses.map((terms) => terms.map((term) => ({ ...term, synonyms: term.synonyms.slice(0, each) })));
}

/** Without fillers, where something else is left. */
function withoutFillers(terms: readonly Term[]): Term[] {
  const telling = terms.filter(({ text, phrase, synonyms }) => phrase || synonyms.length > 0 || !isFiller(text));
  return telling.some(({ negated }) => !negated) ? telling : [...terms];
}

/** Words that together have other names become one term; the longest name wins. */
function joinSynonyms(terms: readonly TypedTerm[]): Term[] {
  const joined: Term[] = [];
  for (let start = 0; start < terms.length; ) {
    const { length, synonyms } = nameAt(terms, start);
    const part = terms.slice(start, start + length);
    const [first] = part;
    const words = length === 1 ? [] : part.map((term) => ({ ...term, synonyms: medicalSynonyms.othersFor(term.text, term.typed) }));
    if (first !== undefined)
      joined.push({ text: part.map(({ text }) => text).join(' '), phrase: first.phrase, negated: first.negated, synonyms, words });
    start += length;
  }
  return joined;
}

/** The longest name that begins here, in words; one word where none does. In quotes nothing else is meant. */
function nameAt(terms: readonly TypedTerm[], start: number): { length: number; synonyms: readonly string[] } {
  for (let length = Math.min(medicalSynonyms.longest, terms.length - start); length > 0; length--) {
    const part = terms.slice(start, start + length);
    if (part.some(({ phrase }) => phrase) || (length > 1 && part.some(({ negated }) => negated))) continue;
    const synonyms = medicalSynonyms.othersFor(part.map(({ text }) => text).join(' '), part.map(({ typed }) => typed).join(' '));
    if (synonyms.length > 0) return { length, synonyms };
  }
  return { length: 1, synonyms: [] };
}

/** Some words must stand together, as whoever asks has said. */
export const hasQuotes = (clauses: Clauses): boolean => clauses.flat().some(({ phrase, negated }) => phrase && !negated);

/** Words of all names in the list, in their order: they can be found although no title has them. */
export const SYNONYM_WORDS: readonly string[] = medicalSynonyms.words.toSorted((a, b) => (a < b ? -1 : 1));

/** Those of them that begin so, the first of them. */
export function synonymWordsBeginning(beginning: string, limit: number): string[] {
  let from = 0;
  for (let to = SYNONYM_WORDS.length; from < to; ) {
    const middle = (from + to) >> 1;
    if ((SYNONYM_WORDS[middle] ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  return SYNONYM_WORDS.slice(from, from + limit).filter((word) => word.startsWith(beginning));
}

export interface Parts {
  readonly words: readonly Term[];
  readonly names: readonly Term[];
  readonly unwanted: readonly Term[];
}

const NO_PARTS: Parts = { words: [], names: [], unwanted: [] };

/**
 * What to look for one by one when little fits all of it. Where `nothing` does, names are taken apart into their words, too. Empty
 * for one word, and for alternatives.
 */
export function partsOf(clauses: Clauses, nothing: boolean): Parts {
  const [terms = [], another] = clauses;
  const wanted = terms.filter(({ negated }) => !negated);
  const words = nothing ? withoutFillers(wanted.flatMap(wordsOfTerm)) : wanted;
  if (another !== undefined || words.length < 2) return NO_PARTS;
  return {
    words,
    names: nothing ? wanted.filter((term) => term.words.length > 0) : [],
    unwanted: terms.filter(({ negated }) => negated),
  };
}

/** An abbreviation is no more than one word: those of its full name are, by which some cases tell what it is. */
function wordsOfTerm(term: Term): readonly Term[] {
  if (term.words.length > 0 || term.phrase) return term.words.length > 0 ? term.words : [term];
  const full = term.text.length <= LONGEST_ABBREVIATION ? term.synonyms.find((name) => name.includes(' ')) : undefined;
  return full === undefined ? [term] : full.split(' ').map((text) => ({ ...term, text, synonyms: medicalSynonyms.othersFor(text) }));
}

/** The word that may not be finished yet: the last one, when nothing follows it. */
export function unfinishedWord(query: string, clauses: Clauses): string | null {
  const last = clauses.at(-1)?.at(-1);
  if (last === undefined || last.phrase || last.negated || /\s$/.test(query)) return null;
  return last.text.split(' ').at(-1) ?? null;
}

const TITLES_OF_DOCTORS = new Set(['dr', 'dr.', 'drg', 'drg.', 'dokter', 'doctor', 'prof', 'prof.', 'sp']);

/** What stands before a speciality where somebody is looked for who practises it. */
const OFFICES = new Set(['ahli', 'spesialis', 'specialist']);

const isTitle = (text: string): boolean => text.split(' ').every((word) => TITLES_OF_DOCTORS.has(word) || OFFICES.has(word));

/** For people: what everybody is called says nothing. */
export const withoutTitles = (clauses: Clauses): Clauses =>
  clauses.map((terms) => terms.filter(({ text }) => !isTitle(text))).filter((terms) => terms.some(({ negated }) => !negated));

const MAX_NAME_WORDS = 6;

/** What was typed of a name, in words of letters and digits; what everybody is called is left out. */
export const nameWords = (typed: string): string[] =>
  (plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !TITLES_OF_DOCTORS.has(word)).slice(0, MAX_NAME_WORDS);
