import { useCallback, useMemo } from 'react';
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';

export interface SpecialityChoice {
  readonly slug: string;
  readonly name: string;
}

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

/** Names that begin with what was typed, then names in which a word does. */
export function matchingSpecialities(choices: readonly SpecialityChoice[], query: string): SpecialityChoice[] {
  const asked = query.trim().toLowerCase();
  const starts = choices.filter(({ name }) => name.toLowerCase().startsWith(asked));
  const within = choices.filter(({ name }) => !name.toLowerCase().startsWith(asked) && name.toLowerCase().includes(` ${asked}`));
  return [...starts, ...within];
}

/** All specialities by name, and a search in them that needs no call. */
export function useSpecialities() {
  const t = useTexts('reference');
  const language = useLanguage();
  const all = useMemo(
    () => SPECIALITIES.map((slug) => ({ slug, name: t(`speciality.${slug}`) })).sort((a, b) => a.name.localeCompare(b.name, language)),
    [t, language],
  );
  const find = useCallback(async (query: string) => matchingSpecialities(all, query), [all]);
  const choiceOf = (slug: string): SpecialityChoice => ({ slug, name: t(`speciality.${slug}`) });
  return { all, find, choiceOf };
}
