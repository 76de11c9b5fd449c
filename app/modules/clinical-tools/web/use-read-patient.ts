import { formatNumber } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { DifferentialFound } from '../differential.contract.ts';
import { inlineName } from './inline-name.tsx';

type Patient = DifferentialFound['patient'] | null;

/** Who the history is about, as it was understood; empty where it tells nothing. */
export function useReadPatient() {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  return {
    age(patient: Patient): string {
      if (patient?.ageYears === undefined) return '';
      const { value, unit } = ageIn(patient.ageYears);
      return `${formatNumber(language, value)} ${t(`dosage.ageUnit.${unit}`)}`;
    },
    sex: (patient: Patient): string =>
      patient?.sex === 'female' || patient?.sex === 'male' ? inlineName(t(`patient.${patient.sex}`)) : '',
  };
}

const MONTHS = 12;
const DAYS = 365.25;

/** As one says it: infants in months, newborns in days. */
export function ageIn(years: number): { value: number; unit: 'years' | 'months' | 'days' } {
  if (years >= 2) return { value: Math.floor(years), unit: 'years' };
  if (years >= 1 / MONTHS) return { value: Math.floor(years * MONTHS + 0.01), unit: 'months' };
  return { value: Math.round(years * DAYS), unit: 'days' };
}
