import { authorOfMessageFor, holdMessage, reportedMessages } from '#modules/chat/server/chat.public.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { ItemKind } from '#modules/library/library.contract.ts';
import {
  accessComment,
  accessCommentForReview,
  accessCommentToWrite,
  accessItemForReview,
  accessItemToWrite,
  accessNote,
  holdComment,
  holdItem,
  holdNote,
  lockItem,
  notePreviews,
  previewsOf,
  releaseComment,
  removeComment,
  type SeenComment,
  type SeenItem,
  setItemStatus,
} from '#modules/library/server/library.public.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { decideReports, listReports, type ReportedContent, report, seeAuthor } from '../complaint.contract.ts';
import {
  commentApproved,
  commentHeld,
  commentRemoved,
  itemApproved,
  itemHeld,
  itemRemoved,
  noteHeld,
  type Target,
} from '../moderation.contract.ts';
import { changedSinceHeld } from './answer-version.policy.ts';
import { assertIsVersion, factOf, inThisModulesWords, isEnough, seenItem, show } from './approval.operations.ts';
import { addAudit, BY_RULE } from './audit.store.ts';
import { assertNotOwn } from './fellow-writer.policy.ts';
import { heldByReports, isByReaders } from './hold.policy.ts';
import { findHold, lockReportsOf, removeHold, writeHold } from './hold.store.ts';
import { countReasons } from './report.policy.ts';
import { closeReports, isReported, listOpenReports, openGrounds, putReport } from './report.store.ts';
import { decideOnWords, saidMessage, saidNote } from './words-decision.operations.ts';

/** More would be more than anybody reads. */
const NOTES_SHOWN = 20;

export const complaintHandlers = [
  handle(report, async (context, { target, id, reason, note }) => {
    const { db, viewer, services, language } = context;
    const authorId = await authorOf(context, target, id);
    if (authorId === viewer.id) throw new Failure('moderation.ownContent');
    const put = await putReport(db, {
      id: newId(),
      target,
      targetId: id,
      memberId: viewer.id,
      reason,
      note,
      verified: viewer.verified,
      createdAt: new Date(),
    });
    if (put === 'waits') throw new Failure('moderation.alreadyReported');
    if (put === 'decided') throw new Failure('moderation.decidedLately');
    if (target === 'message') await holdMessage(db, id);
    if (target === 'item' && viewer.verified) await holdIfMany(context, id);
    if (target === 'comment' && viewer.verified) await holdCommentIfMany(context, id);
    if (target === 'note' && viewer.verified) await holdNoteIfMany(context, id);
    return { message: services.translations.text(language, 'moderation:message.reported') };
  }),

  handle(listReports, async (context, page) => {
    const { db } = context;
    const open = await listOpenReports(db, page);
    const idsOf = (target: Target) => open.data.filter((one) => one.target === target).map((one) => one.targetId);
    const previews = await previewsOf(db, { items: idsOf('item'), comments: idsOf('comment') });
    const [messages, notesBeside] = [await reportedMessages(db, idsOf('message')), await notePreviews(db, idsOf('note'))];
    const outOfSight = idsOf('comment').filter((id) => previews.get(id)?.readable === false);
    const rewritten = await rewrittenAnswers(context, outOfSight);
    const data = open.data.flatMap(({ target, targetId, reports }): ReportedContent[] => {
      const said = messages.get(targetId);
      const known = previews.get(targetId) ?? notesBeside.get(targetId);
      const preview =
        said === undefined
          ? known && { ...known, ...rewritten.get(targetId) }
          : { itemId: null, kind: null, title: '', heldSince: null, ...said };
      // Erased since then, with nothing left to decide on.
      if (preview === undefined) return [];
      const notes = reports.filter(({ note }) => note !== '').slice(0, NOTES_SHOWN);
      return [
        {
          target,
          id: targetId,
          image: null,
          file: null,
          ...preview,
          reports: reports.length,
          reasons: countReasons(reports),
          notes,
          firstAt: reports[0]?.at ?? '',
        },
      ];
    });
    return { data, nextCursor: open.nextCursor };
  }),

  handle(decideReports, async (context, input) => {
    const { db, viewer, emit } = context;
    const { target, id } = input;
    if (target === 'message') return decideOnWords(context, input, await saidMessage(context, id));
    if (target === 'note') return decideOnWords(context, input, await saidNote(context, id));
    // Before it is read: a change that comes at the same moment is either in what is decided on, or comes after it.
    if (target === 'item') await lockItem(db, id);
    const found = await reviewedContent(context, target, id);
    if (found.comment === null) await assertNotOwn(db, found.item, viewer.id);
    else if (found.authorId === viewer.id) throw new Failure('moderation.ownContent');
    if (!(await isReported(db, target, id))) throw new Failure('moderation.notReported');
    const entry = { staffId: viewer.id, subject: target, subjectId: id } as const;
    if (input.decision === 'dismiss' && (await awaitsAnother(context, found, input.heldSince))) {
      await addAudit(db, { ...entry, action: 'itemApprovedFirst' });
      return { id, closed: 0 };
    }
    const closed = await closeReports(db, target, id);
    // A colleague was quicker.
    if (closed === 0) throw new Failure('moderation.notReported');
    if (input.decision === 'dismiss') {
      await addAudit(db, { ...entry, action: 'reportsDismissed' });
      await letStand(context, found, input.heldSince);
      return { id, closed };
    }
    const removal = { ground: input.ground, reason: input.reason };
    if (found.comment === null) {
      await setItemStatus(context, found.item, 'removed');
      await removeHold(db, id);
      await addAudit(db, { ...entry, action: 'itemRemoved', ...removal });
      await emit(itemRemoved, { ...factOf(found.item), ...removal });
    } else {
      await removeComment(context, { comment: found.comment, item: found.item });
      await addAudit(db, { ...entry, action: 'commentRemoved', ...removal });
      await emit(commentRemoved, { commentId: id, ...factOf(found.item), authorId: found.authorId, ...removal });
    }
    return { id, closed };
  }),

  handle(seeAuthor, async (context, { target, id, reason }) => {
    const { db, viewer } = context;
    // Messages and notes are never anonymous.
    if (target === 'message' || target === 'note') throw new Failure('moderation.itemNotFound');
    const { authorId } = await reviewedContent(context, target, id);
    const author = (await membersByIds(db, [authorId])).get(authorId);
    if (author === undefined) throw new Failure('moderation.itemNotFound');
    await addAudit(db, { action: 'authorSeen', staffId: viewer.id, subject: target, subjectId: id, reason });
    return author;
  }),
];

