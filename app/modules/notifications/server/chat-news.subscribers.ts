/** Who writes to a member who is not here to see it. What they write is read in the conversation, and nowhere else. */
import { groupLeft, messageRequested, messagesGone, messagesWaiting, toldMessagesRead } from '#modules/chat/chat.contract.ts';
import { groupNames, participantIds } from '#modules/chat/server/chat.public.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { pathOfConversation } from './chat-news.policy.ts';
import { hideRows, openRowsAt, setReadAt } from './notification.store.ts';
import { unsaidAmong } from './notification.view.ts';
import { announce, tell } from './notifications.public.ts';

/** What these members were told of, and is no longer there for them, is hidden: their bell counts it no more, and nothing of it is sent. */
async function hideUnsaid(context: SubscriberContext, conversationId: string, memberIds: readonly string[]): Promise<void> {
  const rows = await openRowsAt(context.db, memberIds, pathOfConversation(conversationId));
  const gone = [...(await unsaidAmong(context.db, rows))];
  await hideRows(
    context.db,
    gone.map(({ id }) => id),
  );
  announce(context, [...new Set(gone.map(({ memberId }) => memberId))], NOTIFICATIONS_READ);
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
  }),

  subscribe(toldMessagesRead, 'notifications.markMessagesRead', async (context, { conversationId, memberId }) => {
    const read = await setReadAt(context.db, memberId, pathOfConversation(conversationId), new Date());
    announce(context, [memberId], NOTIFICATIONS_READ, read);
  }),

  subscribe(groupLeft, 'notifications.forgetGroup', (context, { conversationId, memberId }) =>
    hideUnsaid(context, conversationId, [memberId]),
  ),

  subscribe(messagesGone, 'notifications.forgetMessages', async (context, { conversationId }) =>
    hideUnsaid(context, conversationId, await participantIds(context.db, conversationId)),
  ),
];
