/** What happens in forums: requests, new threads, what those who tend them decide and want. Who was anonymous there is anonymous here. */
import { forumClosedByStaff, forumDeleted, forumReopenedByStaff } from '#modules/forums/forum-closing.contract.ts';
import {
  declineTakenBack,
  forumDutyEnded,
  forumEntrusted,
  forumJoinRequested,
  joinDecided,
  joinRequestEnded,
  memberReadmitted,
  memberRemoved,
  threadNamedColleagues,
  threadPublished,
} from '#modules/forums/forums.contract.ts';
import {
  followersOfForum,
  forumMembershipOf,
  isSourceWanted,
  isTakenDown,
  stewardIdsOf,
  waitingForForum,
} from '#modules/forums/server/forums.public.ts';
import { contentTakenDown, sourceAsked, sourceRequestEnded } from '#modules/forums/thread-desk.contract.ts';
import { itemPublished } from '#modules/library/library-events.contract.ts';
import { inAudienceOf } from '#modules/library/server/library.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { pathOfForum } from './forum-news.policy.ts';
import { eraseWantedSource, hideAtPath, hideTakingDown } from './notification.store.ts';
import { authorOf, takeBackErased, takeBackShown, tell } from './notifications.public.ts';
import { forgetStanding, type Place, settleRequests, tellOfRequest, tellOfStanding, tellOfWaiting } from './place-news.view.ts';
import { lockAnswersTo } from './told-answer.store.ts';
import { lookAgainAt } from './withdrawn-news.subscribers.ts';

const placeOf = ({ db }: SubscriberContext, forumId: string): Place => ({
  id: forumId,
  path: pathOfForum(forumId),
  requestsPath: `${pathOfForum(forumId)}/desk?list=requested`,
  requestKind: 'forumRequest',
  stewards: () => stewardIdsOf(db, forumId),
  waiting: () => waitingForForum(db, forumId),
  find: (memberId) => forumMembershipOf(db, forumId, memberId),
});

/** Whoever tells that it was taken down and whoever forgets that see what the other did. */
async function isDownNow({ db }: SubscriberContext, threadId: string): Promise<boolean> {
  await lockAnswersTo(db, [threadId]);
  return isTakenDown(db, threadId);
}

/** The same for a source that is wanted for it, or for an answer to it. */
async function isSourceWantedNow({ db }: SubscriberContext, threadId: string, commentId: string | null): Promise<boolean> {
  await lockAnswersTo(db, [threadId]);
  return isSourceWanted(db, threadId, commentId);
}

