import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { file } from './media.schema.ts';

export type FileRow = typeof file.$inferSelect;

export async function insertFile(db: Database, row: typeof file.$inferInsert): Promise<void> {
  await db.insert(file).values(row);
}

export async function findFiles(db: Database, ownerId: string, ids: readonly string[]): Promise<FileRow[]> {
  return db
    .select()
    .from(file)
    .where(and(eq(file.ownerId, ownerId), inArray(file.id, [...ids])));
}

/** As `claimImageRow`. */
export async function claimFileRow(db: Database, { id, ownerId, purpose }: Pick<FileRow, 'id' | 'ownerId' | 'purpose'>) {
  const [row] = await db
    .update(file)
    .set({ keptAt: sql`now()` })
    .where(and(eq(file.id, id), eq(file.ownerId, ownerId), eq(file.purpose, purpose), isNull(file.keptAt)))
    .returning({ id: file.id, name: file.name, bytes: file.bytes });
  return row ?? null;
}

/** Returns the ids of what was there, for the removal of the bytes. */
export async function removeFileRows(db: Database, ids: readonly string[]): Promise<string[]> {
  const gone = await db
    .delete(file)
    .where(inArray(file.id, [...ids]))
    .returning({ id: file.id });
  return gone.map(({ id }) => id);
}

/** Uploads that nothing has shown for `days`. */
export async function forgottenFiles(db: Database, days: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(and(isNull(file.keptAt), sql`${file.createdAt} < now() - make_interval(days => ${days})`))
    .limit(limit);
  return rows.map(({ id }) => id);
}
