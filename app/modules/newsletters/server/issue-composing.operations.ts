/** What could go into an issue, and to how many it would go. */
import { listItems } from '#modules/library/server/library.public.ts';
import { handle } from '#platform/operation/handler.ts';
import { countAddressees, findEntry, suggestEntries } from '../issue-composing.contract.ts';
import { NEWSLETTER_LIMITS } from '../newsletters.contract.ts';
import { publishedIssues } from './issue.store.ts';
import { countReached } from './issue-publishing.job.ts';
import { accessToWrite } from './newsletters.public.ts';

export const issueComposingHandlers = [
  handle(suggestEntries, async ({ db, viewer }, { newsletterId }) => {
    const { id, forumId, journalId, language, lastIssueAt } = await accessToWrite(db, viewer, newsletterId);
    // What a journal wrote is in the journal's language, whoever gathers it.
    const source = journalId === null ? { place: forumId ?? undefined, language } : { author: journalId };
    const own = await publishedIssues(db, id);
    const { data } = await listItems(db, viewer.id, {
      ...source,
      sort: 'discussed',
      since: lastIssueAt ?? undefined,
      exceptIds: own.map((issue) => issue.id),
      limit: NEWSLETTER_LIMITS.entries,
    });
    return { data };
  }),

  handle(findEntry, async ({ db, viewer }, { newsletterId, itemId }) => {
    await accessToWrite(db, viewer, newsletterId);
    const { data } = await listItems(db, viewer.id, { sort: 'latest', ids: [itemId], limit: 1 });
    return { item: data[0] ?? null };
  }),

  handle(countAddressees, async ({ db, viewer }, { newsletterId }) => ({
    addressees: await countReached(db, await accessToWrite(db, viewer, newsletterId)),
  })),
];
