import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { DrugToDrugFound } from '../clinical-tools.contract.ts';
import { CheckedDrugs } from './checked-drugs.tsx';

const ASKED = '42 mmol/L is not possible for potassium.';
const ANSWER = {
  recognised: ['Warfarin', 'Aspirin'].map((name) => ({ input: name, id: name.toLowerCase(), name, by: 'name' })),
  unrecognised: [],
  interactions: [],
  duplicates: [],
  cumulative: [],
  alerts: [],
  checkedPairs: 1,
  asks: [{ field: 'patient.potassium', message: ASKED }],
  drafted: false,
} as unknown as DrugToDrugFound;

it('says in the answer, for paper, which figure was not reckoned with: its field is not printed', () => {
  const question = { drugs: ['warfarin', 'aspirin'], patient: { potassium: 42 } };
  const more = { isExample: false, pending: false, offline: null, left: null, canAct: false };
  expect(renderToString(inLanguage('en', createElement(CheckedDrugs, { answer: ANSWER, question, ...more })))).toContain(ASKED);
});
