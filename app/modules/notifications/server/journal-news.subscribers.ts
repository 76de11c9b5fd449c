/** What journals say: of articles a member relied on, and of a week that is complete. */
import { casesCiting } from '#modules/cases/server/cases.public.ts';
import { membersEngagedWith } from '#modules/library/server/library.public.ts';
import { articleCorrected, digestReady } from '#modules/news/news.contract.ts';
import { findJournal, followersOfJournal } from '#modules/news/server/news.public.ts';
import { subscribe } from '#platform/events/event.ts';
import { tell } from './notifications.public.ts';

export const journalNewsSubscribers = [
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
