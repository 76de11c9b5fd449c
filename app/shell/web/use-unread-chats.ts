import { useState } from 'react';
import { CHAT_CHANGED, CHAT_READ, getUnreadChats } from '#modules/chat/chat.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { RESUMED } from '#platform/web/live-messages.ts';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { useMe } from './frame-facts.ts';

/** Many messages in a moment are counted once, and for all who show the number. */
const PAUSE_MS = 300;
let asking: Promise<number> | null = null;

/** In how many conversations something waits: as the page came, and counted anew when something happens in one. */
export function useUnreadChats(): number {
  const atFirst = useMe()?.unreadChats ?? 0;
  const [live, setLive] = useState<number | null>(null);
  useMemberMessages(({ name }) => {
    if (name !== CHAT_CHANGED && name !== CHAT_READ && name !== RESUMED) return;
    asking ??= count().finally(() => {
      asking = null;
    });
    // When it cannot be asked for, the old number stays.
    asking.then(setLive, (error: unknown) => {
      if (!(error instanceof CallFailure)) throw error;
    });
  });
  return live ?? atFirst;
}

async function count(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const { callOverHttp } = await import('#platform/web/http-caller.ts');
  return (await callOverHttp(getUnreadChats, {})).unread;
}
