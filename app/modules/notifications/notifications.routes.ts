import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const notificationsRoutes = [
  route('notifications', './web/notifications.route.tsx'),
  route('notifications/open/:id', './web/notification-open.route.tsx'),
  route('notifications/mute/:token', './web/mail-mute.route.tsx'),
  route('notifications/unsubscribe/:token', './web/mail-ending.route.tsx'),
  route('notifications/settings', './web/notification-settings.route.tsx'),
];
