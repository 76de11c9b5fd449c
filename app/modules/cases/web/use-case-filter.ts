/** The list's filters as they stand in its address. */
import {
  type DiscussedFilter,
  discussedFilterOf,
  inputOf,
  NO_FILTER,
  narrowingOf,
} from '#modules/library/web/widgets/use-discussed-filter.ts';
import { listAddress } from '#platform/web/list-address.ts';
import { CASE_STATUSES } from '../cases.contract.ts';

export interface CaseFilter extends DiscussedFilter {
  readonly status: (typeof CASE_STATUSES)[number] | null;
}

export const NO_CASE_FILTER: CaseFilter = { ...NO_FILTER, status: null };

export const filterOf = (params: URLSearchParams): CaseFilter => ({
  ...discussedFilterOf(params),
  status: CASE_STATUSES.find((status) => status === params.get('status')) ?? null,
});

export const filterPath = (filter: CaseFilter, cursor?: string): string =>
  listAddress('/cases', narrowingOf(filter, { status: filter.status }), cursor);

export const filterInput = ({ status, ...filter }: CaseFilter) => ({ ...inputOf(filter), status: status ?? undefined });

export const isFiltered = (filter: CaseFilter): boolean => filterPath(filter) !== '/cases';
