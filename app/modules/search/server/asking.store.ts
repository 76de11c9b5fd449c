/** From what was typed to what is looked for. */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#platform/db/database.ts';
import { commonerWord, nearestWord, wordsNear } from './nearest-word.policy.ts';
import {
  type Clauses,
  parseQuery,
  plain,
  SYNONYM_WORDS,
  synonymWordsBeginning,
  unfinishedWord,
  withoutTitles,
  wordsOf,
} from './search-query.policy.ts';
import { NOTHING, type TextQueries, textQueries, type Unfinished } from './text-query.store.ts';
import { type Beginning, similarWords, unknownWords, wordsBeginning } from './word.store.ts';

export interface Asked {
  readonly clauses: Clauses;
  readonly items: TextQueries;
  readonly people: TextQueries;
  /** How many documents have come so far. */
  readonly latest: number;
}

const ENDINGS = 10;

/** While somebody types, any last word may go on; in a search that was sent off, only one that stands nowhere as it is. */
export async function asked(db: Database, query: string, mode: 'search' | 'suggest'): Promise<Asked> {
  const clauses = parseQuery(query);
  const named = withoutTitles(clauses);
  const last = unfinishedWord(query, clauses);
  const isName = clauses.at(-1)?.at(-1)?.synonyms.length !== 0;
  const mayGoOn = last !== null && !(isName && mode === 'search') && /^[\p{L}\p{N}]{2,40}$/u.test(last);
  const begun = await wordsBeginning(db, mayGoOn ? last : null, ENDINGS);
  const endings = mayGoOn ? endingsOf(begun, last, mode) : null;
  const forItems = { clauses, unfinished: endings?.text ?? null };
  const forPeople = { clauses: named, unfinished: endings?.name ?? null };
  const queries = await textQueries(db, isDeepStrictEqual(forItems, forPeople) ? [forItems] : [forItems, forPeople]);
  const [items = NOTHING, people = items] = queries;
  return { clauses, items, people, latest: begun.latest };
}

/**
 * Null where the word is whole. One that begins no known word is looked for as it is while somebody types: it may begin the name of a
 * place. In a search that was sent off it would, cut to its stem, find what begins otherwise ("denge": dengan), and what was meant would
 * not be looked for. The index holds too many that begin with two letters.
 */
function endingsOf(
  { isWord, text, name }: Beginning,
  word: string,
  mode: 'search' | 'suggest',
): Record<'text' | 'name', Unfinished | null> | null {
  if (isWord && mode === 'search') return null;
  const others = synonymWordsBeginning(word, ENDINGS);
  const unfinished = (endings: readonly string[]) =>
    endings.length === 0 && (mode === 'search' || word.length < 3) ? null : { word, endings };
  const inTexts = [...new Set([...text, ...others])];
  // Under what they wrote stand the names of authors, too.
  return { text: unfinished(inTexts.length === 0 ? name : inTexts), name: unfinished(name) };
}

/** The query with words replaced by ones that are nearly the same and far more frequent; null when there are none. */
export async function betterSpelling(db: Database, query: string): Promise<string | null> {
  const typed = plain(query);
  const words = wordsOf(typed)
    .slice(0, 12)
    .filter((word) => word.length > 3 && synonymWordsBeginning(word, 1)[0] !== word);
  const similar = await similarWords(db, words);
  const meant = new Map(words.map((word) => [word, commonerWord(word, similar.get(word) ?? [])]));
  const better = typed.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) => meant.get(word) ?? word);
  return better === typed ? null : better;
}

/** The query with every word that neither stands anywhere nor begins one replaced by the one most like it; null when that changes nothing. */
export async function correct(db: Database, query: string): Promise<string | null> {
  const typed = plain(query);
  const words = wordsOf(typed)
    .slice(0, 12)
    .filter((word) => word.length > 3 && synonymWordsBeginning(word, 1).length === 0);
  const unknown = await unknownWords(db, words);
  if (unknown.size === 0) return null;
  const meant = new Map(
    [...unknown].map(([word, written]) => {
      // Names that stand in no text are as good as a word that stands in one.
      const names = wordsNear(word, SYNONYM_WORDS, nearestWord(word, written)).map((name) => ({ word: name, uses: 1 }));
      return [word, nearestWord(word, [...written, ...names])];
    }),
  );
  const corrected = typed.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) => meant.get(word) ?? word);
  return corrected === typed ? null : corrected;
}
