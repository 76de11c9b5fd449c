import { defineModule } from '#platform/operation/module.ts';
import { issueHandlers } from './issue.operations.ts';
import { publishDueIssues, sendIssue } from './issue-publishing.job.ts';
import { newsletterHandlers } from './newsletter.operations.ts';
import { newsletterSubscribers } from './newsletters.subscribers.ts';
import { serveUnsubscribe } from './unsubscribe.http.ts';

export const newslettersModule = defineModule({
  name: 'newsletters',
  uses: ['identity', 'library', 'forums', 'news'],
  handlers: [...newsletterHandlers, ...issueHandlers],
  subscribers: newsletterSubscribers,
  jobs: [publishDueIssues, sendIssue],
  http: serveUnsubscribe,
});
