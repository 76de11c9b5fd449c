import { later } from '#platform/web/later.tsx';
import type { ForumActsProps } from './forum-acts.tsx';
import type { ForumDoorProps } from './forum-door.tsx';
import type { ForumThreadsProps } from './forum-threads.tsx';

export const LaterForumThreads = later<ForumThreadsProps>(async () => (await import('./forum-threads.tsx')).ForumThreads);
export const LaterForumDoor = later<ForumDoorProps>(async () => (await import('./forum-door.tsx')).ForumDoor);
export const LaterForumActs = later<ForumActsProps>(async () => (await import('./forum-acts.tsx')).ForumActs);
