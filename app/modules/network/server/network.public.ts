import type { Database } from '#platform/db/database.ts';
import { blockedBy, blockedEitherWay, blocksAmong, deafTo, mutedBy, pairOf, unheardBy, unwelcomeTo } from './block.store.ts';
import { countsOf, followedIds, followersAmong, isFollowing } from './follow.store.ts';

/** True when `followerId` follows `memberId`. */
export const followsMember = (db: Database, followerId: string, memberId: string): Promise<boolean> =>
  isFollowing(db, followerId, memberId);

/** Ids of those a member follows, at most 5,000, newest first. */
export const followedMemberIds = (db: Database, memberId: string): Promise<string[]> => followedIds(db, memberId);

export { putTogether as putSuggestionsTogether } from './suggestion.job.ts';
export { blocksAmong, countsOf as followCountsOf, followersAmong, unheardBy };

/** True when either has blocked the other: they may not follow, name, answer or write to each other. */
export async function isBlocked(db: Database, a: string, b: string): Promise<boolean> {
  const { blocked, blockedBy } = await pairOf(db, a, b);
  return blocked || blockedBy;
}

/** What the reader has decided about a colleague; whether the colleague blocked the reader is not told. */
export async function hushOf(db: Database, readerId: string, memberId: string): Promise<{ blocked: boolean; muted: boolean }> {
  const { blocked, muted } = await pairOf(db, readerId, memberId);
  return { blocked, muted };
}

/** Whom the member blocked and who blocked them: what they did under their name is hidden from the member. */
export const blockedIds = (db: Database, memberId: string): Promise<string[]> => blockedEitherWay(db, memberId);

/** Whom the member blocked: they may be told that it is so. */
export const ownBlockedIds = (db: Database, memberId: string): Promise<string[]> => blockedBy(db, memberId);

/** Whom the member muted. */
export const mutedIds = (db: Database, memberId: string): Promise<string[]> => mutedBy(db, memberId);

/** Whom to leave out of what is laid before the member unasked, as a feed: blocked either way, and muted. */
export const unwelcomeIds = (db: Database, memberId: string): Promise<string[]> => unwelcomeTo(db, memberId);

/** Of these members, those who are to hear nothing of what `actorId` does: blocked either way, or muted by them. */
export const deafMembers = (db: Database, actorId: string, memberIds: readonly string[]): Promise<Set<string>> =>
  deafTo(db, actorId, memberIds);
