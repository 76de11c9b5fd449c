/** The patient in words, as a colleague would open a presentation: "34-year-old woman, 52 kg". */
import { formatNumber } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CaseCard } from '../cases.contract.ts';
import { ageAndSexText } from '../patient-words.contract.ts';

type Patient = CaseCard['patient'];

export function patientWords(t: Translate, language: Language, patient: Patient): string {
  const { key, values } = ageAndSexText(patient);
  const words = t(key, values);
  return patient.weightKg === undefined
    ? words
    : t('page.patient.withWeight', { patient: words, weight: formatNumber(language, patient.weightKg) });
}

export function settingWords(t: Translate, { setting, settingNote }: Patient): string {
  const words = t(`page.setting.${setting}`);
  return settingNote === undefined ? words : t('page.setting.withNote', { setting: words, note: settingNote });
}
