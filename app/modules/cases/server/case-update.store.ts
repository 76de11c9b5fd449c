import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { namingOf } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { CaseUpdate } from '../cases.contract.ts';
import { update } from './cases.schema.ts';

export type UpdateRow = typeof update.$inferSelect;

export async function insertUpdate(db: Database, row: typeof update.$inferInsert): Promise<void> {
  await db.insert(update).values(row);
}

/** Of this case; locked for the rest of the transaction. */
export async function lockUpdate(db: Database, caseId: string, id: string): Promise<UpdateRow | null> {
  const [row] = await db
    .select()
    .from(update)
    .where(and(eq(update.id, id), eq(update.caseId, caseId)))
    .for('update');
  return row ?? null;
}

export async function changeUpdate(db: Database, id: string, change: Pick<UpdateRow, 'title' | 'text'>): Promise<UpdateRow> {
  const [row] = await db
    .update(update)
    .set({ ...change, edits: sql`${update.edits} + 1`, editedAt: sql`now()` })
    .where(eq(update.id, id))
    .returning();
  if (row === undefined) throw new Error(`No update ${id}`);
  return row;
}

/** Counts colleagues as told that an update names them; returns who of them are. */
export async function noteNamed(db: Database, id: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [row] = await db.select({ named: update.named }).from(update).where(eq(update.id, id)).for('update');
  if (row === undefined) return [];
  const { told, named } = namingOf(row.named, ids);
  if (named.length > row.named.length) await db.update(update).set({ named }).where(eq(update.id, id));
  return told;
}

export async function deleteUpdate(db: Database, id: string): Promise<void> {
  await db.delete(update).where(eq(update.id, id));
}

/** Whether an update, other than the one named, tells how the case ended. */
export const isClosed = async (db: Database, caseId: string, besides = ''): Promise<boolean> =>
  (await db.$count(update, and(eq(update.caseId, caseId), eq(update.closes, true), ne(update.id, besides)))) > 0;

/** Its author has not deleted it. */
export const isUpdateThere = async (db: Database, id: string): Promise<boolean> => (await db.$count(update, eq(update.id, id))) > 0;

/** Updates that were corrected, told or not. */
export const correctedUpdates = (db: Database, caseId: string): Promise<Pick<UpdateRow, 'id' | 'text'>[]> =>
  db
    .select({ id: update.id, text: update.text })
    .from(update)
    .where(and(eq(update.caseId, caseId), gt(update.edits, 0)))
    .orderBy(asc(update.at));

/** Updates nobody has heard of, in the order in which they were written; from now on they count as told. */
export async function takeUntold(db: Database, caseId: string): Promise<Pick<UpdateRow, 'id' | 'closes' | 'text'>[]> {
  const untold = await db
    .select({ id: update.id, closes: update.closes, text: update.text })
    .from(update)
    .where(and(eq(update.caseId, caseId), eq(update.untold, true)))
    .orderBy(asc(update.at))
    .for('update');
  if (untold.length > 0)
    await db
      .update(update)
      .set({ untold: false })
      .where(and(eq(update.caseId, caseId), eq(update.untold, true)));
  return untold;
}

export const updateView = ({ id, day, title, text, closes, at, edits, editedAt }: UpdateRow): CaseUpdate => ({
  ...{ id, day, title, text, closes, edits },
  at: at.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
