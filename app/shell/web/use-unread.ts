import { useState } from 'react';
import {
  getUnreadCount,
  NOTIFICATIONS_ADDED,
  NOTIFICATIONS_READ,
  type UnreadCount,
} from '#modules/notifications/notifications.contract.ts';
import { CONNECTED, RESUMED } from '#platform/web/live-messages.ts';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { useMe } from './frame-facts.ts';

/** How many notifications wait: as the page came, and live from then on. */
export function useUnread(): number {
  const atFirst = useMe()?.unread ?? 0;
  const [live, setLive] = useState<UnreadCount | null>(null);
  const learn = (told: UnreadCount) => setLive((known) => newestCount(known, told));
  useMemberMessages(({ name, payload }) => {
    if (name === NOTIFICATIONS_ADDED || name === NOTIFICATIONS_READ) {
      learn(payload as UnreadCount);
      if (payload.unread === 0) void clearShown();
    }
    // Before the line was there, or while it was interrupted, nothing was heard; when it cannot be asked for either, the old number stays.
    else if (name === CONNECTED || name === RESUMED) ask().then(learn, () => undefined);
  });
  return live?.unread ?? atFirst;
}

/** What is told and what is asked for overtake each other on their ways. */
export const newestCount = (known: UnreadCount | null, told: UnreadCount): UnreadCount =>
  known !== null && known.countedAt > told.countedAt ? known : told;

/** Read on another device: what this one still shows is no news. */
async function clearShown(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
}

async function ask(): Promise<UnreadCount> {
  const { callOverHttp } = await import('#platform/web/http-caller.ts');
  return callOverHttp(getUnreadCount, {});
}
