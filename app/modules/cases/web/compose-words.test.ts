/** Two versions are read, and complaints are told, in the words of the composer, whatever its language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SharedLines } from '#modules/library/web/widgets/use-shared-lines.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translator } from '#platform/i18n/translator.ts';
import { filled } from '#platform/testing/filled-schema.ts';
import { CaseContent } from '../case-content.contract.ts';
import { freshSettings } from '../case-draft.contract.ts';
import { formPath } from './compose-content.tsx';
import { formOf } from './compose-reading.tsx';
import { fieldName, linesOfPart } from './compose-words.tsx';

const textsIn = (language: Language) =>
  translator(language, JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')));

const shared: SharedLines = {
  of: ({ anonymous }) => [{ label: 'Anonymous', text: String(anonymous) }],
  specialities: (slugs) => slugs.join(),
  day: (date) => date,
  yesOrNo: (yes) => (yes ? 'Yes' : 'No'),
};
const wordsIn = (language: Language) => ({ t: textsIn(language), language, images: {}, shared });
const settings = freshSettings('en', null);
const read = (content: object, part: string, language: Language = 'en') =>
  linesOfPart({ content: { ...content }, settings }, part, wordsIn(language)).map(({ label, text }) => [label, text]);

describe('a version', () => {
  it.each(['en', 'id'] as const)('is read with every text of a case, and no key of ours (%s)', (language) => {
    const { value, words } = filled(CaseContent);
    const content = value as CaseContent;
    const lines = Object.keys(content).flatMap((part) => read(content, part, language));
    const all = lines.flat().join('\n');
    const missing = [...words].filter(([path, word]) => !path.endsWith('mediaId') && !all.includes(word));
    expect(missing).toEqual([]);
    expect(all).not.toMatch(/(?:compose|page)\.\w+/);
  });

  it('names fields, choices and units', () => {
    const patient = { age: { value: 34, unit: 'year' }, sex: 'female', setting: 'clinic', chiefComplaint: 'Fever' };
    expect(read({ patient }, 'patient').filter(([, text]) => text !== '')).toEqual([
      ['Age', '34 years'],
      ['Sex', 'Female'],
      ['Setting', 'Clinic'],
      ['Chief complaint', 'Fever'],
    ]);
    const vitals = [{ at: 'On arrival', systolic: 120, diastolic: 80, temperature: 39.2 }];
    expect(read({ vitals }, 'vitals', 'id').filter(([, text]) => text !== '')).toEqual([
      ['Waktu', 'On arrival'],
      ['Tekanan darah', '120/80 mmHg'],
      ['Suhu', '39,2 °C'],
    ]);
    const investigations = {
      columns: ['Day 1', 'Day 3'],
      rows: [{ test: 'Creatinine', unit: 'mg/dL', low: 0.7, high: 1.3, values: [3.9, null] }],
    };
    expect(read({ investigations }, 'investigations')).toEqual([['Creatinine', 'Day 1: 3.9 mg/dL; Reference: 0.7–1.3']]);
    expect(read({ disclosure: [{ kind: 'diagnosis', text: null, held: true }] }, 'disclosure')).toEqual([['Diagnosis (Held back)', '']]);
  });

  it('reads its settings as they were chosen', () => {
    const chosen = { ...settings, consent: { kind: 'guardian' as const, date: '2026-11-20', confirmed: true } };
    expect(linesOfPart({ content: {}, settings: chosen }, 'settings', wordsIn('en'))).toEqual([
      { label: 'Anonymous', text: 'false' },
      { label: 'Who can respond', text: 'Every verified colleague' },
      { label: 'Which specialities', text: '' },
      { label: 'Consent record', text: 'By a parent or guardian' },
      { label: 'Date of consent', text: '2026-11-20' },
      { label: 'It is filed where I work. I do not upload it.', text: 'Yes' },
    ]);
  });
});

describe('a field', () => {
  const form = formOf({ history: [{ kind: 'social', text: 'x' }], studies: [{ title: 'Film', finding: '' }] }, 'en');
  const nameOf = (path: string) => fieldName(form, path, textsIn('en'));

  it('is named apart from others of its section', () => {
    expect(['patient.age.value', 'patient.sex', 'patient.setting', 'patient.chiefComplaint'].map(nameOf)).toEqual([
      'Patient line, Age',
      'Patient line, Sex',
      'Patient line, Setting',
      'Patient line, Chief complaint',
    ]);
    expect(nameOf('title')).toBe('Title');
    expect(nameOf('studies.0.finding')).toBe('Studies, study 1, Finding');
    expect(nameOf('question.options.1')).toBe('Question, Option B');
  });

  it('has a name wherever a text of a case may be wrong', () => {
    const { value, words } = filled(CaseContent);
    const whole = formOf({ ...(value as CaseContent) }, 'en');
    for (const path of words.keys()) expect(fieldName(whole, formPath(whole, path), textsIn('en'))).not.toMatch(/(?:compose|page)\.\w+/);
  });
});
