/** The list of conversations: as the page came, and read again when something happens in one of them. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import type { Page } from '#platform/operation/paging.ts';
import { CONNECTED, RESUMED } from '#platform/web/live-messages.ts';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { sharedAnswer } from '#platform/web/shared-answer.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import { CHAT_CHANGED, CHAT_READ, type ConversationRow, getUnreadChats, listConversations } from '../chat.contract.ts';

/** After these the list may be another. */
const TELLING: readonly string[] = [CHAT_CHANGED, CHAT_READ, CONNECTED, RESUMED];
/** Many messages in a moment are one reading. */
const PAUSE_MS = 250;

export function useConversations(box: 'chats' | 'requests', first: OutputOf<typeof listConversations>, requests: number) {
  const input = useMemo(() => ({ box }), [box]);
  const list = usePageList<ConversationRow, typeof listConversations>(listConversations, input, first);
  const [waiting, setWaiting] = useState(requests);
  const shown = useRef(box);
  shown.current = box;
  const readAgain = useMemo(() => sharedAnswer(() => readBox(box), PAUSE_MS), [box]);
  const { setRows } = list;

  useEffect(() => setWaiting(requests), [requests]);
  useMemberMessages(({ name }) => {
    if (!TELLING.includes(name)) return;
    readAgain().then(
      ({ newest, count }) => {
        setWaiting(count);
        // Meanwhile the reader may have turned to the other box.
        if (shown.current === box) setRows((known) => [...newest.data, ...olderThan(newest, known)]);
      },
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
      },
    );
  });
  return { rows: list.rows, state: list.state, more: list.more, waiting };
}

async function readBox(box: 'chats' | 'requests') {
  const { callOverHttp } = await import('#platform/web/http-caller.ts');
  const [newest, { requests }] = await Promise.all([callOverHttp(listConversations, { box }), callOverHttp(getUnreadChats, {})]);
  return { newest, count: requests };
}

/** Later pages stay as they are. What should stand among the newest and does not has left this box. */
export function olderThan({ data, nextCursor }: Page<ConversationRow>, known: readonly ConversationRow[]): readonly ConversationRow[] {
  const last = data.at(-1);
  if (nextCursor === null || last === undefined) return [];
  return known.filter(({ id, at }) => at <= last.at && !data.some((row) => row.id === id));
}
