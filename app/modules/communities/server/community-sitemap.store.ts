/** Communities that whoever wants may join, for search engines. */
import { desc, eq, sql } from 'drizzle-orm';
import { addSitemapPages } from '#modules/library/server/library.public.ts';
import { community } from './communities.schema.ts';

addSitemapPages('communities', (db, limit) =>
  db
    .select({ path: sql<string>`'/community/' || ${community.id}`, changedAt: community.createdAt })
    .from(community)
    .where(eq(community.entry, 'open'))
    .orderBy(desc(community.members), desc(community.id))
    .limit(limit),
);
