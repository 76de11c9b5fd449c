import type { Database } from '#platform/db/database.ts';

/** True when `followerId` follows `memberId`. */
export async function followsMember(_db: Database, _followerId: string, _memberId: string): Promise<boolean> {
  throw new Error('to be written');
}

/** Ids of those a member follows, at most 5,000, newest first. */
export async function followedMemberIds(_db: Database, _memberId: string): Promise<string[]> {
  throw new Error('to be written');
}
