/** Which of several words fits best to the others of a question: both languages stand in one vocabulary, and the more frequent word is often of the wrong one. */
import { medicalSynonyms } from '@kolegia/medical-synonyms/medical-synonyms';

/** How well a word fits: the higher the better. */
export type Fitness = (word: string) => number;

const TOGETHER = 2;

/** To whom a name has it together with, most; then to whom has its language, and least to whom has the other. */
function fitnessBeside(others: readonly string[]): Fitness {
  const languages = others.map(medicalSynonyms.languageOf);
  const share = (language: 'en' | 'id') => languages.filter((one) => one === language).length;
  const language = share('en') === share('id') ? null : share('en') > share('id') ? 'en' : 'id';
  return (word) => {
    if (others.some((other) => medicalSynonyms.together(word, other))) return TOGETHER;
    const own = language === null ? null : medicalSynonyms.languageOf(word);
    return own === null ? 0 : own === language ? 1 : -1;
  };
}

/**
 * What is meant by each of these words of a question, where `nearest` says it of one. Asked twice: what stands beside a word may be
 * mistyped itself.
 */
export function meantTogether(
  words: readonly string[],
  mistyped: readonly string[],
  nearest: (word: string, fitness: Fitness) => string | null,
): Map<string, string | null> {
  const meantBy = (known: ReadonlyMap<string, string | null>) =>
    new Map(
      mistyped.map((word) => {
        const others = words.filter((other) => other !== word).map((other) => known.get(other) ?? other);
        return [word, nearest(word, fitnessBeside(others))] as const;
      }),
    );
  const first = meantBy(new Map());
  return mistyped.length > 1 ? meantBy(first) : first;
}
