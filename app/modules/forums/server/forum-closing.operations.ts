import type { MemberContext } from '#platform/operation/context.ts';
import { handle } from '#platform/operation/handler.ts';
import { closeForum, deleteForum, reopenForum } from '../forum-closing.contract.ts';
import { lockForum } from './forum.store.ts';
import { close, erase, reopen } from './forum-closing.store.ts';
import { accessForumTo, assertNamed } from './forums.public.ts';

/** Under its lock: whose it is, and who closed it, cannot change meanwhile. */
async function lockedForumTo({ db, viewer }: MemberContext, id: string, action: 'close' | 'reopen' | 'delete') {
  await lockForum(db, id);
  return accessForumTo(db, viewer, id, action);
}

export const closingHandlers = [
  handle(closeForum, async (context, { forumId }) => {
    await lockedForumTo(context, forumId, 'close');
    await close(context, forumId, null);
    return { closed: true };
  }),

  handle(reopenForum, async (context, { forumId }) => {
    await lockedForumTo(context, forumId, 'reopen');
    await reopen(context, forumId, 'owner');
    return { closed: false };
  }),

  handle(deleteForum, async (context, { forumId, name }) => {
    assertNamed(await lockedForumTo(context, forumId, 'delete'), name);
    await erase(context, forumId, null);
    return { forumId };
  }),
];
