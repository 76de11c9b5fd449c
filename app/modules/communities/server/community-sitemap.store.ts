/** Communities that whoever wants may join, for search engines. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { addSitemapPages } from '#modules/library/server/library.public.ts';
import { community } from './communities.schema.ts';

addSitemapPages('communities', (db, after, limit) =>
  db
    .select({ id: community.id, path: sql<string>`'/community/' || ${community.id}`, changedAt: community.createdAt })
    .from(community)
    .where(and(eq(community.entry, 'open'), gt(community.id, after)))
    .orderBy(community.id)
    .limit(limit),
);
