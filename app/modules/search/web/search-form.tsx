import { type ChangeEvent, type FormEvent, useId, useMemo, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo, useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { SuggestingInput } from '#ui/suggesting-input.tsx';
import { tabLinkClass } from '#ui/tab-nav.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import { type Facets, MOST_COUNTED, QUERY_LENGTH, SEARCH_KINDS, SEARCH_TIMES } from '../search.contract.ts';
import css from './search.module.css';
import { type SearchFilter, searchFilterOf, searchPath, useSpecialityOptions, withWords } from './use-search-filter.ts';
import { useSuggestions } from './widgets/use-suggestions.ts';

/** One form, which browsers send themselves where no script runs; the tabs are links. */
export function SearchForm({ filter, facets }: { filter: SearchFilter; facets: Facets | null }) {
  const t = useTexts('search');
  const localise = useLocalise();
  const go = useGo();
  const hintId = useId();
  const { q, kind } = filter;
  const { typed, type, send } = useTyped(q);
  const suggestions = useSuggestions(typed === q ? '' : typed);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = filterIn(event.currentTarget, filter);
    send(next.q);
    go(searchPath(next));
  }

  function handleFilter(event: ChangeEvent<HTMLSelectElement>) {
    if (event.currentTarget.form !== null)
      go(searchPath({ ...filterIn(event.currentTarget.form, filter), q, asTyped: filter.asTyped }), { preventScrollReset: true });
  }

  return (
    <search className={css.search}>
      <form method="get" action={localise('/search')} className={css.form} onSubmit={handleSubmit}>
        <div className={css.query}>
          <div className={css.field}>
            <SuggestingInput
              name="q"
              label={t('field')}
              value={typed}
              onValueChange={type}
              rows={suggestions}
              onChoose={({ path }) => go(path)}
              maxLength={QUERY_LENGTH}
              aria-describedby={q === '' ? hintId : undefined}
            />
          </div>
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
        </div>
        {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
        {q === '' ? (
          <p id={hintId} className="muted small">
            {t('hint')}
          </p>
        ) : (
          <Filters filter={filter} facets={facets} onChange={handleFilter} />
        )}
      </form>
      {q !== '' && <Kinds filter={filter} facets={facets} />}
    </search>
  );
}

/** What stands in the field: what was looked for, unless its reader typed on while what they sent was on its way. */
function useTyped(q: string) {
  const [{ typed, sent, since }, set] = useState<{ typed: string; sent?: string | undefined; since: string }>({ typed: q, since: q });
  if (since !== q) set({ typed: sent === q ? typed : q, since: q });
  return {
    typed,
    type: (next: string) => set({ typed: next, sent, since }),
    send: (next: string) => set({ typed: next, sent: next === q ? undefined : next, since }),
  };
}

const countShown = (count: number): string => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));

function filterIn(form: HTMLFormElement, shown: SearchFilter): SearchFilter {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value);
  const chosen = searchFilterOf(params);
  return withWords({ ...chosen, q: shown.q, asTyped: shown.asTyped }, chosen.q);
}

function Kinds({ filter, facets }: { filter: SearchFilter; facets: Facets | null }) {
  const t = useTexts('search');
  const counts = new Map(facets?.kinds.map(({ value, count }) => [value, count]));
  return (
    <TabStrip label={t('kinds')}>
      {SEARCH_KINDS.map((one) => (
        <Link
          key={one}
          to={searchPath({ ...filter, kind: one })}
          className={tabLinkClass}
          aria-current={one === filter.kind ? 'page' : undefined}
        >
          {t(`kind.${one}`)}
          {one !== 'all' && (counts.get(one) ?? 0) > 0 && <span className={css.count}>{` ${countShown(counts.get(one) ?? 0)}`}</span>}
        </Link>
      ))}
    </TabStrip>
  );
}

interface FiltersProps {
  filter: SearchFilter;
  facets: Facets | null;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Filters({ filter: { kind, speciality, language, time, solved, asTyped }, facets, onChange }: FiltersProps) {
  const t = useTexts('search');
  const counts = useMemo(() => new Map(facets?.specialities.map(({ value, count }) => [value, count])), [facets]);
  const specialities = useSpecialityOptions(counts);
  if (kind === 'topics') return null;
  // Of each that is counted, how many it would bring; of those that bring nothing it says nothing.
  const withCounts = (list: readonly { value: string; count: number }[] | undefined, value: string, name: string) => {
    const count = list?.find((one) => one.value === value)?.count ?? 0;
    return { value, label: count === 0 ? name : t('counted', { name, count }) };
  };
  const languages = (['en', 'id'] as const).map((value) => withCounts(facets?.languages, value, t(`language.${value}`)));
  const times = SEARCH_TIMES.map((value) => ({ value, label: t(`time.${value}`) }));
  const answers = (['yes', 'no'] as const).map((value) => withCounts(facets?.solved, value, t(`solved.${value}`)));
  const select = (name: string, value: string, options: readonly SelectOption[]) => (
    <Select
      name={name}
      aria-label={t(`filter.${name}`)}
      placeholder={t(`any.${name}`)}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
  return (
    <fieldset className={css.filters}>
      <legend className="visually-hidden">{t('filters')}</legend>
      {select('speciality', speciality ?? '', specialities)}
      {kind !== 'people' && (
        <>
          {select('language', language ?? '', languages)}
          {select('time', time ?? '', times)}
          {select('solved', solved === null ? '' : solved ? 'yes' : 'no', answers)}
        </>
      )}
      <noscript>
        <Button type="submit" {...(asTyped && { name: 'as', value: 'typed' })}>
          {t('narrow')}
        </Button>
      </noscript>
    </fieldset>
  );
}
