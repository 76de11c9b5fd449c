import type { ItemCard } from '#modules/library/library.contract.ts';
import { openingOf, type Refusals, type SeenItem, tends } from '#modules/library/server/library.public.ts';
import type { ShownFigure } from '#modules/media/figure.contract.ts';
import { plainText, type RichText } from '#platform/richtext/richtext.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { RESTORE_MINUTES, type ThreadCard, type ThreadSummary, type ThreadView } from '../forum-thread.contract.ts';
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
    takenDown: thread.takenDownAt === null ? null : { reason: thread.takenDownReason ?? '', at: thread.takenDownAt.toISOString() },
    restorableUntil: isAuthor && thread.takenDownAt === null ? restorableUntil(item) : null,
    forum: { id: forum.id, name: forum.name, kind: forum.kind },
    recap: recapView(thread),
    recapVersion: thread.recapVersion,
    flagged: thread.flagged,
    can: {
      edit: isAuthor && item.status !== 'removed' && refusals.editing === null,
      withdraw: isAuthor && item.status !== 'removed' && thread.takenDownAt === null,
      tend: tends(forum),
      takeDown: tends(forum) && item.status === 'published',
      recap: mayRecap({ item, forum }, viewer) && item.status === 'published' && refusals.editing === null,
      bringBack: tends(forum) && thread.takenDownAt !== null,
      respond: refusals.answering === null,
      respondRefusal: refusals.answering,
    },
  };
}

/** Until when its author may bring back what they withdrew; null where they did not, or may not any more. */
export function restorableUntil({ status, statusAt }: Pick<SeenItem, 'status' | 'statusAt'>): string | null {
  const until = new Date(statusAt.getTime() + RESTORE_MINUTES * 60_000);
  return status === 'withdrawn' && until > new Date() ? until.toISOString() : null;
}

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
