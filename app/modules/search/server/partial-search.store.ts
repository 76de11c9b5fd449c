/** What has some of the words, for when little has all of them. */
import type { Database } from '#platform/db/database.ts';
import { bestPartial, type PartialHit } from './partial-search.policy.ts';
import type { ItemHit, ItemSearch } from './search.store.ts';
import { type Clauses, hasQuotes, type Parts, partsOf } from './search-query.policy.ts';
import { type TextQueries, type TextQuery, textQueries } from './text-query.store.ts';
import { LOOKED_AT, PLACES, rowsOf, type Sought, TRIED, unpackedWords, values, type Walk, walked } from './walk.store.ts';
import { type WordShares, wordShares } from './word-share.store.ts';

const CANDIDATES = 100;
/** Of a longer question, the rarest: they say most. */
const MOST_WORDS = 8;
/** What lacks one of so many is looked for: every two of them are a condition. */
const MOST_PAIRED = 5;

type Found = Pick<ItemHit, 'id' | 'kind'>;

/** The best first: what lacks one word, then what has any, of the newest of both. */
export async function partialHits(db: Database, clauses: Clauses, search: ItemSearch, nothing: boolean): Promise<Found[]> {
  const parted = await partedOf(db, clauses, nothing);
  if (parted === null) return [];
  const { words, names, all } = parted;
  const shares = await wordShares(db);
  const rarest = rarestOf(all, words.length, shares);
  const asked = [...rarest, ...names.map((_, i) => words.length + i)];
  const given = values();
  const walk = { ...search, shares, most: PLACES.search, tried: TRIED.search, looked: LOOKED_AT.search };
  const newest = (what: Pick<Walk, 'queries' | 'expected'>, reach: 'all' | 'near') =>
    `(select item_id from ${walked(given, 'words', { ...walk, ...what }, reach).sql} found limit ${CANDIDATES})`;
  const paired = rarest.slice(0, MOST_PAIRED);
  const lacking = { queries: { en: oneLess(all.en, paired), id: oneLess(all.id, paired) }, expected: expectedOf(all, paired, shares) };
  const kinds = [
    ...(words.length > 2 ? [newest(lacking, 'near')] : []),
    newest({ queries: { en: any(all.en, asked), id: any(all.id, asked) } }, 'all'),
  ];
  const each = (query: TextQuery | null) => `${given.add(asked.map((i) => query?.clauses[i]?.exact ?? ''))}::tsquery[]`;
  const rank = (query: TextQuery | null) => given.query(query?.exact ?? '');
  const rows = await rowsOf<PartialHit & Found>(
    db,
    `select item_id as id, kind, array(select words @@ one from unnest(case language when 'id' then ${each(all.id)} else ${each(all.en)} end)
         with ordinality e(one, n) order by n) as fits,
       ts_rank('{0.1, 0.2, 0.4, 1}', words, case language when 'id' then ${rank(all.id)} else ${rank(all.en)} end, 32)::float8 as rank
     from (select item_id, kind, language, ${unpackedWords('words')} as words from search.document
       where item_id = any(array(${kinds.join(' union ')})) offset 0) d`,
    given,
  );
  return bestPartial(rows);
}

interface Parted extends Pick<Parts, 'words' | 'names'> {
  /** A clause for each of them, in their order. */
  readonly all: TextQueries;
}

/** Of a question that is kept, once for each. */
const KEPT = { nothing: new WeakMap<Clauses, Parted>(), little: new WeakMap<Clauses, Parted>() };

async function partedOf(db: Database, clauses: Clauses, nothing: boolean): Promise<Parted | null> {
  const kept = KEPT[nothing ? 'nothing' : 'little'];
  const before = kept.get(clauses);
  if (before !== undefined) return before;
  const { words, names, unwanted } = partsOf(clauses, nothing);
  if (words.length === 0) return null;
  const [all] = await textQueries(db, [{ clauses: [...words, ...names].map((term) => [term, ...unwanted]), unfinished: null }], 'words');
  if (all === undefined) return null;
  const parted = { words, names, all };
  if (!hasQuotes(clauses)) kept.set(clauses, parted);
  return parted;
}

