/** What happens to items and answers. Who was anonymous there is anonymous here, with the byline that stands there. */

import { caseSolved, caseUpdated, caseUpdateNamedColleagues, outcomeAsked } from '#modules/cases/cases.contract.ts';
import { isUpdateThere } from '#modules/cases/server/cases.public.ts';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import {
  bestAnswerMarked,
  colleaguesMentioned,
  commentAdded,
  itemFollowed,
  itemReposted,
} from '#modules/library/library-events.contract.ts';
import { type AnswerState, answerStates, followersOf, followersOfEach, previewsOf } from '#modules/library/server/library.public.ts';
import { askTogether, type Database } from '#platform/db/database.ts';
import { subscribe, subscribeTogether } from '#platform/events/event.ts';
import { endMuteOfBefore } from './mute.store.ts';
import { recipientsOf } from './notification.policy.ts';
import { authorOf, tell, tellAll } from './notifications.public.ts';
import { lockAnswersTo } from './told-answer.store.ts';
import { lookAgainAt, lookAgainAtBest } from './withdrawn-news.subscribers.ts';

interface Answer {
  readonly itemId: string;
  readonly commentId: string;
}

const statesOf = (db: Database, answers: readonly Answer[]): Promise<Map<string, AnswerState>> =>
  answerStates(
    db,
    answers.map(({ commentId }) => commentId),
  );

/** As `authorOf` its case; null as well for an update that was deleted before it was told. Whoever forgets it waits meanwhile. */
async function bylineOfUpdate(db: Database, caseId: string, updateId: string): Promise<Byline | null> {
  await lockAnswersTo(db, [caseId]);
  return (await isUpdateThere(db, updateId)) ? authorOf(db, caseId) : null;
}

export const discussionNewsSubscribers = [
  subscribeTogether(commentAdded, 'notifications.tellOfComment', async (context, added) => {
    const itemIds = [...new Set(added.map(({ itemId }) => itemId))];
    // In one go and in this order: what is read is as it is once the lock is there.
    const [, states, items, followers] = await askTogether(context.db, (db) =>
      Promise.all([
        lockAnswersTo(db, itemIds),
        statesOf(db, added),
        previewsOf(db, { items: itemIds, comments: [] }),
        followersOfEach(db, itemIds),
      ]),
    );
    /** With its item, and now. */
    const isReadable = ({ itemId, commentId }: Answer) => items.get(itemId)?.readable === true && states.get(commentId)?.there === true;
    const tellings = added.flatMap(({ itemId, commentId, ...facts }) => {
      const byline = states.get(commentId)?.byline;
      // It is erased.
      if (byline === undefined) return [];
      const recipients = recipientsOf({ ...facts, followerIds: followers.get(itemId) ?? [] });
      return [...recipients].map(([kind, memberIds]) => ({ memberIds, news: { kind, key: commentId, byline, itemId, commentId } }));
    });
    await tellAll(context, tellings);
    // One that has gone meanwhile, alone or with its item, is hidden like one that goes later: where it comes back, it is told.
    for (const answer of added) if (states.has(answer.commentId) && !isReadable(answer)) await lookAgainAt(context, answer);
  }),

  subscribe(colleaguesMentioned, 'notifications.tellOfMention', async (context, { itemId, commentId, commenterId, mentionedIds }) => {
    const answer = { itemId, commentId };
    const byline = (await statesOf(context.db, [answer])).get(commentId)?.byline;
    if (byline === undefined) return;
    const others = mentionedIds.filter((id) => id !== commenterId);
    await tell(context, others, { kind: 'mention', key: commentId, byline, itemId, commentId });
    await lookAgainAt(context, answer);
  }),

  subscribe(bestAnswerMarked, 'notifications.tellOfBestAnswer', async (context, { itemId, authorId, commentId, commenterId }) => {
    const byline = await authorOf(context.db, itemId);
    if (byline === null) return;
    const news = { key: commentId, byline, itemId, commentId };
    if (authorId !== commenterId) await tell(context, [commenterId], { kind: 'bestAnswer', ...news });
    const others = (await followersOf(context.db, itemId)).filter((id) => id !== authorId && id !== commenterId);
    await tell(context, others, { kind: 'followedBest', ...news });
    await lookAgainAtBest(context, itemId);
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

  // Who follows it wants to hear of it, whatever they had said before.
  subscribe(itemFollowed, 'notifications.endMute', ({ db }, { itemId, memberId, at }) =>
    endMuteOfBefore(db, memberId, itemId, new Date(at)),
  ),

  subscribe(caseUpdated, 'notifications.tellOfCaseUpdate', async (context, { caseId, authorId, updateId, mentionedIds }) => {
    const byline = await bylineOfUpdate(context.db, caseId, updateId);
    if (byline === null) return;
    const followers = (await followersOf(context.db, caseId)).filter((id) => id !== authorId && !mentionedIds.includes(id));
    await tell(context, followers, { kind: 'caseUpdate', key: updateId, byline, itemId: caseId });
    await tell(context, mentionedIds, { kind: 'mention', key: updateId, byline, itemId: caseId });
  }),

  subscribe(caseUpdateNamedColleagues, 'notifications.tellOfNamingInUpdate', async (context, { caseId, updateId, mentionedIds }) => {
    const byline = await bylineOfUpdate(context.db, caseId, updateId);
    if (byline !== null) await tell(context, mentionedIds, { kind: 'mention', key: updateId, byline, itemId: caseId });
  }),

  subscribe(caseSolved, 'notifications.tellOfSolvedCase', async (context, { caseId, authorId, at }) => {
    const byline = await authorOf(context.db, caseId);
    if (byline === null) return;
    // Whoever followed it later has seen that it is. Once for good: a mark that is taken off and set again is no news.
    const followers = (await followersOf(context.db, caseId, new Date(at))).filter((id) => id !== authorId);
    await tell(context, followers, { kind: 'caseSolved', key: caseId, byline, itemId: caseId });
  }),

  subscribe(outcomeAsked, 'notifications.askForOutcome', async (context, { caseId, authorId, day }) => {
    if ((await authorOf(context.db, caseId)) === null) return;
    await tell(context, [authorId], { kind: 'outcomeAsked', key: `${caseId} ${day}`, itemId: caseId });
  }),
];
