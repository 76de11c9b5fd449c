/** The patient in words: which text says age and sex, for pages and for pictures that are drawn on the server. */
import type { CaseCard } from './cases.contract.ts';

/** Under this age people are called girl and boy. */
const ADULT_YEARS = 18;
/** Ages from here on are stored as this one: a finer age identifies. */
export const OLDEST_YEARS = 90;

export function ageAndSexText({ age, sex }: Pick<CaseCard['patient'], 'age' | 'sex'>): { key: string; values: { age: number } } {
  const values = { age: age.value };
  if (age.unit === 'year' && age.value >= OLDEST_YEARS) return { key: `page.patient.oldest.${sex}`, values: { age: OLDEST_YEARS } };
  if (age.unit === 'year' && age.value >= ADULT_YEARS) return { key: `page.patient.adult.${sex}`, values };
  return { key: `page.patient.${age.unit}.${sex}`, values };
}
