import type { ChangeEvent } from 'react';
import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo, useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { CASE_SORTS } from '../cases.contract.ts';
import css from './case-list.module.css';
import { type CaseFilter, filterPath, NO_FILTER } from './use-case-filter.ts';

/** Every filter is an address: links, and one form for the long list of specialities. */
export function CaseFilters({ filter }: { filter: CaseFilter }) {
  const t = useTexts('cases');
  const reader = useReader();
  const toggle = (change: Partial<CaseFilter>) => filterPath({ ...filter, ...change });
  return (
    <div className={css.filters}>
      <TabNav label={t('list.sortLabel')}>
        {CASE_SORTS.map((sort) => (
          <Link
            key={sort}
            to={toggle({ sort })}
            className={tabLinkClass}
            aria-current={filter.sort === sort ? 'page' : undefined}
            preventScrollReset
          >
            {t(`list.sort.${sort}`)}
          </Link>
        ))}
      </TabNav>
      <div className={css.narrow}>
        <SpecialityForm filter={filter} />
        <nav aria-label={t('list.filterLabel')} className={chipsClass}>
          <Choice to={toggle({ status: filter.status === 'open' ? null : 'open' })} on={filter.status === 'open'} label={t('list.open')} />
          <Choice
            to={toggle({ status: filter.status === 'solved' ? null : 'solved' })}
            on={filter.status === 'solved'}
            label={t('list.solved')}
          />
          <Choice to={toggle({ unanswered: !filter.unanswered })} on={filter.unanswered} label={t('list.unanswered')} />
          {reader !== null && <Choice to={toggle({ following: !filter.following })} on={filter.following} label={t('list.following')} />}
        </nav>
      </div>
    </div>
  );
}

function Choice({ to, on, label }: { to: string; on: boolean; label: string }) {
  return (
    <Link to={to} rel="nofollow" className={chipClass({ selected: on })} aria-current={on ? 'true' : undefined} preventScrollReset>
      {label}
    </Link>
  );
}

function SpecialityForm({ filter }: { filter: CaseFilter }) {
  const t = useTexts('cases');
  const specialities = useSpecialities();
  const localise = useLocalise();
  const go = useGo();
  const { speciality, ...rest } = filter;

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    go(filterPath({ ...filter, speciality: event.target.value || null }), { preventScrollReset: true });
  }

  return (
    <form method="get" action={localise('/cases')} className={css.speciality}>
      <Select
        name="speciality"
        aria-label={t('list.speciality')}
        placeholder={t('list.allSpecialities')}
        options={specialities}
        value={speciality ?? ''}
        onChange={handleChange}
      />
      {Object.entries(rest).map(
        ([name, value]) =>
          value !== NO_FILTER[name as keyof typeof rest] && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <noscript>
        <Button type="submit">{t('list.show')}</Button>
      </noscript>
    </form>
  );
}
