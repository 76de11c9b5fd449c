/** What happens to posts beside their discussion. */
import { readableAmong } from '#modules/library/server/library.public.ts';
import { postNamedColleagues, scheduledPostStopped } from '#modules/posts/posts.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { authorOf, tell } from './notifications.public.ts';

export const postNewsSubscribers = [
  subscribe(postNamedColleagues, 'notifications.tellOfNaming', async (context, { postId, mentionedIds }) => {
    const byline = await authorOf(context.db, postId);
    if (byline === null) return;
    const readers = await readableAmong(
      context.db,
      mentionedIds.map((memberId) => ({ memberId, itemId: postId })),
    );
    await tell(
      context,
      [...readers].map(({ memberId }) => memberId),
      { kind: 'mention', key: postId, byline, itemId: postId },
    );
  }),

  subscribe(scheduledPostStopped, 'notifications.tellOfStoppedPost', (context, { draftId, authorId, title }) =>
    tell(context, [authorId], { kind: 'postStopped', key: `${draftId} ${new Date().toISOString().slice(0, 10)}`, note: title }),
  ),
];
