/** Forgetting what was erased. */
import { and, inArray, not, sql } from 'drizzle-orm';
import { anyOf } from '#platform/db/any-of.ts';
import type { Database } from '#platform/db/database.ts';
import { KIND_OF_NOTICE, SHOWN_WHATEVER } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';
import { cause, mute, notification } from './notifications.schema.ts';

/**
 * Forgets what was told of an update that its author deleted, to those who follow its case and to those whom it named. Rows of updates
 * that were told in one moment say the same: one of them goes.
 */
export const forgetUpdate = (db: Database, { caseId, updateId }: { caseId: string; updateId: string }): Promise<NotificationRow[]> =>
  db
    .delete(notification)
    .where(
      sql`(${notification.id}, ${notification.startedAt}) in (
        select distinct on (n.member_id, n.kind) n.id, n.started_at from ${notification} n
          join ${cause} c on c.member_id = n.member_id and c.key = n.kind || ' ' || ${updateId} and c.at = n.started_at
        where n.item_id = ${caseId} and n.kind in ('caseUpdate', 'mention') and n.comment_id is null
        order by n.member_id, n.kind, n.read_at desc nulls first, n.id)`,
    )
    .returning();

export interface Erased {
  readonly id: string;
  readonly authorId: string;
}

/**
 * Forgets what was told about these items and answers, and that it was. Two things stay with whom they were told to, without what they
 * were about: what staff decided, and that an article which they had cited was retracted. Returns what is forgotten.
 */
export async function forgetErased(db: Database, items: readonly Erased[], comments: readonly Erased[]): Promise<NotificationRow[]> {
  const itemIds = items.map(({ id }) => id);
  const erased = [...items, ...comments];
  const ids = erased.map(({ id }) => id);
  const authorIds = [...new Set(erased.map(({ authorId }) => authorId))];
  const about = anyOf(notification.itemId, itemIds);
  const decided = inArray(notification.kind, [...SHOWN_WHATEVER]);
  await db.update(notification).set({ itemId: null, commentId: null }).where(and(about, decided));
  const gone = await db
    .delete(notification)
    .where(and(about, not(decided)))
    .returning();
  const notices = inArray(notification.kind, Object.values(KIND_OF_NOTICE));
  await db
    .update(notification)
    .set({ note: null })
    .where(and(anyOf(notification.memberId, authorIds), notices, anyOf(notification.note, ids)));
  await db.delete(mute).where(anyOf(mute.itemId, itemIds));
  const told = [...new Set(gone.map(({ memberId }) => memberId))];
  const word = sql`select from unnest(string_to_array(${cause.key}, ' ')) word where word = any(${sql.param(ids)}::text[])`;
  await db.delete(cause).where(and(anyOf(cause.memberId, [...new Set([...told, ...authorIds])]), sql`exists (${word})`));
  return gone;
}
