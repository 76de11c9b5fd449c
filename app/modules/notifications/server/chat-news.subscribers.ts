/** Who writes to a member who is not here to see it. What they write is read in the conversation, and nowhere else. */
import { messageRequested, messagesWaiting, toldMessagesRead } from '#modules/chat/chat.contract.ts';
import { groupNames } from '#modules/chat/server/chat.public.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import { subscribe } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { setReadAt } from './notification.store.ts';
import { announce, tell } from './notifications.public.ts';

const pathOf = (conversationId: string) => `/chat/${conversationId}`;

export const chatNewsSubscribers = [
  subscribe(messageRequested, 'notifications.tellOfMessageRequest', async (context, { conversationId, fromId, memberId }) => {
    const byline = await bylineOf(context.db, fromId, false);
    await tell(context, [memberId], { kind: 'chatRequest', key: conversationId, byline, path: pathOf(conversationId) });
  }),

  subscribe(messagesWaiting, 'notifications.tellOfMessages', async (context, { conversationId, fromId, memberId, seq }) => {
    const group = (await groupNames(context.db, [conversationId])).get(conversationId);
    await tell(context, [memberId], {
      kind: 'chatMessage',
      key: `${conversationId} ${seq}`,
      byline: await bylineOf(context.db, fromId, false),
      path: pathOf(conversationId),
      ...(group !== undefined && { note: group }),
    });
  }),

  subscribe(toldMessagesRead, 'notifications.markMessagesRead', async (context, { conversationId, memberId }) => {
    await setReadAt(context.db, memberId, pathOf(conversationId), new Date());
    announce(context, [memberId], NOTIFICATIONS_READ);
  }),
];
