import { useId, useState } from 'react';
import { findSpecialities } from '#modules/reference/web/widgets/use-speciality-search.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { ChipButton, chipsClass } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useAsyncSearch } from '#ui/use-async-search.ts';
import { MAX_INTERESTS } from '../member.contract.ts';
import css from './member-form.module.css';
import { COMMON_SPECIALITIES, useSpecialities } from './use-specialities.ts';

export interface InterestPickerProps {
  value: readonly string[];
  onChange: (slugs: string[]) => void;
  error?: string | undefined;
}

/** Every speciality as a switch; the common ones first, typing finds the others, the chosen ones always stay. */
export function InterestPicker({ value, onChange, error }: InterestPickerProps) {
  const t = useTexts('identity');
  const filterId = useId();
  const all = useSpecialities();
  const { items: found, state, search } = useAsyncSearch({ find: findSpecialities, minLength: 1, delay: 200 });
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState(false);
  const unasked = expanded ? all : all.filter(({ slug }) => COMMON_SPECIALITIES.includes(slug));
  const isAnswered = state === 'found' || found.length > 0;
  const matching = isAnswered ? found : unasked;
  const shown = [...matching, ...all.filter(({ slug }) => value.includes(slug) && !matching.some((one) => one.slug === slug))];
  const toggle = (slug: string) => onChange(value.includes(slug) ? value.filter((one) => one !== slug) : [...value, slug]);
  return (
    <FieldGroup
      id="member-interests"
      label={t('field.interests')}
      help={t('field.interestsHelp', { count: value.length, max: MAX_INTERESTS })}
      error={error}
    >
      <label htmlFor={filterId} className="visually-hidden">
        {t('field.interestsFilter')}
      </label>
      <TextInput
        id={filterId}
        type="search"
        value={query}
        placeholder={t('field.interestsFilter')}
        onChange={(event) => {
          setQuery(event.target.value);
          search(event.target.value);
        }}
        className={css.filter}
      />
      <p role="status" className="muted small">
        {state === 'failed' && t('field.searchFailed')}
        {state === 'found' && found.length === 0 && t('field.nothing', { query })}
      </p>
      <div className={chipsClass}>
        {shown.map(({ slug, name }) => (
          <ChipButton
            key={slug}
            selected={value.includes(slug)}
            disabled={!value.includes(slug) && value.length >= MAX_INTERESTS}
            onClick={() => toggle(slug)}
          >
            {name}
          </ChipButton>
        ))}
      </div>
      {!expanded && query.trim() === '' && (
        <button type="button" className={css.aside} onClick={() => setExpanded(true)}>
          {t('field.interestsAll', { count: all.length })}
        </button>
      )}
    </FieldGroup>
  );
}
