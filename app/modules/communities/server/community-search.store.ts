/** What communities are found by. */
import { asc, eq, gt } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { community } from './communities.schema.ts';

const names = prepared<{ id: string; name: string }>(
  'communities.names',
  'select id, name from communities.community where id = any($1::text[])',
);

/** Names of communities by id, which everybody may know. */
export async function communityNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await names(db, [ids])).map(({ id, name }) => [id, name]));
}

interface PlaceWords {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly specialities: readonly string[];
}

const COLUMNS = { id: community.id, name: community.name, about: community.about, specialities: community.specialities };

/** One community as it is found; null when it is gone. */
export async function communityForIndex(db: Database, id: string): Promise<PlaceWords | null> {
  const [row] = await db.select(COLUMNS).from(community).where(eq(community.id, id));
  return row ?? null;
}

/** Communities in the order of their ids, to build an index in batches. */
export const communitiesForIndex = (db: Database, afterId: string | null, limit: number): Promise<PlaceWords[]> =>
  db
    .select(COLUMNS)
    .from(community)
    .where(afterId === null ? undefined : gt(community.id, afterId))
    .orderBy(asc(community.id))
    .limit(limit);
