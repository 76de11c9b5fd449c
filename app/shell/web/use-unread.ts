import { useState } from 'react';
import { getUnreadCount, NOTIFICATIONS_ADDED, NOTIFICATIONS_READ } from '#modules/notifications/notifications.contract.ts';
import { RESUMED } from '#platform/web/live-messages.ts';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { useMe } from './frame-facts.ts';

/** How many notifications wait: as the page came, and live from then on. */
export function useUnread(): number {
  const atFirst = useMe()?.unread ?? 0;
  const [live, setLive] = useState<number | null>(null);
  useMemberMessages(({ name, payload }) => {
    if ((name === NOTIFICATIONS_ADDED || name === NOTIFICATIONS_READ) && typeof payload.unread === 'number') {
      setLive(payload.unread);
      if (payload.unread === 0) void clearShown();
    }
    // What came during an interruption was missed; when it cannot be asked for either, the old number stays.
    else if (name === RESUMED) askAgain().then(setLive, () => undefined);
  });
  return live ?? atFirst;
}

/** Read on another device: what this one still shows is no news. */
async function clearShown(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
}

async function askAgain(): Promise<number> {
  const { callOverHttp } = await import('#platform/web/http-caller.ts');
  return (await callOverHttp(getUnreadCount, {})).unread;
}
