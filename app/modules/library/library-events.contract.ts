/** What other modules hear of items and of what is said about them. */
import { z } from 'zod';
import { event } from '#platform/events/event.ts';
import { ITEM_KINDS } from './library.contract.ts';

const itemEvent = { itemId: z.string(), kind: z.enum(ITEM_KINDS), authorId: z.string() };

/** An item is readable from now on. */
export const itemPublished = event('library.itemPublished', z.strictObject({ ...itemEvent, anonymous: z.boolean() }));
/** What a journal or an agency published came in: readable from now on, many at once, and no member's. */
export const itemsArrived = event(
  'library.itemsArrived',
  z.strictObject({ kind: z.enum(ITEM_KINDS), itemIds: z.array(z.string()).min(1).max(100) }),
);
/** What readers see of a published item, or can find it by, has changed. */
export const itemChanged = event('library.itemChanged', z.strictObject({ itemId: z.string() }));
/** An item is not readable any more, whatever the reason. */
export const itemWithdrawn = event('library.itemWithdrawn', z.strictObject(itemEvent));
const erased = z.array(z.strictObject({ id: z.string(), authorId: z.string() }));
/** Items were erased for good, with the answers below them: who keeps anything by their ids forgets it. */
export const itemsErased = event('library.itemsErased', z.strictObject({ items: erased, comments: erased }));
export const commentAdded = event(
  'library.commentAdded',
  z.strictObject({
    ...itemEvent,
    commentId: z.string(),
    commenterId: z.string(),
    anonymous: z.boolean(),
    /** Author of the answer that was replied to. */
    parentAuthorId: z.string().nullable(),
    mentionedIds: z.array(z.string()),
  }),
);
/** What an answer says, or what it stands on, has changed; or it is there again. */
export const commentChanged = event('library.commentChanged', z.strictObject({ itemId: z.string(), commentId: z.string() }));
/** Nobody but its writer can read an answer any more: it was deleted, removed, or is held until staff have decided. */
export const commentGone = event('library.commentGone', z.strictObject({ itemId: z.string(), commentId: z.string() }));
/** An answer that was deleted or held can be read again. */
export const commentBroughtBack = event('library.commentBroughtBack', z.strictObject({ itemId: z.string(), commentId: z.string() }));
/** A number that belongs to one person, or a day of birth, stands in an answer, and its writer has sent it as it is. */
export const commentDoubted = event('library.commentDoubted', z.strictObject({ itemId: z.string(), commentId: z.string() }));
/**
 * Staff have not decided yet on what its writer wrote there before (`earlierId`), deleted since or not: what they wrote or changed now is
 * out of sight with it.
 */
export const commentHoldCarried = event(
  'library.commentHoldCarried',
  z.strictObject({ ...itemEvent, commentId: z.string(), commenterId: z.string(), earlierId: z.string() }),
);
/** An answer was changed so that it names colleagues it did not name before. */
export const colleaguesMentioned = event(
  'library.colleaguesMentioned',
  z.strictObject({
    ...itemEvent,
    commentId: z.string(),
    commenterId: z.string(),
    /** Of the answer. */
    anonymous: z.boolean(),
    mentionedIds: z.array(z.string()),
  }),
);
export const bestAnswerMarked = event(
  'library.bestAnswerMarked',
  z.strictObject({ ...itemEvent, commentId: z.string(), commenterId: z.string() }),
);
/** An item has no best answer any more. */
export const bestAnswerUnmarked = event('library.bestAnswerUnmarked', z.strictObject(itemEvent));
/** Others than before may read an item. */
export const itemAudienceChanged = event('library.itemAudienceChanged', z.strictObject({ itemId: z.string() }));
/** Members came into an audience (`on`) or left it. */
export const audienceChanged = event(
  'library.audienceChanged',
  z.strictObject({ audience: z.string(), memberIds: z.array(z.string()), on: z.boolean() }),
);
/** A member asked to be told of an item, who was not told of it then. */
export const itemFollowed = event('library.itemFollowed', z.strictObject({ itemId: z.string(), memberId: z.string(), at: z.string() }));
export const itemReposted = event('library.itemReposted', z.strictObject({ ...itemEvent, memberId: z.string() }));
/** Reposts were taken back, or erased with what they showed. */
export const repostsEnded = event('library.repostsEnded', z.strictObject({ repostIds: z.array(z.string()) }));
/** As `commentDoubted`, in the note beside a repost. */
export const noteDoubted = event('library.noteDoubted', z.strictObject({ repostId: z.string() }));
/** There is a note beside a repost that is out of sight, perhaps with that of an earlier one, which was taken back before staff decided. */
export const noteHoldCarried = event(
  'library.noteHoldCarried',
  z.strictObject({ ...itemEvent, repostId: z.string(), memberId: z.string() }),
);
