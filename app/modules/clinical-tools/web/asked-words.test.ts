/** What colleagues are asked with: nothing of the question may get lost. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Texts, translator } from '#platform/i18n/translator.ts';
import type { DrugToDrugFound } from '../clinical-tools.contract.ts';
import type { DifferentialFound } from '../differential.contract.ts';
import { differentialCaseLines, historyLines, tickedWords } from './differential-words.tsx';
import { NO_DOSAGE } from './dosage-question.tsx';
import { dosageLines } from './dosage-words.tsx';
import { interactionCaseLines } from './drug-words.tsx';
import { paragraphs } from './use-ask-colleagues.ts';

const textsOf = (language: 'en' | 'id'): Texts =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Texts;
const en = { t: translator('en', textsOf('en')), language: 'en' as const };
const id = { t: translator('id', textsOf('id')), language: 'id' as const };

const QUESTION = {
  text: 'Fever for three days.\nNo cough.',
  findings: [{ id: 'rash', present: true }, 'jaundice', { id: 'neck-stiffness', present: false }],
  patient: {
    ageYears: 29,
    sex: 'female' as const,
    pregnant: true,
    region: 'indonesia' as const,
    setting: 'emergency' as const,
    season: 'rainy' as const,
  },
};
const nameOf = (finding: string) => finding.toUpperCase();

it('takes the history, what was ticked and every field, also where nothing was answered', () => {
  expect(historyLines({ ...en, question: QUESTION }, nameOf)).toEqual([
    QUESTION.text,
    '+ RASH, + JAUNDICE, − NECK-STIFFNESS',
    'Patient: 29 years · female · pregnant · Region: Indonesia · Setting: Emergency · Season: Rainy season',
  ]);
  expect(historyLines({ ...id, question: QUESTION }, nameOf)[2]).toContain('Musim: Musim hujan');
  expect(historyLines({ ...en, question: { text: 'Cough' } }, nameOf).filter((line) => line !== '')).toEqual(['Cough']);
});

it('takes what was reckoned with from an answer: the fields without a figure that cannot be, and the likeliest', () => {
  const answer = {
    understood: [{ label: 'Fever', present: true, counts: true, from: 'text' }],
    likely: [{ name: 'Dengue', probability: 0.4 }],
    empty: false,
    patient: { sex: 'female', season: 'rainy', region: 'indonesia', days: 3 },
  } as unknown as DifferentialFound;
  const question = { text: 'Fever', patient: { ageYears: 700, sex: 'female' as const, season: 'rainy' as const } };
  expect(differentialCaseLines({ ...en, question }, answer, (share) => `${share * 100} %`)).toEqual([
    'Fever',
    '+ Fever',
    'Patient: female · Season: Rainy season',
    'Differential so far:',
    'Dengue: 40 %',
  ]);
});

it('takes every field of a dose', () => {
  const names = { finding: nameOf, conditions: nameOf, allergies: nameOf };
  const form = {
    ...NO_DOSAGE,
    drug: 'amikacin',
    route: 'iv',
    age: '71',
    sex: 'female',
    weight: '54,5',
    height: '160',
    creatinine: '1,4',
    hepatic: 'B',
    pregnancy: 'yes',
    lactating: 'yes',
    dialysis: 'peritoneal',
    conditions: ['gout'],
    allergies: ['latex'],
  };
  expect(dosageLines(en, form, null, names)).toEqual([
    'amikacin, iv',
    'Age: 71 years, Sex: female, Weight: 54,5 kg, Height: 160 cm, Creatinine: 1,4 mg/dL, Liver: Child–Pugh B, Dialysis: peritoneal, Pregnancy: Yes, Breastfeeding: Yes',
    'Conditions: GOUT',
    'Allergies: LATEX',
  ]);
  // A field that the unit of age hides is not asked, and not told.
  expect(dosageLines(en, { ...form, age: '3', ageUnit: 'months' }, null, names)[1]).toMatch(/Dialysis: peritoneal$/);
});

it('keeps the lines of a history apart, as they were written', () => {
  const words = paragraphs(['Fever.\nNo cough.\r\n\n  \nRash since today.', '', 'Patient: woman']).content.map(
    ({ content }) => content[0]?.text,
  );
  expect(words).toEqual(['Fever.', 'No cough.', 'Rash since today.', 'Patient: woman']);
});

it('takes every drug of a list, with the dose that was read and those that are not known here', () => {
  const answer = {
    recognised: [
      { input: 'simvastatin 80 mg', id: 'simvastatin', name: 'Simvastatin', by: 'name', read: '80 mg a day' },
      { input: 'Coumadin', id: 'warfarin', name: 'Warfarin', by: 'brand', brand: 'Coumadin' },
    ],
    unrecognised: [{ input: 'xyzzycillin', suggestions: [] }],
    interactions: [],
  } as unknown as DrugToDrugFound;
  const lines = interactionCaseLines(en.t, { drugs: ['simvastatin 80 mg', 'Coumadin', 'xyzzycillin'], patientLine: '', terms: [], answer });
  expect(lines.filter((line) => line !== '')).toEqual([
    'Drugs: Simvastatin (80 mg a day), Coumadin (Warfarin), xyzzycillin',
    'Not checked, because not known here: xyzzycillin.',
    'What the interaction check found:',
  ]);
});

it('says for paper what was ticked, by the names of the answer', () => {
  const understood = [{ findingId: 'neck-stiffness', label: 'Stiff neck' }] as unknown as DifferentialFound['understood'];
  expect(tickedWords(QUESTION, { understood })).toBe('+ rash, + jaundice, − Stiff neck');
  expect(tickedWords({}, { understood })).toBe('');
});
