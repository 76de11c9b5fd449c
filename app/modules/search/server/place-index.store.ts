/** Forums and communities by name, what they are about and their specialities. Whoever may see what is written there, that they exist is no secret. */
import { type Database, prepared } from '#platform/db/database.ts';
import type { PLACE_TYPES } from '../search.contract.ts';
import { partJoined } from './joined-words.policy.ts';
import type { TextQuery } from './text-query.store.ts';

/** Each has a table of its own, called as it is. */
export type PlaceType = (typeof PLACE_TYPES)[number];

export interface IndexedPlace {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

export interface NewPlace extends IndexedPlace {
  /** What its specialities are called. */
  readonly topics: string;
}

/** Makes the index what these places are now; those that are as they were stay untouched. */
export async function putPlaces(db: Database, type: PlaceType, places: readonly NewPlace[]): Promise<void> {
  if (places.length === 0) return;
  await db.client.query(
    `insert into search.${type} as p (${type}_id, name, about, words)
     select n.id, n.name, n.about, setweight(to_tsvector('simple', unaccent(n.name_words)), 'A')
       || setweight(to_tsvector('simple', unaccent(n.about_words)), 'B')
       || setweight(to_tsvector('simple', unaccent(n.topic_words)), 'C')
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) n(id, name, about, name_words, about_words, topic_words)
     on conflict (${type}_id) do update set name = excluded.name, about = excluded.about, words = excluded.words
       where (p.name, p.about, p.words) is distinct from (excluded.name, excluded.about, excluded.words)`,
    [
      places.map(({ id }) => id),
      ...[places.map(({ name }) => name), places.map(({ about }) => about)],
      ...[places.map(({ name }) => name), places.map(({ about }) => about), places.map(({ topics }) => topics)].map((texts) =>
        texts.map((text) => partJoined(text, ' ')),
      ),
    ],
  );
}

export async function dropPlace(db: Database, type: PlaceType, id: string): Promise<void> {
  await db.client.query(`delete from search.${type} where ${type}_id = $1`, [id]);
}

/** Drops whatever is none of these. */
export async function keepPlaces(db: Database, type: PlaceType, ids: readonly string[]): Promise<void> {
  await db.client.query(`delete from search.${type} where ${type}_id <> all($1::text[])`, [ids]);
}

export interface PlaceHit extends IndexedPlace {
  readonly type: PlaceType;
}

const best = (type: PlaceType) =>
  `(select '${type}' as type, ${type}_id as id, name, about from search.${type} where words @@ $1::tsquery
    order by ts_rank('{0.1, 0.2, 0.3, 1}', words, $1::tsquery, 32) desc, ${type}_id desc limit $2)`;
const bestPlaces = prepared<PlaceHit>('search.places', `${best('forum')} union all ${best('community')}`);

/** The best names first; of each type at most `limit`, forums before communities. */
export const findPlaces = async (db: Database, query: TextQuery | null, limit: number): Promise<PlaceHit[]> =>
  query === null ? [] : bestPlaces(db, [query.exact, limit]);

const fitting = (type: PlaceType) => `(select from search.${type} where words @@ $1::tsquery limit $2)`;
const counted = prepared<{ count: number }>(
  'search.countPlaces',
  `select count(*)::int as count from (${fitting('forum')} union all ${fitting('community')}) p`,
);

/** How many there are of both types, of each as far as `most`. */
export async function countPlaces(db: Database, query: TextQuery | null, most: number): Promise<number> {
  const [row] = query === null ? [] : await counted(db, [query.exact, most]);
  return row?.count ?? 0;
}
