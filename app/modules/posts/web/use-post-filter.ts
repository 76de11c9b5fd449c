/** The list's filters as they stand in its address. */
import type { InputOf } from '#platform/operation/operation.ts';
import { type listPosts, POST_SORTS } from '../posts.contract.ts';

export interface PostFilter {
  readonly speciality: string | null;
  readonly following: boolean;
  readonly unanswered: boolean;
  readonly sort: (typeof POST_SORTS)[number];
}

export const NO_FILTER: PostFilter = { speciality: null, following: false, unanswered: false, sort: 'latest' };

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function filterOf(params: URLSearchParams): PostFilter {
  const speciality = params.get('speciality') ?? '';
  return {
    speciality: /^[a-z-]{1,60}$/.test(speciality) ? speciality : null,
    following: params.get('following') === 'true',
    unanswered: params.get('unanswered') === 'true',
    sort: POST_SORTS.find((sort) => sort === params.get('sort')) ?? 'latest',
  };
}

export function filterPath(filter: PostFilter, cursor?: string): string {
  const params = new URLSearchParams();
  if (filter.speciality !== null) params.set('speciality', filter.speciality);
  if (filter.following) params.set('following', 'true');
  if (filter.unanswered) params.set('unanswered', 'true');
  if (filter.sort !== 'latest') params.set('sort', filter.sort);
  if (cursor !== undefined) params.set('cursor', cursor);
  const query = params.toString();
  return query === '' ? '/posts' : `/posts?${query}`;
}

export function filterInput({ speciality, ...rest }: PostFilter): InputOf<typeof listPosts> {
  return { ...rest, ...(speciality !== null && { speciality }) };
}

export const isFiltered = (filter: PostFilter): boolean => filterPath(filter) !== '/posts';
