import { communityNames } from '#modules/communities/server/communities.public.ts';
import { forumNames } from '#modules/forums/server/forums.public.ts';
import type { Database } from '#platform/db/database.ts';
import { findPlaces, type PlaceHit } from './place-index.store.ts';
import type { TextQuery } from './text-query.store.ts';

/** Places that fit and are still there. */
export const standingPlaces = async (db: Database, query: TextQuery | null, limit: number): Promise<PlaceHit[]> =>
  stillThere(db, await findPlaces(db, query, limit));

/** The index hears of places that went within minutes, readers at once. */
export async function stillThere(db: Database, hits: readonly PlaceHit[]): Promise<PlaceHit[]> {
  const idsOf = (wanted: PlaceHit['type']) => hits.flatMap(({ type, id }) => (type === wanted ? [id] : []));
  const [forum, community] = await Promise.all([forumNames(db, idsOf('forum')), communityNames(db, idsOf('community'))]);
  const standing = { forum, community };
  return hits.filter(({ type, id }) => standing[type].has(id));
}
