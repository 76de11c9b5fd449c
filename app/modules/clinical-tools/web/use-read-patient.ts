import { formatNumber } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { DifferentialFound } from '../differential.contract.ts';
import { inlineName } from './inline-name.tsx';

type Patient = DifferentialFound['patient'] | null;

/** Who the history is about, as it was understood; empty where it tells nothing. */
export function useReadPatient() {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  return {
    age: (patient: Patient): string => ageWords(t, language, patient?.ageYears),
    sex: (patient: Patient): string => sexWords(t, patient?.sex),
  };
}

export function ageWords(t: Translate, language: Language, years: number | null | undefined): string {
  if (years === undefined || years === null) return '';
  const { value, unit } = ageIn(years);
  return `${formatNumber(language, value)} ${t(`dosage.ageUnit.${unit}`)}`;
}

export const sexWords = (t: Translate, sex: string | null | undefined): string =>
  sex === 'female' || sex === 'male' ? inlineName(t(`patient.${sex}`)) : '';

const MONTHS = 12;
const DAYS = 365.25;

/** As one says it: infants in months, newborns in days. */
export function ageIn(years: number): { value: number; unit: 'years' | 'months' | 'days' } {
  if (years >= 2) return { value: Math.floor(years), unit: 'years' };
  if (years >= 1 / MONTHS) return { value: Math.floor(years * MONTHS + 0.01), unit: 'months' };
  return { value: Math.round(years * DAYS), unit: 'days' };
}
