import { useState } from 'react';
import { CHAT_CHANGED, CHAT_READ, getUnreadChats } from '#modules/chat/chat.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { CONNECTED, RESUMED } from '#platform/web/live-messages.ts';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { sharedAnswer } from '#platform/web/shared-answer.ts';
import { useMe } from './frame-facts.ts';

/** After these the number may be another. */
const TELLING: readonly string[] = [CHAT_CHANGED, CHAT_READ, CONNECTED, RESUMED];
/** Many messages in a moment are counted once, and for all who show the number. */
const count = sharedAnswer(async () => {
  const { callOverHttp } = await import('#platform/web/http-caller.ts');
  return (await callOverHttp(getUnreadChats, {})).unread;
}, 300);

/** In how many conversations something waits: as the page came, and counted anew when something happens in one. */
export function useUnreadChats(): number {
  const atFirst = useMe()?.unreadChats ?? 0;
  const [live, setLive] = useState<number | null>(null);
  useMemberMessages(({ name }) => {
    if (!TELLING.includes(name)) return;
    // When it cannot be asked for, the old number stays.
    count().then(setLive, (error: unknown) => {
      if (!(error instanceof CallFailure)) throw error;
    });
  });
  return live ?? atFirst;
}
