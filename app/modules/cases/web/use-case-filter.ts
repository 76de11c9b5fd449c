/** The list's filters as they stand in its address. */
import type { InputOf } from '#platform/operation/operation.ts';
import { CASE_SORTS, type listCases } from '../cases.contract.ts';

export interface CaseFilter {
  readonly speciality: string | null;
  readonly status: 'open' | 'solved' | null;
  readonly following: boolean;
  readonly unanswered: boolean;
  readonly sort: (typeof CASE_SORTS)[number];
}

export const NO_FILTER: CaseFilter = { speciality: null, status: null, following: false, unanswered: false, sort: 'latest' };

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function filterOf(params: URLSearchParams): CaseFilter {
  const speciality = params.get('speciality') ?? '';
  const status = params.get('status');
  return {
    speciality: /^[a-z-]{1,60}$/.test(speciality) ? speciality : null,
    status: status === 'open' || status === 'solved' ? status : null,
    following: params.get('following') === 'true',
    unanswered: params.get('unanswered') === 'true',
    sort: CASE_SORTS.find((sort) => sort === params.get('sort')) ?? 'latest',
  };
}

export function filterPath(filter: CaseFilter, cursor?: string): string {
  const params = new URLSearchParams();
  if (filter.speciality !== null) params.set('speciality', filter.speciality);
  if (filter.status !== null) params.set('status', filter.status);
  if (filter.following) params.set('following', 'true');
  if (filter.unanswered) params.set('unanswered', 'true');
  if (filter.sort !== 'latest') params.set('sort', filter.sort);
  if (cursor !== undefined) params.set('cursor', cursor);
  const query = params.toString();
  return query === '' ? '/cases' : `/cases?${query}`;
}

export function filterInput({ speciality, status, following, unanswered, sort }: CaseFilter): InputOf<typeof listCases> {
  return { following, unanswered, sort, ...(speciality !== null && { speciality }), ...(status !== null && { status }) };
}

export const isFiltered = (filter: CaseFilter): boolean => filterPath(filter) !== '/cases';
