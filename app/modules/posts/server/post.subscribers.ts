import { itemPublished } from '#modules/library/library-events.contract.ts';
import { changeItem, indexedItemsByIds } from '#modules/library/server/library.public.ts';
import { subscribe } from '#platform/events/event.ts';
import { mentionedIds } from '#platform/richtext/richtext.ts';
import { postNamedColleagues } from '../posts.contract.ts';
import { beginsThen, closingTime } from './poll.policy.ts';
import { hasVotes } from './poll.store.ts';
import { lockPost, setClosesAt } from './post.store.ts';
import { postCard } from './post.view.ts';
import { namedIn } from './post-publishing.operations.ts';

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
    const named = namedIn(itemId, authorId, anonymous, mentionedIds(body));
    if (named.mentionedIds.length > 0) await emit(postNamedColleagues, named);
  }),
];
