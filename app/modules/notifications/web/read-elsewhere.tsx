import type { LiveMessage } from '#platform/web/live-messages.ts';
import { NOTIFICATIONS_READ, type Notification } from '../notifications.contract.ts';

/** Rows of an open list once a message says that some were read in another window, or on another device; the same rows where it does not. */
export function afterMessage(rows: readonly Notification[], { name, payload }: LiveMessage): readonly Notification[] {
  const ids = name === NOTIFICATIONS_READ && Array.isArray(payload.read) ? new Set<unknown>(payload.read) : new Set<unknown>();
  const isNews = ({ id, read }: Notification) => !read && ids.has(id);
  return rows.some(isNews) ? rows.map((row) => (isNews(row) ? { ...row, read: true } : row)) : rows;
}
