import { type Database, prepared } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { Page } from '#platform/operation/paging.ts';
import { type FoundPlace, PLACE_KINDS, type Place } from '../place.contract.ts';
import { INDONESIAN_ALIASES } from './place-aliases.data.ts';
import { joinedSpellings, prefixOf, searchName } from './place-name.policy.ts';

interface TypedFilter {
  readonly query?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type FoundRow = { id: string; name: string; size: number; within: string; postal_code: string | null; search_name: string; rank: number };

const COLUMNS = 'id, name, size, within, postal_code, search_name';

const foundPlace = (row: FoundRow): FoundPlace => ({
  id: row.id,
  name: row.name,
  kind: PLACE_KINDS[row.size] ?? 'village',
  within: row.within,
  postalCode: row.postal_code,
});

const pageOfFound = (rows: readonly FoundRow[], limit: number): Page<FoundPlace> =>
  toPage(rows, limit, (row) => [row.rank, row.search_name, row.id], foundPlace);

/** Ranks: the size of a place whose name starts with the query (0 to 3), and that plus four where another word does. */
const WORD_RANK = PLACE_KINDS.length;

/** One size of place, in the order of its index. `$5` and `$6` are name and id of the last row seen, of rank `$4`. */
const beginning = (size: number) => `(select ${COLUMNS}, ${size} as rank from reference.place
  where country = $1 and size = ${size} and search_name collate "C" >= $2 and search_name collate "C" < $3 and ${size} >= $4
    and (${size} > $4 or (search_name collate "C", id collate "C") > ($5, $6))
  order by search_name collate "C", id collate "C" limit $7)`;

const placesBeginning = prepared<FoundRow>(
  'reference.placesBeginning',
  `select * from (${PLACE_KINDS.map((_, size) => beginning(size)).join(' union all ')}) p order by rank, search_name collate "C", id collate "C" limit $7`,
);

/** Not prepared: how rare a word is decides the plan. The pattern holds letters, digits and spaces only. */
const PLACES_WITH_WORD = `select ${COLUMNS}, size + ${WORD_RANK} as rank from reference.place
  where country = $1 and search_name like '% ' || $2 || '%' and not starts_with(search_name, $2)
    and (size + ${WORD_RANK}, search_name collate "C", id collate "C") > ($3::int, $4::text, $5::text)
  order by size, search_name collate "C", id collate "C" limit $6`;

/**
 * Not paged: what is spelt differently is a guess, and a short list of guesses is enough. How alike (`$4`) is set for this statement
 * alone, before the index is asked: that is why the query is joined to it.
 */
const PLACES_SPELT_ALIKE = `with asked as materialized (select $2 || left(set_config('pg_trgm.similarity_threshold', $4, true), 0) as wanted)
  select ${COLUMNS}, 0 as rank from asked cross join reference.place
  where search_name % wanted and country = $1 order by similarity(search_name, $2) desc, size, id limit $3`;

/**
 * A letter changes much of a short name and little of a long one. A long one is made of words that thousands of places have, such as
 * "tanjung": what shares only these is not looked at.
 */
const alikeness = (typed: string): string => (typed.length > 12 ? '0.45' : '0.3');

const START = [-1, '', ''] as const;

export async function findPlaces(db: Database, country: string, filter: TypedFilter): Promise<Page<FoundPlace>> {
  const typed = searchName(filter.query ?? '');
  if (typed === '') return { data: [], nextCursor: null };
  const called = filter.cursor === undefined ? await placesCalled(db, country, typed) : [];
  if (called.length === 0) return placesLike(db, country, typed, filter);
  const { data, nextCursor } = await namedSo(db, country, typed, { limit: Math.max(1, filter.limit - called.length) });
  return { data: [...called, ...data], nextCursor };
}

const placesNamed = prepared<FoundRow>(
  'reference.placesNamed',
  `select ${COLUMNS}, 0 as rank from reference.place where country = $1 and size < 2 and search_name = any($2)
   order by array_position($2, search_name), size, id`,
);

/** By a short or another name; no name of these begins so. */
async function placesCalled(db: Database, country: string, typed: string): Promise<FoundPlace[]> {
  const names = country === 'ID' ? INDONESIAN_ALIASES.get(typed) : undefined;
  return names === undefined ? [] : (await placesNamed(db, [country, names])).map(foundPlace);
}

type Paging = Pick<TypedFilter, 'cursor' | 'limit'>;

/** Those that are named so, or else what is spelt alike. */
async function placesLike(db: Database, country: string, typed: string, paging: Paging): Promise<Page<FoundPlace>> {
  const page = await namedSo(db, country, typed, paging);
  if (page.data.length > 0 || paging.cursor !== undefined || typed.length <= 3) return page;
  const joined = await writtenTogether(db, country, typed, paging.limit);
  if (joined.length > 0) return { data: joined, nextCursor: null };
  const alike = await db.client.query<FoundRow>(PLACES_SPELT_ALIKE, [country, typed, paging.limit, alikeness(typed)]);
  return { data: alike.rows.map(foundPlace), nextCursor: null };
}

async function namedSo(db: Database, country: string, typed: string, { cursor, limit }: Paging): Promise<Page<FoundPlace>> {
  const [rank, name, id] = decodeCursor(cursor, 3) ?? START;
  const { from, until } = prefixOf(typed);
  const rows = Number(rank) >= WORD_RANK ? [] : await placesBeginning(db, [country, from, until, rank, name, id, limit + 1]);
  // A single letter begins some word of nearly every name.
  if (rows.length <= limit && typed.length > 1) {
    const values = [country, typed, ...(Number(rank) >= WORD_RANK ? [rank, name, id] : START), limit + 1 - rows.length];
    rows.push(...(await db.client.query<FoundRow>(PLACES_WITH_WORD, values)).rows);
  }
  return pageOfFound(rows, limit);
}

/** A question for each spelling, in an index, costs much less than one for all that is spelt alike. Not paged either. */
async function writtenTogether(db: Database, country: string, typed: string, limit: number): Promise<FoundPlace[]> {
  for (const spelling of joinedSpellings(typed)) {
    const { from, until } = prefixOf(spelling);
    const rows = await placesBeginning(db, [country, from, until, ...START, limit]);
    if (rows.length > 0) return rows.map(foundPlace);
  }
  return [];
}

type ChildRow = { id: string; name: string; search_name: string; rank: number };

/** States of a country or cities of a state: few enough to look at each. */
const childrenMatching = prepared<ChildRow>(
  'reference.childrenMatching',
  `select * from (select id, name, search_name, case when starts_with(search_name, $2) then 0 else 1 end as rank from reference.place
     where parent_id = $1 and (starts_with(search_name, $2) or search_name like '% ' || $2 || '%')) c
   where (rank, search_name collate "C", id collate "C") > ($3::int, $4::text, $5::text)
   order by rank, search_name collate "C", id collate "C" limit $6`,
);

export async function findChildren(db: Database, parentId: string, { query = '', cursor, limit }: TypedFilter): Promise<Page<Place>> {
  const typed = searchName(query);
  if (typed === '' && query !== '') return { data: [], nextCursor: null };
  const matching = (name: string) => childrenMatching(db, [parentId, name, ...(decodeCursor(cursor, 3) ?? START), limit + 1]);
  const rows = await matching(typed);
  const others = parentId.startsWith('ID') && rows.length === 0 ? (INDONESIAN_ALIASES.get(typed) ?? []) : [];
  for (const name of others) if (rows.length === 0) rows.push(...(await matching(name)));
  return toPage(
    rows,
    limit,
    (row) => [row.rank, row.search_name, row.id],
    ({ id, name }) => ({ id, name }),
  );
}

const allChildren = prepared<{ id: string; name: string }>(
  'reference.allChildren',
  'select id, name from reference.place where parent_id = $1 order by search_name collate "C", id collate "C"',
);

export const listChildren = (db: Database, parentId: string): Promise<Place[]> => allChildren(db, [parentId]);

const byIds = prepared<FoundRow>('reference.placesByIds', `select ${COLUMNS}, 0 as rank from reference.place where id = any($1)`);

/** In no order; ids that are no places are left out. */
export async function placesByIds(db: Database, ids: readonly string[]): Promise<FoundPlace[]> {
  return (await byIds(db, [ids])).map(foundPlace);
}

const byPostalCode = prepared<FoundRow>(
  'reference.placesByPostalCode',
  `select ${COLUMNS}, 0 as rank from reference.place where postal_code = $1 order by search_name collate "C", id collate "C"`,
);

export async function villagesByPostalCode(db: Database, postalCode: string): Promise<FoundPlace[]> {
  return (await byPostalCode(db, [postalCode])).map(foundPlace);
}
