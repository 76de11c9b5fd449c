import { memberChanged } from '#modules/identity/identity.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import { subscribe } from '#platform/events/event.ts';
import { updateCommentBylines } from './comment.store.ts';
import { updateItemBylines } from './item.store.ts';

/** Items and comments carry their author as readers see them; a new name, photo or verification must reach them. */
export const bylineSubscribers = [
  subscribe(memberChanged, 'library.refreshBylines', async ({ db }, { memberId }) => {
    const named = await bylineOf(db, memberId, false);
    const unnamed = await bylineOf(db, memberId, true);
    await updateItemBylines(db, memberId, named, unnamed);
    await updateCommentBylines(db, memberId, named, unnamed);
  }),
];
