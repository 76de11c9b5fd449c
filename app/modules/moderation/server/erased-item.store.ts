import { and, eq } from 'drizzle-orm';
import { anyOf } from '#platform/db/any-of.ts';
import type { Database } from '#platform/db/database.ts';
import { approval, hold, report } from './moderation.schema.ts';

/**
 * What waits for a decision about them, and what members wrote when they reported them. The audit log keeps its rows: it says who of
 * the staff decided what and why, and is only ever added to.
 */
export async function forgetErased(db: Database, itemIds: readonly string[], commentIds: readonly string[]): Promise<void> {
  for (const table of [hold, approval]) await db.delete(table).where(anyOf(table.itemId, itemIds));
  await db.delete(report).where(and(eq(report.target, 'item'), anyOf(report.targetId, itemIds)));
  await db.delete(report).where(and(eq(report.target, 'comment'), anyOf(report.targetId, commentIds)));
}
