/** What staff, and those who tend a place, decide on an answer. An item whose best answer goes has none from then on. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { ItemKind } from '../library.contract.ts';
import { bestAnswerMarked, bestAnswerUnmarked, commentBroughtBack, commentGone, commentHoldCarried } from '../library-events.contract.ts';
import { type CommentRow, countComment } from './comment.store.ts';
import type { FoundItem } from './item.store.ts';
import { comment } from './library.schema.ts';

type Deciding = Pick<Context, 'db' | 'emit'>;

interface Answer {
  readonly comment: Pick<CommentRow, 'id' | 'itemId' | 'authorId' | 'best'>;
  readonly item: Pick<FoundItem, 'id' | 'kind' | 'authorId'>;
}

const factOf = ({ item: { id, kind, authorId } }: Answer) => ({ itemId: id, kind: kind as ItemKind, authorId });
const namesOf = ({ comment: { itemId, id } }: Answer) => ({ itemId, commentId: id });

/** For good. False where somebody was quicker, or its writer has deleted it. */
export async function removeComment({ db, emit }: Deciding, answer: Answer): Promise<boolean> {
  const { comment } = answer;
  if (!(await setRemoved(db, comment.id))) return false;
  await countComment(db, comment.itemId, -1);
  await emit(commentGone, namesOf(answer));
  if (comment.best) await emit(bestAnswerUnmarked, factOf(answer));
  return true;
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
 * While staff have something to decide on that its writer wrote there, what they write or change there waits with it: else what is out of
 * sight would be written anew. True when that is so.
 */
export async function carryHold({ db, emit }: Deciding, answer: Answer): Promise<boolean> {
  const earlierId = await undecidedBeside(db, answer.comment);
  if (earlierId === null || !(await holdComment({ db, emit }, answer))) return false;
  const { id: commentId, authorId: commenterId } = answer.comment;
  await emit(commentHoldCarried, { ...factOf(answer), commentId, commenterId, earlierId });
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

/** By staff, for good, also where its writer has deleted it and could bring it back. False when it was not there. */
async function setRemoved(db: Database, id: string): Promise<boolean> {
  const removed = { removedAt: sql`now()`, best: false };
  const there = await db
    .update(comment)
    .set({ ...removed, deletedAt: sql`now()` })
    .where(and(eq(comment.id, id), isNull(comment.deletedAt)))
    .returning({ id: comment.id });
  if (there.length > 0) return true;
  await db
    .update(comment)
    .set(removed)
    .where(and(eq(comment.id, id), isNull(comment.removedAt)));
  return false;
}

/** Out of sight with its place kept, or not any more. True when that changed anything for readers: what was deleted stays so. */
async function setHeld(db: Database, id: string, held: boolean): Promise<boolean> {
  const [changed] = await db
    .update(comment)
    .set({ heldAt: held ? sql`now()` : null })
    .where(and(eq(comment.id, id), held ? and(isNull(comment.deletedAt), isNull(comment.heldAt)) : isNotNull(comment.heldAt)))
    .returning({ deletedAt: comment.deletedAt });
  return changed !== undefined && changed.deletedAt === null;
}

const readUndecided = prepared<{ id: string }>(
  'library.undecidedAnswer',
  `select c.id from library.comment c
    where c.author_id = $1 and c.item_id = $2 and c.held_at is not null and c.removed_at is null and c.id <> $3 order by c.held_at limit 1`,
);

/** Another answer of its writer below the same item that is held, deleted since or not; null where staff have decided on all of them. */
async function undecidedBeside(db: Database, { id, authorId, itemId }: Pick<CommentRow, 'id' | 'authorId' | 'itemId'>) {
  const [row] = await readUndecided(db, [authorId, itemId, id]);
  return row?.id ?? null;
}
