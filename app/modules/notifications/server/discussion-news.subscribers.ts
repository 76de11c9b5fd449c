/** What happens to items and answers. Who was anonymous there is anonymous here, with the byline that stands there. */

import { caseUpdated, outcomeAsked } from '#modules/cases/cases.contract.ts';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import {
  audienceChanged,
  bestAnswerMarked,
  colleaguesMentioned,
  commentAdded,
  itemAudienceChanged,
  itemPublished,
  itemReposted,
  itemWithdrawn,
} from '#modules/library/library-events.contract.ts';
import { followersOf, followersOfEach, previewsOf, readableAmong } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { type SubscriberContext, subscribe, subscribeTogether } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { recipientsOf } from './notification.policy.ts';
import { setHidden, toldOf } from './notification.store.ts';
import { announce, authorOf, tell, tellAll } from './notifications.public.ts';

interface Answer {
  readonly itemId: string;
  readonly commentId: string;
}

/** As readers see who wrote an answer; null when nobody can read its item any more, or it is gone. */
async function answerersOf(db: Database, answers: readonly Answer[]): Promise<(answer: Answer) => Byline | null> {
  const items = [...new Set(answers.map(({ itemId }) => itemId))];
  const written = await previewsOf(db, { items, comments: answers.map(({ commentId }) => commentId) });
  return ({ itemId, commentId }) => (written.get(itemId)?.readable === true ? (written.get(commentId)?.byline ?? null) : null);
}

/** Looks at how things are now: what was told is hidden from those who cannot read it, and shown to those who can. */
async function hideUnreadable(context: SubscriberContext, what: Parameters<typeof toldOf>[1]): Promise<void> {
  const { db } = context;
  const told = await toldOf(db, what);
  const readable = await readableAmong(db, told);
  const hidden = await setHidden(
    db,
    told.filter((one) => !readable.has(one)),
    true,
  );
  const shown = await setHidden(db, [...readable], false);
  announce(context, [...new Set([...hidden, ...shown])], NOTIFICATIONS_READ);
}

export const discussionNewsSubscribers = [
  subscribeTogether(commentAdded, 'notifications.tellOfComment', async (context, added) => {
    const answererOf = await answerersOf(context.db, added);
    const followers = await followersOfEach(context.db, [...new Set(added.map(({ itemId }) => itemId))]);
    const tellings = added.flatMap(({ itemId, commentId, ...facts }) => {
      const byline = answererOf({ itemId, commentId });
      if (byline === null) return [];
      const recipients = recipientsOf({ ...facts, followerIds: followers.get(itemId) ?? [] });
      return [...recipients].map(([kind, memberIds]) => ({ memberIds, news: { kind, key: commentId, byline, itemId, commentId } }));
    });
    await tellAll(context, tellings);
  }),

  subscribe(colleaguesMentioned, 'notifications.tellOfMention', async (context, { itemId, commentId, commenterId, mentionedIds }) => {
    const byline = (await answerersOf(context.db, [{ itemId, commentId }]))({ itemId, commentId });
    if (byline === null) return;
    const others = mentionedIds.filter((id) => id !== commenterId);
    await tell(context, others, { kind: 'mention', key: commentId, byline, itemId, commentId });
  }),

  subscribe(bestAnswerMarked, 'notifications.tellOfBestAnswer', async (context, { itemId, authorId, commentId, commenterId }) => {
    const byline = await authorOf(context.db, itemId);
    if (byline === null) return;
    const news = { key: commentId, byline, itemId, commentId };
    if (authorId !== commenterId) await tell(context, [commenterId], { kind: 'bestAnswer', ...news });
    const others = (await followersOf(context.db, itemId)).filter((id) => id !== authorId && id !== commenterId);
    await tell(context, others, { kind: 'followedBest', ...news });
  }),

  subscribe(itemReposted, 'notifications.tellOfRepost', async (context, { itemId, authorId, memberId }) => {
    if (memberId === authorId || (await authorOf(context.db, itemId)) === null) return;
    await tell(context, [authorId], {
      kind: 'repost',
      key: `${itemId} ${memberId}`,
      byline: await bylineOf(context.db, memberId, false),
      itemId,
    });
  }),

  subscribe(caseUpdated, 'notifications.tellOfCaseUpdate', async (context, { caseId, authorId, updateId }) => {
    const byline = await authorOf(context.db, caseId);
    if (byline === null) return;
    const followers = (await followersOf(context.db, caseId)).filter((id) => id !== authorId);
    await tell(context, followers, { kind: 'caseUpdate', key: updateId, byline, itemId: caseId });
  }),

  subscribe(outcomeAsked, 'notifications.askForOutcome', async (context, { caseId, authorId, day }) => {
    if ((await authorOf(context.db, caseId)) === null) return;
    await tell(context, [authorId], { kind: 'outcomeAsked', key: `${caseId} ${day}`, itemId: caseId });
  }),

  subscribe(itemWithdrawn, 'notifications.hideItem', (context, { itemId }) => hideUnreadable(context, { itemId })),
  subscribe(itemPublished, 'notifications.showItem', (context, { itemId }) => hideUnreadable(context, { itemId })),
  subscribe(itemAudienceChanged, 'notifications.hideFromOthers', (context, { itemId }) => hideUnreadable(context, { itemId })),
  subscribe(audienceChanged, 'notifications.hideFromLeavers', (context, { memberIds }) => hideUnreadable(context, { memberIds })),
];
