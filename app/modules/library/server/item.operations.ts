import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Member } from '#platform/session/viewer.ts';
import {
  followItem,
  listBookmarks,
  listMemberBookmarks,
  listMemberMostViewed,
  listMostViewed,
  react,
  recordView,
  setBookmark as setBookmarkOperation,
} from '../library.contract.ts';
import { itemFollowed } from '../library-events.contract.ts';
import { addView, count, setBookmark, setFollow, setReaction } from './item.store.ts';
import { listBookmarksText } from './item-list.store.ts';
import { listMostViewedText } from './item-listing.policy.ts';
import { accessCommentToWrite, accessItemToWrite } from './library.public.ts';
import { noteReader } from './own-item.store.ts';
import { noteOpened } from './shown-card.store.ts';

export const itemHandlers = [
  handle(listBookmarks, ({ db, viewer }, filter) => listBookmarksText(db, viewer.id, filter)),

  handle(listMostViewed, ({ db, viewer }, filter) => listMostViewedText(db, viewer?.id ?? null, filter)),

  handle(listMemberBookmarks, async ({ db, viewer }, { memberId, kind, ...page }) => {
    assertOwn(viewer, memberId);
    return listBookmarksText(db, viewer.id, { ...page, ...(kind !== 'all' && { kind }) });
  }),

  handle(listMemberMostViewed, async ({ db, viewer }, { memberId, ...filter }) => {
    assertOwn(viewer, memberId);
    return listMostViewedText(db, viewer.id, filter);
  }),

  handle(setBookmarkOperation, async ({ db, viewer }, { itemId, bookmarked }) => {
    const item = await accessItemToWrite(db, viewer, itemId);
    const changed = await setBookmark(db, viewer.id, item.id, bookmarked);
    return { bookmarked, bookmarks: await count(db, item.id, 'bookmarks', changed ? (bookmarked ? 1 : -1) : 0) };
  }),

  handle(followItem, async ({ db, viewer, emit }, { itemId, following }) => {
    const item = await accessItemToWrite(db, viewer, itemId);
    const changed = await setFollow(db, viewer.id, item.id, following);
    if (changed && following) await emit(itemFollowed, { itemId: item.id, memberId: viewer.id, at: new Date().toISOString() });
    return { following };
  }),

  handle(recordView, async ({ db, viewer }, { itemId }) => {
    const item = await accessItemToWrite(db, viewer, itemId);
    const counted = item.status === 'published' && (await addView(db, viewer.id, item.id));
    if (item.status === 'published') await noteOpened(db, viewer.id, item.id);
    if (counted) {
      await count(db, item.id, 'views', 1);
      if (item.authorId !== viewer.id) await noteReader(db, { itemId: item.id, memberId: viewer.id, speciality: viewer.specialityId });
    }
    return { counted };
  }),

  handle(react, async ({ db, viewer }, { target, id, reaction }) => {
    if (target === 'item') await accessItemToWrite(db, viewer, id);
    else {
      const { comment } = await accessCommentToWrite(db, viewer, id);
      if (comment.deletedAt !== null || comment.heldAt !== null) throw new Failure('library.commentNotFound');
    }
    return { ...(await setReaction(db, target, id, viewer.id, reaction)), myReaction: reaction };
  }),
];

function assertOwn(viewer: Member, memberId: string): void {
  if (memberId !== viewer.id) throw new Failure('library.notYourList');
}
