import type { FormEvent } from 'react';
import { type ItemKind, KINDS_WITH_PAGE } from '#modules/library/library.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo, useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { CONTENT_STATES, type OwnContent } from '../creator.contract.ts';
import css from './creator.module.css';

export interface CreatorFilter {
  readonly kind: ItemKind | null;
  readonly state: OwnContent['state'] | null;
}

/** One form whose fields are the address, with or without scripts. */
export function CreatorFilters({ filter }: { filter: CreatorFilter }) {
  const t = useTexts('posts');
  const library = useTexts('library');
  const localise = useLocalise();
  const go = useGo();

  function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const chosen = [...new FormData(currentTarget)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
    const query = new URLSearchParams(chosen).toString();
    go(query === '' ? '/content_creator' : `/content_creator?${query}`, { preventScrollReset: true });
  }

  return (
    <form method="get" action={localise('/content_creator')} className={css.filters} onChange={handleChange}>
      <Select
        name="kind"
        aria-label={t('creator.filterKind')}
        placeholder={t('creator.allKinds')}
        options={KINDS_WITH_PAGE.map((kind) => ({ value: kind, label: library(`kind.${kind}`) }))}
        defaultValue={filter.kind ?? ''}
      />
      <Select
        name="state"
        aria-label={t('creator.filterState')}
        placeholder={t('creator.allStates')}
        options={CONTENT_STATES.map((state) => ({ value: state, label: t(`creator.state.${state}`) }))}
        defaultValue={filter.state ?? ''}
      />
      <noscript>
        <Button type="submit">{t('creator.show')}</Button>
      </noscript>
    </form>
  );
}
