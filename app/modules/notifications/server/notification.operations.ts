import { handle } from '#platform/operation/handler.ts';
import { getSettings, getUnreadCount, listNotifications, markRead, NOTIFICATIONS_READ, saveSettings } from '../notifications.contract.ts';
import { countUnread, listNotificationRows, setRead, undoRead } from './notification.store.ts';
import { notificationViews } from './notification.view.ts';
import { setSettings, settingsOf } from './notification-settings.store.ts';
import { announce } from './notifications.public.ts';

export const notificationHandlers = [
  handle(listNotifications, async ({ db, viewer }, filter) => {
    const { timeZone } = await settingsOf(db, viewer.id);
    const { data, nextCursor } = await listNotificationRows(db, viewer.id, filter);
    return { data: await notificationViews(db, data, timeZone), nextCursor };
  }),

  handle(getUnreadCount, async ({ db, viewer }) => ({ unread: await countUnread(db, viewer.id) })),

  handle(markRead, async ({ db, viewer, services }, input) => {
    const readAt = input.mark === 'undo' ? new Date(input.readAt) : new Date();
    if (input.mark === 'undo') await undoRead(db, viewer.id, readAt);
    else await setRead(db, viewer.id, input.mark === 'all' ? null : input.ids, readAt);
    // The member's other windows.
    await announce(db, services, [viewer.id], NOTIFICATIONS_READ);
    return { unread: await countUnread(db, viewer.id), readAt: readAt.toISOString() };
  }),

  handle(getSettings, ({ db, viewer }) => settingsOf(db, viewer.id)),

  handle(saveSettings, async ({ db, viewer }, settings) => {
    await setSettings(db, viewer.id, settings);
    return settings;
  }),
];
