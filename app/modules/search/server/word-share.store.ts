/** In which share of the documents a word stands, as far as PostgreSQL's own statistics tell: the index is asked for the rarest first. */
import type { Database } from '#platform/db/database.ts';
import { stemsOf } from './excerpt.policy.ts';
import { queryShare } from './query-share.policy.ts';

type Column = 'title_words' | 'words';

export interface WordShares {
  /** Of documents in which one of the words of this query stands, if words stood independently of each other: those that the index tries. */
  of(query: string, column: Column): number;
  /** Of documents that it fits, as far as that may be known; 0 where nothing is. */
  fitting(query: string, column: Column): number;
  /** What the index keeps of its words, in places per document: to go through it takes time in proportion. */
  places(query: string, column: Column): number;
}

/** They change slowly, and what depends on them is how long an answer takes, never what it is. */
const KEPT_MS = 10 * 60_000;

let kept: { readonly until: number; readonly shares: Promise<WordShares> } | null = null;

export function wordShares(db: Database, now = Date.now()): Promise<WordShares> {
  if (kept === null || kept.until < now) {
    const shares = readShares(db);
    kept = { until: now + KEPT_MS, shares };
    // Whoever comes next asks again.
    shares.catch(() => {
      kept = null;
    });
  }
  return kept.shares;
}

async function readShares(db: Database): Promise<WordShares> {
  const { rows } = await db.client.query<{ column: Column; words: string[]; shares: number[] }>(
    `select attname as column, most_common_elems::text::text[] as words, most_common_elem_freqs as shares from pg_stats
     where schemaname = 'search' and tablename = 'document' and attname in ('title_words', 'words') and most_common_elems is not null`,
  );
  const known = new Map(rows.map(({ column, words, shares }) => [column, new Map(words.map((word, i) => [word, shares[i] ?? 0]))]));
  // What is not among the most common is rarer than all of them.
  const rarest = new Map([...known].map(([column, shares]) => [column, Math.min(1, ...shares.values()) / 4]));
  const share = (stem: string, column: Column) => known.get(column)?.get(stem) ?? rarest.get(column) ?? 0;
  const each = (query: string, column: Column) => stemsOf([query]).map((stem) => share(stem, column));
  return {
    fitting: remembered((query, column) => (rarest.has(column) ? queryShare(query, (word) => share(word, column)) : 0)),
    of: remembered((query, column) => 1 - each(query, column).reduce((lacking, share) => lacking * (1 - share), 1)),
    places: remembered((query, column) => each(query, column).reduce((all, share) => all + share, 0)),
  };
}

/** The same queries are asked about again and again: for titles and texts of one search, for its pages, and while somebody types. */
const MOST_REMEMBERED = 2_000;

function remembered(share: (query: string, column: Column) => number): (query: string, column: Column) => number {
  const known = { title_words: new Map<string, number>(), words: new Map<string, number>() };
  return (query, column) => {
    const before = known[column].get(query);
    if (before !== undefined) return before;
    if (known[column].size >= MOST_REMEMBERED) known[column].clear();
    const now = share(query, column);
    known[column].set(query, now);
    return now;
  };
}
