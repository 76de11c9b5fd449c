import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { useReader } from '#platform/web/facts.ts';
import { FilterChoice } from '#platform/web/filter-choice.tsx';
import { ListFilters } from '#platform/web/list-filters.tsx';
import { ITEM_SORTS } from '../../item-kind.contract.ts';
import type { DiscussedFilter } from './use-discussed-filter.ts';
import { useSpecialities } from './use-specialities.ts';

export interface DiscussedFiltersProps<Filter extends DiscussedFilter> {
  filter: Filter;
  /** Address of the list when it is narrowed like this. */
  pathOf: (filter: Filter) => string;
  /** A `FilterChoice` for each choice of the kind's own; they come first. */
  children?: ReactNode;
  t: Translate;
}

/** Which things that colleagues write are listed, and in what order. Texts of the caller: `list`. */
export function DiscussedFilters<Filter extends DiscussedFilter>({ filter, pathOf, children, t }: DiscussedFiltersProps<Filter>) {
  const reader = useReader();
  const specialities = useSpecialities();
  const to = (change: Partial<DiscussedFilter>) => pathOf({ ...filter, ...change });
  const { unanswered, following } = filter;
  return (
    <ListFilters
      path={pathOf(filter)}
      sortLabel={t('list.sortLabel')}
      sorts={ITEM_SORTS.map((sort) => ({ to: to({ sort }), on: filter.sort === sort, label: t(`list.sort.${sort}`) }))}
      select={{
        name: 'speciality',
        label: t('list.speciality'),
        placeholder: t('list.allSpecialities'),
        options: specialities,
      }}
      submitLabel={t('list.show')}
      choicesLabel={t('list.filterLabel')}
    >
      {children}
      <FilterChoice to={to({ unanswered: !unanswered })} on={unanswered} label={t('list.unanswered')} />
      {reader !== null && <FilterChoice to={to({ following: !following })} on={following} label={t('list.following')} />}
    </ListFilters>
  );
}
