import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { closeForum, deleteForum, reopenForum } from '../forum-closing.contract.ts';
import { close, erase, reopen } from './forum-closing.store.ts';
import { accessForumTo, assertNamed } from './forums.public.ts';

export const closingHandlers = [
  handle(closeForum, async (context, { forumId }) => {
    await accessForumTo(context.db, context.viewer, forumId, 'close');
    await close(context, forumId, null);
    return { closed: true };
  }),

  handle(reopenForum, async ({ db, viewer }, { forumId }) => {
    await accessForumTo(db, viewer, forumId, 'reopen');
    await reopen(db, forumId);
    return { closed: false };
  }),

  handle(deleteForum, async (context, { forumId, name }) => {
    assertNamed(await accessForumTo(context.db, context.viewer, forumId, 'delete'), name);
    if ((await erase(context, forumId, null)) === null) throw new Failure('forums.notFound');
    return { forumId };
  }),
];
