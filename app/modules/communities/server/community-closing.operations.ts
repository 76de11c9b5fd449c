import type { MemberContext } from '#platform/operation/context.ts';
import { handle } from '#platform/operation/handler.ts';
import { closeCommunity, deleteCommunity, reopenCommunity } from '../community-closing.contract.ts';
import { accessCommunityTo, assertCommunityNamed } from './communities.public.ts';
import { lockCommunity } from './community.store.ts';
import { close, erase, reopen } from './community-closing.store.ts';

/** Under its lock: whose it is, and who closed it, cannot change meanwhile. */
async function lockedCommunityTo({ db, viewer }: MemberContext, id: string, action: 'close' | 'reopen' | 'delete') {
  await lockCommunity(db, id);
  return accessCommunityTo(db, viewer, id, action);
}

export const closingHandlers = [
  handle(closeCommunity, async (context, { communityId }) => {
    await lockedCommunityTo(context, communityId, 'close');
    await close(context, communityId, null);
    return { closed: true };
  }),

  handle(reopenCommunity, async (context, { communityId }) => {
    await lockedCommunityTo(context, communityId, 'reopen');
    await reopen(context, communityId, 'owner');
    return { closed: false };
  }),

  handle(deleteCommunity, async (context, { communityId, name }) => {
    assertCommunityNamed(await lockedCommunityTo(context, communityId, 'delete'), name);
    await erase(context, communityId, null);
    return { communityId };
  }),
];
