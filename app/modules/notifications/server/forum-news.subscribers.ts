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
  forumNames,
  isSourceWanted,
  isTakenDown,
  stewardIdsOf,
  waitingIds,
} from '#modules/forums/server/forums.public.ts';
import { contentTakenDown, sourceAsked, sourceRequestEnded } from '#modules/forums/thread-desk.contract.ts';
import { itemPublished } from '#modules/library/library-events.contract.ts';
import { inAudienceOf } from '#modules/library/server/library.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { pathOfForum } from './forum-news.policy.ts';
import { forgetDecline, forgetRemoval, forgetRequest, forgetRequestsTo, showRequestsTo, tellOfRequest } from './join-request-news.view.ts';
import { eraseWantedSource, hideAtPath, hideTakingDown, lockRowsAt } from './notification.store.ts';
import { authorOf, takeBackErased, takeBackShown, tell } from './notifications.public.ts';
import { lockAnswersTo } from './told-answer.store.ts';
import { lookAgainAt } from './withdrawn-news.subscribers.ts';

const pathOfRequests = (forumId: string) => `${pathOfForum(forumId)}/desk?list=requested`;

/** Where it leads, and what it is called. */
async function forumNews({ db }: SubscriberContext, forumId: string, path = pathOfForum(forumId)) {
  const note = (await forumNames(db, [forumId])).get(forumId);
  return { path, ...(note !== undefined && { note }) };
}

/** Who tends the forum now: whoever tells them of a request and whoever takes it from one who does no more see what the other did. */
async function stewardsNow({ db }: SubscriberContext, forumId: string): Promise<string[]> {
  await lockRowsAt(db, pathOfRequests(forumId));
  return stewardIdsOf(db, forumId);
}

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
  subscribe(forumJoinRequested, 'notifications.tellOfForumRequest', async (context, { forumId, memberId, at }) => {
    const news = await forumNews(context, forumId, pathOfRequests(forumId));
    await tellOfRequest(context, await stewardsNow(context, forumId), {
      kind: 'forumRequest',
      placeId: forumId,
      memberId,
      at,
      ...news,
    });
  }),

  subscribe(joinRequestEnded, 'notifications.forgetForumRequest', (context, { forumId, memberId }) =>
    forgetRequest(context, { path: pathOfRequests(forumId), memberId }),
  ),

  subscribe(joinDecided, 'notifications.tellOfForumDecision', async (context, { forumId, memberId, accepted, at }) => {
    await forgetRequest(context, { path: pathOfRequests(forumId), memberId });
    const kind = accepted ? 'forumAccepted' : 'forumDeclined';
    await tell(context, [memberId], { kind, key: `${forumId} ${at}`, ...(await forumNews(context, forumId)) });
  }),

  subscribe(declineTakenBack, 'notifications.forgetForumDecline', async (context, { forumId, memberId }) =>
    forgetDecline(context, await stewardsNow(context, forumId), {
      path: pathOfRequests(forumId),
      memberId,
      told: { kind: 'forumDeclined', path: pathOfForum(forumId) },
    }),
  ),

  subscribe(memberRemoved, 'notifications.tellOfForumRemoval', async (context, { forumId, memberId, at }) => {
    await tell(context, [memberId], { kind: 'forumRemoved', key: `${forumId} ${at}`, ...(await forumNews(context, forumId)) });
  }),

  subscribe(memberReadmitted, 'notifications.forgetForumRemoval', async (context, { forumId, memberId }) => {
    await forgetRemoval(context, memberId, { kind: 'forumRemoved', path: pathOfForum(forumId) });
    if (!(await stewardsNow(context, forumId)).includes(memberId)) return;
    const requests = { kind: 'forumRequest', path: pathOfRequests(forumId) } as const;
    await showRequestsTo(context, memberId, requests, await waitingIds(context.db, forumId));
  }),

  subscribe(forumDutyEnded, 'notifications.forgetForumRequests', async (context, { forumId, memberId }) => {
    if ((await stewardsNow(context, forumId)).includes(memberId)) return;
    await forgetRequestsTo(context, memberId, { kind: 'forumRequest', path: pathOfRequests(forumId) });
  }),

  subscribe(forumEntrusted, 'notifications.tellOfForumDuty', async (context, { forumId, memberId, role, at }) => {
    const kind = role === 'owner' ? 'forumOwner' : 'forumModerator';
    await tell(context, [memberId], { kind, key: `${forumId} ${at}`, ...(await forumNews(context, forumId)) });
  }),

  subscribe(forumClosedByStaff, 'notifications.tellOfForumClosing', (context, { forumId, ownerId, reason, at }) =>
    tell(context, [ownerId], { kind: 'forumClosed', key: `${forumId} ${at}`, path: pathOfForum(forumId), note: reason }),
  ),

  subscribe(forumReopenedByStaff, 'notifications.tellOfForumReopening', async (context, { forumId, ownerId, at }) =>
    tell(context, [ownerId], { kind: 'forumReopened', key: `${forumId} ${at}`, ...(await forumNews(context, forumId)) }),
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
      ...(await forumNews(context, forumId)),
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
