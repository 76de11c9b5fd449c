import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { decodeCursor } from '#platform/db/keyset.ts';
import type { Tool } from '../clinical-tools.contract.ts';
import { errorReport } from './clinical-tools.schema.ts';

/** With when it came, to the microsecond: a cursor that says less would bring the last one again, or leave one out. */
export type ErrorReportRow = typeof errorReport.$inferSelect & { readonly key: string };

export async function insertErrorReport(
  db: Database,
  report: { memberId: string; tool: Tool; about: string; words: string },
): Promise<string> {
  const id = newId();
  await db.insert(errorReport).values({ id, ...report });
  return id;
}

/** Open ones as they came, settled ones the newest first; one more than `limit` when others follow. */
export async function errorReports(
  db: Database,
  { settled, cursor, limit }: { settled: boolean; cursor?: string | undefined; limit: number },
): Promise<ErrorReportRow[]> {
  const after = decodeCursor(cursor, 2);
  const key = sql`(${errorReport.reportedAt}, ${errorReport.id})`;
  const last = after === null ? null : sql`(${after[0]}::timestamptz, ${after[1]}::text)`;
  const beyond = last === null ? undefined : settled ? sql`${key} < ${last}` : sql`${key} > ${last}`;
  const order = settled ? desc : asc;
  return db
    .select({ ...getTableColumns(errorReport), key: sql<string>`${errorReport.reportedAt}::text` })
    .from(errorReport)
    .where(and(settled ? isNotNull(errorReport.settledAt) : isNull(errorReport.settledAt), beyond))
    .orderBy(order(errorReport.reportedAt), order(errorReport.id))
    .limit(limit + 1);
}

export async function closeErrorReport(db: Database, id: string, by: string, outcome: string): Promise<boolean> {
  const rows = await db
    .update(errorReport)
    .set({ settledAt: sql`now()`, settledBy: by, outcome })
    .where(and(eq(errorReport.id, id), isNull(errorReport.settledAt)))
    .returning({ id: errorReport.id });
  return rows.length > 0;
}
