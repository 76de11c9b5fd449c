/** The patient in words, as a colleague would open a presentation: "34-year-old woman, 52 kg". */
import { formatNumber } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CaseCard } from '../cases.contract.ts';

type Patient = CaseCard['patient'];

/** Under this age people are called girl and boy. */
const ADULT_YEARS = 18;
/** Ages from here on are stored as this one: a finer age identifies. */
const OLDEST_YEARS = 90;

export function patientWords(t: Translate, language: Language, patient: Patient): string {
  const words = ageAndSex(t, patient);
  return patient.weightKg === undefined
    ? words
    : t('page.patient.withWeight', { patient: words, weight: formatNumber(language, patient.weightKg) });
}

function ageAndSex(t: Translate, { age, sex }: Patient): string {
  if (age.unit === 'year' && age.value >= OLDEST_YEARS) return t(`page.patient.oldest.${sex}`, { age: OLDEST_YEARS });
  if (age.unit === 'year' && age.value >= ADULT_YEARS) return t(`page.patient.adult.${sex}`, { age: age.value });
  return t(`page.patient.${age.unit}.${sex}`, { age: age.value });
}

export function settingWords(t: Translate, { setting, settingNote }: Patient): string {
  const words = t(`page.setting.${setting}`);
  return settingNote === undefined ? words : t('page.setting.withNote', { setting: words, note: settingNote });
}
