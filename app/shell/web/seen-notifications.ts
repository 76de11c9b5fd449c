/** Read once is read everywhere. Loaded once something is there to be read. */
import { getUnreadCount, markRead, type UnreadCount } from '#modules/notifications/notifications.contract.ts';
import { pathWithoutLanguage } from '#platform/i18n/languages.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';

export const askUnread = (): Promise<UnreadCount> => callOverHttp(getUnreadCount, {});

/** Read on another device: what this one still shows of it is no news. */
export async function clearShown({ unread, read = [] }: { unread?: number; read?: readonly string[] }): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) if (unread === 0 || read.includes(shown.tag)) shown.close();
}

/** Ends in what may be the id of something. */
const PAGE_OF_ONE = /^(?:\/[a-z-]+){1,2}\/\w{12,40}$/;

/** The page of something was opened: what the member was told of it is read. Nobody waits for it, and next time does as well. */
export async function noteSeen(pathname: string): Promise<void> {
  const path = pathWithoutLanguage(pathname);
  if (document.visibilityState === 'hidden' || !PAGE_OF_ONE.test(path)) return;
  await callOverHttp(markRead, { mark: 'seen', path }, { idempotencyKey: crypto.randomUUID() }).catch(() => undefined);
}
