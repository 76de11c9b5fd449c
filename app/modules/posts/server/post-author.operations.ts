import { setItemStatus } from '#modules/library/server/library.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { restorePost, withdrawPost } from '../posts.contract.ts';
import { restorableUntil } from './post.view.ts';
import { accessOwnPost } from './post-reading.operations.ts';

export const postAuthorHandlers = [
  handle(withdrawPost, async (context, { id }) => {
    await setItemStatus(context, await accessOwnPost(context.db, context.viewer, id), 'withdrawn');
    return { id };
  }),

  handle(restorePost, async (context, { id }) => {
    const item = await accessOwnPost(context.db, context.viewer, id);
    if (item.status === 'published') return { id };
    if (restorableUntil(item) === null) throw new Failure('posts.notFound');
    await setItemStatus(context, item, 'published');
    return { id };
  }),
];
