import { memberChanged } from '#modules/identity/identity.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import { subscribe } from '#platform/events/event.ts';
import { updateCommentBylines } from './comment.store.ts';
import { updateItemBylines } from './item.store.ts';

/**
 * Items and comments carry their author as readers see them; a new name, photo or verification must reach them. Not what is
 * anonymous: whoever looks on would see it change in the moment in which the member does, and know whose it is.
 */
export const bylineSubscribers = [
  subscribe(memberChanged, 'library.refreshBylines', async ({ db }, { memberId }) => {
    const named = await bylineOf(db, memberId, false);
    await updateItemBylines(db, memberId, named);
    await updateCommentBylines(db, memberId, named);
  }),
];
