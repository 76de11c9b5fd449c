import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { HoldReason } from '../moderation.contract.ts';
import { hold } from './moderation.schema.ts';

export type HoldRow = typeof hold.$inferSelect;

/** What had appeared stays so, for whatever reason it is held again. */
export async function writeHold(db: Database, row: HoldRow): Promise<void> {
  await db
    .insert(hold)
    .values(row)
    .onConflictDoUpdate({ target: hold.itemId, set: { reason: row.reason, appeared: sql`${hold.appeared} or excluded.appeared` } });
}

export async function findHold(db: Database, itemId: string): Promise<HoldRow | null> {
  const [row] = await db.select().from(hold).where(eq(hold.itemId, itemId));
  return row ?? null;
}

/** By item; those that no rule holds are missing from the map. */
export async function holdsOf(db: Database, itemIds: readonly string[]): Promise<Map<string, HoldReason>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: hold.itemId, reason: hold.reason })
    .from(hold)
    .where(inArray(hold.itemId, [...itemIds]));
  return new Map(rows.map(({ itemId, reason }) => [itemId, reason]));
}

export async function removeHold(db: Database, itemId: string): Promise<void> {
  await db.delete(hold).where(eq(hold.itemId, itemId));
}

/** One after the other, for the rest of the transaction: of two reports at once, the later one must see the earlier. */
export async function lockReportsOf(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`moderation ${id}`}, 0))`);
}

/** The same for those who set the rules of approval. */
export const lockRules = (db: Database): Promise<void> => lockReportsOf(db, 'rules');
