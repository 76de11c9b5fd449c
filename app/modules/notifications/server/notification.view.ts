import { stillWaiting } from '#modules/chat/server/chat.public.ts';
import { titlesFor, titlesWritten } from '#modules/library/server/library.public.ts';
import { unwelcomeIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { News, Notification } from '../notifications.contract.ts';
import { conversationOf } from './chat-news.policy.ts';
import { silentAmong } from './mute.view.ts';
import { isShownWhatever, namesCiting } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';
import { rowsHeard, rowsNow } from './notification-now.view.ts';
import { dayIn, daysBetween, muteOfRow, waysOf } from './notification-rules.policy.ts';
import type { FoundSettings } from './notification-settings.store.ts';
import { outdatedAmong } from './outdated-decision.view.ts';
import { placeNamesOf } from './place-name.view.ts';

/**
 * Rows of one member with the titles of their items; those of items the member cannot read, though the event has not come yet,
 * are left out, and so is what a colleague did with whom there is a block, and what was answered, or said in a conversation that they left, and is no longer there. What staff decided is told even then, without the title where the member left the audience.
 */
export const notificationViews = async (
  db: Database,
  memberId: string,
  rows: readonly NotificationRow[],
  timeZone: string,
): Promise<Notification[]> => {
  const heard = [...(await rowsHeard(db, rows)).values()];
  const [views, silent] = [await viewsOf(db, memberId, heard, timeZone), await silentAmong(db, memberId, heard)];
  const muted = new Set([...silent].map(({ id }) => id));
  return views.map((view) => ({ ...view, muted: muted.has(view.id) }));
};

/** Of rows as they are now. */
async function viewsOf(db: Database, memberId: string, rows: readonly NotificationRow[], timeZone: string): Promise<News[]> {
  const titles = await titlesFor(
    db,
    memberId,
    rows.flatMap(({ itemId }) => itemId ?? []),
  );
  const citing = rows.flatMap(({ kind, note }) => (namesCiting(kind) && note !== null ? [note] : []));
  const written = await titlesWritten(db, memberId, citing);
  const unsaid = await unsaidAmong(db, rows);
  const placeNames = await placeNamesOf(db, rows);
  const today = dayIn(timeZone, new Date());
  return rows.flatMap((row) => {
    if (unsaid.has(row)) return [];
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
        note: namesCiting(kind) ? (written.get(note ?? '') ?? null) : (placeNames(row) ?? note),
        path,
        count,
        at: at.toISOString(),
        day,
        daysAgo: Math.max(0, daysBetween(day, today)),
        read: readAt !== null,
        mute: muteOfRow(row),
      },
    ];
  });
}

const isOfChat = ({ kind }: NotificationRow): boolean => kind === 'chatMessage' || kind === 'chatRequest';

/** Rows about messages of conversations that their member has left, and of which nothing unread is there any more. */
export async function unsaidAmong(db: Database, rows: readonly NotificationRow[]): Promise<Set<NotificationRow>> {
  const told = rows.flatMap((row) => (isOfChat(row) && row.byline?.kind === 'member' ? [{ row, fromId: row.byline.id }] : []));
  const found = await stillWaiting(
    db,
    told.map(({ row, fromId }) => ({ memberId: row.memberId, conversationId: conversationOf(row.path), fromId })),
  );
  return new Set(
    told.flatMap(({ row }, i) => {
      const { takesPart = false, waits = false } = found[i] ?? {};
      return takesPart && (row.readAt !== null || waits) ? [] : [row];
    }),
  );
}

/**
 * What may leave the product now: as `notificationViews`, without what comes from a colleague whom the member muted or is blocked
 * with since, without what was decided and holds no more, and without new threads of a forum that they have left: everybody may read
 * those of a public one.
 */
export async function sendableViews(db: Database, memberId: string, rows: readonly NotificationRow[], timeZone: string): Promise<News[]> {
  const unheard = new Set(await unwelcomeIds(db, memberId));
  const outdated = await outdatedAmong(db, memberId, rows);
  const holding = rows.filter((row) => !outdated.has(row));
  return viewsOf(db, memberId, [...(await rowsNow(db, holding, () => unheard)).values()], timeZone);
}

/** Of these rows, what may leave this way now: of kinds the member still wants so, and of what they have not silenced since. */
export async function wantedViews(
  db: Database,
  memberId: string,
  rows: readonly NotificationRow[],
  settings: FoundSettings,
  way: 'mail' | 'push',
): Promise<News[]> {
  const wanted = rows.filter(({ kind }) => waysOf(kind, settings)[way]);
  const silent = await silentAmong(db, memberId, wanted);
  return sendableViews(
    db,
    memberId,
    wanted.filter((row) => !silent.has(row)),
    settings.timeZone,
  );
}
