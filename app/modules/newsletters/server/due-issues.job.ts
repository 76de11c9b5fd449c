/** Issues that were given a time: published when it has come, or drafts again where they cannot be. */
import { z } from 'zod';
import { rightsOf } from '#modules/identity/server/identity.public.ts';
import { type Database, isUnavailable } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { dueIssues, type IssueRow, lockIssue, setState } from './issue.store.ts';
import { doubtsOfIssue } from './issue-check.policy.ts';
import { isEmpty, publish } from './issue-publishing.job.ts';
import { findNewsletter, type NewsletterRow } from './newsletter.store.ts';
import { isWriter } from './newsletters.public.ts';

const DUE_AT_ONCE = 100;

/** Each in a transaction of its own: one that fails keeps no other back, and is tried again with the next round. */
export const publishDueIssues = job({
  name: 'newsletters.publishDue',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async ({ services, signal, log }) => {
    for (const { id } of await dueIssues(services.database.db, DUE_AT_ONCE)) {
      signal.throwIfAborted();
      await services.database
        .transaction((db) => publishDue(db, services, id))
        .catch((error: unknown) => {
          if (isUnavailable(error)) throw error;
          log.error({ err: error, issue: id }, 'a scheduled issue could not be published');
        });
    }
  },
});

async function publishDue(db: Database, services: Services, id: string): Promise<void> {
  const issue = await lockIssue(db, id);
  const newsletter = issue && (await findNewsletter(db, { id: issue.newsletterId }, null));
  if (issue === null || newsletter === null || issue.state !== 'scheduled') return;
  if (!(await mayLeave(db, issue, newsletter))) await setState(db, id, { state: 'draft', scheduledAt: null, scheduledBy: null });
  else {
    // Whoever gave it its time was asked.
    const doubts = doubtsOfIssue(issue, newsletter.language, true);
    await publish({ db, services, emit: (event, payload) => services.emit(db, event, payload) }, issue, newsletter, doubts);
  }
}

/** There is something to read in it, and whoever wants it to leave may still write the newsletter. */
async function mayLeave(db: Database, issue: IssueRow, newsletter: NewsletterRow): Promise<boolean> {
  if (issue.title === '' || (await isEmpty(db, issue))) return false;
  const id = issue.scheduledBy ?? issue.writerId;
  return isWriter(db, { id, rights: await rightsOf(db, id) }, newsletter);
}
