/** Reading the index of items. */
import type { ItemKind } from '#modules/library/library.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { MOST_COUNTED, MOST_LISTED } from '../search.contract.ts';
import type { Counted } from './facets.policy.ts';
import type { TextQueries, TextQuery } from './text-query.store.ts';
import { type ItemFilter, LOOKED_AT, PLACES, rowsOf, TRIED, unpackedWords, type Values, values, type Walk, walked } from './walk.store.ts';
import { wordShares } from './word-share.store.ts';

/** So many of the newest texts are ranked, and of the newest titles, where texts are more; a search goes back in time until it has them. */
const CANDIDATES = MOST_LISTED.items;
const TITLES = 50;
/** Of those, so many. */
const LOOKED_AT_CLOSELY = 20;

export interface ItemHit {
  readonly id: string;
  readonly kind: ItemKind;
  readonly score: number;
}

export interface ItemSearch {
  readonly queries: TextQueries;
  /** Some of the words stand in quotes. */
  readonly quoted: boolean;
  readonly filter: ItemFilter;
  readonly latest: number;
  /** Ages are reckoned from here, so that pages of one search fit together. */
  readonly asOf: Date;
  readonly after: { readonly score: number; readonly id: string } | null;
  readonly limit: number;
}

type Asked = Pick<ItemSearch, 'queries' | 'filter' | 'latest'>;

export interface Hits {
  /** The best first. */
  readonly hits: readonly ItemHit[];
  /** The newest that fit, where they are asked for. */
  readonly counted: readonly Counted[];
  /** Nothing else fits. */
  readonly all: boolean;
}

export const NO_HITS: Hits = { hits: [], counted: [], all: true };

/**
 * What fits, the best of the newest first. One statement: a walk for texts, which goes further back for words in quotes, one for titles
 * where texts are too many to have all titles among them, and how well they fit.
 */
export async function findItems(db: Database, search: ItemSearch, counts: boolean): Promise<Hits> {
  const { asOf, after, limit } = search;
  const looked = search.quoted ? LOOKED_AT.quoted : LOOKED_AT.search;
  const walk = await walkOf(db, search, { most: PLACES.search, tried: TRIED.search, looked });
  const given = values();
  const seen = walked(given, 'words', walk);
  const fits = fitting(given, search.queries);
  const strictly = fittingStrictly(given, search.queries);
  const most = counts ? MOST_COUNTED : CANDIDATES;
  const shown = 'item_id, kind, specialities, language, solved, published_at, words';
  const isWanting = `(select count(*) from together) < ${CANDIDATES}`;
  const isLater = after === null ? 'true' : `(score, id) < (${given.add(after.score)}::numeric, ${given.add(after.id)}::text)`;
  const [row] = await rowsOf<{ hits: ItemHit[] | null; counted: Counted[] | null; all: boolean }>(
    db,
    `with seen as materialized ${seen.sql},
     ${
       strictly === null
         ? `texts as materialized (select ${shown} from ${unpacked('seen')} where ${fits} limit ${most}),`
         : `opened as materialized (select ${shown}, ${strictly} as strictly from ${unpacked(`(select * from seen limit ${LOOKED_AT.together})`)}),
     together as materialized (select ${shown} from opened where strictly limit ${most}),
     texts as materialized (select * from (select * from together
       union all (select ${shown} from opened where not strictly and ${isWanting} and ${fits})
       union all (select ${shown} from ${unpacked(`(select * from seen offset ${LOOKED_AT.together})`)} where ${isWanting} and ${fits})) tiers
       limit ${most}),`
     }
     newest as materialized (select item_id, kind, language, published_at, words from texts limit ${CANDIDATES}),
     titles as materialized (select item_id, kind, language, published_at, words from ${unpacked(walked(given, 'title_words', walk).sql, 'title_words, ')}
       where (select count(*) from texts) >= ${CANDIDATES} and ${fits.replaceAll('words @@', 'title_words @@')} and ${fits} limit ${TITLES})
     select (select json_agg(h) from (select id, kind, score from (${ranked(given, search.queries, asOf, strictly)}) ranked
       where ${isLater} order by score desc, id desc limit ${given.add(limit)}) h) as hits,
       ${counts ? '(select json_agg(c) from (select kind, specialities, language, solved from texts) c)' : 'null'} as counted,
       case when (select count(*) from texts) < ${most} then (select count(*) from seen) < ${looked} else false end as all`,
    given,
  );
  return { hits: row?.hits ?? [], counted: row?.counted ?? [], all: seen.whole && (row?.all ?? true) };
}

