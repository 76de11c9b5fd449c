/** What journals say: of articles a member relied on, and of a week that is complete. */
import { casesCiting, citationsOf as citationsOfCase } from '#modules/cases/server/cases.public.ts';
import { itemChanged, itemPublished } from '#modules/library/library-events.contract.ts';
import { membersEngagedWith } from '#modules/library/server/library.public.ts';
import { articleCorrected, digestReady } from '#modules/news/news.contract.ts';
import { findJournal, followersOfJournal, retractedAmong } from '#modules/news/server/news.public.ts';
import { citationsOf as citationsOfPost } from '#modules/posts/server/posts.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { tell } from './notifications.public.ts';

/** Whoever cites what was retracted before they wrote learns it once for each article and each of their texts. */
async function tellOfCited(context: SubscriberContext, itemId: string): Promise<void> {
  const citing = (await citationsOfCase(context.db, itemId)) ?? (await citationsOfPost(context.db, itemId));
  if (citing === null) return;
  const works = citing.references.map(({ title, source, url }) => ({ title, source, url: url ?? null }));
  for (const { articleId, noticeId } of await retractedAmong(context.db, works))
    await tell(context, [citing.authorId], {
      kind: 'articleRetracted',
      key: `${articleId} ${noticeId ?? ''} in ${itemId}`,
      itemId: articleId,
      note: citing.title,
    });
}

export const journalNewsSubscribers = [
  subscribe(itemPublished, 'notifications.tellOfRetractedCited', (context, { itemId }) => tellOfCited(context, itemId)),
  subscribe(itemChanged, 'notifications.tellOfRetractedCitedSince', (context, { itemId }) => tellOfCited(context, itemId)),

  subscribe(articleCorrected, 'notifications.tellOfCorrection', async (context, { kind: what, articleId, noticeId, doi }) => {
    const itemId = articleId ?? noticeId;
    if (itemId === null) return;
    const kind = what === 'retraction' ? 'articleRetracted' : 'articleCorrected';
    const news = { kind, key: `${articleId ?? doi} ${noticeId ?? ''}`, itemId } as const;
    const citing = doi === null ? [] : await casesCiting(context.db, doi);
    for (const { authorId, title } of citing) await tell(context, [authorId], { ...news, note: title });
    const told = new Set(citing.map(({ authorId }) => authorId));
    const engaged = articleId === null ? [] : await membersEngagedWith(context.db, articleId);
    await tell(
      context,
      engaged.filter((id) => !told.has(id)),
      news,
    );
  }),

  subscribe(digestReady, 'notifications.tellOfDigest', async (context, { journal: id, week }) => {
    const journal = await findJournal(context.db, null, id);
    if (journal === null) return;
    const byline = { kind: 'source', id, name: journal.name, speciality: null, verified: false } as const;
    await tell(context, await followersOfJournal(context.db, id), { kind: 'journalDigest', key: `${id} ${week}`, byline });
  }),
];
