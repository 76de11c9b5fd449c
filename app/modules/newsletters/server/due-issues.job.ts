/** Issues that were given a time: published when it has come, or drafts again where they cannot be. */
import { z } from 'zod';
import { rightsOf } from '#modules/identity/server/identity.public.ts';
import { type Database, isUnavailable } from '#platform/db/database.ts';
import { isGivenUp } from '#platform/db/due.ts';
import { job } from '#platform/jobs/job.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { scheduledIssueStopped } from '../issue-schedule.contract.ts';
import { type DueIssue, dueIssues, type IssueRow, lockIssue, noteFailedTry, setState, stopDueIssue } from './issue.store.ts';
import { doubtsOfIssue } from './issue-check.policy.ts';
import { isEmpty, publish } from './issue-publishing.job.ts';
import { findNewsletter, type NewsletterRow } from './newsletter.store.ts';
import { isWriter } from './newsletters.public.ts';

const DUE_AT_ONCE = 100;

/** Each in a transaction of its own: one that fails keeps no other back. */
export const publishDueIssues = job({
  name: 'newsletters.publishDue',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async ({ services, signal, log }) => {
    const { database } = services;
    for (const due of await dueIssues(database.db, DUE_AT_ONCE)) {
      signal.throwIfAborted();
      try {
        await database.transaction((db) => publishDue(db, services, due));
      } catch (error) {
        if (isUnavailable(error)) throw error;
        const isOurs = !(error instanceof Failure);
        if (isOurs) log.error({ err: error, issue: due.id }, 'a scheduled issue could not be published');
        await database.transaction((db) => stopOrWait(db, services, due, isOurs ? 'fault' : 'draft'));
      }
    }
  },
});

async function publishDue(db: Database, services: Services, due: DueIssue): Promise<void> {
  const issue = await lockIssue(db, due.id);
  const newsletter = issue && (await findNewsletter(db, { id: issue.newsletterId }, null));
  if (issue === null || newsletter === null || issue.state !== 'scheduled') return;
  if (!(await mayStillWrite(db, issue, newsletter))) {
    // Quietly: whoever gave it its time can do nothing about it.
    await setState(db, due.id, { state: 'draft', scheduledAt: null, scheduledBy: null });
  } else if (issue.title === '' || (await isEmpty(db, issue))) {
    await stop(db, services, due, 'draft');
  } else {
    // Whoever gave it its time was asked.
    const doubts = doubtsOfIssue(issue, newsletter.language, true);
    await publish({ db, services, emit: (event, payload) => services.emit(db, event, payload) }, issue, newsletter, doubts);
  }
}

const whoScheduled = ({ scheduledBy, writerId }: IssueRow): string => scheduledBy ?? writerId;

async function mayStillWrite(db: Database, issue: IssueRow, newsletter: NewsletterRow): Promise<boolean> {
  const id = whoScheduled(issue);
  return isWriter(db, { id, rights: await rightsOf(db, id) }, newsletter);
}

/** A fault of ours may pass: it is tried again, ever later, and whoever gave it its time is told when that does not help. */
async function stopOrWait(db: Database, services: Services, due: DueIssue, reason: 'draft' | 'fault'): Promise<void> {
  if (reason === 'fault' && !isGivenUp(due)) await noteFailedTry(db, due.id);
  else await stop(db, services, due, reason);
}

async function stop(db: Database, services: Services, { id, at }: DueIssue, reason: 'draft' | 'fault'): Promise<void> {
  const issue = await stopDueIssue(db, id);
  const newsletter = issue && (await findNewsletter(db, { id: issue.newsletterId }, null));
  if (issue === null || newsletter === null) return;
  const { slug } = newsletter;
  const memberId = whoScheduled(issue);
  await setState(db, id, { scheduledBy: null });
  await services.emit(db, scheduledIssueStopped, { issueId: id, slug, memberId, title: issue.title, at: at.toISOString(), reason });
}
