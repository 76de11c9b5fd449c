import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { type FollowCard, followMember, listFollowers, listFollowing, MAX_FOLLOWED, memberFollowed } from '../network.contract.ts';
import { lockPair } from './block.store.ts';
import { countsOf, followedAmong, followPage, setFollow } from './follow.store.ts';
import { isBlocked } from './network.public.ts';

export async function assertMember(db: Database, id: string): Promise<void> {
  if (!(await membersByIds(db, [id])).has(id)) throw new Failure('network.memberNotFound');
}

/** Cards in the order of `ids`, with what the reader follows. */
async function cardsOf(db: Database, readerId: string, ids: readonly string[]): Promise<FollowCard[]> {
  const members = await membersByIds(db, ids);
  const followed = await followedAmong(db, readerId, ids);
  return ids.flatMap((id) => {
    const member = members.get(id);
    return member === undefined ? [] : [{ ...member, followed: followed.has(id) }];
  });
}

export const followHandlers = [
  handle(followMember, async ({ db, viewer, emit }, { memberId, following }) => {
    if (memberId === viewer.id) throw new Failure('network.notYourself');
    await assertMember(db, memberId);
    await lockPair(db, viewer.id, memberId);
    if (following && (await isBlocked(db, viewer.id, memberId))) throw new Failure('network.mayNotFollow');
    const changed = await setFollow(db, viewer.id, memberId, following);
    // Counted once their own counter is written, and so locked: of two at once the second counts the first.
    if (changed && following && (await countsOf(db, viewer.id)).following > MAX_FOLLOWED) throw new Failure('network.tooMany');
    if (changed && following) await emit(memberFollowed, { followerId: viewer.id, memberId });
    return { following, followers: (await countsOf(db, memberId)).followers };
  }),

  handle(listFollowing, async ({ db, viewer }, { memberId = viewer.id, ...page }) => {
    await assertMember(db, memberId);
    const { data, nextCursor } = await followPage(db, memberId, 'following', page);
    return { data: await cardsOf(db, viewer.id, data), nextCursor };
  }),

  handle(listFollowers, async ({ db, viewer }, { memberId = viewer.id, ...page }) => {
    await assertMember(db, memberId);
    const { data, nextCursor } = await followPage(db, memberId, 'followers', page);
    return { data: await cardsOf(db, viewer.id, data), nextCursor };
  }),
];
