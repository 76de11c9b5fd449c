import { forumDeleted } from '#modules/forums/forum-closing.contract.ts';
import { forumChanged } from '#modules/forums/forums.contract.ts';
import { memberIdByEmail } from '#modules/identity/server/identity.public.ts';
import { itemAudienceChanged, itemPublished, itemsErased, itemWithdrawn } from '#modules/library/library-events.contract.ts';
import { eraseAll, leavePlace, narrowAudience } from '#modules/library/server/library.public.ts';
import { mailGivenUp, mailRefused } from '#platform/delivery/refusal.ts';
import { subscribe } from '#platform/events/event.ts';
import { settleIssues } from './archive.store.ts';
import { addMailed, findIssue, setState } from './issue.store.ts';
import { audienceOf, mailOfGate, sendIssue } from './issue-publishing.job.ts';
import { forgetEntries, retellIssue, retellIssuesWith } from './issue-retelling.view.ts';
import { keepBack } from './kept-back.store.ts';
import { issuesOfForum, leaveForum, noteRefusal } from './newsletter.store.ts';

export const newsletterSubscribers = [
  // A mailbox that does not exist is not written to again: whoever goes on is taken for a sender of spam.
  subscribe(mailRefused, 'newsletters.stopRefused', async ({ db }, { to, gate }) => {
    const mail = mailOfGate(gate);
    // It has not been sent, then: it is forgotten like what waits for whoever ended the newsletter, and comes if they subscribe anew.
    if (mail !== null) await keepBack(db, mail.issueId, mail.memberId);
    const memberId = await memberIdByEmail(db, to);
    if (memberId !== null) await noteRefusal(db, memberId);
  }),

  subscribe(mailGivenUp, 'newsletters.uncountMail', async ({ db }, { gate }) => {
    const mail = mailOfGate(gate);
    if (mail !== null) await addMailed(db, mail.issueId, -1);
  }),

  subscribe(forumDeleted, 'newsletters.leaveForum', async ({ db, emit }, { forumId }) => {
    const { forReaders, forOthers } = await issuesOfForum(db, forumId);
    await eraseAll({ db, emit }, forReaders);
    await leavePlace(db, forOthers);
    await leaveForum(db, forumId);
  }),

  // What is for its readers closes with it; what is out never opens by itself.
  subscribe(forumChanged, 'newsletters.followForum', async ({ db, emit }, { forumId }) => {
    const { forReaders } = await issuesOfForum(db, forumId);
    if (forReaders.length > 0) await narrowAudience({ db, emit }, forReaders, await audienceOf(db, { audience: 'forum', forumId }));
  }),

  // Approved, or back: whoever has not got it by mail gets it now.
  subscribe(itemPublished, 'newsletters.sendOn', async ({ db, services, emit }, { itemId, kind }) => {
    const issue = kind === 'newsletter' ? await findIssue(db, itemId) : null;
    if (issue === null) return;
    if (issue.publishedAt === null) await setState(db, itemId, { publishedAt: new Date() });
    await settleIssues(db, issue.newsletterId);
    await retellIssue({ db, emit }, itemId);
    await services.jobs.enqueue(db, sendIssue, { issueId: itemId });
  }),

  subscribe(itemWithdrawn, 'newsletters.uncount', async ({ db }, { itemId, kind }) => {
    const issue = kind === 'newsletter' ? await findIssue(db, itemId) : null;
    if (issue !== null) await settleIssues(db, issue.newsletterId);
  }),

  subscribe(itemPublished, 'newsletters.entryIsBack', (context, { itemId }) => retellIssuesWith(context, itemId)),
  subscribe(itemWithdrawn, 'newsletters.entryIsGone', (context, { itemId }) => retellIssuesWith(context, itemId)),
  subscribe(itemsErased, 'newsletters.forgetErased', (context, { items }) =>
    forgetEntries(
      context,
      items.map(({ id }) => id),
    ),
  ),
  subscribe(itemAudienceChanged, 'newsletters.entryIsForOthers', (context, { itemId }) => retellIssuesWith(context, itemId)),
];
