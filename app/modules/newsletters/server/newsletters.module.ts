import { addWriteRule } from '#modules/library/server/library.public.ts';
import { addFellowWriters } from '#modules/moderation/server/moderation.public.ts';
import { defineModule } from '#platform/operation/module.ts';
import { publishDueIssues } from './due-issues.job.ts';
import { issueHandlers } from './issue.operations.ts';
import { addFellow, writersOfIssue } from './issue.store.ts';
import { issueAuthorHandlers } from './issue-author.operations.ts';
import { issueComposingHandlers } from './issue-composing.operations.ts';
import { issueMailGates, sendIssue, sendKeptBack } from './issue-publishing.job.ts';
import { newsletterHandlers } from './newsletter.operations.ts';
import './newsletter-sitemap.store.ts';
import { mayWriteIssue } from './newsletters.public.ts';
import { newsletterSubscribers } from './newsletters.subscribers.ts';
import { serveReports } from './returned-mail.http.ts';
import { serveUnsubscribe } from './unsubscribe.http.ts';

addFellowWriters('newsletter', { of: writersOfIssue, add: addFellow });
addWriteRule('newsletter', mayWriteIssue);

export const newslettersModule = defineModule({
  name: 'newsletters',
  uses: ['identity', 'library', 'forums', 'moderation', 'news'],
  handlers: [...newsletterHandlers, ...issueHandlers, ...issueAuthorHandlers, ...issueComposingHandlers],
  subscribers: newsletterSubscribers,
  jobs: [publishDueIssues, sendIssue, sendKeptBack],
  messageGates: issueMailGates,
  http: (app, services) => {
    serveUnsubscribe(app, services);
    serveReports(app, services);
  },
});
