import type { Database } from '#platform/db/database.ts';
import { countsOf, followedIds, isFollowing } from './follow.store.ts';

/** True when `followerId` follows `memberId`. */
export const followsMember = (db: Database, followerId: string, memberId: string): Promise<boolean> =>
  isFollowing(db, followerId, memberId);

/** Ids of those a member follows, at most 5,000, newest first. */
export const followedMemberIds = (db: Database, memberId: string): Promise<string[]> => followedIds(db, memberId);

export { countsOf as followCountsOf };
