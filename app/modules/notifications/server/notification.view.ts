import { titlesFor } from '#modules/library/server/library.public.ts';
import { deafMembers } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Notification } from '../notifications.contract.ts';
import { isShownWhatever } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';
import { dayIn, daysBetween, muteOf } from './notification-rules.policy.ts';

/**
 * Rows of one member with the titles of their items; those of items the member cannot read, though the event has not come yet,
 * are left out. What staff decided is told even then, without the title where the member left the audience.
 */
export async function notificationViews(
  db: Database,
  memberId: string,
  rows: readonly NotificationRow[],
  timeZone: string,
): Promise<Notification[]> {
  const titles = await titlesFor(
    db,
    memberId,
    rows.flatMap(({ itemId }) => itemId ?? []),
  );
  const today = dayIn(timeZone, new Date());
  return rows.flatMap((row) => {
    const { id, kind, byline, itemId, commentId, note, path, count, at, readAt } = row;
    const item = itemId === null ? undefined : titles.get(itemId);
    if (itemId !== null && item?.readable !== true && !isShownWhatever(kind)) return [];
    const day = dayIn(timeZone, at);
    return [
      {
        id,
        kind,
        byline,
        item: itemId === null || item === undefined ? null : { id: itemId, kind: item.kind, title: item.title },
        commentId,
        note,
        path,
        count,
        at: at.toISOString(),
        day,
        daysAgo: Math.max(0, daysBetween(day, today)),
        read: readAt !== null,
        mute: muteOf(kind),
      },
    ];
  });
}

/**
 * What may leave the product now: as `notificationViews`, without what comes from a colleague whom the member muted or is blocked
 * with since.
 */
export async function sendableViews(
  db: Database,
  memberId: string,
  rows: readonly NotificationRow[],
  timeZone: string,
): Promise<Notification[]> {
  const actors = new Set(rows.flatMap(({ byline }) => (byline?.kind === 'member' ? [byline.id] : [])));
  const unheard = new Set<string>();
  for (const id of actors) if ((await deafMembers(db, id, [memberId])).has(memberId)) unheard.add(id);
  const heard = rows.filter(({ byline }) => byline?.kind !== 'member' || !unheard.has(byline.id));
  return notificationViews(db, memberId, heard, timeZone);
}
