import { accessForum, accessForumTo, forumCardsText, holdForum } from '#modules/forums/server/forums.public.ts';
import { listItemsText } from '#modules/library/server/library.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle, JsonText } from '#platform/operation/handler.ts';
import { getForumCommunity, linkForum, listCommunityForums, listCommunityThreads, MAX_FORUMS } from '../community-forum.contract.ts';
import { accessCommunity, accessCommunityTo, relationOf } from './communities.public.ts';
import { mayIn } from './community.policy.ts';
import { lockCommunity } from './community.store.ts';
import { addForum, communityOf, forumIdsOf, removeForum } from './community-forum.store.ts';

/** The forums' gates, answered in this module's words. */
async function forumIsTheirs({ db, viewer }: MemberContext, forumId: string): Promise<boolean> {
  await accessForum(db, viewer, forumId).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('communities.forumNotFound', { cause: error }) : error;
  });
  return accessForumTo(db, viewer, forumId, 'change').then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );
}

export const communityForumHandlers = [
  handle(listCommunityForums, async ({ db, viewer }, { communityId }) => {
    await accessCommunity(db, viewer, communityId);
    return new JsonText(`{"forums":${await forumCardsText(db, viewer?.id ?? null, await forumIdsOf(db, communityId))}}`);
  }),

  handle(listCommunityThreads, async ({ db, viewer }, { communityId, ...page }) => {
    await accessCommunity(db, viewer, communityId);
    const places = await forumIdsOf(db, communityId);
    return listItemsText(db, viewer?.id ?? null, { kind: 'thread', sort: 'active', places, loud: true, ...page });
  }),

  handle(getForumCommunity, async ({ db }, { forumId }) => ({ community: await communityOf(db, forumId) })),

  handle(linkForum, async (context, { communityId, forumId, linked }) => {
    const { db, viewer } = context;
    await lockCommunity(db, communityId);
    // What is being deleted is forgotten by then, and would stand here for good.
    if (linked) await holdForum(db, forumId);
    const isTheirs = await forumIsTheirs(context, forumId);
    if (!linked) {
      const community = await accessCommunity(db, viewer, communityId);
      if (!isTheirs && !mayIn(relationOf(community, viewer)).tend) throw new Failure('communities.notAllowed');
      await removeForum(db, communityId, forumId);
      return { forumId, linked };
    }
    await accessCommunityTo(db, viewer, communityId, 'add');
    if (!isTheirs) throw new Failure('communities.notAllowed');
    const known = await forumIdsOf(db, communityId);
    if (!known.includes(forumId) && known.length >= MAX_FORUMS) throw new Failure('communities.tooManyForums');
    if ((await addForum(db, communityId, forumId)) !== communityId) throw new Failure('communities.forumElsewhere');
    return { forumId, linked };
  }),
];