/** Many reports of verified colleagues take an item out of sight until staff have looked; staff may do sooner what they think right. */
async function holdIfMany(context: MemberContext, id: string): Promise<void> {
  const { db, emit } = context;
  await lockReportsOf(db, id);
  const item = await seenItem(context, id);
  const reason = heldByReports(item.kind as ItemKind, await openGrounds(db, 'item', id, 'verified'));
  if (reason === null || item.status !== 'published') return;
  await holdItem(context, item);
  await writeHold(db, { itemId: id, reason, appeared: true });
  await addAudit(db, { action: 'itemHeld', staffId: BY_RULE, subject: 'item', subjectId: id, reason });
  await emit(itemHeld, { ...factOf(item), reason });
}

/** The same for an answer. */
async function holdCommentIfMany(context: MemberContext, id: string): Promise<void> {
  const { db, viewer, emit } = context;
  await lockReportsOf(db, id);
  const found = await inThisModulesWords(accessComment(db, viewer, id));
  const reason = heldByReports('comment', await openGrounds(db, 'comment', id, 'verified'));
  if (reason === null || !(await holdComment(context, found))) return;
  await addAudit(db, { action: 'itemHeld', staffId: BY_RULE, subject: 'comment', subjectId: id, reason });
  await emit(commentHeld, { commentId: id, ...factOf(found.item), authorId: found.comment.authorId, reason });
}

/** The same for the note beside a repost, which stays without it. */
async function holdNoteIfMany(context: MemberContext, id: string): Promise<void> {
  const { db, viewer, emit } = context;
  await lockReportsOf(db, id);
  const { item, memberId } = await inThisModulesWords(accessNote(db, viewer, id));
  const reason = heldByReports('comment', await openGrounds(db, 'note', id, 'verified'));
  if (reason === null || !(await holdNote(db, id))) return;
  await addAudit(db, { action: 'itemHeld', staffId: BY_RULE, subject: 'note', subjectId: id, reason });
  await emit(noteHeld, { noteId: id, ...factOf(item), authorId: memberId, reason });
}

