import { bylineOf, withTrueNames } from '#modules/identity/server/identity.public.ts';
import { blockedIds } from '#modules/network/server/network.public.ts';
import { askTogether, type Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle, JsonText } from '#platform/operation/handler.ts';
import { mentionedIds, plainText, type RichText } from '#platform/richtext/richtext.ts';
import type { Member, Viewer } from '#platform/session/viewer.ts';
import { textsOfLinks, textsOfReferences } from '../cited-texts.contract.ts';
import {
  addComment,
  COMMENT_LENGTH,
  type CommentReference,
  deleteComment,
  listCommentEdits,
  listComments,
  markBestAnswer,
  restoreComment,
  updateComment,
} from '../discussion.contract.ts';
import type { ItemKind } from '../library.contract.ts';
import {
  bestAnswerMarked,
  bestAnswerUnmarked,
  colleaguesMentioned,
  commentAdded,
  commentBroughtBack,
  commentChanged,
  commentDoubted,
  commentGone,
} from '../library-events.contract.ts';
import type { Refusals } from './answer-rule.policy.ts';
import { assertNamesNobody } from './certain-identifier.policy.ts';
import {
  addCommentText,
  type CommentRow,
  commentText,
  countComment,
  editComment,
  findComment,
  listCommentsText,
  listEdits,
  lockBest,
  type Onlooker,
  publicCommentsText,
  setBest,
  setDeleted,
} from './comment.store.ts';
import { carryHold } from './comment-decision.store.ts';
import { earlierVersion } from './comment-history.policy.ts';
import { answersAlone } from './item.policy.ts';
import {
  accessComment,
  accessCommentToWrite,
  accessItem,
  accessItemToWrite,
  isApart,
  refusalsBelow,
  type SeenItem,
} from './library.public.ts';
import { namingOf } from './naming.policy.ts';
import { cardsOfItems } from './source-item.store.ts';

const TEXT = { field: 'text', max: COMMENT_LENGTH };

async function onlookerOf(db: Database, item: SeenItem, viewer: Viewer, known?: Refusals): Promise<Onlooker> {
  const [{ answering, editing }, hiddenIds] = await Promise.all([
    known ?? refusalsBelow(db, item, viewer),
    viewer === null ? [] : blockedIds(db, viewer.id),
  ]);
  return {
    memberId: viewer?.id ?? null,
    isItemAuthor: viewer?.id === item.authorId,
    mayRespond: answering === null,
    mayEdit: editing === null,
    hiddenIds,
  };
}

async function accessOwnComment(db: Database, viewer: NonNullable<Viewer>, id: string) {
  const found = await accessCommentToWrite(db, viewer, id);
  if (found.comment.authorId !== viewer.id) throw new Failure('library.commentNotFound');
  return found;
}

/** Whether a discussion is shown without it, because of a block with who wrote it, or what it replies to. */
async function isLeftOut(db: Database, comment: CommentRow, viewer: Viewer): Promise<boolean> {
  if (viewer === null) return false;
  const parent = comment.parentId === null ? null : await findComment(db, comment.parentId);
  return (await isApart(db, comment, viewer.id)) || (parent !== null && (await isApart(db, parent, viewer.id)));
}

/** Throws where the viewer may not write below the item, or the answer that was replied to, any more: then nothing of theirs changes. */
async function refusalsToChange(db: Database, viewer: Member, comment: CommentRow, item: SeenItem): Promise<Refusals> {
  const refusals = await refusalsBelow(db, item, viewer);
  const parent = comment.parentId === null ? null : await findComment(db, comment.parentId);
  const apart = parent !== null && (await isApart(db, parent, viewer.id)) ? 'notChosen' : null;
  const reason = refusals.editing ?? apart;
  if (reason !== null) throw new Failure('library.mayNotRespond', { details: { reason } });
  return refusals;
}

/** Whom an answer that was changed names for the first time, as many as there is still room for. */
async function namedAnew(db: Database, commentId: string, text: RichText): Promise<string[]> {
  const known = new Set((await listEdits(db, commentId)).flatMap((edit) => mentionedIds(edit.text)));
  return namingOf([...known], mentionedIds(text)).told.filter((id) => !known.has(id));
}

const bestAnswerOf = (item: SeenItem, comment: CommentRow) => ({
  itemId: item.id,
  kind: item.kind as ItemKind,
  authorId: item.authorId,
  commentId: comment.id,
  commenterId: comment.authorId,
});

const MINUTE_MS = 60_000;

/** Whole minutes to wait, one at least. */
const minutesUntil = (at: Date | null = null): number => Math.max(1, Math.ceil(((at?.getTime() ?? 0) - Date.now()) / MINUTE_MS));

