import type { FormEvent } from 'react';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo, useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import css from './console.module.css';
import type { ApprovalFilter } from './use-approval-filter.ts';

/** One form whose fields are the address, with or without scripts. */
export function ApprovalFilters({ filter }: { filter: ApprovalFilter }) {
  const t = useTexts('moderation');
  const library = useTexts('library');
  const specialities = useSpecialities();
  const localise = useLocalise();
  const go = useGo();

  function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const chosen = [...new FormData(currentTarget)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
    const query = new URLSearchParams(chosen).toString();
    go(query === '' ? '/console/approvals' : `/console/approvals?${query}`, { preventScrollReset: true });
  }

  return (
    <form
      method="get"
      action={localise('/console/approvals')}
      aria-label={t('approvals.filters')}
      className={css.filters}
      onChange={handleChange}
    >
      <Select
        name="kind"
        aria-label={t('approvals.kind')}
        placeholder={t('approvals.allKinds')}
        options={ITEM_KINDS.map((kind) => ({ value: kind, label: library(`kind.${kind}`) }))}
        defaultValue={filter.kind ?? ''}
      />
      <Select
        name="speciality"
        aria-label={t('approvals.speciality')}
        placeholder={t('approvals.allSpecialities')}
        options={specialities}
        defaultValue={filter.speciality ?? ''}
      />
      <Select
        name="language"
        aria-label={t('approvals.language')}
        placeholder={t('approvals.allLanguages')}
        options={LANGUAGES.map((code) => ({ value: code, label: t(`approvals.${code}`) }))}
        defaultValue={filter.language ?? ''}
      />
      <noscript>
        <Button type="submit">{t('approvals.show')}</Button>
      </noscript>
    </form>
  );
}
