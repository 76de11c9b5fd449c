import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { closeCommunity, deleteCommunity, reopenCommunity } from '../community-closing.contract.ts';
import { accessCommunityTo, assertCommunityNamed } from './communities.public.ts';
import { close, erase, reopen } from './community-closing.store.ts';

export const closingHandlers = [
  handle(closeCommunity, async (context, { communityId }) => {
    await accessCommunityTo(context.db, context.viewer, communityId, 'close');
    await close(context, communityId, null);
    return { closed: true };
  }),

  handle(reopenCommunity, async ({ db, viewer }, { communityId }) => {
    await accessCommunityTo(db, viewer, communityId, 'reopen');
    await reopen(db, communityId);
    return { closed: false };
  }),

  handle(deleteCommunity, async (context, { communityId, name }) => {
    assertCommunityNamed(await accessCommunityTo(context.db, context.viewer, communityId, 'delete'), name);
    if (!(await erase(context, communityId, null))) throw new Failure('communities.notFound');
    return { communityId };
  }),
];
