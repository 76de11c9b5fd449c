import { useMemo } from 'react';
import { ItemRows } from '#modules/library/web/widgets/item-rows.tsx';
import type { Page } from '#platform/operation/paging.ts';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { type CaseSummary, listCases } from '../cases.contract.ts';
import { CaseListEmpty } from './case-list-empty.tsx';
import { type CaseFilter, filterInput, filterPath } from './use-case-filter.ts';

export interface CaseListProps {
  filter: CaseFilter;
  /** The first page. */
  page: Page<CaseSummary>;
}

export function CaseList({ filter, page }: CaseListProps) {
  const input = useMemo(() => filterInput(filter), [filter]);
  const list = useKeptPageList<CaseSummary, typeof listCases>(listCases, input, page);
  if (list.rows.length === 0) return <CaseListEmpty filter={filter} />;
  return <ItemRows list={list} nextPath={page.nextCursor && filterPath(filter, page.nextCursor)} />;
}
