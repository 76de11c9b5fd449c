import { previewsOf } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Notification } from '../notifications.contract.ts';
import { isShownWhatever } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';
import { dayIn, daysBetween } from './notification-settings.policy.ts';

/** Rows with the titles of their items; those of items that nobody can read, though the event has not come yet, are left out. */
export async function notificationViews(db: Database, rows: readonly NotificationRow[], timeZone: string): Promise<Notification[]> {
  const items = await previewsOf(db, { items: rows.flatMap(({ itemId }) => itemId ?? []), comments: [] });
  const today = dayIn(timeZone, new Date());
  return rows.flatMap((row) => {
    const { id, kind, byline, itemId, commentId, note, count, at, readAt } = row;
    const item = itemId === null ? null : items.get(itemId);
    if (item === undefined || (item !== null && !item.readable && !isShownWhatever(kind))) return [];
    const day = dayIn(timeZone, at);
    return [
      {
        id,
        kind,
        byline,
        item: item && { id: item.itemId, kind: item.kind, title: item.title },
        commentId,
        note,
        count,
        at: at.toISOString(),
        day,
        daysAgo: Math.max(0, daysBetween(day, today)),
        read: readAt !== null,
      },
    ];
  });
}
