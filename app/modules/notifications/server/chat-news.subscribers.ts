/** Who writes to a member who is not here to see it. What they write is read in the conversation, and nowhere else. */
import {
  groupLeft,
  messageBroughtBack,
  messageRequested,
  messagesGone,
  messagesWaiting,
  toldMessagesRead,
} from '#modules/chat/chat.contract.ts';
import { groupNames, noteTold, participantIds } from '#modules/chat/server/chat.public.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { pathOfConversation } from './chat-news.policy.ts';
import { hiddenRowsAt, hideRows, lockRowsAt, type NotificationRow, openRowsAt, setReadAt } from './notification.store.ts';
import { unsaidAmong } from './notification.view.ts';
import { announce, takeBackShown, tell } from './notifications.public.ts';

/**
 * What these members were told of, and is no longer there for them, is hidden: their bell counts it no more, nothing of it is sent,
 * and of what is said after it they are told as if they had been told nothing.
 */
async function hideUnsaid(context: SubscriberContext, conversationId: string, memberIds: readonly string[]): Promise<void> {
  const { db } = context;
  const path = pathOfConversation(conversationId);
  await lockRowsAt(db, path);
  const rows = await openRowsAt(db, memberIds, path);
  await setTold(context, conversationId, [...(await unsaidAmong(db, rows))], false);
}

/** What they were told of is there again: where they have been told of nothing else since, it stands in their list as it did. */
async function showSaidAgain(context: SubscriberContext, conversationId: string): Promise<void> {
  const { db } = context;
  const path = pathOfConversation(conversationId);
  await lockRowsAt(db, path);
  const rows = await hiddenRowsAt(db, await participantIds(db, conversationId), path);
  const unsaid = await unsaidAmong(db, rows);
  const said = rows.filter((row) => !unsaid.has(row));
  await setTold(context, conversationId, said, true);
}

async function setTold(context: SubscriberContext, conversationId: string, rows: readonly NotificationRow[], told: boolean): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  await hideRows(context.db, ids, !told);
  await noteTold(context.db, conversationId, memberIds, told);
  if (told) announce(context, memberIds, NOTIFICATIONS_READ);
  else await takeBackShown(context, rows);
}

export const chatNewsSubscribers = [
  subscribe(messageRequested, 'notifications.tellOfMessageRequest', async (context, { conversationId, fromId, memberId }) => {
    const byline = await bylineOf(context.db, fromId, false);
    await tell(context, [memberId], { kind: 'chatRequest', key: conversationId, byline, path: pathOfConversation(conversationId) });
  }),

  subscribe(messagesWaiting, 'notifications.tellOfMessages', async (context, { conversationId, fromId, memberId, seq }) => {
    const group = (await groupNames(context.db, [conversationId])).get(conversationId);
    await tell(context, [memberId], {
      kind: 'chatMessage',
      key: `${conversationId} ${seq}`,
      byline: await bylineOf(context.db, fromId, false),
      path: pathOfConversation(conversationId),
      ...(group !== undefined && { note: group }),
    });
    // It may have been taken back since it was found.
    await hideUnsaid(context, conversationId, [memberId]);
  }),

  subscribe(toldMessagesRead, 'notifications.markMessagesRead', async (context, { conversationId, memberId }) => {
    const read = await setReadAt(context.db, memberId, pathOfConversation(conversationId), new Date());
    announce(context, [memberId], NOTIFICATIONS_READ, new Map([[memberId, read]]));
  }),

  subscribe(groupLeft, 'notifications.forgetGroup', (context, { conversationId, memberId }) =>
    hideUnsaid(context, conversationId, [memberId]),
  ),

  subscribe(messagesGone, 'notifications.forgetMessages', async (context, { conversationId }) =>
    hideUnsaid(context, conversationId, await participantIds(context.db, conversationId)),
  ),

  subscribe(messageBroughtBack, 'notifications.recallMessages', (context, { conversationId }) => showSaidAgain(context, conversationId)),
];
