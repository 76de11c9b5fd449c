import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { NOTIFICATIONS_ADDED, NOTIFICATIONS_READ, type UnreadCount } from '#modules/notifications/notifications.contract.ts';
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
      if (name === NOTIFICATIONS_READ) void later().then(({ clearShown }) => clearShown(payload));
    }
    // Before the line was there, or while it was interrupted, nothing was heard; when it cannot be asked for either, the old number stays.
    else if (name === CONNECTED || name === RESUMED)
      later()
        .then(({ askUnread }) => askUnread())
        .then(learn, () => undefined);
  });
  const unread = live?.unread ?? atFirst;
  const { pathname, search } = useLocation();
  const page = pathOfPage(pathname, search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as a page is opened, not as something comes while it stands there
  useEffect(() => {
    if (unread > 0) void later().then(({ noteSeen }) => noteSeen(page));
  }, [page]);
  return unread;
}

/** Who asks to be let in is a list of its own among those of its page; any other query is still the same page. */
export const pathOfPage = (pathname: string, search: string): string => (search === '?list=requested' ? pathname + search : pathname);

/** What is told and what is asked for overtake each other on their ways. */
export const newestCount = (known: UnreadCount | null, told: UnreadCount): UnreadCount =>
  known !== null && known.countedAt > told.countedAt ? known : told;

const later = () => import('./seen-notifications.ts');
