/** What happens to posts and issues beside their discussion. */
import { readableAmong } from '#modules/library/server/library.public.ts';
import { scheduledIssueStopped } from '#modules/newsletters/issue-schedule.contract.ts';
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

  subscribe(scheduledPostStopped, 'notifications.tellOfStoppedPost', (context, { draftId, authorId, title, at, reason }) =>
    tell(context, [authorId], { kind: STOPPED[reason], key: `${draftId} ${at}`, note: title, path: `/posts/new?draft=${draftId}` }),
  ),

  subscribe(scheduledIssueStopped, 'notifications.tellOfStoppedIssue', (context, { issueId, slug, memberId, title, at, reason }) =>
    tell(context, [memberId], {
      kind: STOPPED[reason],
      key: `${issueId} ${at}`,
      note: title,
      path: `/newsletters/${slug}/write/${issueId}`,
    }),
  ),
];

/** Whoever gave it its time has to change it, or may simply give it another; or those who write it with them have to. */
const STOPPED = { draft: 'postStopped', fault: 'postHindered', right: 'issueLapsed' } as const;