/** Places of the words that say most. */
function rarestOf({ en, id }: Record<'en' | 'id', TextQuery | null>, count: number, shares: WordShares): number[] {
  const shareOf = (i: number) => Math.max(...[en, id].map((query) => shares.of(query?.clauses[i]?.loose ?? '', 'words')));
  const places = Array.from({ length: count }, (_, i) => i);
  const isAsked = (i: number) => [en, id].some((query) => (query?.clauses[i]?.loose ?? '') !== '');
  const bySpeech = places.filter(isAsked).map((place) => ({ place, share: shareOf(place) }));
  return bySpeech
    .sort((a, b) => a.share - b.share)
    .slice(0, MOST_WORDS)
    .map(({ place }) => place);
}

type Loosened = Sought['en'];

const known = (query: TextQuery | null, places: readonly number[]) =>
  places.flatMap((i) => query?.clauses[i] ?? []).filter(({ loose }) => loose !== '');

/** What any of these asks for; as terms where they leave out nothing, for those are put together best. */
function any(query: TextQuery | null, places: readonly number[]): Loosened {
  const asked = known(query, places);
  if (asked.length === 0) return null;
  return { loose: asked.map(({ loose }) => `(${loose})`).join(' | '), terms: together(asked) };
}

/**
 * No two are lacking: of every two there is one, which the index can be asked for one by one. In both languages the same two stand in the
 * same place, also where a word does not count in one of them and nothing is asked of its documents: conditions that do not fit each other
 * are asked as one, which would be tried on every document.
 */
function oneLess(query: TextQuery | null, places: readonly number[]): Loosened {
  const asked = known(query, places);
  if (asked.length < 2) return any(query, places);
  const clauses = places.map((i) => query?.clauses[i]);
  const pairs = clauses.flatMap((one, i) => clauses.slice(i + 1).map((other) => bothOf(one, other)));
  const counting = pairs.filter((pair) => pair.length > 0);
  const loose = counting.map((pair) => `(${pair.map((one) => one.loose).join(' | ')})`).join(' & ');
  return { loose, terms: pairs.map((pair) => (pair.length === 0 ? [] : (together(pair)?.[0] ?? pair.map((one) => one.loose)))) };
}

/**
 * Its conditions share their words, and every step opens all of them anew: what costs more than to put in order whatever is near and has
 * all but one, as long as that is no more than is looked at.
 */
function expectedOf(
  { en, id }: Record<'en' | 'id', TextQuery | null>,
  places: readonly number[],
  shares: WordShares,
): NonNullable<Walk['expected']> {
  const each = places.map((i) => Math.max(...[en, id].map((query) => shareOf(query?.clauses[i]?.loose ?? '', shares))));
  const others = each.map((_, lacking) => each.reduce((all, share, i) => (i === lacking ? all : all * share), 1));
  const share = others.reduce(
    (sum, having, i) => sum + having * (1 - (each[i] ?? 1)),
    each.reduce((all, one) => all * one, 1),
  );
  return { share, few: LOOKED_AT.search };
}

/** What is asked for in one language alone is no condition for documents in the other. */
const shareOf = (loose: string, shares: WordShares): number => (loose === '' ? 1 : shares.fitting(loose, 'words') || 1);

type Clause = TextQuery['clauses'][number];

/** Both, or none where one of them does not count. */
const bothOf = (one: Clause | undefined, other: Clause | undefined): Clause[] =>
  one === undefined || other === undefined || one.loose === '' || other.loose === '' ? [] : [one, other];

/** Of clauses of one term each, what any of them asks for, as one term. */
function together(asked: readonly Clause[]): TextQuery['terms'] {
  const terms = asked.map(({ terms: its }) => (its?.length === 1 ? (its[0] ?? null) : null));
  return terms.includes(null) ? null : [terms.flatMap((one) => one ?? [])];
}
