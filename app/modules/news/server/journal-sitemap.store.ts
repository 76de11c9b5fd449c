/** Digest pages of journals and agencies that have brought something, for search engines; the news itself are items. */
import { and, exists, gt, sql } from 'drizzle-orm';
import { addSitemapPages } from '#modules/library/server/library.public.ts';
import { article, source } from './news.schema.ts';

addSitemapPages('journals', (db, after, limit) =>
  db
    .select({ id: source.id, path: sql<string>`'/newsletter-by-journal/' || ${source.id}`, changedAt: sql<null>`null` })
    .from(source)
    .where(and(gt(source.id, after), exists(sql`(select from ${article} where ${article.sourceId} = ${source.id})`)))
    .orderBy(source.id)
    .limit(limit),
);
