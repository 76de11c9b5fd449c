/** What narrows a list of things that colleagues write and answer, as it stands in the list's address. */
import type { Narrowing } from '#platform/web/list-address.ts';
import { ITEM_SORTS, type ItemSort } from '../../item-kind.contract.ts';

export interface DiscussedFilter {
  readonly speciality: string | null;
  readonly following: boolean;
  readonly unanswered: boolean;
  readonly sort: ItemSort;
}

export const NO_FILTER: DiscussedFilter = { speciality: null, following: false, unanswered: false, sort: 'latest' };

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function discussedFilterOf(params: URLSearchParams): DiscussedFilter {
  const speciality = params.get('speciality') ?? '';
  return {
    speciality: /^[a-z-]{1,60}$/.test(speciality) ? speciality : null,
    following: params.get('following') === 'true',
    unanswered: params.get('unanswered') === 'true',
    sort: ITEM_SORTS.find((sort) => sort === params.get('sort')) ?? 'latest',
  };
}

/** `own`: what else narrows the list of this kind. */
export const narrowingOf = ({ speciality, following, unanswered, sort }: DiscussedFilter, own: Narrowing = {}): Narrowing => ({
  speciality,
  ...own,
  following,
  unanswered,
  sort: sort === 'latest' ? null : sort,
});

/** As the operations that list them take it. */
export const inputOf = ({ speciality, ...rest }: DiscussedFilter) => ({ ...rest, speciality: speciality ?? undefined });
