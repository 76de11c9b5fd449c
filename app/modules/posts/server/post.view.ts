import type { ItemCard } from '#modules/library/library.contract.ts';
import { openingOf, type SeenItem } from '#modules/library/server/library.public.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { PostContent } from '../post-content.contract.ts';
import type { PostCard, PostSummary, PostView } from '../posts.contract.ts';
import { mayVote, pollView } from './poll.policy.ts';
import type { PostParts } from './post.store.ts';

const RESTORE_MS = 10 * 60_000;

/** Until when its author may bring back what they withdrew; null where they did not, or may not any more. */
export function restorableUntil({ status, statusAt, sentBack }: Pick<SeenItem, 'status' | 'statusAt' | 'sentBack'>): string | null {
  const until = new Date(statusAt.getTime() + RESTORE_MS);
  return status === 'withdrawn' && !sentBack && until > new Date() ? until.toISOString() : null;
}

export interface PostReader {
  readonly viewer: Viewer;
  readonly isAuthor: boolean;
  readonly seen: Pick<SeenItem, 'status' | 'statusAt' | 'sentBack'>;
  /** Why they may not join the discussion, or null. */
  readonly refusal: string | null;
}

/** A post as one reader may see it. */
export function postView(
  item: ItemCard,
  parts: PostParts,
  { viewer, isAuthor, seen, refusal }: PostReader,
  extras: Pick<PostView, 'audience' | 'related'>,
): PostView {
  const { body, images, files, poll: asked } = parts.content;
  const state = { closesAt: parts.closes_at, closed: parts.closed, tallies: parts.tallies, myVote: parts.my_vote };
  const poll = asked === null ? null : pollView(asked, state, isAuthor);
  return {
    item: item as PostSummary,
    body,
    images: images.flatMap(({ mediaId, caption, alt }) => {
      const image = parts.images[mediaId];
      return image === undefined ? [] : [{ ...image, caption, alt }];
    }),
    files,
    links: parts.links,
    poll,
    version: parts.version,
    editedAt: parts.edited_at,
    status: seen.status,
    restorableUntil: isAuthor ? restorableUntil(seen) : null,
    ...extras,
    can: {
      edit: isAuthor,
      withdraw: isAuthor && (seen.status === 'published' || seen.status === 'held'),
      vote: mayVote(viewer, seen.status === 'published', poll),
      closePoll: isAuthor && poll !== null && !poll.closed,
      respond: refusal === null,
      respondRefusal: refusal === null ? null : `respond.${refusal}`,
    },
  };
}

/** What lists show of a post. */
export function postCard(content: PostContent, images: Readonly<Record<string, ImageRef>>, closesAt: Date | null): PostCard {
  const [first] = content.images;
  const cover = first === undefined ? undefined : images[first.mediaId];
  return {
    cover: cover === undefined || first === undefined ? null : { ...cover, alt: first.alt },
    images: content.images.length,
    files: content.files.length,
    poll: content.poll === null ? null : { question: content.poll.question, closesAt: closesAt?.toISOString() ?? null },
  };
}

/** The first sentences; of a poll without a text, its question. */
export const postSummary = ({ body, poll, images }: PostContent): string =>
  openingOf(plainText(body).trim() || poll?.question || images[0]?.caption || images[0]?.alt || '');

const MAX_SEARCH_LENGTH = 20_000;

/** All that a reader of the page sees, without its title. */
export const postText = ({ body, images, files, poll }: PostContent): string =>
  [
    plainText(body),
    ...images.flatMap(({ caption, alt }) => [caption, alt]),
    ...files.map(({ name }) => name),
    ...(poll === null ? [] : [poll.question, ...poll.options]),
  ]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, MAX_SEARCH_LENGTH);
