/** What all readers see of a case is rendered once and kept: nothing in it may ask for an id of its own. */
import { createElement, type ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Language } from '#platform/i18n/languages.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { SharedPart } from '#platform/web/shared-part.tsx';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { keptParts, renderShared } from '#platform/web/testing/shared-page.ts';
import type { CaseView } from '../cases.contract.ts';
import { CaseFigures } from './case-figures.tsx';
import { CaseFindings } from './case-findings.tsx';
import { CaseQuestionResults } from './case-question-results.tsx';

const FINDINGS: Omit<CaseView['content'], 'question' | 'disclosure'> = {
  title: 'A cough that stayed',
  patient: { age: { value: 46, unit: 'year' }, sex: 'female', setting: 'emergency', chiefComplaint: 'Cough' },
  presentation: fromPlainText('Three weeks of cough. [1]\n\n- Fever\n- Sweats'),
  history: [{ kind: 'family', text: 'None.' }],
  examination: [{ kind: 'general', text: 'Thin.' }],
  vitals: [{ at: 'Arrival', pulse: 128, systolic: 128, diastolic: 76, temperature: 39.2, spo2: 91, spo2On: 'room air' }],
  investigations: {
    columns: ['Day 1'],
    rows: [
      { test: 'Potassium', unit: 'mmol/L', low: 3.5, high: 5, criticalHigh: 6.5, values: [6.9] },
      { test: 'HIV', unit: '', normal: 'non-reactive', values: ['reactive'] },
    ],
  },
  studies: [{ title: 'Chest film', finding: 'A cavity.' }],
  images: [
    {
      id: 'm1',
      ...{ width: 400, height: 300, widths: [400], blur: 'data:image/webp;base64,AA==' },
      ...{ caption: 'The film', alt: 'A cavity in the upper lobe' },
      annotations: [
        { shape: 'arrow', x: 0.1, y: 0.2, toX: 0.5, toY: 0.4, label: 'cavity' },
        { shape: 'circle', x: 0.5, y: 0.4, r: 0.1, label: null },
      ],
    },
  ],
  timeline: [{ when: 'Day 2', text: 'Isolated.' }],
  takeHome: [],
  references: [],
};

const rendering = (language: Language, show: () => ReactElement) => {
  const page = createElement(createRoutesStub([{ path: '/', Component: show }]));
  return renderShared(inLanguage(language, page), keptParts());
};

it.each([
  ['en', '/profile/ratri'],
  ['id', '/id/profile/ratri'],
] as const)('in %s, a colleague who is named is met in that language', (language, address) => {
  const presentation: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: 'ratri', label: 'Ratri' } }] }],
  };
  const show = () => createElement(CaseFindings, { content: { ...FINDINGS, presentation }, figures: null });
  expect(rendering(language, show)).toContain(`href="${address}"`);
});

it('shows two studies of the same name, each with what was found', () => {
  const studies = ['A cavity.', 'Clear.'].map((finding) => ({ title: 'Chest film', finding }));
  const show = () => createElement(CaseFindings, { content: { ...FINDINGS, studies }, figures: null });
  for (const { finding } of studies) expect(rendering('en', show)).toContain(finding);
});

it.each([
  ['en', 'You answered A. Nobody else has answered yet.'],
  ['id', 'Anda menjawab A. Belum ada sejawat lain yang menjawab.'],
] as const)('in %s, tells the first to answer that nobody else has', (language, words) => {
  const results = { total: 1, votes: [1, 0], bySpeciality: [] };
  const question = { text: 'What next?', options: ['Wait', 'Admit'], answer: 1, myAnswer: 0, results };
  expect(rendering(language, () => createElement(CaseQuestionResults, { question, results }))).toContain(words);
});

it('with everything that a case may have', () => {
  const show = () => createElement(CaseFindings, { content: FINDINGS, figures: createElement(CaseFigures, { figures: FINDINGS.images }) });
  const part = createElement(SharedPart, { by: () => ['findings'], show });
  const page = createElement(createRoutesStub([{ path: '/', Component: () => part }]));
  const markup = keptParts();
  const rendered = () => renderShared(inLanguage('en', page), markup);
  const first = rendered();
  for (const words of ['A cavity.', 'room air', 'reactive', 'cavity', 'Isolated.']) expect(first).toContain(words);
  expect(markup.keys()).toHaveLength(1);
  expect(rendered()).toBe(first);
});
