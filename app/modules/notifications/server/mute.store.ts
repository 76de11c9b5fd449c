/** Items of which a member wants to hear nothing more. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { mute } from './notifications.schema.ts';

export async function setMuted(db: Database, memberId: string, itemId: string, muted: boolean): Promise<void> {
  if (muted) await db.insert(mute).values({ memberId, itemId }).onConflictDoNothing();
  else await db.delete(mute).where(and(eq(mute.memberId, memberId), eq(mute.itemId, itemId)));
}

/** What was muted after that stays so. */
export async function endMuteOfBefore(db: Database, memberId: string, itemId: string, at: Date): Promise<void> {
  await db.delete(mute).where(and(eq(mute.memberId, memberId), eq(mute.itemId, itemId), lte(mute.at, at)));
}

export async function mutedAmong(db: Database, memberId: string, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .select({ itemId: mute.itemId })
    .from(mute)
    .where(and(eq(mute.memberId, memberId), inArray(mute.itemId, [...itemIds])));
  return new Set(rows.map(({ itemId }) => itemId));
}

/** The one muted last first. */
export async function listMuted(db: Database, memberId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const after = decodeCursor(cursor, 2);
  const rows = await db
    // As text: a Date keeps milliseconds only, and two rows within one would be skipped or repeated.
    .select({ itemId: mute.itemId, key: sql<string>`${mute.at}::text` })
    .from(mute)
    .where(
      and(
        eq(mute.memberId, memberId),
        after === null ? undefined : sql`(${mute.at}, ${mute.itemId}) < (${after[0]}::timestamptz, ${after[1]}::text)`,
      ),
    )
    .orderBy(sql`${mute.at} desc`, sql`${mute.itemId} desc`)
    .limit(limit + 1);
  return toPage(
    rows,
    limit,
    ({ itemId, key }) => [key, itemId],
    ({ itemId }) => itemId,
  );
}
