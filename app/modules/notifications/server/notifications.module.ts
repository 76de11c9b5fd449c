import { defineModule } from '#platform/operation/module.ts';
import { discussionNewsSubscribers } from './discussion-news.subscribers.ts';
import { forgetNotifications } from './forgetting-news.job.ts';
import { memberNewsSubscribers } from './member-news.subscribers.ts';
import { mailNotifications } from './notification-mail.job.ts';
import { notificationHandlers } from './notification.operations.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  uses: ['identity', 'network', 'library', 'cases', 'moderation'],
  handlers: notificationHandlers,
  subscribers: [...discussionNewsSubscribers, ...memberNewsSubscribers],
  jobs: [mailNotifications, forgetNotifications],
});
