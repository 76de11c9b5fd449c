import {
  bestAnswerMarked,
  bestAnswerUnmarked,
  commentAdded,
  itemPublished,
  itemWithdrawn,
} from '#modules/library/library-events.contract.ts';
import { changeItem, hasBestAnswer } from '#modules/library/server/library.public.ts';
import { type SubscriberContext, subscribe, subscribeTogether } from '#platform/events/event.ts';
import { threadPublished } from '../forums.contract.ts';
import { nameColleagues, unpinWhereFull } from './forum-thread.operations.ts';
import { setAnnounced, settleShown, touchForumOf } from './forum-thread.store.ts';

/** A thread is solved as long as it has a best answer. */
async function settleSolved({ db, emit }: SubscriberContext, { itemId, kind }: { itemId: string; kind: string }): Promise<void> {
  if (kind === 'thread') await changeItem({ db, emit }, itemId, { solved: await hasBestAnswer(db, itemId) });
}

export const threadSubscribers = [
  subscribe(itemPublished, 'forums.countThread', async ({ db, emit }, { itemId, kind, authorId, anonymous }) => {
    if (kind !== 'thread') return;
    const thread = await settleShown(db, itemId);
    if (thread === null) return;
    await unpinWhereFull({ db, emit }, itemId);
    const named = await nameColleagues({ db, emit }, thread, thread.text);
    if (!(await setAnnounced(db, itemId))) return;
    await emit(threadPublished, { threadId: itemId, forumId: thread.forumId, authorId, anonymous, mentionedIds: named });
  }),

  subscribe(itemWithdrawn, 'forums.uncountThread', async ({ db }, { itemId, kind }) => {
    if (kind === 'thread') await settleShown(db, itemId);
  }),

  subscribeTogether(commentAdded, 'forums.noteExchange', async ({ db }, added) => {
    const threads = new Set(added.flatMap(({ itemId, kind }) => (kind === 'thread' ? [itemId] : [])));
    for (const threadId of threads) await touchForumOf(db, threadId);
  }),

  subscribe(bestAnswerMarked, 'forums.settleSolved', settleSolved),
  subscribe(bestAnswerUnmarked, 'forums.settleUnsolved', settleSolved),
];
