import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { approval, hold, report } from './moderation.schema.ts';

/**
 * What waits for a decision about them, and what members wrote when they reported them. The audit log keeps its rows: it says who of
 * the staff decided what and why, and is only ever added to.
 */
export async function forgetErased(db: Database, itemIds: readonly string[], commentIds: readonly string[]): Promise<void> {
  for (const table of [hold, approval]) await db.delete(table).where(inArray(table.itemId, [...itemIds]));
  await db.delete(report).where(and(eq(report.target, 'item'), inArray(report.targetId, [...itemIds])));
  await db.delete(report).where(and(eq(report.target, 'comment'), inArray(report.targetId, [...commentIds])));
}
