/** From what was typed to what is looked for. */
import type { Database } from '#platform/db/database.ts';
import { nearestWord } from './nearest-word.policy.ts';
import { parseQuery, plain, SYNONYM_WORDS, unfinishedWord, withoutTitles, wordsOf } from './search-query.policy.ts';
import { type TextQueries, textQueries, type Unfinished } from './text-query.store.ts';
import { begunWords, knownWords, similarWords, type WordSource, wordsBeginning } from './word.store.ts';

export interface Asked {
  readonly items: TextQueries;
  readonly people: TextQueries;
}

const ENDINGS = 10;

/** While somebody types, any last word may go on; in a search that was sent off, only one that stands nowhere as it is. */
export async function asked(db: Database, query: string, mode: 'search' | 'suggest'): Promise<Asked> {
  const clauses = parseQuery(query);
  const named = withoutTitles(clauses);
  const last = unfinishedWord(query, clauses);
  const open =
    last !== null && /^[\p{L}\p{N}]{2,40}$/u.test(last) && (mode === 'suggest' || !(await knownWords(db, [last])).has(last)) ? last : null;
  return {
    items: await textQueries(db, clauses, open === null ? null : await endingsOf(db, open, 'text')),
    people: await textQueries(db, named, open === null ? null : await endingsOf(db, open, 'name')),
  };
}

/** Beginnings of two letters are looked for among known words only: the index holds too many that begin so. */
async function endingsOf(db: Database, word: string, source: WordSource): Promise<Unfinished | null> {
  const known = await wordsBeginning(db, word, source, ENDINGS);
  const others = source === 'text' ? SYNONYM_WORDS.filter((one) => one.startsWith(word)).slice(0, ENDINGS) : [];
  const endings = [...new Set([...known, ...others])];
  return endings.length === 0 && word.length < 3 ? null : { word, endings };
}

/** The query with every word that neither stands anywhere nor begins one replaced by the one most like it; null when that changes nothing. */
export async function correct(db: Database, query: string): Promise<string | null> {
  const typed = plain(query);
  const words = wordsOf(typed).slice(0, 12);
  const known = await begunWords(db, words);
  const unknown = words.filter((word) => word.length > 3 && !known.has(word) && !SYNONYM_WORDS.some((one) => one.startsWith(word)));
  if (unknown.length === 0) return null;
  const similar = await similarWords(db, unknown, SYNONYM_WORDS);
  const corrected = typed.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) => nearestWord(word, similar.get(word) ?? []) ?? word);
  return corrected === typed ? null : corrected;
}
