import { withTrueNames } from '#modules/identity/server/identity.public.ts';
import {
  accessItem,
  accessItemOfPlace,
  changeItem,
  itemCardOf,
  listItemsText,
  newlyNamed,
  type Refusals,
  refusalsBelow,
  registerItem,
  repostItem,
  type SeenItem,
  setItemStatus,
  tends,
} from '#modules/library/server/library.public.ts';
import type { Figure } from '#modules/media/figure.contract.ts';
import { deleteImages, shownFigures } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  editThread,
  getThread,
  listThreads,
  MAX_PINNED,
  RESTORE_MINUTES,
  repostThread,
  restoreThread,
  THREAD_LENGTH,
  withdrawThread,
  writeThread,
} from '../forum-thread.contract.ts';
import { threadNamedColleagues } from '../forums.contract.ts';
import { relationOf } from './forum.policy.ts';
import { holdForum, lockForum } from './forum.store.ts';
import { answerRefusal } from './forum-thread.policy.ts';
import {
  editThreadRow,
  type FoundThread,
  findThread,
  insertThread,
  noteNamed,
  pinnedIds,
  type ThreadRow,
  tendThreadRow,
} from './forum-thread.store.ts';
import { restorableFor, restorableUntil, threadCard, threadSummary, threadView } from './forum-thread.view.ts';
import { accessForumTo } from './forums.public.ts';
import { doubtsOfThread } from './thread-check.policy.ts';
import { threadHolds } from './thread-hold.policy.ts';

const TEXT = { field: 'text', max: THREAD_LENGTH };

export interface SeenThread extends FoundThread {
  readonly item: SeenItem;
}

/** The only way to a thread: throws `forums.threadNotFound`. */
export async function accessThread(db: Database, viewer: Viewer, id: string): Promise<SeenThread> {
  const found = await findThread(db, id, viewer?.id ?? null);
  if (found === null) throw new Failure('forums.threadNotFound');
  // Whoever tends the forum still sees what was taken down there.
  const decides = viewer !== null && found.thread.takenDownAt !== null && tends(found.forum);
  const access = decides ? accessItemOfPlace(db, viewer, id, found.forum.id) : accessItem(db, viewer, id);
  const item = await access.catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('forums.threadNotFound', { cause: error }) : error;
  });
  return { item, ...found };
}

/** A thread the viewer wrote: throws `forums.threadNotFound`, or `forums.notYours`. */
async function accessOwnThread(db: Database, viewer: NonNullable<Viewer>, id: string): Promise<SeenThread> {
  const seen = await accessThread(db, viewer, id);
  if (seen.item.authorId !== viewer.id) throw new Failure('forums.notYours');
  return seen;
}

/** The same, one after another with those who tend the forum: all of them write what its card says. */
async function lockOwnThread(db: Database, viewer: NonNullable<Viewer>, id: string): Promise<SeenThread> {
  await lockForum(db, (await accessOwnThread(db, viewer, id)).forum.id);
  return accessOwnThread(db, viewer, id);
}

/** Tells colleagues that a thread that can be read names them, each once; returns whom. `known`: its text before. */
export async function nameColleagues(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  { id, authorId }: Pick<ThreadRow, 'id' | 'authorId'>,
  text: RichText,
  known?: RichText,
): Promise<string[]> {
  const named = await noteNamed(db, id, newlyNamed(text, authorId, known));
  if (named.length > 0) await emit(threadNamedColleagues, { threadId: id, authorId, mentionedIds: named });
  return named;
}

/**
 * A thread can be read again: as long as it could not, its pin took no place, which another may have taken. Then it stands among the
 * others. True when it lost its pin.
 */
export async function unpinWhereFull({ db, emit }: Pick<Context, 'db' | 'emit'>, id: string): Promise<boolean> {
  const seen = await findThread(db, id, null);
  if (seen === null || seen.thread.pinnedAt === null) return false;
  await lockForum(db, seen.forum.id);
  const { forum, thread } = (await findThread(db, id, null)) ?? seen;
  if (thread.pinnedAt === null) return false;
  const others = (await pinnedIds(db, forum.id)).filter((one) => one !== id);
  if (others.length < MAX_PINNED) return false;
  await tendThreadRow(db, id, { pinnedAt: null });
  await changeItem({ db, emit }, id, { card: { ...threadCard(forum, { ...thread, pinnedAt: null }) } });
  return true;
}

/** Why they may not write below a thread. What visitors are told stands in the thread: nothing more is read for them. */
const refusalsOf = async (db: Database, { item, thread, forum }: SeenThread, viewer: Viewer): Promise<Refusals> =>
  viewer === null
    ? { answering: answerRefusal(thread, relationOf(forum, viewer), null), editing: 'signIn' }
    : refusalsBelow(db, item, viewer);

/** Pictures are looked at by who shows them; whoever did not say so is asked. */
function assertReviewed({ images, imagesReviewed }: { images: readonly Figure[]; imagesReviewed: boolean }): void {
  if (images.length > 0 && !imagesReviewed)
    throw new Failure('forums.imagesNotReviewed', { fields: { imagesReviewed: 'media.validation.imagesReviewed' } });
}