/**
 * Newest items whose titles fit; when none does, those whose texts do. Words that stand in many titles and together in few are looked for
 * in the nearer titles, then in texts, and only where nothing is found in all titles.
 */
export async function findNewest(db: Database, search: Asked, limit: number): Promise<readonly string[]> {
  const walk = await walkOf(db, search, { most: PLACES.suggest, tried: TRIED.search, looked: LOOKED_AT.suggest });
  const nearer = await titled(db, { ...walk, tried: TRIED.suggest, sparing: true }, limit);
  if (nearer.ids.length > 0) return nearer.ids;
  const byText = values();
  const texts = await rowsOf<{ item_id: string }>(
    db,
    `select item_id from ${unpacked(walked(byText, 'words', walk).sql)} where ${fitting(byText, search.queries)} limit ${byText.add(limit)}`,
    byText,
  );
  if (texts.length > 0 || nearer.whole) return texts.map(({ item_id }) => item_id);
  return (await titled(db, walk, limit)).ids;
}

async function titled(db: Database, walk: Walk & Pick<Asked, 'queries'>, limit: number) {
  const given = values();
  const { sql, whole } = walked(given, 'title_words', walk);
  const fits = fitting(given, walk.queries).replaceAll('words @@', 'title_words @@');
  const rows = await rowsOf<{ item_id: string }>(db, `select item_id from ${sql} seen where ${fits} limit ${given.add(limit)}`, given);
  return { ids: rows.map(({ item_id }) => item_id), whole };
}

const walkOf = async (
  db: Database,
  { queries, filter, latest }: Asked,
  reach: Pick<Walk, 'most' | 'tried' | 'looked'>,
): Promise<Walk & Pick<Asked, 'queries'>> => ({
  queries,
  filter,
  latest,
  shares: await wordShares(db),
  ...reach,
});

const unpacked = (from: string, beside = ''): string =>
  `(select item_id, language, published_at, kind, specialities, solved, ${beside}${unpackedWords('words')} as words from ${from} packed offset 0) unpacked`;

/** Of the words in each language, what a document's own asks for. */
function inOwnLanguage(given: Values, { en, id }: TextQueries, part: (query: TextQuery) => string): string {
  const [english, indonesian] = [en, id].map((query) => given.query(query === null ? '' : part(query)));
  return `(case language when 'id' then ${indonesian} else ${english} end)`;
}

/** What fits. */
const fitting = (given: Values, queries: TextQueries): string => `words @@ ${inOwnLanguage(given, queries, ({ exact }) => exact)}`;

/** What does with the words of a name together, as who knows the name writes it. Null where that is the same. */
function fittingStrictly(given: Values, queries: TextQueries): string | null {
  const isSame = queries.en?.exact === queries.en?.strict && queries.id?.exact === queries.id?.strict;
  return isSame ? null : `words @@ ${inOwnLanguage(given, queries, ({ strict }) => strict)}`;
}

const WEIGHTS = `'{0.1, 0.2, 0.4, 1}'`;

/**
 * The candidates with their scores: names as they are written come before words that are apart, then how well and where the words stand,
 * and a little for being recent. Where they stand takes twenty times as long to say as how often, of a question with many names: it is
 * asked of the best by that alone, which come before the rest.
 */
function ranked(given: Values, queries: TextQueries, asOf: Date, strictly: string | null): string {
  const exact = inOwnLanguage(given, queries, (query) => query.exact);
  const own = inOwnLanguage(given, queries, (query) => query.own);
  const fit =
    own === exact
      ? `1.3 * ts_rank_cd(${WEIGHTS}, words, ${exact}, 32)`
      : `ts_rank_cd(${WEIGHTS}, words, ${exact}, 32) + 0.3 * ts_rank_cd(${WEIGHTS}, words, ${own}, 32)`;
  const recent = `0.2 * exp(least(0, extract(epoch from published_at - ${given.add(asOf)}::timestamptz)) / 15552000)`;
  const first = strictly === null ? '0' : `case when ${strictly} then 2 else 0 end`;
  return `select item_id as id, kind, round((first + recent + case when place <= ${LOOKED_AT_CLOSELY} then 4 + ${fit} else roughly end)::numeric, 6) as score
    from (select *, row_number() over (order by first + recent + roughly desc, item_id desc) as place
      from (select item_id, kind, language, words, ${first} as first, ${recent} as recent, ts_rank(${WEIGHTS}, words, ${exact}, 32) as roughly
        from (select * from newest union all select * from titles where item_id not in (select item_id from newest)) candidates offset 0) rough) placed`;
}
