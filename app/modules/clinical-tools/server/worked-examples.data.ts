/** What every visitor sees worked out: patients who could be anybody's, chosen so that each tool shows what it does. */
import type { Language } from '#platform/i18n/languages.ts';
import type { DrugToDrugQuestion } from '../clinical-tools.contract.ts';
import type { DifferentialQuestion } from '../differential.contract.ts';
import type { DosageQuestion } from '../dosage.contract.ts';

/** A list as it is brought to a clinic: two drugs that must not meet, three that prolong the QT, three that bleed. */
export const DRUGS_EXAMPLE: DrugToDrugQuestion = {
  drugs: ['warfarin', 'amiodarone', 'clarithromycin', 'simvastatin', 'escitalopram', 'ibuprofen', 'omeprazole'],
  patient: { ageYears: 71, sex: 'female', egfr: 48, potassium: 3.6, qtc: 468 },
};

export const CALCULATOR_EXAMPLE = {
  id: 'cockcroft-gault',
  inputs: {
    age: { value: 71, unit: 'years' },
    sex: 'female',
    weight: { value: 54, unit: 'kg' },
    creatinine: { value: 1.1, unit: 'mg/dL' },
  },
} as const;

/** By weight, with kidneys that ask for less. */
export const DOSAGE_EXAMPLE: DosageQuestion = {
  drug: 'enoxaparin',
  patient: { ageYears: 71, sex: 'female', weightKg: 54, heightCm: 155, creatinine: { value: 1.8, unit: 'mg/dL' } },
};

/** Signs that confirm each other, some looked for and not found, and figures out of range. */
const HISTORY: Readonly<Record<Language, string>> = {
  en: 'Woman, 29, with sudden breathlessness and chest pain on breathing in for six hours. Two weeks after a caesarean section, mostly in bed since. The left calf is swollen and painful. No fever, no haemoptysis, never had asthma. BP 104/70, pulse 118, respiratory rate 26, SpO2 91 % on air. Vesicular breath sounds on both sides, no crackles.',
  id: 'Perempuan 29 tahun, sesak mendadak dan nyeri dada saat menarik napas sejak enam jam. Dua minggu pascaseksio sesarea, lebih banyak berbaring. Betis kiri bengkak dan nyeri. Tidak demam, tidak batuk berdarah, belum pernah asma. TD 104/70, nadi 118, RR 26, SpO2 91 % udara ruangan. Vesikuler kedua paru, tidak ada ronki.',
};

export const differentialExample = (language: Language): DifferentialQuestion => ({
  text: HISTORY[language],
  patient: { ageYears: 29, sex: 'female', region: 'indonesia', setting: 'emergency' },
});
