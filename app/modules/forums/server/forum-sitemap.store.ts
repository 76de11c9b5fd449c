/** Forums that everyone may read, for search engines; their threads are items, which the library lists itself. */
import { desc, eq, sql } from 'drizzle-orm';
import { addSitemapPages } from '#modules/library/server/library.public.ts';
import { forum } from './forums.schema.ts';

addSitemapPages('forums', (db, limit) =>
  db
    .select({ path: sql<string>`'/forums/' || ${forum.id}`, changedAt: forum.activityAt })
    .from(forum)
    .where(eq(forum.kind, 'public'))
    .orderBy(desc(forum.activityAt), desc(forum.id))
    .limit(limit),
);
