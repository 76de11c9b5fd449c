/** What concerns a member themselves: followers, verification, devices, decisions of staff about what they wrote. */
import { memberChanged, memberSentBack, memberVerified, signedInFromNewDevice } from '#modules/identity/identity.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import {
  commentApproved,
  commentHeld,
  commentRemoved,
  itemApproved,
  itemHeld,
  itemRemoved,
  itemSentBack,
  messageRemoved,
  noteApproved,
  noteHeld,
  noteRemoved,
} from '#modules/moderation/moderation.contract.ts';
import { memberBlocked } from '#modules/network/block.contract.ts';
import { memberFollowed } from '#modules/network/network.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { pathOfConversation } from './chat-news.policy.ts';
import { setRead, unreadPerhapsBy, updateBylines } from './notification.store.ts';
import { rowsHeard } from './notification-now.view.ts';
import { announce, takeBackShown, tell } from './notifications.public.ts';

/** Decisions carry no id of their own, and may be taken again the same day. Of those that do not say when they were, one a day is told. */
const time = ({ at = new Date().toISOString().slice(0, 10) }: { at?: string | undefined }) => at;

export const memberNewsSubscribers = [
  subscribe(memberFollowed, 'notifications.tellOfFollower', async (context, { followerId, memberId }) => {
    // Once for good: who stops and follows again is no news.
    await tell(context, [memberId], { kind: 'follow', key: followerId, byline: await bylineOf(context.db, followerId, false) });
  }),

  subscribe(memberBlocked, 'notifications.silenceEachOther', async (context, { memberId, blockedId }) => {
    for (const [reader, actor] of [
      [memberId, blockedId],
      [blockedId, memberId],
    ] as const) {
      // Lists leave it out as long as they are blocked; no bell counts what no list shows. Of a row that tells of several, others are left.
      const rows = await unreadPerhapsBy(context.db, reader, actor);
      const left = await rowsHeard(context.db, rows);
      const over = rows.flatMap((row) => (left.has(row) ? [] : [row.id]));
      const read = over.length === 0 ? [] : await setRead(context.db, reader, over, new Date());
      if (read.length > 0) announce(context, [reader], NOTIFICATIONS_READ, new Map([[reader, read]]));
      await takeBackShown(
        context,
        [],
        rows.filter((row) => (left.get(row) ?? row) !== row),
      );
    }
  }),

  subscribe(memberVerified, 'notifications.tellOfVerification', (context, { memberId, ...fact }) =>
    tell(context, [memberId], { kind: 'verified', key: time(fact) }),
  ),

  subscribe(memberSentBack, 'notifications.tellOfSendingBack', (context, { memberId, reason, ...fact }) =>
    tell(context, [memberId], { kind: 'sentBack', key: `${time(fact)} ${reason}`, note: reason }),
  ),

  subscribe(signedInFromNewDevice, 'notifications.tellOfDevice', (context, { memberId, sessionId, device }) =>
    tell(context, [memberId], { kind: 'newDevice', key: sessionId, ...(device !== '' && { note: device }) }),
  ),

  subscribe(itemApproved, 'notifications.tellOfApproval', (context, { itemId, authorId, ...fact }) =>
    tell(context, [authorId], { kind: 'itemApproved', key: `${itemId} ${time(fact)}`, itemId }),
  ),

  subscribe(commentApproved, 'notifications.tellOfCommentApproval', (context, { itemId, commentId, authorId, ...fact }) =>
    tell(context, [authorId], { kind: 'itemApproved', key: `${commentId} ${time(fact)}`, itemId, commentId }),
  ),

  subscribe(noteApproved, 'notifications.tellOfNoteApproval', (context, { itemId, noteId, authorId, ...fact }) =>
    tell(context, [authorId], { kind: 'itemApproved', key: `${noteId} ${time(fact)}`, itemId }),
  ),

  subscribe(itemSentBack, 'notifications.tellOfItemSentBack', (context, { itemId, authorId, reason, ...fact }) =>
    tell(context, [authorId], { kind: 'itemSentBack', key: `${itemId} ${time(fact)} ${reason}`, itemId, note: reason }),
  ),

  subscribe(itemHeld, 'notifications.tellOfHolding', (context, { itemId, authorId, ...fact }) =>
    tell(context, [authorId], { kind: 'itemHeld', key: `${itemId} ${time(fact)}`, itemId }),
  ),

  subscribe(commentHeld, 'notifications.tellOfCommentHeld', (context, { itemId, commentId, authorId, ...fact }) =>
    tell(context, [authorId], { kind: 'itemHeld', key: `${commentId} ${time(fact)}`, itemId, commentId }),
  ),

  subscribe(noteHeld, 'notifications.tellOfNoteHeld', (context, { itemId, noteId, authorId, ...fact }) =>
    tell(context, [authorId], { kind: 'itemHeld', key: `${noteId} ${time(fact)}`, itemId }),
  ),

  subscribe(itemRemoved, 'notifications.tellOfItemRemoved', (context, { itemId, authorId, reason }) =>
    tell(context, [authorId], { kind: 'itemRemoved', key: itemId, itemId, note: reason }),
  ),

  subscribe(commentRemoved, 'notifications.tellOfCommentRemoved', (context, { itemId, commentId, authorId, reason }) =>
    tell(context, [authorId], { kind: 'commentRemoved', key: commentId, itemId, note: reason }),
  ),

  subscribe(messageRemoved, 'notifications.tellOfMessageRemoved', (context, { messageId, conversationId, authorId, reason }) =>
    tell(context, [authorId], { kind: 'messageRemoved', key: messageId, path: pathOfConversation(conversationId), note: reason }),
  ),

  subscribe(noteRemoved, 'notifications.tellOfNoteRemoved', (context, { itemId, noteId, authorId, reason, ...fact }) =>
    tell(context, [authorId], { kind: 'noteRemoved', key: `${noteId} ${time(fact)}`, itemId, note: reason }),
  ),

  subscribe(memberChanged, 'notifications.refreshBylines', async ({ db }, { memberId }) => {
    await updateBylines(db, memberId, await bylineOf(db, memberId, false));
  }),
];
