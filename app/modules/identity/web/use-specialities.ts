import { useMemo } from 'react';
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';

/** What most doctors look for, shown before anybody has typed. */
export const COMMON_SPECIALITIES: readonly string[] = [
  'general-practice',
  'internal-medicine',
  'paediatrics',
  'obstetrics-gynaecology',
  'general-surgery',
  'cardiology',
  'emergency-medicine',
  'infectious-disease',
  'neurology',
  'pulmonology',
  'psychiatry',
  'anaesthesiology',
  'radiology',
  'dermatology',
] satisfies readonly Speciality[];

/** All specialities by name. */
export function useSpecialities(): { slug: string; name: string }[] {
  const t = useTexts('reference');
  const language = useLanguage();
  return useMemo(
    () =>
      SPECIALITIES.map((slug) => ({ slug: slug as string, name: t(`speciality.${slug}`) })).sort((a, b) =>
        a.name.localeCompare(b.name, language),
      ),
    [t, language],
  );
}
