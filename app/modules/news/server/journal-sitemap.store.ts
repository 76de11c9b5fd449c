/** Digest pages of journals and agencies that have something to read, for search engines; the news itself are items. */
import { and, exists, gt, not, sql } from 'drizzle-orm';
import { addSitemapPages, articlesHidden } from '#modules/library/server/library.public.ts';
import { anyOf } from '#platform/db/any-of.ts';
import { article, source } from './news.schema.ts';

addSitemapPages('journals', async (db, after, limit) => {
  const hidden = (await articlesHidden(db)).map(({ id }) => id);
  const shown = sql`(select from ${article} where ${article.sourceId} = ${source.id} and ${not(anyOf(article.id, hidden))})`;
  return db
    .select({ id: source.id, path: sql<string>`'/newsletter-by-journal/' || ${source.id}`, changedAt: sql<null>`null` })
    .from(source)
    .where(and(gt(source.id, after), exists(shown)))
    .orderBy(source.id)
    .limit(limit);
});
