/** What staff, and those who tend a place, decide on an answer. An item whose best answer goes has none from then on. */
import type { Context } from '#platform/operation/context.ts';
import type { ItemKind } from '../library.contract.ts';
import { bestAnswerMarked, bestAnswerUnmarked, commentBroughtBack, commentGone } from '../library-events.contract.ts';
import { type CommentRow, countComment, setHeld, setRemoved } from './comment.store.ts';
import type { FoundItem } from './item.store.ts';

type Deciding = Pick<Context, 'db' | 'emit'>;

interface Answer {
  readonly comment: CommentRow;
  readonly item: Pick<FoundItem, 'id' | 'kind' | 'authorId'>;
}

const factOf = ({ item: { id, kind, authorId } }: Answer) => ({ itemId: id, kind: kind as ItemKind, authorId });
const namesOf = ({ comment: { itemId, id } }: Answer) => ({ itemId, commentId: id });

/** For good. */
export async function removeComment({ db, emit }: Deciding, answer: Answer): Promise<void> {
  const { comment } = answer;
  if (!(await setRemoved(db, comment.id))) return;
  await countComment(db, comment.itemId, -1);
  await emit(commentGone, namesOf(answer));
  if (comment.best) await emit(bestAnswerUnmarked, factOf(answer));
}

/** Out of sight until staff have decided: its place stays, and replies to it can be read. */
export async function holdComment({ db, emit }: Deciding, answer: Answer): Promise<boolean> {
  const held = await setHeld(db, answer.comment.id, true);
  if (!held) return false;
  await emit(commentGone, namesOf(answer));
  if (answer.comment.best) await emit(bestAnswerUnmarked, factOf(answer));
  return true;
}

/**
 * As it was: the mark of the best answer was the item's author's to take off, so an answer that still has it has it again. False where
 * it was not out of sight.
 */
export async function releaseComment({ db, emit }: Deciding, answer: Answer): Promise<boolean> {
  const { comment } = answer;
  if (!(await setHeld(db, comment.id, false))) return false;
  await emit(commentBroughtBack, namesOf(answer));
  if (comment.best) await emit(bestAnswerMarked, { ...factOf(answer), commentId: comment.id, commenterId: comment.authorId });
  return true;
}
