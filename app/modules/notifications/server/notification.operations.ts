import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { ParsedInputOf } from '#platform/operation/operation.ts';
import {
  getUnreadCount,
  listNotifications,
  markRead,
  NOTIFICATIONS_READ,
  notificationPath,
  openNotification,
} from '../notifications.contract.ts';
import { countUnread, findNotification, listNotificationRows, setRead, setSeen, undoRead, unreadOf } from './notification.store.ts';
import { notificationViews } from './notification.view.ts';
import { settingsOf } from './notification-settings.store.ts';
import { announce } from './notifications.public.ts';
import { shownPage } from './shown-page.view.ts';

export const notificationHandlers = [
  handle(listNotifications, async ({ db, viewer }, filter) => {
    const { timeZone } = await settingsOf(db, viewer.id);
    return shownPage(
      filter,
      (page) => listNotificationRows(db, viewer.id, page),
      (rows) => notificationViews(db, viewer.id, rows, timeZone),
    );
  }),

  handle(getUnreadCount, async ({ db, viewer }) => unreadOf(db, viewer.id)),

  handle(markRead, async ({ db, viewer, services, afterCommit }, input) => {
    const readAt = input.mark === 'undo' ? new Date(input.readAt) : new Date();
    const ids = input.mark === 'undo' ? await undoRead(db, viewer.id, readAt) : await markAs(db, viewer.id, input, readAt);
    // The member's other windows. Most pages are about nothing of which anybody was told.
    if (input.mark !== 'seen' || ids.length > 0) {
      const what = input.mark === 'undo' ? 'again' : 'read';
      announce({ services, afterCommit }, [viewer.id], NOTIFICATIONS_READ, new Map([[viewer.id, ids]]), what);
    }
    return { unread: await countUnread(db, viewer.id), readAt: readAt.toISOString() };
  }),

  handle(openNotification, async ({ db, viewer, services, afterCommit }, { id }) => {
    const row = await findNotification(db, viewer.id, id);
    const [view] = row === null ? [] : await notificationViews(db, viewer.id, [row], 'UTC');
    if (view === undefined) throw new Failure('notifications.notFound');
    const read = await setRead(db, viewer.id, [id], new Date());
    announce({ services, afterCommit }, [viewer.id], NOTIFICATIONS_READ, new Map([[viewer.id, read]]));
    return { path: notificationPath(view) };
  }),
];

type Marking = Exclude<ParsedInputOf<typeof markRead>, { mark: 'undo' }>;

/** Of a page the last part of its address is its item, where it is about one. */
function markAs(db: Database, memberId: string, input: Marking, readAt: Date): Promise<string[]> {
  if (input.mark !== 'seen') return setRead(db, memberId, input.mark === 'all' ? null : input.ids, readAt);
  return setSeen(db, memberId, { path: input.path, itemId: input.path.slice(input.path.lastIndexOf('/') + 1) }, readAt);
}
