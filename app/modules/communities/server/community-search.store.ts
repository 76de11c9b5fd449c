/** What communities are found by. */
import { asc, gt } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { community } from './communities.schema.ts';

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