/** What readers' reports took out of sight is back in it. */
async function letStand(context: MemberContext, { item, comment }: SeenContent, heldSince: string | null): Promise<void> {
  if (comment !== null) return letAnswerStand(context, { item, comment }, heldSince);
  // What its author took back waits for staff from when it is brought back: until then it may be written anew.
  if (item.status !== 'held' || !(await isHeldByReaders(context, item))) return;
  await show(context, item);
  // Its author was told that it waits.
  await context.emit(itemApproved, factOf(item));
}

/** As the version that was read: what its writer has written anew since then, staff read first. */
async function letAnswerStand(context: MemberContext, seen: SeenComment, heldSince: string | null): Promise<void> {
  const { id: commentId, authorId, editedAt } = seen.comment;
  const read = heldSince === null ? null : new Date(heldSince).toISOString();
  if (changedSinceHeld(seen.comment) !== read) throw new Failure('moderation.notWaiting');
  const isBack = await releaseComment(context, seen);
  // From here on nobody else changes it: a change that came in between is not what was read either.
  const { comment } = await accessCommentForReview(context.db, context.viewer, commentId);
  if (comment.editedAt?.getTime() !== editedAt?.getTime()) throw new Failure('moderation.notWaiting');
  if (isBack) await context.emit(commentApproved, { commentId, ...factOf(seen.item), authorId });
}

/** Gone in this very moment. */
function asErased(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}

/** By answer, of these that are out of sight, what was written anew since: staff decide on what they read. */
async function rewrittenAnswers({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, ids: readonly string[]) {
  const rows = await Promise.all(ids.map((id) => accessCommentForReview(db, viewer, id).catch(asErased)));
  return new Map(
    rows.flatMap((row) => {
      if (row === null) return [];
      const { comment } = row;
      const heldSince = changedSinceHeld(comment);
      return heldSince === null ? [] : [[comment.id, { heldSince, text: plainText(comment.text) }] as const];
    }),
  );
}

/** That it stays is an approval like any other where readers' reports hold it: of the version that was read, and by two where two are needed. */
async function awaitsAnother(context: MemberContext, { item, comment }: SeenContent, heldSince: string | null): Promise<boolean> {
  if (comment !== null || item.status !== 'held' || !(await isHeldByReaders(context, item))) return false;
  assertIsVersion(item, heldSince);
  return !(await isEnough(context.db, item, context.viewer.id));
}

async function isHeldByReaders({ db }: MemberContext, item: SeenItem): Promise<boolean> {
  const hold = await findHold(db, item.id);
  return hold !== null && isByReaders(hold.reason);
}

/** Whose it is, for a member who can read it. */
async function authorOf(context: MemberContext, target: Target, id: string): Promise<string> {
  const { db, viewer } = context;
  if (target === 'note') return (await inThisModulesWords(accessNote(db, viewer, id))).memberId;
  if (target !== 'message') return (await seenContent(context, target, id)).authorId;
  const authorId = await authorOfMessageFor(db, viewer.id, id);
  if (authorId === null) throw new Failure('moderation.itemNotFound');
  return authorId;
}

type OfItem = Exclude<Target, 'message' | 'note'>;

interface SeenContent {
  readonly item: SeenItem;
  readonly comment: Awaited<ReturnType<typeof accessComment>>['comment'] | null;
  readonly authorId: string;
}

async function seenContent({ db, viewer }: MemberContext, target: OfItem, id: string): Promise<SeenContent> {
  if (target === 'item') return inThisModulesWords(accessItemToWrite(db, viewer, id).then(itself));
  return inThisModulesWords(accessCommentToWrite(db, viewer, id).then(asContent));
}

/** What was reported staff see whatever its audience: the report is what lets them in, and their decision is logged. */
async function reviewedContent(context: MemberContext, target: OfItem, id: string): Promise<SeenContent> {
  const { db, viewer } = context;
  if (!(await isReported(db, target, id))) return seenContent(context, target, id);
  if (target === 'item') return inThisModulesWords(accessItemForReview(db, viewer, id).then(itself));
  return inThisModulesWords(accessCommentForReview(db, viewer, id).then(asContent));
}

const itself = (item: SeenItem): SeenContent => ({ item, comment: null, authorId: item.authorId });
const asContent = ({ item, comment }: Awaited<ReturnType<typeof accessComment>>): SeenContent => ({
  item,
  comment,
  authorId: comment.authorId,
});
