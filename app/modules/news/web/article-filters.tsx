import { type ChangeEvent, useMemo } from 'react';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo, useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import type { Journal } from '../journal.contract.ts';
import { ARTICLE_TYPES } from '../news.contract.ts';
import css from './news.module.css';
import { type ArticleFilter, filterPath } from './use-article-filter.ts';

const LANGUAGES = ['en', 'id'] as const;

/** Every filter is an address: links, and one form for the long lists. */
export function ArticleFilters({ filter, journals }: { filter: ArticleFilter; journals: readonly Journal[] }) {
  const t = useTexts('news');
  const signedIn = useReader() !== null;
  return (
    <div className={css.filters}>
      <LongLists filter={filter} journals={journals} />
      <nav aria-label={t('list.filterLabel')} className={chipsClass}>
        <Choice to={filterPath({ ...filter, type: null })} on={filter.type === null} label={t('list.allTypes')} />
        {ARTICLE_TYPES.map((type) => (
          <Choice key={type} to={filterPath({ ...filter, type })} on={filter.type === type} label={t(`type.${type}`)} />
        ))}
      </nav>
      <nav aria-label={t('list.languageLabel')} className={chipsClass}>
        {signedIn && (
          <Choice
            to={filterPath({ ...filter, following: filter.following === null ? 'true' : null })}
            on={filter.following !== null}
            label={t('list.following')}
          />
        )}
        {LANGUAGES.map((language) => (
          <Choice
            key={language}
            to={filterPath({ ...filter, language: filter.language === language ? null : language })}
            on={filter.language === language}
            label={t(`list.language.${language}`)}
          />
        ))}
      </nav>
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

function LongLists({ filter, journals }: { filter: ArticleFilter; journals: readonly Journal[] }) {
  const t = useTexts('news');
  const reference = useTexts('reference');
  const language = useLanguage();
  const localise = useLocalise();
  const go = useGo();
  const specialities = useMemo(
    () =>
      SPECIALITIES.map((slug) => ({ value: slug as string, label: reference(`speciality.${slug}`) })).sort((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [reference, language],
  );
  const change = (name: 'speciality' | 'journal') => (event: ChangeEvent<HTMLSelectElement>) =>
    go(filterPath({ ...filter, [name]: event.target.value || null }), { preventScrollReset: true });
  return (
    <form method="get" action={localise('/news')} className={css.selects}>
      <Select
        name="speciality"
        aria-label={t('list.speciality')}
        placeholder={t('list.allSpecialities')}
        options={specialities}
        value={filter.speciality ?? ''}
        onChange={change('speciality')}
      />
      <Select
        name="journal"
        aria-label={t('list.journal')}
        placeholder={t('list.allJournals')}
        options={journals.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.journal ?? ''}
        onChange={change('journal')}
      />
      {filter.type !== null && <input type="hidden" name="type" value={filter.type} />}
      {filter.language !== null && <input type="hidden" name="language" value={filter.language} />}
      {filter.following !== null && <input type="hidden" name="following" value="true" />}
      <noscript>
        <Button type="submit">{t('list.show')}</Button>
      </noscript>
    </form>
  );
}
