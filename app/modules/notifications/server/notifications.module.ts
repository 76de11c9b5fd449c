import { defineModule } from '#platform/operation/module.ts';
import { discussionNewsSubscribers } from './discussion-news.subscribers.ts';
import { forgetNotifications } from './forgetting-news.job.ts';
import { memberNewsSubscribers } from './member-news.subscribers.ts';
import { notificationHandlers } from './notification.operations.ts';
import { mailNotifications } from './notification-mail.job.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  uses: ['identity', 'network', 'library', 'cases', 'moderation'],
  handlers: notificationHandlers,
  subscribers: [...discussionNewsSubscribers, ...memberNewsSubscribers],
  jobs: [mailNotifications, forgetNotifications],
});
