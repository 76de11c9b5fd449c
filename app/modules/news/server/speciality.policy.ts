/** Which specialities an entry concerns, by the words of its title, its terms and its abstract. */
import { SPECIALITY_TERMS } from './speciality-term.data.ts';

interface Term {
  readonly speciality: string;
  readonly words: readonly string[];
  /** The last word may go on. */
  readonly open: boolean;
  readonly weight: number;
}

const WEIGHT = 3;
/** How much a match counts in each place. */
const PLACES = { title: 2, terms: 2, abstract: 1 } as const;
/** Less than one good word in title or terms is no reason. */
const ENOUGH = WEIGHT * PLACES.title;
/** Specialities far behind the first one are passing mentions. */
const SHARE_OF_BEST = 0.45;
const MAX = 3;

const TERMS: readonly Term[] = Object.entries(SPECIALITY_TERMS).flatMap(([speciality, list]) =>
  list.split(',').map((written) => {
    const [, weight, text = ''] = /^(?:(\d):)?(.+)$/.exec(written.trim()) ?? [];
    return {
      speciality,
      words: text.replace(/\*$/, '').split(' '),
      open: text.endsWith('*'),
      weight: weight === undefined ? WEIGHT : Number(weight),
    };
  }),
);

/** By the beginning of the first word: long enough to be few, short enough for every term. */
const STEM = 3;
const BY_STEM = Map.groupBy(TERMS, ({ words }) => (words[0] ?? '').slice(0, STEM));

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** "Non-cardiac surgery", "tanpa diabetes": what is named there is not what it is about. */
const NEGATION = new Set(['non', 'without', 'tanpa', 'bukan']);
/** May stand between the two. */
const QUALIFIER = new Set(['a', 'any', 'known', 'prior', 'previous', 'established', 'history', 'of', 'riwayat']);

function isNegated(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (QUALIFIER.has(words[before] ?? '')) before -= 1;
  return NEGATION.has(words[before] ?? '');
}

/** Adds what a text says, each term once: repeating a word does not make it truer. */
function count(text: string, factor: number, scores: Map<string, number>): void {
  const words = wordsOf(text);
  const met = new Set<Term>();
  for (const [at, word] of words.entries()) {
    for (const term of BY_STEM.get(word.slice(0, STEM)) ?? []) {
      if (met.has(term) || !fits(term, words, at) || isNegated(words, at)) continue;
      met.add(term);
      scores.set(term.speciality, (scores.get(term.speciality) ?? 0) + term.weight * factor);
    }
  }
}

function fits({ words, open }: Term, text: readonly string[], at: number): boolean {
  return words.every((word, i) => {
    const here = text[at + i] ?? '';
    return open && i === words.length - 1 ? here.startsWith(word) : here === word;
  });
}

/** The closest first; `fallback`, what its journal is about, where the words say nothing. */
export function specialitiesOf({
  title,
  terms,
  abstract,
  fallback,
}: {
  title: string;
  terms: readonly string[];
  abstract: string;
  fallback: readonly string[];
}): string[] {
  const scores = new Map<string, number>();
  count(title, PLACES.title, scores);
  count(terms.join(' ; '), PLACES.terms, scores);
  const inTitle = new Map(scores);
  count(abstract, PLACES.abstract, scores);
  // An abstract strengthens what title and terms say; alone it names methods and neighbours.
  const sure = [...scores].filter(([speciality, score]) => score >= ENOUGH && inTitle.has(speciality));
  const best = Math.max(0, ...sure.map(([, score]) => score));
  const found = sure
    .filter(([, score]) => score >= best * SHARE_OF_BEST)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MAX)
    .map(([speciality]) => speciality);
  return found.length > 0 ? found : [...fallback];
}
