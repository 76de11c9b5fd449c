/** Who is told of an answer, and which notifications outlive their item. */
import type { NoticeKind } from '#modules/news/news.contract.ts';
import type { NotificationKind } from '../notifications.contract.ts';

export const KIND_OF_NOTICE: Readonly<Record<NoticeKind, NotificationKind>> = {
  retraction: 'articleRetracted',
  concern: 'articleConcern',
  correction: 'articleCorrected',
};

const OF_NOTICES: ReadonlySet<NotificationKind> = new Set(Object.values(KIND_OF_NOTICE));

/** The note of these kinds is the id of what cites the article. */
export const namesCiting = (kind: NotificationKind): boolean => OF_NOTICES.has(kind);

const OF_FORUMS: readonly NotificationKind[] = [
  'forumThread',
  'forumRequest',
  'forumAccepted',
  'forumDeclined',
  'forumRemoved',
  'forumModerator',
  'forumOwner',
  'forumReopened',
];
const OF_COMMUNITIES: readonly NotificationKind[] = [
  'communityRequest',
  'communityAccepted',
  'communityDeclined',
  'communityRemoved',
  'communityModerator',
  'communityOwner',
  'communityReopened',
];

/** The note of these kinds is what the forum, or the community, is called that they lead to. */
export const namesForum = (kind: NotificationKind): boolean => OF_FORUMS.includes(kind);
export const namesCommunity = (kind: NotificationKind): boolean => OF_COMMUNITIES.includes(kind);

/** Decisions of staff, or of those who tend a forum, about an item of one's own: told although nobody can read the item. */
export const SHOWN_WHATEVER = ['itemSentBack', 'itemHeld', 'itemRemoved', 'threadTakenDown'] as const satisfies readonly NotificationKind[];

export const isShownWhatever = (kind: NotificationKind): boolean => SHOWN_WHATEVER.some((one) => one === kind);

/** Of the answer that an item's author chose, as long as they do not choose another. */
export const OF_BEST_ANSWER = ['bestAnswer', 'followedBest'] as const satisfies readonly NotificationKind[];

export const isOfBestAnswer = (kind: NotificationKind): boolean => OF_BEST_ANSWER.some((one) => one === kind);

export interface CommentFacts {
  readonly commenterId: string;
  /** The item's. */
  readonly authorId: string;
  readonly parentAuthorId: string | null;
  readonly mentionedIds: readonly string[];
  /** Who follows the item. */
  readonly followerIds: readonly string[];
}

/** Why somebody is told of an answer, the closest reason first. */
const ANSWER_KINDS = ['mention', 'reply', 'comment', 'followedAnswer'] as const;
type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Everybody once, for the reason that concerns them most: named in it, answered by it, author of the item, following it. */
export function recipientsOf(facts: CommentFacts): Map<AnswerKind, string[]> {
  const { commenterId, authorId, parentAuthorId, mentionedIds, followerIds } = facts;
  const concerned = { mention: mentionedIds, reply: parentAuthorId === null ? [] : [parentAuthorId], comment: [authorId] };
  const all: Record<AnswerKind, readonly string[]> = { ...concerned, followedAnswer: followerIds };
  const told = new Set([commenterId]);
  return new Map(
    ANSWER_KINDS.map((kind) => {
      const ids = [...new Set(all[kind])].filter((id) => !told.has(id));
      for (const id of ids) told.add(id);
      return [kind, ids];
    }),
  );
}
