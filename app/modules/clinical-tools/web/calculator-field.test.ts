import { calculatorForm } from '@kolegia/clinical-answers/calculation';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { FormField } from '../calculators.contract.ts';
import { CalculatorField } from './calculator-field.tsx';
import { stepResult } from './calculator-result.tsx';

it.each([
  ['en', 'calvert', 'capClearance', 'Yes unless given'],
  ['id', 'calvert', 'capClearance', 'Ya bila tidak diisi'],
  ['id', 'anion-gap-albumin', 'normalAlbumin', '4 g/dL bila tidak diisi'],
] as const)('says in words what is reckoned with where nothing is filled in (%s, %s)', (language, calculator, id, note) => {
  const field = calculatorForm(calculator, language)?.fields.find((one) => one.id === id) as FormField;
  const typed = { text: '', unit: field.units[0]?.id ?? '' };
  const html = renderToString(inLanguage(language, createElement(CalculatorField, { field, typed, error: undefined, onChange: () => {} })));
  expect(html).toContain(note);
});

it('shows what a step comes to as exactly as the next one is reckoned with', () => {
  expect(stepResult(0.02365881898854838, 'en')).toBe('0.023659');
  expect(stepResult(0.02365881898854838, 'id')).toBe('0,023659');
  expect(stepResult(56.666667, 'en')).toBe('56.667');
  expect(stepResult(123456, 'en')).toBe('123,460');
  expect(stepResult(123456, 'id')).toBe('123.460');
});