export const forumNewsSubscribers = [
  subscribe(forumJoinRequested, 'notifications.tellOfForumRequest', (context, { forumId, memberId, at }) =>
    tellOfRequest(context, placeOf(context, forumId), memberId, at),
  ),

  subscribe(joinRequestEnded, 'notifications.forgetForumRequest', (context, { forumId, memberId }) =>
    settleRequests(context, placeOf(context, forumId), { actorId: memberId }),
  ),

  subscribe(joinDecided, 'notifications.tellOfForumDecision', async (context, { forumId, memberId, accepted, at }) => {
    const place = placeOf(context, forumId);
    await settleRequests(context, place, { actorId: memberId });
    const decision = accepted ? (['forumAccepted', 'member'] as const) : (['forumDeclined', 'declined'] as const);
    await tellOfStanding(context, place, memberId, { kind: decision[0], standing: decision[1], at });
  }),

  subscribe(declineTakenBack, 'notifications.forgetForumDecline', async (context, { forumId, memberId }) => {
    const place = placeOf(context, forumId);
    await tellOfRequest(context, place, memberId, new Date().toISOString());
    await forgetStanding(context, place, memberId, { kind: 'forumDeclined', standing: 'declined' });
  }),

  subscribe(memberRemoved, 'notifications.tellOfForumRemoval', (context, { forumId, memberId, at }) =>
    tellOfStanding(context, placeOf(context, forumId), memberId, { kind: 'forumRemoved', standing: 'removed', at }),
  ),

  subscribe(memberReadmitted, 'notifications.forgetForumRemoval', async (context, { forumId, memberId }) => {
    const place = placeOf(context, forumId);
    await forgetStanding(context, place, memberId, { kind: 'forumRemoved', standing: 'removed' });
    // As a moderator, where they were one.
    await tellOfWaiting(context, place, memberId);
  }),

  subscribe(forumDutyEnded, 'notifications.forgetForumRequests', (context, { forumId, memberId }) =>
    settleRequests(context, placeOf(context, forumId), { memberId }),
  ),

  subscribe(forumEntrusted, 'notifications.tellOfForumWaiting', (context, { forumId, memberId }) =>
    tellOfWaiting(context, placeOf(context, forumId), memberId),
  ),

  subscribe(forumEntrusted, 'notifications.tellOfForumDuty', (context, { forumId, memberId, role, at }) => {
    const kind = role === 'owner' ? 'forumOwner' : 'forumModerator';
    return tell(context, [memberId], { kind, key: `${forumId} ${at}`, path: pathOfForum(forumId) });
  }),

  subscribe(forumClosedByStaff, 'notifications.tellOfForumClosing', (context, { forumId, ownerId, reason, at }) =>
    tell(context, [ownerId], { kind: 'forumClosed', key: `${forumId} ${at}`, path: pathOfForum(forumId), note: reason }),
  ),

  subscribe(forumReopenedByStaff, 'notifications.tellOfForumReopening', (context, { forumId, ownerId, at }) =>
    tell(context, [ownerId], { kind: 'forumReopened', key: `${forumId} ${at}`, path: pathOfForum(forumId) }),
  ),

  subscribe(forumDeleted, 'notifications.forgetForum', async (context, { forumId, name, ownerId, reason }) => {
    await takeBackShown(context, await hideAtPath(context.db, pathOfForum(forumId)));
    if (reason === null) return;
    await tell(context, [ownerId], { kind: 'forumDeleted', key: forumId, path: '/moderation-log', note: `${name}: ${reason}` });
  }),

  subscribe(threadPublished, 'notifications.tellOfThread', async (context, { threadId, forumId, authorId, mentionedIds }) => {
    const byline = await authorOf(context.db, threadId);
    if (byline === null) return;
    const followers = (await followersOfForum(context.db, forumId)).filter((id) => id !== authorId && !mentionedIds.includes(id));
    await tell(context, followers, {
      kind: 'forumThread',
      key: threadId,
      byline,
      itemId: threadId,
      path: pathOfForum(forumId),
    });
  }),

  subscribe(threadNamedColleagues, 'notifications.tellOfNamingInThread', async (context, { threadId, mentionedIds }) => {
    const byline = await authorOf(context.db, threadId);
    // Whom a closed forum does not let in, `tell` passes over.
    if (byline !== null) await tell(context, mentionedIds, { kind: 'mention', key: threadId, byline, itemId: threadId });
  }),

  subscribe(sourceAsked, 'notifications.tellOfWantedSource', async (context, { threadId, commentId, authorId, at }) => {
    // A slip of a moderator, who has taken it back by now, is no news.
    if (!(await isSourceWantedNow(context, threadId, commentId))) return;
    const key = `${commentId ?? threadId} ${at}`;
    await tell(context, [authorId], { kind: 'sourceAsked', key, itemId: threadId, ...(commentId !== null && { commentId }) });
    if (commentId !== null) await lookAgainAt(context, { itemId: threadId, commentId });
  }),

  subscribe(sourceRequestEnded, 'notifications.forgetWantedSource', async (context, { threadId, commentId }) => {
    if (await isSourceWantedNow(context, threadId, commentId)) return;
    await takeBackErased(context, await eraseWantedSource(context.db, threadId, commentId));
  }),

  subscribe(contentTakenDown, 'notifications.tellOfTakingDown', async (context, { threadId, commentId, authorId, reason, at }) => {
    const kind = commentId === null ? 'threadTakenDown' : 'answerTakenDown';
    // A slip of a moderator, who has brought it back by now, is no news.
    if (commentId === null && !(await isDownNow(context, threadId))) return;
    // Whoever has left a closed forum hears nothing more of it.
    const readers = await inAudienceOf(context.db, threadId, [authorId]);
    await tell(context, [...readers], { kind, key: `${commentId ?? threadId} ${at}`, itemId: threadId, note: reason });
  }),

  subscribe(itemPublished, 'notifications.forgetTakingDown', async (context, { itemId, kind }) => {
    if (kind !== 'thread' || (await isDownNow(context, itemId))) return;
    await takeBackShown(context, await hideTakingDown(context.db, itemId));
  }),
];
