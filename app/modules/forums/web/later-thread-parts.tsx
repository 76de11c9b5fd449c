import { later } from '#platform/web/later.tsx';
import type { ThreadBodyProps } from './thread-body.tsx';
import type { ThreadDeskProps } from './thread-desk.tsx';
import type { ThreadDiscussionProps } from './thread-discussion.tsx';
import type { ThreadOwnActsProps } from './thread-own-acts.tsx';

export const LaterThreadBody = later<ThreadBodyProps>(async () => (await import('./thread-body.tsx')).ThreadBody);
export const LaterThreadDiscussion = later<ThreadDiscussionProps>(async () => (await import('./thread-discussion.tsx')).ThreadDiscussion);
export const LaterThreadOwnActs = later<ThreadOwnActsProps>(async () => (await import('./thread-own-acts.tsx')).ThreadOwnActs);
export const LaterThreadDesk = later<ThreadDeskProps>(async () => (await import('./thread-desk.tsx')).ThreadDesk);
