import { and, count, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { decodeCursor } from '#platform/db/keyset.ts';
import type { Tool } from '../clinical-tools.contract.ts';
import type { SavedQuestion } from '../saved-check.contract.ts';
import { savedCheck } from './clinical-tools.schema.ts';

export type SavedCheckRow = typeof savedCheck.$inferSelect;

const ofMember = (memberId: string, id: string) => and(eq(savedCheck.id, id), eq(savedCheck.memberId, memberId));

/** One more than `limit` when others follow. */
export async function savedChecks(
  db: Database,
  memberId: string,
  page: { tool?: Tool | undefined; cursor?: string | undefined; limit: number },
): Promise<(SavedCheckRow & { readonly key: string })[]> {
  const after = decodeCursor(page.cursor, 2);
  return (
    db
      // When it was saved, to the microsecond: a cursor that says less would leave one out.
      .select({ ...getTableColumns(savedCheck), key: sql<string>`${savedCheck.savedAt}::text` })
      .from(savedCheck)
      .where(
        and(
          eq(savedCheck.memberId, memberId),
          isNull(savedCheck.removedAt),
          page.tool === undefined ? undefined : eq(savedCheck.tool, page.tool),
          after === null ? undefined : sql`(${savedCheck.savedAt}, ${savedCheck.id}) < (${after[0]}::timestamptz, ${after[1]}::text)`,
        ),
      )
      .orderBy(desc(savedCheck.savedAt), desc(savedCheck.id))
      .limit(page.limit + 1)
  );
}

/** One member keeps one check at a time: two at once would both find room for the last. */
export async function lockSaved(db: Database, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`clinical-tools.saved ${memberId}`}, 0))`);
}

export async function countSaved(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ saved: count() })
    .from(savedCheck)
    .where(and(eq(savedCheck.memberId, memberId), isNull(savedCheck.removedAt)));
  return row?.saved ?? 0;
}

export async function insertSavedCheck(
  db: Database,
  memberId: string,
  check: { tool: Tool; name: string; question: SavedQuestion },
): Promise<SavedCheckRow> {
  const [row] = await db
    .insert(savedCheck)
    .values({ id: newId(), memberId, ...check })
    .returning();
  if (row === undefined) throw new Error('A saved check was not written');
  return row;
}

/** Null when the member has no such check. */
export async function nameOfSaved(db: Database, memberId: string, id: string): Promise<string | null> {
  const [row] = await db.select({ name: savedCheck.name }).from(savedCheck).where(ofMember(memberId, id));
  return row?.name ?? null;
}

/** Null when the member has no such check. */
export async function changeSavedCheck(db: Database, memberId: string, id: string, name: string): Promise<SavedCheckRow | null> {
  const [row] = await db
    .update(savedCheck)
    .set({ name })
    .where(and(ofMember(memberId, id), isNull(savedCheck.removedAt)))
    .returning();
  return row ?? null;
}

/** Taken away, and still to be brought back. */
export const isRemoved = async (db: Database, memberId: string, id: string): Promise<boolean> =>
  (await db.$count(savedCheck, and(ofMember(memberId, id), isNotNull(savedCheck.removedAt)))) > 0;

export async function setRemoved(db: Database, memberId: string, id: string, removed: boolean): Promise<boolean> {
  const rows = await db
    .update(savedCheck)
    .set({ removedAt: removed ? sql`now()` : null })
    .where(ofMember(memberId, id))
    .returning({ id: savedCheck.id });
  return rows.length > 0;
}

export async function forgetRemovedChecks(db: Database): Promise<void> {
  await db.delete(savedCheck).where(sql`${savedCheck.removedAt} < now() - interval '1 day'`);
}
