import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const forumsRoutes = [
  route('forums', './web/forums.route.tsx', { id: 'forums' }),
  route('forums/new', './web/forum-new.route.tsx', { id: 'forum-new' }),
  route('forums/:forumId', './web/forum.route.tsx', { id: 'forum' }),
  route('forums/:forumId/desk', './web/forum-desk.route.tsx', { id: 'forum-desk' }),
  route('forums/:forumId/settings', './web/forum-settings.route.tsx', { id: 'forum-settings' }),
  route('forums/:forumId/write', './web/thread-write.route.tsx', { id: 'thread-write' }),
  route('threads/:threadId', './web/thread.route.tsx', { id: 'thread' }),
  route('threads/:threadId/edit', './web/thread-edit.route.tsx', { id: 'thread-edit' }),
];
