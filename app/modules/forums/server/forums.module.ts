import { defineModule } from '#platform/operation/module.ts';
import { forumHandlers } from './forum.operations.ts';
import './forum-belonging.store.ts';
import { closingHandlers } from './forum-closing.operations.ts';
import { deskHandlers } from './forum-desk.operations.ts';
import { membershipHandlers } from './forum-membership.operations.ts';
import { rankForumsHourly } from './forum-rank.job.ts';
import './forum-sitemap.store.ts';
import { threadHandlers } from './forum-thread.operations.ts';
import './forum-thread.policy.ts';
import { threadSubscribers } from './forum-thread.subscribers.ts';
import { threadDeskHandlers } from './thread-desk.operations.ts';
import { serveThreadImages } from './thread-image.http.ts';
import { threadRecapHandlers } from './thread-recap.operations.ts';

export const forumsModule = defineModule({
  name: 'forums',
  uses: ['identity', 'library', 'media'],
  handlers: [
    ...forumHandlers,
    ...membershipHandlers,
    ...deskHandlers,
    ...closingHandlers,
    ...threadHandlers,
    ...threadDeskHandlers,
    ...threadRecapHandlers,
  ],
  subscribers: threadSubscribers,
  jobs: [rankForumsHourly],
  http: serveThreadImages,
});
