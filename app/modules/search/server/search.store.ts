/** Reading the index. */
import { type Database, prepared } from '#platform/db/database.ts';
import { ageSteps, languageLabel } from './document-age.policy.ts';
import type { Counted } from './facets.policy.ts';
import type { TextQueries, TextQuery } from './text-query.store.ts';

/** Of each kind of match, so many of the newest are ranked; a search goes back in time until it has them. */
const CANDIDATES = 100;
/** Of people, so many are compared: what more of them have in common says little of any. */
const COMPARED = 500;
/** So many of the newest are counted at most: those that came with the candidates. */
const WINDOW = 300;

export interface ItemHit {
  readonly id: string;
  readonly language: 'en' | 'id';
  readonly score: number;
}

/** What every item must have, whatever its words. */
export interface ItemFilter {
  /** Beside what is for everybody, what these audiences may read. */
  readonly audiences: readonly string[];
  /** Authors the reader does not want to meet. */
  readonly apart: readonly string[];
  /** Conditions on labels, as PostgreSQL writes them. */
  readonly labels: readonly string[];
  readonly since: Date | null;
  readonly until: Date | null;
}

export interface ItemSearch {
  readonly queries: TextQueries;
  readonly filter: ItemFilter;
  readonly latest: number;
  /** Ages are reckoned from here, so that pages of one search fit together. */
  readonly asOf: Date;
  readonly after: { readonly score: number; readonly id: string } | null;
  readonly limit: number;
}

/** What fits, newest first. */
export interface Newest {
  readonly ids: readonly string[];
  /** Nothing else fits. */
  readonly all: boolean;
}

/** The newest whose words fit: of these the best are shown, and all are counted. */
export const newestTexts = (db: Database, search: Pick<ItemSearch, 'queries' | 'filter' | 'latest'>): Promise<Newest> =>
  newest(db, 'words', search, { enough: CANDIDATES, most: WINDOW });

/** The words of a text once fetched: every function over the column itself would fetch and unpack them anew. */
const UNPACKED = `words || ''::tsvector`;

/** The best of the newest: how well and where the words stand, and a little for being recent. */
export async function findItems(db: Database, search: ItemSearch, texts: Newest): Promise<ItemHit[]> {
  const { queries, asOf, after, limit } = search;
  const byText = texts.ids.slice(0, CANDIDATES);
  // Words of titles stand in the text as well: when that was gone through to its end, no title is left.
  const isEnd = texts.all && texts.ids.length <= CANDIDATES;
  const byTitle = isEnd ? [] : (await newest(db, 'title_words', search, { enough: CANDIDATES, most: CANDIDATES })).ids;
  const ids = [...new Set([...byTitle, ...byText])];
  if (ids.length === 0) return [];
  const { rows } = await db.client.query<ItemHit>(
    `select item_id as id, language, score::float8 as score from (
       select d.item_id, d.language, round((ts_rank_cd('{0.1, 0.2, 0.4, 1}', d.words, q.exact, 32) + 0.3 * ts_rank_cd('{0.1, 0.2, 0.4, 1}', d.words, q.own, 32)
         + 0.2 * exp(least(0, extract(epoch from d.published_at - $3::timestamptz)) / 15552000))::numeric, 6) as score
       from (select item_id, language, published_at, ${UNPACKED} as words from search.document where item_id = any($7::text[]) offset 0) d
         cross join lateral (select case d.language when 'id' then $2::tsquery else $1::tsquery end as exact,
           case d.language when 'id' then $9::tsquery else $8::tsquery end as own) q
       where d.words @@ q.exact) ranked
     where $4::numeric is null or (score, item_id) < ($4::numeric, $5::text) order by score desc, item_id desc limit $6`,
    [
      queries.en?.exact ?? '',
      queries.id?.exact ?? '',
      asOf,
      after?.score ?? null,
      after?.id ?? null,
      limit,
      ids,
      queries.en?.own ?? '',
      queries.id?.own ?? '',
    ],
  );
  return rows;
}

/** Newest items whose titles fit; when none does, those whose texts do. */
export async function findNewest(
  db: Database,
  search: Pick<ItemSearch, 'queries' | 'filter' | 'latest'>,
  limit: number,
): Promise<readonly string[]> {
  const amount = { enough: limit, most: limit };
  const { ids } = await newest(db, 'title_words', search, amount);
  return ids.length > 0 ? ids : (await newest(db, 'words', search, amount)).ids;
}

/** What these are counted by. */
export async function countedItems(db: Database, queries: TextQueries, ids: readonly string[]): Promise<Counted[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.client.query<Counted>(
    `select d.kind, d.specialities, d.language, d.solved from search.document d
     where d.item_id = any($3::text[]) and d.words @@ case d.language when 'id' then $2::tsquery else $1::tsquery end`,
    [queries.en?.exact ?? '', queries.id?.exact ?? '', ids],
  );
  return rows;
}

