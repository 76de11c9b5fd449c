/** Colleagues in the index. */
import { type Database, prepared } from '#platform/db/database.ts';
import { MOST_LISTED } from '../search.contract.ts';
import { PEOPLE_PARTS } from './search.schema.ts';
import { beginning, type TextQuery } from './text-query.store.ts';

/** So many are compared: what more of them have in common says little of any. While somebody types, fewer. */
const COMPARED = { search: MOST_LISTED.people, suggest: 150 } as const;

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

/** PostgreSQL takes a match for as cheap as a comparison, and would look at everybody until it has enough. */
const DEAR = `(member_id <> '' or to_tsvector('simple', member_id) is null)`;

const fitting = (most: number, where: string) =>
  `(select member_id, words, weight from search.person where words @@ $2::tsquery and member_id <> all($6::text[]) and ${DEAR} and ${where} limit ${most})`;

const best = (people: string) =>
  `select id, score::float8 as score from (
     select member_id as id, round((ts_rank('{0.1, 0.2, 0.3, 1}', words, $1::tsquery, 32) + 0.1 * weight)::numeric, 6) as score from ${people} p) p
   where $3::numeric is null or (score, id) < ($3::numeric, $4::text) order by score desc, id desc limit $5`;

/** The smallest part of all members that has as many as are compared, or all: what is too few is looked for again, and what is enough ends it. */
function bestOfParts(most: number): string {
  const parts = [...PEOPLE_PARTS.map(({ part }) => part), 'true'];
  const isEnough = (n: number) => `(select count(*) from part${n}) = ${most}`;
  const asked = parts.map((part, n) => {
    const isWanting = parts.slice(0, n).map((_, before) => `not ${isEnough(before)}`);
    return `part${n} as materialized ${fitting(most, [part, ...isWanting].join(' and '))}`;
  });
  const last = parts.length - 1;
  const chosen = parts.map((_, n) => `select * from part${n}${n === last ? '' : ` where ${isEnough(n)}`}`);
  return `with ${asked.join(', ')} ${best(`(${chosen.join(' union all ')})`)}`;
}

const byWords = {
  search: prepared<PersonHit>('search.people', best(fitting(COMPARED.search, 'true'))),
  suggest: prepared<PersonHit>('search.suggestedPeople', bestOfParts(COMPARED.suggest)),
};

export async function findPeople(
  db: Database,
  { query, labels, except, after, limit }: PersonSearch,
  mode: keyof typeof byWords = 'search',
): Promise<PersonHit[]> {
  if (query === null) return [];
  const wanted = [`(${query.exact})`, ...labels].join(' & ');
  return byWords[mode](db, [query.exact, wanted, after?.score ?? null, after?.id ?? null, limit, except]);
}

const counted = prepared<{ count: number }>(
  'search.countPeople',
  `select count(*)::int as count from (select from search.person where words @@ $1::tsquery and member_id <> all($2::text[]) and ${DEAR}
     limit $3) p`,
);

/** How many there are, as far as `most`. */
export async function countPeople(
  db: Database,
  { query, labels, except }: Pick<PersonSearch, 'query' | 'labels' | 'except'>,
  most: number,
): Promise<number> {
  if (query === null) return 0;
  const [row] = await counted(db, [[`(${query.exact})`, ...labels].join(' & '), except, most]);
  return row?.count ?? 0;
}

const countedByLabel = prepared<{ label: string; count: number }>(
  'search.countPeopleByLabel',
  `select l.lexeme as label, count(*)::int as count from (select words from search.person
       where words @@ $1::tsquery and member_id <> all($2::text[]) and ${DEAR} limit $3) p, unnest(p.words) l
     where starts_with(l.lexeme, '#') group by 1`,
);

/** How many of them bear each label, where there are no more than `most`; otherwise nothing, for of some it would say too little. */
export async function countLabels(
  db: Database,
  { query, except }: Pick<PersonSearch, 'query' | 'except'>,
  most: number,
): Promise<ReadonlyMap<string, number>> {
  const people = await countPeople(db, { query, labels: [], except }, most + 1);
  if (query === null || people === 0 || people > most) return new Map();
  return new Map((await countedByLabel(db, [query.exact, except, most])).map(({ label, count }) => [label, count]));
}

const byName = prepared<{ id: string }>(
  'search.byName',
  `select member_id as id from search.person
   where words @@ (select to_tsquery('simple', string_agg(${beginning('unaccent(word)', 'A')}, ' & ')) from unnest($1::text[]) word)
     and member_id <> all($2::text[])
   order by weight desc, member_id desc limit $3`,
);

/** Members, verified ones first, of whose name every one of these words begins a part. Words hold letters and digits only. */
export async function findNamed(db: Database, words: readonly string[], except: readonly string[], limit: number): Promise<string[]> {
  if (words.length === 0 || limit <= 0) return [];
  return (await byName(db, [words, except, limit])).map(({ id }) => id);
}
