/** Who is told of an answer, and which notifications outlive their item. */
import type { NotificationKind } from '../notifications.contract.ts';

/** Decisions of staff, or of those who tend a forum, about an item of one's own: told although nobody can read the item. */
export const SHOWN_WHATEVER = ['itemSentBack', 'itemHeld', 'itemRemoved', 'threadTakenDown'] as const satisfies readonly NotificationKind[];

export const isShownWhatever = (kind: NotificationKind): boolean => SHOWN_WHATEVER.some((one) => one === kind);

export interface CommentFacts {
  readonly commenterId: string;
  /** The item's. */
  readonly authorId: string;
  readonly parentAuthorId: string | null;
  readonly mentionedIds: readonly string[];
}

/** Everybody once, for the reason that concerns them most: named in it, answered by it, author of the item. */
export function recipientsOf({
  commenterId,
  authorId,
  parentAuthorId,
  mentionedIds,
}: CommentFacts): Map<string, 'mention' | 'reply' | 'comment'> {
  const recipients = new Map<string, 'mention' | 'reply' | 'comment'>([[authorId, 'comment']]);
  if (parentAuthorId !== null) recipients.set(parentAuthorId, 'reply');
  for (const id of mentionedIds) recipients.set(id, 'mention');
  recipients.delete(commenterId);
  return recipients;
}
