import { type Database, preparedByOnePlan } from '#platform/db/database.ts';
import type { Candidate } from './nearest-word.policy.ts';

export type WordSource = 'text' | 'name';

/**
 * Before anything of the index is written, until the transaction ends. A transaction handles several events, each of which
 * locks the words of its text: without one order for all of them two such transactions wait for each other.
 */
export async function lockIndex(db: Database): Promise<void> {
  await db.client.query(`select pg_advisory_xact_lock(hashtextextended('search index', 0))`);
}

/** Adds and takes out words by how often they are used now more or less. */
export async function changeWords(db: Database, source: WordSource, added: readonly string[], removed: readonly string[]): Promise<void> {
  const changes = new Map<string, number>();
  for (const word of added) changes.set(word, (changes.get(word) ?? 0) + 1);
  for (const word of removed) changes.set(word, (changes.get(word) ?? 0) - 1);
  const changed = [...changes].filter(([, difference]) => difference !== 0);
  if (changed.length === 0) return;
  const words = changed.map(([word]) => word);
  await db.client.query(
    `insert into search.word as w (word, source, uses) select c.word, $3, c.difference from unnest($1::text[], $2::int[]) c(word, difference)
     on conflict (word, source) do update set uses = w.uses + excluded.uses`,
    [words, changed.map(([, difference]) => difference), source],
  );
  await db.client.query('delete from search.word where source = $1 and word = any($2::text[]) and uses <= 0', [source, words]);
}

export interface Beginning {
  /** It is one itself, in a text or a name. */
  readonly isWord: boolean;
  /** What begins so in texts, and in names; what is used most first. */
  readonly text: readonly string[];
  readonly name: readonly string[];
  /** How many documents have come so far, counting those that were replaced. */
  readonly latest: number;
  /** Of which database: what is kept of one holds in no other. */
  readonly database: string;
}

/** What `like` says of a pattern that is known when the statement is planned, said of any. */
const begins = (word: string, beginning: string) => `${word} ~>=~ ${beginning} and ${word} ~<~ (${beginning} || chr(1114111))`;

const endings = (source: WordSource) =>
  `array(select word from search.word where ${begins('word', '$1')} and source = '${source}' order by uses desc, word limit $2) as ${source}`;

const beginning = preparedByOnePlan<Beginning>(
  'search.wordsBeginning',
  `select exists (select from search.word where word = $1) as "isWord", ${endings('text')}, ${endings('name')},
     (select last_value from search.document_number) as latest,
     (select oid::text from pg_database where datname = current_database()) as database`,
);

/** Nothing begins with null. */
export async function wordsBeginning(db: Database, word: string | null, limit: number): Promise<Beginning> {
  const [row] = await beginning(db, [word, limit]);
  return row ?? { isWord: false, text: [], name: [], latest: 0, database: '' };
}

const CANDIDATES = `(select coalesce(json_agg(json_build_object('word', w.word, 'uses', w.uses)), '[]') from search.word w where w.word % t.typed)`;

const similar = preparedByOnePlan<{ typed: string; candidates: Candidate[] }>(
  'search.similarWords',
  `select t.typed, ${CANDIDATES} as candidates from unnest($1::text[]) t(typed)`,
);

/** For each of these words, those that share most groups of three letters with it. */
export async function similarWords(db: Database, words: readonly string[]): Promise<Map<string, Candidate[]>> {
  return new Map((await similar(db, [words])).map(({ typed, candidates }) => [typed, candidates]));
}

const unknown = preparedByOnePlan<{ typed: string; candidates: Candidate[] }>(
  'search.unknownWords',
  `select t.typed, ${CANDIDATES} as candidates from unnest($1::text[]) t(typed)
     where not exists (select from search.word w where ${begins('w.word', 't.typed')})`,
);

/** The same, for those of them alone that neither are a word nor begin one. */
export async function unknownWords(db: Database, words: readonly string[]): Promise<Map<string, Candidate[]>> {
  return words.length === 0 ? new Map() : new Map((await unknown(db, [words])).map(({ typed, candidates }) => [typed, candidates]));
}
