import { useMemo } from 'react';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';

/** All specialities with their names, in the order of the reader's alphabet. */
export function useSpecialities(): { value: string; label: string }[] {
  const reference = useTexts('reference');
  const language = useLanguage();
  return useMemo(
    () =>
      SPECIALITIES.map((slug) => ({ value: slug as string, label: reference(`speciality.${slug}`) })).sort((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [reference, language],
  );
}
