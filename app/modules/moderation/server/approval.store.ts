import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { approval } from './moderation.schema.ts';

/** Returns how many have approved this version; the same person counts once. */
export async function addApproval(db: Database, row: { itemId: string; heldSince: Date; staffId: string }): Promise<number> {
  await db.insert(approval).values(row).onConflictDoNothing();
  return db.$count(approval, and(eq(approval.itemId, row.itemId), eq(approval.heldSince, row.heldSince)));
}

/** Approvals of these items, of whatever version. */
export async function approvalsOf(
  db: Database,
  itemIds: readonly string[],
): Promise<{ itemId: string; heldSince: string; staffId: string }[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select({ itemId: approval.itemId, heldSince: approval.heldSince, staffId: approval.staffId })
    .from(approval)
    .where(inArray(approval.itemId, [...itemIds]));
  return rows.map((row) => ({ ...row, heldSince: row.heldSince.toISOString() }));
}
