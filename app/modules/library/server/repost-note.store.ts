/** Reposts, and the note beside each: what staff decide on when it was reported. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import type { ItemKind } from '../library.contract.ts';
import { heldSharer, type item, repost } from './library.schema.ts';
import type { Preview } from './review.store.ts';

export interface RepostNote {
  readonly id: string;
  readonly itemId: string;
  readonly memberId: string;
}

/** True when the repost is new or gone. What was out of sight when it was taken back, stays so when it is new. */
export async function setRepost(
  db: Database,
  row: { itemId: string; memberId: string; byline: Byline; note: string | null },
  on: boolean,
): Promise<boolean> {
  const { itemId, memberId } = row;
  const own = and(eq(repost.itemId, itemId), eq(repost.memberId, memberId));
  if (!on) {
    const [gone] = await db.delete(repost).where(own).returning({ heldAt: repost.heldAt });
    if (gone !== undefined && gone.heldAt !== null) await db.insert(heldSharer).values({ itemId, memberId }).onConflictDoNothing();
    return gone !== undefined;
  }
  const added = await db.insert(repost).values(row).onConflictDoNothing().returning({ id: repost.itemId });
  if (added.length === 0) return false;
  const waits = await db
    .delete(heldSharer)
    .where(and(eq(heldSharer.itemId, itemId), eq(heldSharer.memberId, memberId)))
    .returning({ id: heldSharer.itemId });
  if (waits.length > 0) await db.update(repost).set({ heldAt: sql`now()` }).where(own);
  return true;
}

/** The word beside one that stands there already; false where another does than `was`: its writer, in this window, has not seen it. */
export async function setNote(
  db: Database,
  { itemId, memberId, note, was }: { itemId: string; memberId: string; note: string; was: string | null },
): Promise<boolean> {
  const isKnown = or(isNull(repost.note), inArray(repost.note, [note, ...(was === null ? [] : [was])]));
  const rows = await db
    .update(repost)
    .set({ note })
    .where(and(eq(repost.itemId, itemId), eq(repost.memberId, memberId), isKnown))
    .returning({ id: repost.id });
  return rows.length > 0;
}

/** Null where there is no repost of this id. */
export async function findRepost(db: Database, id: string): Promise<RepostNote | null> {
  const [row] = await db.select({ id: repost.id, itemId: repost.itemId, memberId: repost.memberId }).from(repost).where(eq(repost.id, id));
  return row ?? null;
}

export async function ownRepost(db: Database, itemId: string, memberId: string): Promise<{ id: string; note: string | null } | null> {
  const [row] = await db
    .select({ id: repost.id, note: repost.note })
    .from(repost)
    .where(and(eq(repost.itemId, itemId), eq(repost.memberId, memberId)));
  return row ?? null;
}

/** Its id where the note is out of sight until staff have decided. */
export async function heldRepost(db: Database, itemId: string, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: repost.id })
    .from(repost)
    .where(and(eq(repost.itemId, itemId), eq(repost.memberId, memberId), isNotNull(repost.heldAt)));
  return row?.id ?? null;
}

export async function idsOfReposts(db: Database, itemIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: repost.id })
    .from(repost)
    .where(inArray(repost.itemId, [...itemIds]));
  return rows.map(({ id }) => id);
}

/** Out of sight until staff have decided: the repost stays. False where it is already, or has no note. */
export async function holdNote(db: Database, id: string): Promise<boolean> {
  const held = await db
    .update(repost)
    .set({ heldAt: sql`now()` })
    .where(and(eq(repost.id, id), isNull(repost.heldAt), isNotNull(repost.note)))
    .returning({ id: repost.id });
  return held.length > 0;
}

/** Shown again as it stands now. False where it was not out of sight. */
export async function releaseNote(db: Database, id: string): Promise<boolean> {
  const released = await db
    .update(repost)
    .set({ heldAt: null })
    .where(and(eq(repost.id, id), isNotNull(repost.heldAt)))
    .returning({ id: repost.id });
  return released.length > 0;
}

/** For good; the repost stays. */
export async function removeNote(db: Database, id: string): Promise<void> {
  await db.update(repost).set({ note: null, heldAt: null }).where(eq(repost.id, id));
}

type PreviewedNote = Pick<typeof repost.$inferSelect, 'id' | 'itemId' | 'note' | 'byline' | 'heldAt'> &
  Pick<typeof item.$inferSelect, 'kind' | 'title' | 'status'>;

const readPreviewed = prepared<PreviewedNote>(
  'library.previewedNotes',
  `select r.id, r.item_id as "itemId", r.note, r.byline, r.held_at as "heldAt", i.kind, i.title, i.status
    from library.repost r join library.item i on i.id = r.item_id where r.id = any($1::text[])`,
);

/** By the id of the repost, whoever may read them: for staff. Those that were taken back are missing from the map. */
export async function notePreviews(db: Database, ids: readonly string[]): Promise<Map<string, Preview>> {
  if (ids.length === 0) return new Map();
  const rows = await readPreviewed(db, [ids]);
  return new Map(
    rows.map(({ id, itemId, note, byline, heldAt, kind, title, status }) => [
      id,
      {
        itemId,
        kind: kind as ItemKind,
        title,
        text: note ?? '',
        byline,
        readable: note !== null && heldAt === null && status === 'published',
        heldSince: null,
      },
    ]),
  );
}
