/** What those who tend a forum do about threads and answers. */
import { bylinesOf } from '#modules/identity/server/identity.public.ts';
import {
  accessCommentToWrite,
  changeItem,
  removeComment,
  setItemStatus,
  tends,
  titlesFor,
} from '#modules/library/server/library.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { flagAnswer, MAX_PINNED, tendThread } from '../forum-thread.contract.ts';
import {
  bringThreadBack,
  contentTakenDown,
  listTakenDown,
  sourceAsked,
  sourceRequestEnded,
  type TakenDownThread,
  takeDownAnswer,
  takeDownThread,
} from '../thread-desk.contract.ts';
import { lockForum } from './forum.store.ts';
import { accessThread, type SeenThread, unpinWhereFull } from './forum-thread.operations.ts';
import { findThread, listTakenDownRows, pinnedIds, setFlagged, tendThreadRow } from './forum-thread.store.ts';
import { threadCard } from './forum-thread.view.ts';
import { accessForumTo } from './forums.public.ts';

/** More would be more than anybody reads. */
const MOST_REASONS = 10;

const now = () => new Date().toISOString();

/** Keeps when it began while it goes on. */
const since = (on: boolean | undefined, before: Date | null): Date | null =>
  on === undefined ? before : on ? (before ?? new Date()) : null;

/** A thread of a forum the viewer tends: throws `forums.threadNotFound`, or `forums.notAllowed`. */
async function tendedThread({ db, viewer }: MemberContext, id: string): Promise<SeenThread> {
  const seen = await accessThread(db, viewer, id);
  if (!tends(seen.forum)) throw new Failure('forums.notAllowed');
  return seen;
}

/** The same, while nobody else writes what its card says, or takes it down: of two at once the later one sees what the earlier did. */
async function lockTended(context: MemberContext, id: string): Promise<SeenThread> {
  await lockForum(context.db, (await tendedThread(context, id)).forum.id);
  return tendedThread(context, id);
}

/** An answer that can be read in such a thread, which staff do not decide on: throws `forums.answerNotFound`, or `forums.notAllowed`. */
async function tendedAnswer({ db, viewer }: MemberContext, commentId: string) {
  const { comment, item } = await accessCommentToWrite(db, viewer, commentId).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('forums.answerNotFound', { cause: error }) : error;
  });
  const found = item.kind === 'thread' ? await findThread(db, item.id, viewer.id) : null;
  if (found === null || comment.deletedAt !== null || comment.heldAt !== null) throw new Failure('forums.answerNotFound');
  if (!tends(found.forum)) throw new Failure('forums.notAllowed');
  return { comment, item, threadId: item.id };
}

