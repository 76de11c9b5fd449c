import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import type { Upload } from './draft-upload.policy.ts';
import { image } from './media.schema.ts';

export type ImageRow = typeof image.$inferSelect;

export async function insertImage(db: Database, row: typeof image.$inferInsert): Promise<void> {
  await db.insert(image).values(row);
}

export async function findImages(db: Database, ownerId: string, ids: readonly string[]): Promise<ImageRow[]> {
  return db
    .select()
    .from(image)
    .where(and(eq(image.ownerId, ownerId), inArray(image.id, [...ids])));
}

/**
 * Kept from now on, and whoever may read `by` sees them: those that are the owner's, were meant for that, and are shown or kept by nothing
 * else. Returned are these.
 */
export async function showOwn(
  db: Database,
  { ownerId, purpose, by }: Pick<ImageRow, 'ownerId' | 'purpose'> & { by: string },
  ids: readonly string[],
): Promise<Pick<ImageRow, 'id' | 'ref'>[]> {
  const isFree = sql`(${image.keptAt} is null or ${image.shownBy} = array[${by}]::text[])`;
  return db
    .update(image)
    .set({ keptAt: sql`coalesce(${image.keptAt}, now())`, shownBy: [by] })
    .where(and(inArray(image.id, [...ids]), eq(image.ownerId, ownerId), eq(image.purpose, purpose), isFree))
    .returning({ id: image.id, ref: image.ref });
}

/** Kept from now on, and whoever may read `by` sees them. */
export async function markShown(db: Database, ids: readonly string[], by: string): Promise<void> {
  await db
    .update(image)
    .set({ keptAt: sql`coalesce(${image.keptAt}, now())`, shownBy: sql`array_append(array_remove(${image.shownBy}, ${by}), ${by})` })
    .where(inArray(image.id, [...ids]));
}

export type ShownImage = Pick<ImageRow, 'ownerId' | 'purpose' | 'shownBy'>;

// Asked for every picture that is looked at.
const readShown = prepared<{ [K in keyof ShownImage]: ShownImage[K] }>(
  'media.shownImage',
  'select owner_id as "ownerId", purpose, shown_by as "shownBy" from media.image where id = $1',
);

export async function findShownImage(db: Database, id: string): Promise<ShownImage | null> {
  const [row] = await readShown(db, [id]);
  return row ?? null;
}

/** Keeps a picture that nothing shows yet; null when it is not the member's, was meant for something else, or is shown already. */
export async function claimImageRow(db: Database, { id, ownerId, purpose }: Pick<ImageRow, 'id' | 'ownerId' | 'purpose'>) {
  const [row] = await db
    .update(image)
    .set({ keptAt: sql`now()` })
    .where(and(eq(image.id, id), eq(image.ownerId, ownerId), eq(image.purpose, purpose), isNull(image.keptAt)))
    .returning({ ref: image.ref });
  return row?.ref ?? null;
}

/** Returns what was there, for the removal of its files. */
export async function removeImages(db: Database, ids: readonly string[]): Promise<ImageRow[]> {
  return db
    .delete(image)
    .where(inArray(image.id, [...ids]))
    .returning();
}

/** As `removeImages`, of those alone that nothing keeps. */
export async function removeUnkept(db: Database, ids: readonly string[]): Promise<ImageRow[]> {
  return db
    .delete(image)
    .where(and(inArray(image.id, [...ids]), isNull(image.keptAt)))
    .returning();
}

/** The next uploads, by id, that nothing has shown for `days`. */
export async function unshownImages(db: Database, days: number, { afterId, limit }: UploadPage): Promise<Unshown[]> {
  return db
    .select({ id: image.id, ownerId: image.ownerId, at: image.createdAt })
    .from(image)
    .where(and(isNull(image.keptAt), gt(image.id, afterId), sql`${image.createdAt} < now() - make_interval(days => ${days})`))
    .orderBy(image.id)
    .limit(limit);
}

export interface UploadPage {
  readonly afterId: string;
  readonly limit: number;
}

export interface Unshown extends Upload {
  readonly at: Date;
}
