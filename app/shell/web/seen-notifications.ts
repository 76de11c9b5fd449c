/** Read once is read everywhere. Loaded once something is there to be read. */
import { getUnreadCount, markRead, type UnreadCount } from '#modules/notifications/notifications.contract.ts';
import { pathWithoutLanguage } from '#platform/i18n/languages.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';

export async function askUnread(): Promise<UnreadCount> {
  const count = await callOverHttp(getUnreadCount, {});
  await countOnIcon(count.unread);
  return count;
}

/** The last push message put a number on the icon, which no other would correct until the next one comes. */
async function countOnIcon(unread: number): Promise<void> {
  const isPushed = 'Notification' in globalThis && Notification.permission === 'granted';
  if (isPushed) await (unread === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(unread))?.catch(() => undefined);
}

/** What was read since this document was opened, here or elsewhere. */
const known = new Set<string>();

interface Told {
  unread?: number;
  read?: readonly string[];
  /** A marking of these was taken back. */
  again?: readonly string[];
}

/** Read on another device: what this one still shows of it is no news. One that stands for several is none once all of them are read. */
export async function clearShown({ unread, read = [], again = [] }: Told): Promise<void> {
  for (const id of read) known.add(id);
  for (const id of again) known.delete(id);
  if (unread !== undefined) await countOnIcon(unread);
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) {
    const { of = [] }: { of?: readonly string[] } = shown.data ?? {};
    const isRead = of.length > 0 ? of.every((id) => known.has(id)) : read.includes(shown.tag);
    if (unread === 0 || isRead) shown.close();
  }
}

/** Ends in what may be the id of something, or is the list of those who ask to be let into it. */
const PAGE_OF_ONE = /^(?:\/[a-z-]+){1,2}\/\w{12,40}(?:\/[a-z-]+\?list=requested)?$/;

/** The page of something was opened: what the member was told of it is read. Nobody waits for it, and next time does as well. */
export async function noteSeen(address: string): Promise<void> {
  const path = pathWithoutLanguage(address);
  if (document.visibilityState === 'hidden' || !PAGE_OF_ONE.test(path)) return;
  await callOverHttp(markRead, { mark: 'seen', path }, { idempotencyKey: crypto.randomUUID(), unasked: true }).catch(() => undefined);
}
