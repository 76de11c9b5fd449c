import type { ItemCard } from '#modules/library/library.contract.ts';
import { openingOf, type Refusals, type SeenItem, tends } from '#modules/library/server/library.public.ts';
import type { ShownFigure } from '#modules/media/figure.contract.ts';
import { plainText, type RichText } from '#platform/richtext/richtext.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { RESTORE_MINUTES, type ThreadCard, type ThreadSummary, type ThreadView } from '../forum-thread.contract.ts';
import { relationOf, writeRefusal } from './forum.policy.ts';
import type { FoundThread } from './forum-thread.store.ts';

/** For the sample world, which knows no rows. */
export const sampleThreadCard = (
  { id, name }: ThreadCard['forum'],
  { pinned, locked }: Pick<ThreadCard, 'pinned' | 'locked'>,
): ThreadCard => ({
  forum: { id, name },
  pinned,
  locked,
  needsSource: false,
});

/** What a card says of a thread. */
type Carded = Pick<FoundThread['thread'], 'pinnedAt' | 'lockedAt' | 'needsSource' | 'images'>;

export function threadCard(forum: { id: string; name: string }, thread: Carded): ThreadCard {
  return {
    forum: { id: forum.id, name: forum.name },
    pinned: thread.pinnedAt !== null,
    locked: thread.lockedAt !== null,
    needsSource: thread.needsSource,
    ...picturesOf(thread.images),
  };
}

function picturesOf(images: readonly ShownFigure[]): Pick<ThreadCard, 'cover' | 'images'> {
  const [first] = images;
  if (first === undefined) return {};
  const { caption: _, ...cover } = first;
  return { cover, images: images.length };
}

export function threadView(
  { item, card }: { item: SeenItem; card: ItemCard },
  { thread, forum }: FoundThread,
  viewer: Viewer,
  refusals: Refusals,
): ThreadView {
  const isAuthor = viewer?.id === item.authorId;
  return {
    item: card as ThreadSummary,
    text: thread.text,
    images: [...thread.images],
    basis: thread.basis as ThreadView['basis'],
    references: thread.references as ThreadView['references'],
    version: thread.version,
    editedAt: thread.editedAt?.toISOString() ?? null,
    status: item.status,
    slowSeconds: thread.slowSeconds,
    takenDown: takenDownView({ thread, forum }),
    restorableUntil: restorableFor({ item, thread, forum }, viewer),
    forum: { id: forum.id, name: forum.name, kind: forum.kind },
    recap: recapView(thread),
    recapVersion: thread.recapVersion,
    flagged: thread.flagged,
    can: {
      // Whatever its state: what staff sent back is changed before it is handed in again.
      edit: item.status !== 'removed' && mayWriteAsAuthor({ item, forum }, viewer),
      withdraw: isAuthor && item.status !== 'removed' && thread.takenDownAt === null,
      tend: tends(forum),
      takeDown: tends(forum) && item.status === 'published',
      recap: mayRecap({ item, forum }, viewer) && item.status === 'published' && refusals.editing === null,
      bringBack: tends(forum) && thread.takenDownAt !== null,
      respond: refusals.answering === null,
      respondRefusal: refusals.answering,
      respondAgainAt: refusals.againAt?.toISOString() ?? null,
    },
  };
}

function takenDownView({ thread, forum }: FoundThread): ThreadView['takenDown'] {
  const { takenDownAt, takenDownReason, takenDownAlso } = thread;
  if (takenDownAt === null) return null;
  const also = tends(forum) ? takenDownAlso.map(({ reason }) => reason) : [];
  return { reason: takenDownReason ?? '', at: takenDownAt.toISOString(), also };
}

/** Until when its author may bring back what they withdrew; null where they did not, where staff sent it back, or may not any more. */
export function restorableUntil({ status, statusAt, sentBack }: Pick<SeenItem, 'status' | 'statusAt' | 'sentBack'>): string | null {
  const until = new Date(statusAt.getTime() + RESTORE_MINUTES * 60_000);
  return status === 'withdrawn' && !sentBack && until > new Date() ? until.toISOString() : null;
}

/** As long as they may write in the forum. */
const mayWriteAsAuthor = ({ item, forum }: Pick<FoundThread, 'forum'> & { item: SeenItem }, viewer: Viewer): boolean =>
  viewer?.id === item.authorId && writeRefusal(relationOf(forum, viewer)) === null;

/** `restorableUntil`, for this reader: what may not be written there any more is not brought back, either. */
export const restorableFor = ({ item, thread, forum }: FoundThread & { item: SeenItem }, viewer: Viewer): string | null =>
  thread.takenDownAt === null && mayWriteAsAuthor({ item, forum }, viewer) ? restorableUntil(item) : null;

/** Whoever asked, and those who tend the forum. */
export const mayRecap = ({ item, forum }: Pick<FoundThread, 'forum'> & { item: SeenItem }, viewer: Viewer): boolean =>
  viewer !== null && (viewer.id === item.authorId || tends(forum));

function recapView({ recap, authorId }: FoundThread['thread']): ThreadView['recap'] {
  if (recap === null) return null;
  const { byId, ...lines } = recap;
  return { ...lines, by: byId === authorId ? 'author' : 'steward' };
}

/** Its first sentences. */
export const threadSummary = (doc: RichText): string => openingOf(plainText(doc));
