import type { ChangeEvent } from 'react';
import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo, useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { POST_SORTS } from '../posts.contract.ts';
import css from './post-list.module.css';
import { filterPath, NO_FILTER, type PostFilter } from './use-post-filter.ts';

/** Every filter is an address: links, and one form for the long list of specialities. */
export function PostFilters({ filter }: { filter: PostFilter }) {
  const t = useTexts('posts');
  const reader = useReader();
  const to = (change: Partial<PostFilter>) => filterPath({ ...filter, ...change });
  return (
    <div className={css.filters}>
      <TabNav label={t('list.sortLabel')}>
        {POST_SORTS.map((sort) => (
          <Link
            key={sort}
            to={to({ sort })}
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
          <Choice to={to({ unanswered: !filter.unanswered })} on={filter.unanswered} label={t('list.unanswered')} />
          {reader !== null && <Choice to={to({ following: !filter.following })} on={filter.following} label={t('list.following')} />}
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

function SpecialityForm({ filter }: { filter: PostFilter }) {
  const t = useTexts('posts');
  const specialities = useSpecialities();
  const localise = useLocalise();
  const go = useGo();
  const { speciality, ...rest } = filter;

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    go(filterPath({ ...filter, speciality: event.target.value || null }), { preventScrollReset: true });
  }

  return (
    <form method="get" action={localise('/posts')} className={css.speciality}>
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
