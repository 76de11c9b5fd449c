/** Reading the index. */
import { type Database, prepared } from '#platform/db/database.ts';
import { ageSteps } from './document-age.policy.ts';
import type { TextQueries, TextQuery } from './text-query.store.ts';

/** Of each kind of match, so many of the newest are ranked. */
const CANDIDATES = 100;

export interface ItemHit {
  readonly id: string;
  readonly language: 'en' | 'id';
  readonly score: number;
}

export interface ItemSearch {
  readonly queries: TextQueries;
  /** Labels every document must have. */
  readonly labels: readonly string[];
  readonly latest: number;
  /** Ages are reckoned from here, so that pages of one search fit together. */
  readonly asOf: Date;
  readonly after: { readonly score: number; readonly id: string } | null;
  readonly limit: number;
}

/** The best of the newest: how well and where the words stand, and a little for being recent. */
export async function findItems(db: Database, search: ItemSearch): Promise<ItemHit[]> {
  const { queries, asOf, after, limit } = search;
  const byTitle = await newest(db, 'title_words', search, CANDIDATES);
  const byText = await newest(db, 'words', search, CANDIDATES);
  const ids = [...new Set([...byTitle, ...byText])];
  if (ids.length === 0) return [];
  const { rows } = await db.client.query<ItemHit>(
    `select item_id as id, language, score::float8 as score from (
       select d.item_id, d.language, round((ts_rank_cd('{0.1, 0.2, 0.4, 1}', d.words, q.exact, 32)
         + 0.2 * exp(least(0, extract(epoch from d.published_at - $3::timestamptz)) / 15552000))::numeric, 6) as score
       from search.document d cross join lateral (select case d.language when 'id' then $2::tsquery else $1::tsquery end as exact) q
       where d.item_id = any($7::text[]) and d.words @@ q.exact) ranked
     where $4::numeric is null or (score, item_id) < ($4::numeric, $5::text) order by score desc, item_id desc limit $6`,
    [queries.en?.exact ?? '', queries.id?.exact ?? '', asOf, after?.score ?? null, after?.id ?? null, limit, ids],
  );
  return rows;
}

/** Newest items whose titles fit; when none does, those whose texts do. */
export async function findNewest(db: Database, queries: TextQueries, latest: number, limit: number): Promise<string[]> {
  const search = { queries, labels: [], latest };
  const byTitle = await newest(db, 'title_words', search, limit);
  return byTitle.length > 0 ? byTitle : newest(db, 'words', search, limit);
}

/** Goes back in time until it has enough. */
async function newest(
  db: Database,
  column: 'title_words' | 'words',
  { queries, labels, latest }: Pick<ItemSearch, 'queries' | 'labels' | 'latest'>,
  enough: number,
): Promise<string[]> {
  const languages = [queries.en, queries.id].flatMap((query) => (query === null ? [] : `(${query.loose})`));
  if (languages.length === 0) return [];
  let found: { item_id: string }[] = [];
  for (const step of ageSteps(latest)) {
    // Asked for one by one, the index goes through the rarest and skips in the others; joined in one query it would not.
    const wanted = [languages.join(' | '), ...labels.map(quoted), ...(step === null ? [] : [step])];
    // Planned each time: how many documents fit differs by orders of magnitude.
    const { rows } = await db.client.query<{ item_id: string }>(
      `select item_id from search.document where ${wanted.map((_, i) => `${column} @@ $${i + 2}::tsquery`).join(' and ')}
       order by published_at desc, item_id desc limit $1`,
      [enough, ...wanted],
    );
    found = rows;
    if (found.length >= enough) break;
  }
  return found.map(({ item_id }) => item_id);
}

const quoted = (label: string) => `'${label}'`;

export interface PersonHit {
  readonly id: string;
  readonly score: number;
}

export async function findPeople(
  db: Database,
  {
    query,
    labels,
    after,
    limit,
  }: { query: TextQuery | null; labels: readonly string[]; after: { score: number; id: string } | null; limit: number },
): Promise<PersonHit[]> {
  if (query === null) return [];
  const { rows } = await db.client.query<PersonHit>(
    `select id, score::float8 as score from (
       select member_id as id, round((ts_rank('{0.1, 0.2, 0.3, 1}', words, $1::tsquery, 32) + 0.1 * weight)::numeric, 6) as score from search.person where words @@ $2::tsquery) p
     where $3::numeric is null or (score, id) < ($3::numeric, $4::text) order by score desc, id desc limit $5`,
    [query.exact, [`(${query.exact})`, ...labels.map(quoted)].join(' & '), after?.score ?? null, after?.id ?? null, limit],
  );
  return rows;
}

const byName = prepared<{ id: string }>(
  'search.byName',
  `select member_id as id from search.person where words @@ to_tsquery('simple', unaccent($1)) and member_id <> all($2::text[])
   order by weight desc, member_id desc limit $3`,
);

/** Members, verified ones first, of whose name every one of these words begins a part. Words hold letters and digits only. */
export async function findNamed(db: Database, words: readonly string[], except: readonly string[], limit: number): Promise<string[]> {
  if (words.length === 0 || limit <= 0) return [];
  return (await byName(db, [words.map((word) => `${word}:*A`).join(' & '), except, limit])).map(({ id }) => id);
}
