/** From what was typed to what is looked for. */
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
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
import { meantTogether } from './word-company.policy.ts';

export interface Asked {
  readonly clauses: Clauses;
  readonly items: TextQueries;
  readonly people: TextQueries;
  /** How many documents have come so far. */
  readonly latest: number;
}

const ENDINGS = 10;

type Mode = 'search' | 'suggest';

/** What a question says, whatever texts stand in the index. */
interface Reading {
  readonly clauses: Clauses;
  /** For people. */
  readonly named: Clauses;
  /** Null where it is whole. */
  readonly last: string | null;
  /** By database, and by what the last word may become. */
  readonly queries: Map<string, Pick<Asked, 'items' | 'people'>>;
}

/**
 * The same is asked for again by who turns a page or narrows a search, by who types the next letter and takes it back, and by others. A
 * question with many names takes some tens of kilobytes. A name that gets its labels meanwhile is looked for without them: the same is
 * found, more slowly.
 */
export const keptReadings = () => new LRUCache<string, Reading>({ max: 200, ttl: 10 * 60_000 });

const READINGS = keptReadings();
/** Endings change as the index does: a question is soon asked with others, and seldom with those of before. */
const MOST_ENDINGS = 4;

function readingOf(query: string, mode: Mode, readings: typeof READINGS): Reading {
  const key = `${mode} ${query}`;
  const kept = readings.get(key);
  if (kept !== undefined) return kept;
  const clauses = parseQuery(query);
  const last = unfinishedWord(query, clauses);
  const isName = clauses.at(-1)?.at(-1)?.synonyms.length !== 0;
  const mayGoOn = last !== null && !(isName && mode === 'search') && /^[\p{L}\p{N}]{2,40}$/u.test(last);
  const reading = { clauses, named: withoutTitles(clauses), last: mayGoOn ? last : null, queries: new Map() };
  readings.set(key, reading);
  return reading;
}

/** While somebody types, any last word may go on; in a search that was sent off, only one that stands nowhere as it is. */
export async function asked(db: Database, query: string, mode: Mode, readings = READINGS): Promise<Asked> {
  const reading = readingOf(query, mode, readings);
  const { clauses, last } = reading;
  const begun = await wordsBeginning(db, last, ENDINGS);
  const endings = last === null ? null : endingsOf(begun, last, mode);
  return { clauses, latest: begun.latest, ...(await queriesOf(db, reading, begun.database, endings)) };
}

type Endings = Record<'text' | 'name', Unfinished | null>;

async function queriesOf(db: Database, { clauses, named, queries }: Reading, database: string, endings: Endings | null) {
  const key = JSON.stringify([database, endings]);
  const kept = queries.get(key);
  if (kept !== undefined) return kept;
  const forItems = { clauses, unfinished: endings?.text ?? null };
  const forPeople = { clauses: named, unfinished: endings?.name ?? null };
  const written = await textQueries(db, isDeepStrictEqual(forItems, forPeople) ? [forItems] : [forItems, forPeople], 'labels');
  const [items = NOTHING, people = items] = written;
  if (queries.size >= MOST_ENDINGS) queries.clear();
  queries.set(key, { items, people });
  return { items, people };
}

/**
 * Null where the word is whole. One that begins no known word is looked for as it is while somebody types: it may begin the name of a
 * place. In a search that was sent off it would, cut to its stem, find what begins otherwise ("denge": dengan), and what was meant would
 * not be looked for. The index holds too many that begin with two letters.
 */
function endingsOf({ isWord, text, name }: Beginning, word: string, mode: Mode): Endings | null {
  if (isWord && mode === 'search') return null;
  const others = synonymWordsBeginning(word, ENDINGS);
  const unfinished = (endings: readonly string[]) =>
    endings.length === 0 && (mode === 'search' || word.length < 3) ? null : { word, endings };
  const inTexts = [...new Set([...text, ...others])];
  // Under what they wrote stand the names of authors, too.
  return { text: unfinished(inTexts.length === 0 ? name : inTexts), name: unfinished(name) };
}

const MOST_WORDS = 12;

/** The query with words replaced by ones that are nearly the same and far more frequent; null when there are none. */
export async function betterSpelling(db: Database, query: string): Promise<string | null> {
  const typed = plain(query);
  const all = wordsOf(typed).slice(0, MOST_WORDS);
  const words = all.filter((word) => word.length > 3 && synonymWordsBeginning(word, 1)[0] !== word);
  const similar = await similarWords(db, words);
  const meant = meantTogether(all, words, (word, fitness) => commonerWord(word, similar.get(word) ?? [], fitness));
  const better = typed.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) => meant.get(word) ?? word);
  return better === typed ? null : better;
}

/** The query with every word that neither stands anywhere nor begins one replaced by the one most like it; null when that changes nothing. */
export async function correct(db: Database, query: string): Promise<string | null> {
  const typed = plain(query);
  const all = wordsOf(typed).slice(0, MOST_WORDS);
  const unknown = await unknownWords(
    db,
    all.filter((word) => word.length > 3 && synonymWordsBeginning(word, 1).length === 0),
  );
  if (unknown.size === 0) return null;
  const candidates = new Map(
    [...unknown].map(([word, written]) => {
      // Names that stand in no text are as good as a word that stands in one.
      const names = wordsNear(word, SYNONYM_WORDS, nearestWord(word, written)).map((name) => ({ word: name, uses: 1 }));
      return [word, [...written, ...names]];
    }),
  );
  const meant = meantTogether(all, [...unknown.keys()], (word, fitness) => nearestWord(word, candidates.get(word) ?? [], fitness));
  const corrected = typed.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) => meant.get(word) ?? word);
  return corrected === typed ? null : corrected;
}
