import { type ChangeEvent, type FormEvent, useId, useMemo } from 'react';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo, useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { QUERY_LENGTH, SEARCH_KINDS } from '../search.contract.ts';
import css from './search.module.css';
import { type SearchFilter, searchFilterOf, searchPath } from './use-search-filter.ts';

/** One form, which browsers send themselves where no script runs; the tabs are links. */
export function SearchForm({ filter }: { filter: SearchFilter }) {
  const t = useTexts('search');
  const localise = useLocalise();
  const go = useGo();
  const hintId = useId();
  const { q, kind, speciality } = filter;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') params.set(name, value);
    go(searchPath(searchFilterOf(params)));
  }

  return (
    <search className={css.search}>
      <form method="get" action={localise('/search')} className={css.form} onSubmit={handleSubmit}>
        <div className={css.query}>
          <TextInput
            name="q"
            type="search"
            icon="search"
            aria-label={t('field')}
            aria-describedby={hintId}
            placeholder={t('field')}
            defaultValue={q}
            maxLength={QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
        </div>
        {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
        <p id={hintId} className="muted small">
          {t('hint')}
        </p>
        {q !== '' && (
          <SpecialitySelect
            value={speciality}
            onChoose={(chosen) => go(searchPath({ ...filter, speciality: chosen }), { preventScrollReset: true })}
          />
        )}
      </form>
      {q !== '' && (
        <TabNav label={t('kinds')}>
          {SEARCH_KINDS.map((one) => (
            <Link
              key={one}
              to={searchPath({ ...filter, kind: one })}
              className={tabLinkClass}
              aria-current={one === kind ? 'page' : undefined}
            >
              {t(`kind.${one}`)}
            </Link>
          ))}
        </TabNav>
      )}
    </search>
  );
}

function SpecialitySelect({ value, onChoose }: { value: string | null; onChoose: (slug: string | null) => void }) {
  const t = useTexts('search');
  const reference = useTexts('reference');
  const language = useLanguage();
  const options = useMemo(
    () =>
      SPECIALITIES.map((slug) => ({ value: slug as string, label: reference(`speciality.${slug}`) })).sort((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [reference, language],
  );
  return (
    <div className={css.speciality}>
      <Select
        name="speciality"
        aria-label={t('speciality')}
        placeholder={t('allSpecialities')}
        options={options}
        value={value ?? ''}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value || null)}
      />
      <noscript>
        <Button type="submit">{t('narrow')}</Button>
      </noscript>
    </div>
  );
}
