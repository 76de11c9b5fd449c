import { defineModule } from '#platform/operation/module.ts';
import { chatNewsSubscribers } from './chat-news.subscribers.ts';
import './chosen-zone.view.ts';
import { keepCited } from './cited-work.job.ts';
import { communityNewsSubscribers } from './community-news.subscribers.ts';
import { discussionNewsSubscribers } from './discussion-news.subscribers.ts';
import { erasedNewsSubscribers } from './erased-news.subscribers.ts';
import { forgetNotifications } from './forgetting-news.job.ts';
import { forumNewsSubscribers } from './forum-news.subscribers.ts';
import { journalNewsSubscribers } from './journal-news.subscribers.ts';
import { serveMailEnding } from './mail-ending.http.ts';
import { mailEndingHandlers } from './mail-ending.operations.ts';
import { mailMuteHandlers } from './mail-mute.operations.ts';
import { memberNewsSubscribers } from './member-news.subscribers.ts';
import { notificationHandlers } from './notification.operations.ts';
import { mailNotifications, notificationMailGates } from './notification-mail.job.ts';
import { notificationPauseHandlers } from './notification-pause.operations.ts';
import { notificationSettingsHandlers } from './notification-settings.operations.ts';
import { postNewsSubscribers } from './post-news.subscribers.ts';
import { pushNotifications, sendToDevice } from './push.job.ts';
import { pushHandlers } from './push.operations.ts';
import { closeGone, closeOnDevice } from './push-closing.job.ts';
import './quiet-member.view.ts';
import { searchNewsSubscribers } from './search-news.subscribers.ts';
import { videoNewsSubscribers } from './video-news.subscribers.ts';
import { withdrawnNewsSubscribers } from './withdrawn-news.subscribers.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  uses: [
    'chat',
    'communities',
    'forums',
    'identity',
    'network',
    'library',
    'cases',
    'news',
    'newsletters',
    'moderation',
    'posts',
    'search',
    'videos',
  ],
  handlers: [
    ...notificationHandlers,
    ...notificationSettingsHandlers,
    ...notificationPauseHandlers,
    ...pushHandlers,
    ...mailEndingHandlers,
    ...mailMuteHandlers,
  ],
  subscribers: [
    ...discussionNewsSubscribers,
    ...memberNewsSubscribers,
    ...journalNewsSubscribers,
    ...searchNewsSubscribers,
    ...videoNewsSubscribers,
    ...postNewsSubscribers,
    ...communityNewsSubscribers,
    ...forumNewsSubscribers,
    ...chatNewsSubscribers,
    ...withdrawnNewsSubscribers,
    ...erasedNewsSubscribers,
  ],
  http: serveMailEnding,
  messageGates: notificationMailGates,
  jobs: [keepCited, mailNotifications, pushNotifications, sendToDevice, closeGone, closeOnDevice, forgetNotifications],
});
