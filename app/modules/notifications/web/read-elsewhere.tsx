import type { LiveMessage } from '#platform/web/live-messages.ts';
import { NOTIFICATIONS_READ, type Notification } from '../notifications.contract.ts';

type Rows = readonly Notification[];

/** Rows of an open list once a message says that some were read, or are unread once more, in another window or on another device; the same rows where it does not. */
export function afterMessage(rows: Rows, { name, payload: { unread, read, again } }: LiveMessage): Rows {
  if (name !== NOTIFICATIONS_READ) return rows;
  // Whatever it names: what was read while nothing was heard is read, too.
  if (unread === 0) return rows.every((row) => row.read) ? rows : rows.map((row) => ({ ...row, read: true }));
  return marked(marked(rows, read, true), again, false);
}

/** The same once the newest were asked for after an interruption, in which nothing was heard. What this window marks at the moment stays. */
export function afterInterruption(rows: Rows, newest: Rows): Rows {
  return marked(
    rows,
    newest.flatMap(({ id, read }) => (read ? [id] : [])),
    true,
  );
}

/** Whether something has come, or come to what stands there, that an open list does not show. */
export function isBehind(rows: Rows, newest: Rows): boolean {
  const latest = (some: Rows) => Math.max(0, ...some.map(({ at }) => Date.parse(at)));
  return latest(newest) > latest(rows);
}

function marked(rows: Rows, ids: unknown, read: boolean): Rows {
  const its = new Set<unknown>(Array.isArray(ids) ? ids : []);
  const isNews = (row: Notification) => row.read !== read && its.has(row.id);
  return rows.some(isNews) ? rows.map((row) => (isNews(row) ? { ...row, read } : row)) : rows;
}
