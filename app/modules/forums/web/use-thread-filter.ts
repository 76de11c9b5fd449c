/** Which threads of a forum are shown, as it stands in the address. */
import type { InputOf } from '#platform/operation/operation.ts';
import { listAddress } from '#platform/web/list-address.ts';
import type { listThreads } from '../forum-thread.contract.ts';

export const THREAD_VIEWS = ['active', 'latest', 'unanswered', 'open', 'solved'] as const;
export type ThreadFilter = (typeof THREAD_VIEWS)[number];

export const threadFilterOf = (params: URLSearchParams): ThreadFilter =>
  THREAD_VIEWS.find((view) => view === params.get('show')) ?? 'active';

export const threadsPath = (forumId: string, filter: ThreadFilter, cursor?: string): string =>
  listAddress(`/forums/${forumId}`, { show: filter !== 'active' && filter }, cursor);

export function threadInput(forumId: string, filter: ThreadFilter): InputOf<typeof listThreads> {
  if (filter === 'latest') return { forumId, sort: 'latest' };
  if (filter === 'unanswered') return { forumId, sort: 'latest', unanswered: true };
  if (filter === 'open' || filter === 'solved') return { forumId, status: filter };
  return { forumId };
}
