import type { Database } from '#platform/db/database.ts';
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

/** Words that begin so, those used most first. */
export async function wordsBeginning(db: Database, beginning: string, source: WordSource, limit: number): Promise<string[]> {
  // What is like'd holds letters and digits only, see `unfinishedWord`.
  const { rows } = await db.client.query<{ word: string }>({
    name: 'search.wordsBeginning',
    text: `select word from search.word where word like $1 || '%' and source = $2 order by uses desc, word limit $3`,
    values: [beginning, source, limit],
  });
  return rows.map(({ word }) => word);
}

/** Of these words, those that stand somewhere. */
export async function knownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.client.query<{ word: string }>('select distinct word from search.word where word = any($1::text[])', [words]);
  return new Set(rows.map(({ word }) => word));
}

/** Of these words, those that are a word or the beginning of one. */
export async function begunWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.client.query<{ typed: string }>(
    `select t.typed from unnest($1::text[]) t(typed) where exists (select from search.word w where w.word like t.typed || '%')`,
    [words],
  );
  return new Set(rows.map(({ typed }) => typed));
}

/** For each of these words, those that share most groups of three letters with it. */
export async function similarWords(db: Database, words: readonly string[]): Promise<Map<string, Candidate[]>> {
  const { rows } = await db.client.query<{ typed: string; candidates: Candidate[] }>(
    `select t.typed, (select coalesce(json_agg(json_build_object('word', w.word, 'uses', w.uses)), '[]') from search.word w where w.word % t.typed) as candidates
     from unnest($1::text[]) t(typed)`,
    [words],
  );
  return new Map(rows.map(({ typed, candidates }) => [typed, candidates]));
}
