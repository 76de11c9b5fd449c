import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { useReader } from '#platform/web/facts.ts';
import { FilterChoice } from '#platform/web/filter-choice.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { ListFilters } from '#platform/web/list-filters.tsx';
import { CASE_SORTS } from '../cases.contract.ts';
import { type CaseFilter, filterPath } from './use-case-filter.ts';

/** Which cases are listed, and in what order. */
export function CaseFilters({ filter }: { filter: CaseFilter }) {
  const t = useTexts('cases');
  const reader = useReader();
  const specialities = useSpecialities();
  const to = (change: Partial<CaseFilter>) => filterPath({ ...filter, ...change });
  const { status, unanswered, following } = filter;
  return (
    <ListFilters
      path={filterPath(filter)}
      sortLabel={t('list.sortLabel')}
      sorts={CASE_SORTS.map((sort) => ({ to: to({ sort }), on: filter.sort === sort, label: t(`list.sort.${sort}`) }))}
      select={{
        name: 'speciality',
        label: t('list.speciality'),
        placeholder: t('list.allSpecialities'),
        options: specialities,
        pathWith: (speciality) => to({ speciality }),
      }}
      submitLabel={t('list.show')}
      choicesLabel={t('list.filterLabel')}
    >
      <FilterChoice to={to({ status: status === 'open' ? null : 'open' })} on={status === 'open'} label={t('list.open')} />
      <FilterChoice to={to({ status: status === 'solved' ? null : 'solved' })} on={status === 'solved'} label={t('list.solved')} />
      <FilterChoice to={to({ unanswered: !unanswered })} on={unanswered} label={t('list.unanswered')} />
      {reader !== null && <FilterChoice to={to({ following: !following })} on={following} label={t('list.following')} />}
    </ListFilters>
  );
}
