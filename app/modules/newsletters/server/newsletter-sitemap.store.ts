/** Newsletters that everyone may read, for search engines; their issues are items, which the library lists itself. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { addSitemapPages } from '#modules/library/server/library.public.ts';
import { newsletter } from './newsletters.schema.ts';

addSitemapPages('newsletters', (db, after, limit) =>
  db
    .select({ id: newsletter.id, path: sql<string>`'/newsletters/' || ${newsletter.slug}`, changedAt: newsletter.lastIssueAt })
    .from(newsletter)
    .where(and(eq(newsletter.audience, 'anyone'), gt(newsletter.id, after)))
    .orderBy(newsletter.id)
    .limit(limit),
);