interface Written {
  readonly text: RichText;
  readonly references: readonly CommentReference[];
}

const isDoubted = (item: SeenItem, { text, references }: Written, accepted: boolean): boolean =>
  assertNamesNobody([['text', plainText(text)], ...textsOfLinks('text', text), ...textsOfReferences(references)], item.language, accepted);

/** Of a video, as its card says how long it is; nothing else has seconds. */
async function hasSecond(db: Database, { id, kind }: SeenItem, second: number): Promise<boolean> {
  const seconds = kind === 'video' ? (await cardsOfItems(db, [id])).get(id)?.seconds : null;
  return typeof seconds === 'number' && second <= Math.ceil(seconds);
}

export const commentHandlers = [
  handle(listComments, async ({ db, viewer }, { itemId, ...page }) => {
    const inPublic = viewer === null && page.cursor === undefined ? await publicCommentsText(db, itemId, page.limit) : null;
    if (inPublic !== null) return new JsonText(inPublic);
    const item = await accessItem(db, viewer, itemId);
    return new JsonText(await listCommentsText(db, await onlookerOf(db, item, viewer), itemId, page));
  }),

  handle(addComment, async ({ db, viewer, emit }, input) => {
    const item = await accessItemToWrite(db, viewer, input.itemId);
    const isAuthor = item.authorId === viewer.id;
    // Under their own name, the author of an anonymous item would give themselves away.
    const anonymous = input.anonymous || (isAuthor && item.anonymous);
    // Beside the author's name, "anonymous" and "author" together would be no secret.
    const byAuthor = isAuthor && anonymous === item.anonymous;
    const [{ answering: refusal, againAt }, byline] = await askTogether(db, (db) =>
      Promise.all([
        refusalsBelow(db, item, viewer, true),
        // The author of an anonymous item stays the colleague it was written by: other traits would tell that somebody has changed.
        byAuthor && anonymous ? item.byline : bylineOf(db, viewer.id, anonymous),
      ]),
    );
    if (refusal === 'slow') throw new Failure('library.tooSoon', { values: { minutes: minutesUntil(againAt) } });
    if (refusal === 'closed') throw new Failure('library.discussionClosed');
    if (refusal !== null) throw new Failure('library.mayNotRespond', { details: { reason: refusal } });
    const parent = await threadOf(db, item, input.parentId);
    if (parent !== null && (await isApart(db, parent, viewer.id)))
      throw new Failure('library.mayNotRespond', { details: { reason: 'notChosen' } });
    if (input.second !== null && !(await hasSecond(db, item, input.second)))
      throw new Failure('request.invalid', { fields: { second: 'validation.invalid' } });
    if (isAuthor && anonymous && !byAuthor && answersAlone(item, viewer))
      throw new Failure('library.onlyAuthor', { fields: { anonymous: 'library.error.onlyAuthor' } });
    const doubted = isDoubted(item, input, input.acceptIdentifiers);
    const id = newId();
    const text = await withTrueNames(db, input.text, TEXT);
    const onlooker = { memberId: viewer.id, isItemAuthor: isAuthor, mayRespond: true, mayEdit: true, hiddenIds: [] };
    const answer = { id, itemId: item.id, authorId: viewer.id, best: false };
    // In one go and in this order: none needs what another answers.
    const [written, waits] = await askTogether(db, (db) =>
      Promise.all([
        addCommentText(db, onlooker, {
          id,
          itemId: item.id,
          parentId: parent?.parentId ?? parent?.id ?? null,
          authorId: viewer.id,
          anonymous,
          byline,
          byAuthor,
          text,
          basis: input.basis,
          references: input.references,
          second: input.second,
        }),
        carryHold({ db, emit }, { comment: answer, item }),
        emit(commentAdded, {
          itemId: item.id,
          kind: item.kind as ItemKind,
          authorId: item.authorId,
          commentId: id,
          commenterId: viewer.id,
          anonymous,
          parentAuthorId: parent?.authorId ?? null,
          mentionedIds: namingOf([], mentionedIds(text)).told,
        }),
        doubted && emit(commentDoubted, { itemId: item.id, commentId: id }),
      ]),
    );
    return new JsonText(waits ? await commentText(db, onlooker, id) : written);
  }),

  handle(updateComment, async ({ db, viewer, emit }, { commentId, edits, acceptIdentifiers, ...change }) => {
    const { comment, item } = await accessOwnComment(db, viewer, commentId);
    const refusals = await refusalsToChange(db, viewer, comment, item);
    const doubted = isDoubted(item, change, acceptIdentifiers);
    const text = await withTrueNames(db, change.text, TEXT);
    if (!(await editComment(db, comment, edits, { ...change, text }))) {
      // As it stands now: it may have been changed since it was looked up.
      const current = await findComment(db, commentId);
      if (current === null || current.deletedAt !== null) throw new Failure('library.commentNotFound');
      const { text, basis, references, edits: known } = current;
      throw new Failure('library.staleEdit', { details: { current: { text, basis, references, edits: known } } });
    }
    await emit(commentChanged, { itemId: item.id, commentId });
    if (doubted) await emit(commentDoubted, { itemId: item.id, commentId });
    await carryHold({ db, emit }, { comment, item });
    const added = await namedAnew(db, commentId, text);
    if (added.length > 0)
      await emit(colleaguesMentioned, {
        itemId: item.id,
        kind: item.kind as ItemKind,
        authorId: item.authorId,
        anonymous: comment.anonymous,
        commentId,
        commenterId: viewer.id,
        mentionedIds: added,
      });
    return new JsonText(await commentText(db, await onlookerOf(db, item, viewer, refusals), commentId));
  }),

  handle(deleteComment, async ({ db, viewer, emit }, { commentId }) => {
    const { comment, item } = await accessOwnComment(db, viewer, commentId);
    if (await setDeleted(db, commentId, viewer.id, true)) {
      await countComment(db, comment.itemId, -1);
      await emit(commentGone, { itemId: item.id, commentId });
      if (comment.best) await emit(bestAnswerUnmarked, { itemId: item.id, kind: item.kind as ItemKind, authorId: item.authorId });
    }
    return { commentId };
  }),

  handle(restoreComment, async ({ db, viewer, emit }, { commentId }) => {
    const { comment, item } = await accessOwnComment(db, viewer, commentId);
    if (comment.deletedAt !== null) {
      await refusalsToChange(db, viewer, comment, item);
      const isBack = await setDeleted(db, commentId, viewer.id, false);
      const now = await findComment(db, commentId);
      // Another window may have brought it back a moment ago.
      if (now?.deletedAt !== null) throw new Failure('library.commentNotFound');
      if (isBack) {
        await countComment(db, comment.itemId, 1);
        await emit(commentBroughtBack, { itemId: item.id, commentId });
        await emit(commentChanged, { itemId: item.id, commentId });
        if (now.best && now.heldAt === null) await emit(bestAnswerMarked, bestAnswerOf(item, now));
      }
    }
    return new JsonText(await commentText(db, await onlookerOf(db, item, viewer), commentId));
  }),

  handle(listCommentEdits, async ({ db, viewer }, { commentId }) => {
    const { comment, item } = await accessComment(db, viewer, commentId);
    const isOwn = comment.authorId === viewer?.id;
    const isHeld = comment.heldAt !== null && !isOwn;
    if (comment.deletedAt !== null || isHeld || (await isLeftOut(db, comment, viewer))) throw new Failure('library.commentNotFound');
    const seesAll = isOwn || viewer?.rights.includes('approvals') === true;
    const edits = await listEdits(db, commentId);
    return { edits: edits.map((edit) => earlierVersion(edit, { comment, language: item.language, seesAll })) };
  }),

  handle(markBestAnswer, async ({ db, viewer, emit }, { commentId, best }) => {
    const { item } = await accessCommentToWrite(db, viewer, commentId);
    if (item.authorId !== viewer.id) throw new Failure('library.notYours');
    const { editing: reason } = await refusalsBelow(db, item, viewer);
    if (reason !== null) throw new Failure('library.mayNotRespond', { details: { reason } });
    await lockBest(db, item.id);
    const comment = await findComment(db, commentId);
    if (comment === null || comment.parentId !== null || comment.deletedAt !== null || comment.heldAt !== null)
      throw new Failure('library.commentNotFound');
    if (comment.best !== best) await setBest(db, item.id, commentId, best);
    if (best && !comment.best) await emit(bestAnswerMarked, bestAnswerOf(item, comment));
    if (!best && comment.best) await emit(bestAnswerUnmarked, { itemId: item.id, kind: item.kind as ItemKind, authorId: item.authorId });
    return { commentId, best };
  }),
];

/** The comment that is replied to, which must be one of the item's and still there. */
async function threadOf(db: Database, item: SeenItem, parentId: string | null): Promise<CommentRow | null> {
  if (parentId === null) return null;
  const parent = await findComment(db, parentId);
  if (parent === null || parent.itemId !== item.id || parent.deletedAt !== null || parent.heldAt !== null)
    throw new Failure('library.commentNotFound');
  return parent;
}
