/** What has some of the words, for when little has all of them. */
import type { Database } from '#platform/db/database.ts';
import { bestPartial, type PartialHit } from './partial-search.policy.ts';
import { type ItemHit, type ItemSearch, newest } from './search.store.ts';
import { type Clauses, partsOf } from './search-query.policy.ts';
import { type TextQuery, textQueries } from './text-query.store.ts';

const CANDIDATES = 100;
const MOST_WORDS = 8;

/** The best first: what lacks one word, then what has any, of the newest of both. */
export async function partialHits(db: Database, clauses: Clauses, search: ItemSearch, nothing: boolean): Promise<Pick<ItemHit, 'id'>[]> {
  const { words, names, unwanted } = partsOf(clauses, nothing);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const queries = await textQueries(
    db,
    [...words, ...names].map((term) => [term, ...unwanted]),
    null,
  );
  const ids = new Set<string>();
  for (const loosened of words.length > 2 ? [oneLess, any] : [any]) {
    const loose = { en: loosened(queries.en, words.length), id: loosened(queries.id, words.length) };
    const { ids: some } = await newest(
      db,
      'words',
      { ...search, queries: loose },
      { enough: CANDIDATES, most: CANDIDATES, near: loosened === oneLess },
    );
    for (const id of some) ids.add(id);
  }
  if (ids.size === 0) return [];
  const exact = (query: TextQuery | null) => query?.clauses.map((clause) => clause.exact) ?? [];
  const { rows } = await db.client.query<PartialHit>(
    `select d.item_id as id, array(select d.words @@ one::tsquery from unnest(q.each) with ordinality e(one, n) order by n) as fits,
       ts_rank('{0.1, 0.2, 0.4, 1}', d.words, q.any, 32)::float8 as rank
     from search.document d cross join lateral (select case d.language when 'id' then $2::text[] else $1::text[] end as each,
       case d.language when 'id' then $4::tsquery else $3::tsquery end as any) q
     where d.item_id = any($5::text[])`,
    [exact(queries.en), exact(queries.id), queries.en?.exact ?? '', queries.id?.exact ?? '', [...ids]],
  );
  return bestPartial(rows);
}

type Sought = Pick<TextQuery, 'loose' | 'terms'> | null;
type Loosened = (query: TextQuery | null, words: number) => Sought;

const any: Loosened = (query) => query && { loose: query.loose, terms: null };

/** No two are lacking: of every two there is one, which the index can be asked for one by one. */
const oneLess: Loosened = (query, words) => {
  const known = query?.clauses.slice(0, words).flatMap(({ loose }) => (loose === '' ? [] : [loose])) ?? [];
  if (query === null || known.length < 2) return any(query, words);
  const pairs = known.flatMap((one, i) => known.slice(i + 1).map((other) => `${one} | ${other}`));
  return { loose: pairs.map((pair) => `(${pair})`).join(' & '), terms: pairs };
};
