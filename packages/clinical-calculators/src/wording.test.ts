import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs } from '../testing/raw-inputs.ts';
import { CATEGORIES } from './calculator.ts';
import { list, run } from './registry.ts';
import { categoryName, wordingOf } from './wording.ts';

const LANGUAGES = ['en', 'id'] as const;

describe.each(LANGUAGES)('words in %s', (language) => {
  it('name every calculator, input, option and band', () => {
    const unnamed: string[] = [];
    for (const { id, inputs, bands = [] } of list()) {
      const words = wordingOf(id, language);
      if (!words) throw new Error(`${id} has no texts`);
      for (const [name, field] of Object.entries(inputs)) {
        if (words.field(name) === name) unnamed.push(`${id} ${name}`);
        if (field.kind !== 'choice') continue;
        for (const option of field.options) if (words.option(name, option) === option) unnamed.push(`${id} ${name} ${option}`);
      }
      for (const band of bands) if (words.band(band.id) === band.id) unnamed.push(`${id} ${band.id}`);
    }
    expect(unnamed).toEqual([]);
  });

  it('name every step and every term of a formula', () => {
    const unnamed = new Set<string>();
    for (const calculator of list()) {
      const words = wordingOf(calculator.id, language);
      fc.assert(
        fc.property(anyInputs(calculator), (raw) => {
          const result = calculator.run(raw);
          if (result.status !== 'calculated') return;
          for (const { id, formula } of result.outcome.steps) {
            const terms = [...formula.matchAll(/\{(\w+)\}/g)].map(([, term = '']) => term);
            for (const name of [id, ...terms]) if (words?.step(name) === name) unnamed.add(`${calculator.id} ${name}`);
          }
        }),
        { numRuns: 30, seed: 20261121 },
      );
    }
    expect([...unnamed]).toEqual([]);
  });

  it('name the categories', () => {
    for (const category of CATEGORIES) expect(categoryName(category, language)).not.toBe(category);
  });
});

describe('errors in words', () => {
  const errorText = (id: string, raw: unknown, language: 'en' | 'id') => {
    const result = run(id, raw);
    const [error] = result.status === 'invalid' ? result.errors : [];
    return error && wordingOf(id, language)?.error(error);
  };

  it('say what is missing, what is out of bounds and which unit would fit', () => {
    expect(errorText('winters', {}, 'en')).toBe('Bicarbonate is missing.');
    expect(errorText('bedside-schwartz', { height: { value: 100, unit: 'cm' }, creatinine: { value: 60, unit: 'mg/dL' } }, 'en')).toBe(
      'Creatinine: at most 30 mg/dL. Is this value in µmol/L?',
    );
    expect(errorText('bedside-schwartz', { height: { value: 100, unit: 'cm' }, creatinine: { value: 60, unit: 'mg/dL' } }, 'id')).toBe(
      'Kreatinin: paling banyak 30 mg/dL. Apakah nilai ini dalam µmol/L?',
    );
    const tooLow = { age: { value: 40, unit: 'years' }, sex: 'male', creatinine: { value: 0, unit: 'mg/dL' } };
    expect(errorText('ckd-epi-2021', tooLow, 'en')).toBe('Creatinine: at least 0.1 mg/dL.');
    expect(errorText('ckd-epi-2021', tooLow, 'id')).toBe('Kreatinin: paling sedikit 0,1 mg/dL.');
    expect(errorText('winters', { bicarbonate: { value: 30, unit: 'mmol/L' } }, 'en')).toContain('Only in metabolic acidosis');
  });
});
