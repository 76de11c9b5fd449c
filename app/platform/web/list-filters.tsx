import type { ReactNode } from 'react';
import { chipsClass } from '#ui/chip.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { FilterForm, type FilterSelect } from './filter-form.tsx';
import { Link } from './link.tsx';
import css from './list-filters.module.css';

export interface ListFiltersProps {
  /** Address of the list as it is now. */
  path: string;
  sortLabel: string;
  sorts: readonly { readonly to: string; readonly on: boolean; readonly label: string }[];
  select: FilterSelect;
  submitLabel: string;
  choicesLabel: string;
  /** A `FilterChoice` each. */
  children: ReactNode;
}

/** Order, one long list, and choices above a list. Every filter is an address, so that each works before the scripts have come. */
export function ListFilters({ path, sortLabel, sorts, select, submitLabel, choicesLabel, children }: ListFiltersProps) {
  return (
    <div className={css.filters}>
      <TabNav label={sortLabel}>
        {sorts.map(({ to, on, label }) => (
          <Link key={to} to={to} className={tabLinkClass} aria-current={on ? 'page' : undefined} preventScrollReset>
            {label}
          </Link>
        ))}
      </TabNav>
      <div className={css.narrow}>
        <FilterForm path={path} selects={[select]} submitLabel={submitLabel} className={css.form} />
        <nav aria-label={choicesLabel} className={chipsClass}>
          {children}
        </nav>
      </div>
    </div>
  );
}
