/** Issues that were given a time: published when it has come, or drafts again where they cannot be. */
import { z } from 'zod';
import { rightsOf } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { type Due, doDue, type WhyStopped } from '#platform/jobs/due-work.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { scheduledIssueStopped } from '../issue-schedule.contract.ts';
import { dueIssues, type IssueRow, lockIssue, noteFailedTry, setState, stopDueIssue } from './issue.store.ts';
import { doubtsOf, isEmpty, publish } from './issue-publishing.job.ts';
import { findNewsletter, type NewsletterRow } from './newsletter.store.ts';
import { mayWriteIn, writersNow } from './newsletters.public.ts';

const DUE_AT_ONCE = 100;

export const publishDueIssues = job({
  name: 'newsletters.publishDue',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async (context) => {
    const { services } = context;
    await doDue(context, await dueIssues(services.database.db, DUE_AT_ONCE), {
      what: 'a scheduled issue',
      work: (db, due) => publishDue(db, services, due),
      noteFailedTry,
      giveBack: (db, due, reason) => giveBack(db, services, due, reason),
    });
  },
});

async function publishDue(db: Database, services: Services, due: Due): Promise<void> {
  const issue = await lockIssue(db, due.id);
  const newsletter = issue && (await findNewsletter(db, { id: issue.newsletterId }, null));
  // It may have been put off while others were published.
  const isDue = issue?.state === 'scheduled' && issue.scheduledAt !== null && issue.scheduledAt <= new Date();
  if (issue === null || newsletter === null || !isDue) return;
  if (!(await mayStillWrite(db, issue, newsletter))) {
    await leaveToOthers(db, services, issue, newsletter, due.at);
  } else if (issue.title === '' || (await isEmpty(db, issue))) {
    await giveBack(db, services, due, 'draft');
  } else {
    // Whoever gave it its time was asked.
    const doubts = await doubtsOf(db, issue, newsletter, true);
    await publish(
      { db, services, emit: (event, payload) => services.emit(db, event, payload) },
      issue,
      newsletter,
      doubts,
      whoScheduled(issue),
    );
  }
}

const whoScheduled = ({ scheduledBy, writerId }: IssueRow): string => scheduledBy ?? writerId;

async function mayStillWrite(db: Database, issue: IssueRow, newsletter: NewsletterRow): Promise<boolean> {
  const id = whoScheduled(issue);
  return mayWriteIn(db, { id, rights: await rightsOf(db, id) }, newsletter);
}

/** Whoever gave it its time can do nothing about it, and is told nothing; those who can learn that nothing left. */
async function leaveToOthers(db: Database, services: Services, issue: IssueRow, newsletter: NewsletterRow, at: Date): Promise<void> {
  await setState(db, issue.id, { state: 'draft', scheduledAt: null, scheduledBy: null });
  const facts = { issueId: issue.id, slug: newsletter.slug, title: issue.title, at: at.toISOString(), reason: 'right' } as const;
  for (const memberId of await writersNow(db, newsletter, [issue.writerId, ...issue.fellowIds]))
    await services.emit(db, scheduledIssueStopped, { ...facts, memberId });
}

async function giveBack(db: Database, services: Services, { id, at }: Due, reason: WhyStopped): Promise<void> {
  const issue = await stopDueIssue(db, id);
  const newsletter = issue && (await findNewsletter(db, { id: issue.newsletterId }, null));
  if (issue === null || newsletter === null) return;
  const { slug } = newsletter;
  const memberId = whoScheduled(issue);
  await setState(db, id, { scheduledBy: null });
  await services.emit(db, scheduledIssueStopped, { issueId: id, slug, memberId, title: issue.title, at: at.toISOString(), reason });
}