export const threadDeskHandlers = [
  handle(tendThread, async (context, { id, pinned, locked, slowSeconds, needsSource }) => {
    const { db, viewer, emit } = context;
    // One after another: two at once would go over the limit of pins together, or each write back what the other had not changed yet.
    const { forum, item, thread: before } = await lockTended(context, id);
    if (pinned === true && before.pinnedAt === null) {
      if ((await pinnedIds(db, forum.id)).length >= MAX_PINNED) throw new Failure('forums.tooManyPinned', { values: { max: MAX_PINNED } });
    }
    const thread = {
      ...before,
      pinnedAt: since(pinned, before.pinnedAt),
      lockedAt: since(locked, before.lockedAt),
      slowSeconds: slowSeconds ?? before.slowSeconds,
      needsSource: needsSource ?? before.needsSource,
    };
    const { pinnedAt, lockedAt } = thread;
    await tendThreadRow(db, id, { pinnedAt, lockedAt, slowSeconds: thread.slowSeconds, needsSource: thread.needsSource });
    await changeItem(context, id, { card: { ...threadCard(forum, thread) }, quiet: thread.needsSource });
    if (thread.needsSource && !before.needsSource && item.authorId !== viewer.id)
      await emit(sourceAsked, { threadId: id, commentId: null, authorId: item.authorId, at: now() });
    if (!thread.needsSource && before.needsSource) await emit(sourceRequestEnded, { threadId: id, commentId: null });
    return { pinned: pinnedAt !== null, locked: lockedAt !== null, slowSeconds: thread.slowSeconds, needsSource: thread.needsSource };
  }),

  handle(flagAnswer, async (context, { commentId, needsSource }) => {
    const { db, viewer, emit } = context;
    const { comment, threadId } = await tendedAnswer(context, commentId);
    const changed = await setFlagged(db, { commentId, threadId, byId: viewer.id }, needsSource);
    if (changed && needsSource && comment.authorId !== viewer.id)
      await emit(sourceAsked, { threadId, commentId, authorId: comment.authorId, at: now() });
    if (changed && !needsSource) await emit(sourceRequestEnded, { threadId, commentId });
    return { commentId, needsSource };
  }),

  handle(takeDownThread, async (context, { id, reason }) => {
    const { db, viewer, emit } = context;
    const { item, thread } = await lockTended(context, id);
    if (thread.takenDownAt !== null) {
      const known = [thread.takenDownReason, ...thread.takenDownAlso.map((one) => one.reason)];
      if (!known.includes(reason) && known.length < MOST_REASONS)
        await tendThreadRow(db, id, { takenDownAlso: [...thread.takenDownAlso, { byId: viewer.id, reason, at: now() }] });
      return { id, stands: thread.takenDownReason === reason ? null : thread.takenDownReason };
    }
    // Its author sees it also where it is out of sight: what they took back, or staff decide on, no forum takes down and brings back.
    if (item.status !== 'published') throw new Failure('forums.threadNotFound');
    await tendThreadRow(db, id, { takenDownAt: new Date(), takenDownById: viewer.id, takenDownReason: reason });
    await setItemStatus(context, item, 'withdrawn');
    if (item.authorId !== viewer.id)
      await emit(contentTakenDown, { threadId: id, commentId: null, authorId: item.authorId, reason, at: now() });
    return { id, stands: null };
  }),

  handle(bringThreadBack, async (context, { id }) => {
    const { item, thread } = await lockTended(context, id);
    if (thread.takenDownAt === null) return { id, unpinned: false };
    await tendThreadRow(context.db, id, { takenDownAt: null, takenDownById: null, takenDownReason: null, takenDownAlso: [] });
    await setItemStatus(context, item, 'published');
    return { id, unpinned: await unpinWhereFull(context, id) };
  }),

  handle(takeDownAnswer, async (context, { commentId, reason }) => {
    const { db, viewer, emit } = context;
    const { comment, item, threadId } = await tendedAnswer(context, commentId);
    // Of two at once, the reason of the first is the one that its author reads: the other learns that theirs is not.
    if (!(await removeComment(context, { comment, item }))) throw new Failure('forums.answerNotFound');
    await setFlagged(db, { commentId, threadId, byId: viewer.id }, false);
    if (comment.authorId !== viewer.id)
      await emit(contentTakenDown, { threadId, commentId, authorId: comment.authorId, reason, at: now() });
    return { commentId };
  }),

  handle(listTakenDown, async ({ db, viewer }, { forumId, ...page }) => {
    await accessForumTo(db, viewer, forumId, 'tend');
    const rows = await listTakenDownRows(db, forumId, page);
    const [titles, bylines] = await Promise.all([
      titlesFor(
        db,
        viewer.id,
        rows.data.map(({ id }) => id),
      ),
      bylinesOf(
        db,
        rows.data.flatMap(({ takenDownById, takenDownAlso }) => [takenDownById ?? [], ...takenDownAlso.map(({ byId }) => byId)].flat()),
      ),
    ]);
    const said = (byId: string | null, reason: string, at: string) => ({ reason, at, by: bylines.get(byId ?? '') ?? null });
    const data = rows.data.flatMap(({ id, takenDownAt, takenDownById, takenDownReason, takenDownAlso }): TakenDownThread[] => {
      const { title, removed } = titles.get(id) ?? {};
      if (title === undefined || removed === true || takenDownAt === null) return [];
      const also = takenDownAlso.map(({ byId, reason, at }) => said(byId, reason, at));
      return [{ id, title, ...said(takenDownById, takenDownReason ?? '', takenDownAt.toISOString()), also }];
    });
    return { data, nextCursor: rows.nextCursor };
  }),
];