export const threadHandlers = [
  handle(listThreads, async ({ db, viewer }, { forumId, pinned, ...filter }) => {
    const forum = await accessForumTo(db, viewer, forumId, 'read');
    // Whoever looks for the unanswered ones looks for those that are pinned, too.
    const isAll = filter.sort === 'active' && filter.status === undefined && !filter.unanswered;
    const ids = pinned || isAll ? await pinnedIds(db, forum.id) : [];
    const which = pinned ? { ids } : { exceptIds: ids };
    return listItemsText(db, viewer?.id ?? null, { kind: 'thread', place: forum.id, ...which, ...filter });
  }),

  handle(getThread, async ({ db, viewer }, { id }) => {
    const seen = await accessThread(db, viewer, id);
    const [card, refusals] = await Promise.all([itemCardOf(db, viewer, seen.item), refusalsOf(db, seen, viewer)]);
    return new Checked(threadView({ item: seen.item, card }, seen, viewer, refusals));
  }),

  handle(writeThread, async (context, { forumId, anonymous, language, title, imagesReviewed, acceptIdentifiers, ...writing }) => {
    const { db, viewer } = context;
    await holdForum(db, forumId);
    const forum = await accessForumTo(db, viewer, forumId, 'write');
    assertReviewed({ images: writing.images, imagesReviewed });
    const doubts = doubtsOfThread({ title, ...writing }, language, acceptIdentifiers);
    const audience = forum.kind === 'public' ? null : forumId;
    const wanted = { kind: 'thread', authorId: viewer.id, verified: viewer.verified, audience, ...doubts } as const;
    const why = await threadHolds().reason(db, wanted);
    const status = why === null ? ('published' as const) : ('held' as const);
    const id = newId();
    const text = await withTrueNames(db, writing.text, TEXT);
    const images = await shownFigures(db, { ownerId: viewer.id, itemId: id }, writing.images);
    await insertThread(db, { ...writing, id, forumId, authorId: viewer.id, text, images });
    await registerItem(context, {
      id,
      kind: 'thread',
      authorId: viewer.id,
      anonymous,
      language,
      specialities: forum.specialities,
      title,
      summary: threadSummary(text),
      card: { ...threadCard(forum, { pinnedAt: null, lockedAt: null, needsSource: false, images }) },
      respondents: { kind: 'verified', specialities: [] },
      ownRule: true,
      status,
      audience,
      place: forumId,
    });
    if (why !== null) await threadHolds().note(db, id, why);
    return { id, status };
  }),

  handle(editThread, async (context, { id, version, title, imagesReviewed, acceptIdentifiers, ...writing }) => {
    const { db, viewer } = context;
    const { forum, item, thread } = await lockOwnThread(db, viewer, id);
    await accessForumTo(db, viewer, forum.id, 'write');
    assertReviewed({ images: writing.images, imagesReviewed });
    const doubts = doubtsOfThread({ title, ...writing }, item.language, acceptIdentifiers);
    const text = await withTrueNames(db, writing.text, TEXT);
    const images = await shownFigures(db, { ownerId: viewer.id, itemId: id }, writing.images);
    const changed = await editThreadRow(db, id, version, { ...writing, text, images });
    if (changed === null) {
      const current = await accessOwnThread(db, viewer, id);
      throw new Failure('forums.staleThread', {
        details: { current: { title: item.title, text: current.thread.text, version: current.thread.version } },
      });
    }
    await changeItem(context, id, { title, summary: threadSummary(text), card: { ...threadCard(forum, { ...thread, images }) } });
    const isHeld = await threadHolds().again(context, item, doubts);
    if (item.status === 'published' && !isHeld) await nameColleagues(context, thread, text, thread.text);
    const shown = new Set(images.map((image) => image.id));
    await deleteImages(
      context,
      thread.images.flatMap((image) => (shown.has(image.id) ? [] : [image.id])),
    );
    return { id, version: changed };
  }),

  handle(withdrawThread, async (context, { id }) => {
    const { db, viewer } = context;
    const { item, thread } = await lockOwnThread(db, viewer, id);
    // It is out of sight; withdrawn by its author as well, they could bring it back themselves.
    if (thread.takenDownAt !== null) throw new Failure('forums.takenDown');
    await setItemStatus(context, item, 'withdrawn');
    return { id, restorableUntil: restorableFor(await accessOwnThread(db, viewer, id), viewer) };
  }),

  handle(restoreThread, async (context, { id }) => {
    const { db, viewer } = context;
    const { forum, item, thread } = await lockOwnThread(db, viewer, id);
    if (item.status === 'published') return { id, unpinned: false };
    if (thread.takenDownAt !== null) throw new Failure('forums.takenDown');
    // What staff sent back is handed in again, and not brought back past them.
    if (item.status !== 'withdrawn' || item.sentBack) throw new Failure('forums.threadNotFound');
    await accessForumTo(db, viewer, forum.id, 'write');
    if (restorableUntil(item) === null) throw new Failure('forums.restoreOver', { values: { minutes: RESTORE_MINUTES } });
    await setItemStatus(context, item, 'published');
    return { id, unpinned: await unpinWhereFull(context, id) };
  }),

  handle(repostThread, async (context, { threadId, ...repost }) => {
    const { item } = await accessThread(context.db, context.viewer, threadId);
    if (item.status !== 'published') throw new Failure('forums.threadNotFound');
    return repostItem(context, item, context.viewer.id, repost);
  }),
];
