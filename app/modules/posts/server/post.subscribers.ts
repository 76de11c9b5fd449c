import { itemPublished } from '#modules/library/library-events.contract.ts';
import { changeItem, indexedItemsByIds, newlyNamed } from '#modules/library/server/library.public.ts';
import { subscribe } from '#platform/events/event.ts';
import type { Context } from '#platform/operation/context.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { postNamedColleagues } from '../posts.contract.ts';
import { beginsThen, closingTime } from './poll.policy.ts';
import { hasVotes } from './poll.store.ts';
import { lockPost, noteNamed, setClosesAt } from './post.store.ts';
import { postCard } from './post.view.ts';

interface NamingPost {
  readonly postId: string;
  readonly authorId: string;
  readonly anonymous: boolean;
}

/** Tells colleagues that a post that can be read names them. `known`: its text before. */
export async function nameColleagues(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  { postId, authorId, anonymous }: NamingPost,
  text: RichText,
  known?: RichText,
): Promise<void> {
  const named = await noteNamed(db, postId, newlyNamed(text, authorId, known));
  if (named.length > 0) await emit(postNamedColleagues, { postId, authorId, anonymous, mentionedIds: named });
}

/** Some posts wait for staff first: their polls begin, and the colleagues they name are told, when readers see them. */
export const postSubscribers = [
  subscribe(itemPublished, 'posts.beginToBeRead', async (context, { itemId, kind, authorId, anonymous }) => {
    if (kind !== 'post') return;
    const { db, emit } = context;
    const post = await lockPost(db, itemId);
    if (post === null) return;
    const { poll, body } = post.content;
    const now = new Date();
    const closesAt = closingTime(poll, now);
    const appearedAt = (await indexedItemsByIds(db, [itemId])).get(itemId)?.publishedAt ?? now;
    if (closesAt !== null && beginsThen(poll, post, { appearedAt, now }) && !(await hasVotes(db, itemId))) {
      await setClosesAt(db, itemId, closesAt);
      await changeItem({ db, emit }, itemId, { card: { ...postCard(post.content, post.images, closesAt) } });
    }
    await nameColleagues({ db, emit }, { postId: itemId, authorId, anonymous }, body);
  }),
];
