/** Under which prefix of DOIs a source publishes: as what it has brought shows, for anybody may write any DOI into an entry. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { isNotice } from '../news.contract.ts';
import { article } from './news.schema.ts';
import { mainRegistrants } from './notice-subject.policy.ts';
import type { SourceRow } from './source.store.ts';

/** Agencies tell of works of others, and publish none. */
export async function registrantsOf(db: Database, { id, kind }: Pick<SourceRow, 'id' | 'kind'>): Promise<ReadonlySet<string>> {
  if (kind === 'agency') return new Set();
  const rows = await db
    .select({ registrant: sql<string>`split_part(${article.doi}, '/', 1)`, type: article.type, count: sql<number>`count(*)::int` })
    .from(article)
    .where(and(eq(article.sourceId, id), sql`${article.doi} is not null`))
    .groupBy(sql`1`, article.type);
  const works = rows.filter(({ type }) => !isNotice(type));
  if (works.length > 0) return mainRegistrants(works);
  // It has brought nothing but notices yet: these speak for their publisher where no other source does.
  const alone = [...mainRegistrants(rows)];
  const taken = await Promise.all(alone.map((registrant) => isOfAnother(db, id, registrant)));
  return new Set(alone.filter((_, n) => taken[n] === false));
}

async function isOfAnother(db: Database, id: string, registrant: string): Promise<boolean> {
  const [row] = await db
    .select({ id: article.id })
    .from(article)
    .where(and(sql`${article.sourceId} <> ${id}`, sql`split_part(${article.doi}, '/', 1) = ${registrant}`))
    .limit(1);
  return row !== undefined;
}
