/** Forums that everyone may read, for search engines; their threads are items, which the library lists itself. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { addSitemapPages } from '#modules/library/server/library.public.ts';
import { forum } from './forums.schema.ts';

addSitemapPages('forums', (db, after, limit) =>
  db
    .select({ id: forum.id, path: sql<string>`'/forums/' || ${forum.id}`, changedAt: forum.activityAt })
    .from(forum)
    .where(and(eq(forum.kind, 'public'), gt(forum.id, after)))
    .orderBy(forum.id)
    .limit(limit),
);
