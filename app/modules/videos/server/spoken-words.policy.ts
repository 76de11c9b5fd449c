/**
 * What somebody looks for in what is said, as it may be said: the forms of its words in the language that is spoken, and its other
 * names in both. PostgreSQL says what the stem of a word is, as for every search.
 */
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';
import { isFiller } from '#platform/i18n/filler-words.ts';
import type { CaptionLanguage } from '../videos.contract.ts';

/** Words that begin with any of these. */
type Beginnings = readonly string[];

interface Term {
  /** All of them are said, wherever. */
  readonly own: readonly Beginnings[];
  /** Any of them is said, its words together. */
  readonly others: readonly (readonly Beginnings[])[];
}
export type SpokenQuery = readonly Term[];

/** By word; none where it joins others. */
export type Stems = ReadonlyMap<string, { readonly plain: string; readonly en: string | null; readonly id: string | null }>;

const MOST_WORDS = 8;
/** Of one term, those that mean the same before those that are narrower. */
const MOST_OTHERS = 8;
/** What is shorter begins too many other words. */
const SHORTEST_STEM = 4;

/** With a sign of its own at the beginning: what only changes the look of the sign before it, as in emoji, is no word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Letters of names that are no other letter with a mark, as PostgreSQL's `unaccent` writes them. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' };

const isWord = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text);

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[øđðłħıæœßþ]/g, (letter) => PLAIN[letter] ?? letter);

/** Words of a question as they were typed, without those that join others, where something else is left. */
export function typedWords(query: string): string[] {
  const all = query.match(WORD) ?? [];
  const telling = all.filter((word) => !isFiller(folded(word)));
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
}

export const spokenQuery = (words: readonly string[], stems: Stems, language: CaptionLanguage): SpokenQuery =>
  namesIn(words).map(({ own, others }) => ({
    own: own.map((word) => beginningsOf(word, stems, language)),
    others: others.map((name) => (name.match(WORD) ?? []).map((word) => [folded(word)])),
  }));

/** Words that together have other names are one term; the longest name wins. */
function namesIn(words: readonly string[]): { own: readonly string[]; others: readonly string[] }[] {
  const terms: { own: readonly string[]; others: readonly string[] }[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(medicalSynonyms.longest, words.length - start);
    let others: readonly string[] = [];
    for (; length > 0; length--) {
      const typed = words.slice(start, start + length).join(' ');
      others = medicalSynonyms.othersFor(folded(typed), typed);
      if (others.length > 0) break;
    }
    const own = words.slice(start, start + Math.max(1, length));
    terms.push({ own, others: others.slice(0, MOST_OTHERS) });
    start += own.length;
  }
  return terms;
}

function beginningsOf(word: string, stems: Stems, language: CaptionLanguage): Beginnings {
  const its = stems.get(word);
  const [plain, stem] = [its?.plain ?? '', its?.[language] ?? ''];
  // As it stands where it is kept; what becomes several words there, such as ½, is none.
  const typed = [folded(word), word.toLowerCase(), ...(isWord(plain) ? [plain] : [])];
  if (stem.length < SHORTEST_STEM || !isWord(stem)) return [...new Set(typed)];
  return [...new Set([...typed, ...(language === 'id' ? [stem, folded(word)].flatMap(indonesianForms) : englishForms(stem))])];
}

/** The stem of "biopsy" and "biopsies" is "biopsi". */
const englishForms = (stem: string): string[] => (stem.endsWith('i') ? [stem, `${stem.slice(0, -1)}y`] : [stem]);

/** What stands before a root in Indonesian; what stands behind it needs no form of its own. */
const PREFIXES = `di ter ber bel ke se me mem men meng pe pem pen peng per pel memper memer pemer diper`.split(' ');
/** The nasal that takes the place of the first letter of a root. */
const NASALS: Readonly<Record<string, string>> = { p: 'm', t: 'n', s: 'ny', k: 'ng' };

/** "bocor": also "kebocoran", "membocorkan"; "periksa", whose stem is "iksa": also "memeriksa", "pemeriksaan". */
function indonesianForms(root: string): string[] {
  const nasal = NASALS[root.charAt(0)];
  const changed = nasal === undefined ? [] : [`me${nasal}${root.slice(1)}`, `pe${nasal}${root.slice(1)}`];
  return [root, ...PREFIXES.map((prefix) => prefix + root), ...changed];
}

const joined = (parts: readonly string[], how: string): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(how)})`);
const anyOf = (beginnings: Beginnings): string =>
  joined(
    beginnings.map((one) => `${one}:*`),
    ' | ',
  );

/** For `to_tsquery`. Nothing of it is syntax but what is put there: words hold letters and figures only. */
export const tsqueryOf = (query: SpokenQuery): string =>
  joined(
    query.map(({ own, others }) =>
      joined([joined(own.map(anyOf), ' & '), ...others.map((name) => joined(name.map(anyOf), ' <-> '))], ' | '),
    ),
    ' & ',
  );

const pattern = (name: readonly Beginnings[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.map((word) => `(?:${word.map(folded).join('|')})[\\p{L}\\p{N}]*`).join('[^\\p{L}\\p{N}]+')}`, 'u');

/** How much of what is looked for a text says: 1 for each term, a part of it for some of its words. */
export function saysHowMuch(query: SpokenQuery): (text: string) => number {
  const terms = query.map(({ own, others }) => ({ own: own.map((word) => pattern([word])), others: others.map(pattern) }));
  return (text) => {
    const words = folded(text);
    return terms
      .map(({ own, others }) =>
        others.some((name) => name.test(words)) ? 1 : own.filter((word) => word.test(words)).length / Math.max(1, own.length),
      )
      .reduce((sum, share) => sum + share, 0);
  };
}
