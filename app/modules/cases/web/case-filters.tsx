import { DiscussedFilters } from '#modules/library/web/widgets/discussed-filters.tsx';
import { FilterChoice } from '#platform/web/filter-choice.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { CASE_STATUSES } from '../cases.contract.ts';
import { type CaseFilter, filterPath } from './use-case-filter.ts';

/** Which cases are listed, and in what order. */
export function CaseFilters({ filter }: { filter: CaseFilter }) {
  const t = useTexts('cases');
  return (
    <DiscussedFilters filter={filter} pathOf={filterPath} t={t}>
      {CASE_STATUSES.map((status) => {
        const on = filter.status === status;
        return <FilterChoice key={status} to={filterPath({ ...filter, status: on ? null : status })} on={on} label={t(`list.${status}`)} />;
      })}
    </DiscussedFilters>
  );
}
