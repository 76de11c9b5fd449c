import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const forumsRoutes = [
  route('forums', './web/forums.route.tsx'),
  route('forums/new', './web/forum-new.route.tsx'),
  route('forums/:forumId', './web/forum.route.tsx'),
  route('forums/:forumId/desk', './web/forum-desk.route.tsx'),
  route('forums/:forumId/settings', './web/forum-settings.route.tsx'),
  route('forums/:forumId/write', './web/thread-write.route.tsx'),
  route('threads/:threadId', './web/thread.route.tsx'),
  route('threads/:threadId/edit', './web/thread-edit.route.tsx'),
];
