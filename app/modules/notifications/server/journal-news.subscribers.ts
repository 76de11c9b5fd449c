/** What journals say: of articles a member relied on, and of a week that is complete. */
import { commentAdded, commentChanged, itemChanged, itemPublished } from '#modules/library/library-events.contract.ts';
import { membersEngagedWith, writersOf } from '#modules/library/server/library.public.ts';
import { articleCorrected, digestReady } from '#modules/news/news.contract.ts';
import { noticeJudged } from '#modules/news/notice.contract.ts';
import { findJournal, followersOfJournal, holdersCiting } from '#modules/news/server/news.public.ts';
import { subscribe, subscribeTogether } from '#platform/events/event.ts';
import { lookAtCited, newsOfCited } from './cited-work.job.ts';
import { KIND_OF_NOTICE } from './notification.policy.ts';
import { membersTold } from './notification.store.ts';
import { tell } from './notifications.public.ts';

export const journalNewsSubscribers = [
  subscribe(itemPublished, 'notifications.tellOfRetractedCited', (context, { itemId }) => lookAtCited(context, [itemId])),
  subscribe(itemChanged, 'notifications.tellOfRetractedCitedSince', (context, { itemId }) => lookAtCited(context, [itemId])),
  subscribeTogether(commentAdded, 'notifications.tellOfRetractedInAnswer', (context, added) =>
    lookAtCited(
      context,
      added.map(({ commentId }) => commentId),
    ),
  ),
  subscribe(commentChanged, 'notifications.tellOfRetractedInAnswerSince', (context, { commentId }) => lookAtCited(context, [commentId])),

  subscribe(articleCorrected, 'notifications.tellOfCorrection', async (context, { kind, articleId, noticeId }) => {
    const itemId = articleId ?? noticeId;
    if (itemId === null) return;
    const told = new Set<string>();
    for await (const citing of holdersCiting(context.db, { articleId, noticeId }))
      for (const writer of await writersOf(context.db, citing)) {
        await tell(context, [writer.authorId], newsOfCited(kind, { articleId: itemId, noticeId }, writer));
        told.add(writer.authorId);
      }
    const engaged = articleId === null ? [] : await membersEngagedWith(context.db, articleId);
    await tell(
      context,
      engaged.filter((id) => !told.has(id)),
      { kind: KIND_OF_NOTICE[kind], key: `${itemId} ${noticeId ?? ''}`, itemId },
    );
  }),

  subscribe(noticeJudged, 'notifications.tellOfMistakenNotice', async (context, { articleId, kind, mistaken, at }) => {
    const said = KIND_OF_NOTICE[kind];
    const cleared = 'articleCleared';
    const told = await membersTold(context.db, articleId, mistaken ? [said] : [said, cleared]);
    await tell(context, told, { kind: mistaken ? cleared : said, key: `${articleId} ${kind} ${at}`, itemId: articleId });
  }),

  subscribe(digestReady, 'notifications.tellOfDigest', async (context, { journal: id, week }) => {
    const journal = await findJournal(context.db, null, id);
    if (journal === null) return;
    const byline = { kind: 'source', id, name: journal.name, speciality: null, verified: false } as const;
    await tell(context, await followersOfJournal(context.db, id), { kind: 'journalDigest', key: `${id} ${week}`, byline });
  }),
];
