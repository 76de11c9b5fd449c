import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Unshown, UploadPage } from './image.store.ts';
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

/** As `unshownImages`. */
export async function unshownFiles(db: Database, days: number, { afterId, limit }: UploadPage): Promise<Unshown[]> {
  return db
    .select({ id: file.id, ownerId: file.ownerId, at: file.createdAt })
    .from(file)
    .where(and(isNull(file.keptAt), gt(file.id, afterId), sql`${file.createdAt} < now() - make_interval(days => ${days})`))
    .orderBy(file.id)
    .limit(limit);
}
