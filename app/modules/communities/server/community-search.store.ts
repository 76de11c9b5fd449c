/** What communities are found by. */
import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { community } from './communities.schema.ts';

/** One community as it is found; null when it is gone. */
export async function communityForIndex(db: Database, id: string): Promise<{ id: string; name: string; about: string } | null> {
  const [row] = await db
    .select({ id: community.id, name: community.name, about: community.about })
    .from(community)
    .where(eq(community.id, id));
  return row ?? null;
}

/** Communities in the order of their ids, to build an index in batches. */
export const communitiesForIndex = (
  db: Database,
  afterId: string | null,
  limit: number,
): Promise<{ id: string; name: string; about: string }[]> =>
  db
    .select({ id: community.id, name: community.name, about: community.about })
    .from(community)
    .where(afterId === null ? undefined : gt(community.id, afterId))
    .orderBy(asc(community.id))
    .limit(limit);
