/** Which answers, and threads of a forum, members were told of. */
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { OF_BEST_ANSWER, SHOWN_WHATEVER } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';
import { notification } from './notifications.schema.ts';

// What came while a row grew is known by its causes: one that was told before the row began, or after it was read, is of another.
const readTold = prepared<{ id: string; told: string[] }>(
  'notifications.toldInRows',
  `select n.id, array_agg(substr(c.key, length(n.kind) + 2) order by c.at, c.key collate "C") as told
    from notifications.notification n join notifications.cause c on c.member_id = n.member_id and starts_with(c.key, n.kind || ' ')
      and c.at between least(n.started_at, n.at) and greatest(n.started_at, n.at)
    where n.id = any($1::text[]) group by n.id`,
);

/** Of something that was told: what is named first, such as an answer, and then, as who shared an item. */
export interface Told {
  readonly id: string;
  readonly by: string | undefined;
}

/** By row that counts several, what its member was told of by its kind meanwhile, the first one first; also about other items. */
export async function toldIn(db: Database, rows: readonly NotificationRow[]): Promise<Map<string, Told[]>> {
  if (rows.length === 0) return new Map();
  const all = await readTold(db, [rows.map(({ id }) => id)]);
  return new Map(all.map(({ id, told }) => [id, told.map(toldOf)]));
}

function toldOf(words: string): Told {
  const [id = '', by] = words.split(' ', 2);
  return { id, by };
}

/** Rows that tell of an answer, alone or among others; not what staff decided about it. */
export const rowsAboutAnswer = (db: Database, { itemId, commentId }: { itemId: string; commentId: string }): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.itemId, itemId),
        notInArray(notification.kind, [...SHOWN_WHATEVER]),
        or(
          eq(notification.commentId, commentId),
          sql`${notification.commentId} is not null and ${notification.count} > 1 and exists (select from notifications.cause c
            where c.member_id = ${notification.memberId} and c.key = ${notification.kind} || ' ' || ${commentId})`,
        ),
      ),
    );

/** Rows that tell which answer to an item is the best, or was. */
export const rowsAboutBest = (db: Database, itemId: string): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(and(eq(notification.itemId, itemId), inArray(notification.kind, [...OF_BEST_ANSWER])));

const lockItems = prepared(
  'notifications.lockAnswersTo',
  "select pg_advisory_xact_lock(hashtextextended('notifications answers to ' || i, 0)) from unnest($1::text[]) i",
);

/**
 * Held until the transaction ends: whoever tells of an answer and whoever looks whether it is still there see what the other did.
 * Always in the same order: of two who wait for each other neither would go on.
 */
export async function lockAnswersTo(db: Database, itemIds: readonly string[]): Promise<void> {
  await lockItems(db, [[...new Set(itemIds)].sort()]);
}
