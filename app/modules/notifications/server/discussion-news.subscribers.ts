/** What happens to items and answers. Who was anonymous there is anonymous here: bylines are made the same way. */

import { caseUpdated, outcomeAsked } from '#modules/cases/cases.contract.ts';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import {
  bestAnswerMarked,
  colleaguesMentioned,
  commentAdded,
  itemPublished,
  itemReposted,
  itemWithdrawn,
} from '#modules/library/library.contract.ts';
import { followersOf, previewsOf } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { subscribe } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { recipientsOf } from './notification.policy.ts';
import { setItemHidden } from './notification.store.ts';
import { announce, tell } from './notifications.public.ts';

/** As readers see the item's author; null when nobody can read it any more, and so nothing is to be told. */
async function authorOf(db: Database, itemId: string): Promise<Byline | null> {
  const item = (await previewsOf(db, { items: [itemId], comments: [] })).get(itemId);
  return item?.readable === true ? item.byline : null;
}

export const discussionNewsSubscribers = [
  subscribe(commentAdded, 'notifications.tellOfComment', async (context, { itemId, commentId, commenterId, anonymous, ...facts }) => {
    if ((await authorOf(context.db, itemId)) === null) return;
    const byline = await bylineOf(context.db, commenterId, anonymous);
    for (const [memberId, kind] of recipientsOf({ commenterId, ...facts })) {
      await tell(context, [memberId], { kind, key: commentId, byline, itemId, commentId, grouped: kind === 'comment' });
    }
  }),

  subscribe(
    colleaguesMentioned,
    'notifications.tellOfMention',
    async (context, { itemId, commentId, commenterId, anonymous, mentionedIds }) => {
      if ((await authorOf(context.db, itemId)) === null) return;
      const byline = await bylineOf(context.db, commenterId, anonymous);
      const others = mentionedIds.filter((id) => id !== commenterId);
      await tell(context, others, { kind: 'mention', key: commentId, byline, itemId, commentId });
    },
  ),

  subscribe(bestAnswerMarked, 'notifications.tellOfBestAnswer', async (context, { itemId, authorId, commentId, commenterId }) => {
    const byline = await authorOf(context.db, itemId);
    if (byline === null || authorId === commenterId) return;
    await tell(context, [commenterId], { kind: 'bestAnswer', key: commentId, byline, itemId, commentId });
  }),

  subscribe(itemReposted, 'notifications.tellOfRepost', async (context, { itemId, authorId, memberId }) => {
    if (memberId === authorId || (await authorOf(context.db, itemId)) === null) return;
    await tell(context, [authorId], {
      kind: 'repost',
      key: `${itemId} ${memberId}`,
      byline: await bylineOf(context.db, memberId, false),
      itemId,
    });
  }),

  subscribe(caseUpdated, 'notifications.tellOfCaseUpdate', async (context, { caseId, authorId, updateId }) => {
    const byline = await authorOf(context.db, caseId);
    if (byline === null) return;
    const followers = (await followersOf(context.db, caseId)).filter((id) => id !== authorId);
    await tell(context, followers, { kind: 'caseUpdate', key: updateId, byline, itemId: caseId });
  }),

  subscribe(outcomeAsked, 'notifications.askForOutcome', async (context, { caseId, authorId, day }) => {
    if ((await authorOf(context.db, caseId)) === null) return;
    await tell(context, [authorId], { kind: 'outcomeAsked', key: `${caseId} ${day}`, itemId: caseId });
  }),

  subscribe(itemWithdrawn, 'notifications.hideItem', async ({ db, services }, { itemId }) => {
    await announce(db, services, await setItemHidden(db, itemId, true), NOTIFICATIONS_READ);
  }),

  subscribe(itemPublished, 'notifications.showItem', async ({ db, services }, { itemId }) => {
    await announce(db, services, await setItemHidden(db, itemId, false), NOTIFICATIONS_READ);
  }),
];