/** What the index is asked, in the words of each language. */
type Sought = Readonly<Record<'en' | 'id', Pick<TextQuery, 'loose' | 'terms'> | null>>;

/** PostgreSQL takes a match for as cheap as a comparison, where it is a text to be fetched and unpacked: never without the index. */
const DEAR = `(item_id <> '' or to_tsvector('simple', item_id) is null)`;

/** Goes back in time until it has `enough`, or only to what is `near`; gives `most` of them. */
export async function newest(
  db: Database,
  column: 'title_words' | 'words',
  { queries, filter, latest }: Pick<ItemSearch, 'filter' | 'latest'> & { readonly queries: Sought },
  { enough, most, near = false }: { readonly enough: number; readonly most: number; readonly near?: boolean },
): Promise<Newest> {
  const words = askedOfIndex(queries);
  const { audiences, apart, labels, since, until } = filter;
  const steps = ageSteps(latest).filter(({ beyond }) => !(near && beyond));
  let found: { item_id: string; published_at: Date }[] = [];
  if (words.length === 0) return { ids: [], all: true };
  for (const [at, { fits, beyond }] of steps.entries()) {
    // Asked for one by one, the index goes through what comes first and skips in the others; joined in one query it would not. Words come
    // last: where several must stand together, the index tries every place of each, unless what is before has skipped them.
    const wanted = [...(fits === null ? [] : [fits]), ...labels, ...words];
    // Planned each time: how many documents fit differs by orders of magnitude.
    const { rows } = await db.client.query<{ item_id: string; published_at: Date }>(
      `select item_id, published_at from search.document where ${wanted.map((_, i) => `${column} @@ $${i + 6}::tsquery`).join(' and ')}
         and (audience is null or audience = any($2::text[]))
         and (author_id is null or author_id <> all($3::text[]))
         and published_at >= coalesce($4::timestamptz, '-infinity') and published_at < coalesce($5::timestamptz, 'infinity') and ${DEAR}
       order by published_at desc, item_id desc limit $1`,
      [most, audiences, apart, since, until, ...wanted],
    );
    found = beyond ? [...found, ...rows] : rows;
    const isLast = at === steps.length - 1;
    if (isLast || found.length >= enough) return { ids: newestFirst(found).slice(0, most), all: isLast && !near && found.length < most };
  }
  return { ids: [], all: true };
}

const newestFirst = (found: readonly { item_id: string; published_at: Date }[]): string[] =>
  [...found].sort((a, b) => b.published_at.getTime() - a.published_at.getTime()).map(({ item_id }) => item_id);

/** All of these must fit, what has the fewest names first: it is the soonest gone through. A document is in one language: what it says in the words of the other is sorted out when it is ranked. */
function askedOfIndex({ en, id }: Sought): string[] {
  if (en?.terms == null || id?.terms == null || en.terms.length !== id.terms.length) {
    const languages = new Set([en, id].flatMap((query) => (query === null ? [] : [`(${query.loose})`])));
    return languages.size === 0 ? [] : [[...languages].join(' | ')];
  }
  const inIndonesian = id.terms;
  return en.terms
    .flatMap((english, i) => {
      const indonesian = inIndonesian[i] ?? '';
      if (english === '' && indonesian === '') return [];
      // What does not count in one language is no condition for its documents.
      return [[...new Set([english || `'${languageLabel('en')}'`, indonesian || `'${languageLabel('id')}'`])].join(' | ')];
    })
    .sort((a, b) => a.length - b.length);
}

export interface PersonHit {
  readonly id: string;
  readonly score: number;
}

export interface PersonSearch {
  readonly query: TextQuery | null;
  readonly labels: readonly string[];
  /** Members who are not shown. */
  readonly except: readonly string[];
  readonly after: { readonly score: number; readonly id: string } | null;
  readonly limit: number;
}

export async function findPeople(db: Database, { query, labels, except, after, limit }: PersonSearch): Promise<PersonHit[]> {
  if (query === null) return [];
  const { rows } = await db.client.query<PersonHit>(
    `select id, score::float8 as score from (
       select member_id as id, round((ts_rank('{0.1, 0.2, 0.3, 1}', words, $1::tsquery, 32) + 0.1 * weight)::numeric, 6) as score
       from (select member_id, words, weight from search.person where words @@ $2::tsquery and member_id <> all($6::text[]) limit ${COMPARED}) p) p
     where $3::numeric is null or (score, id) < ($3::numeric, $4::text) order by score desc, id desc limit $5`,
    [query.exact, [`(${query.exact})`, ...labels].join(' & '), after?.score ?? null, after?.id ?? null, limit, except],
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
