import { readFileSync } from 'node:fs';
import { loadKnowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import { answerDrugToDrug, prepareDrugTools, TooManyDrugs } from './drug-to-drug.ts';

const tools = prepareDrugTools(loadKnowledge(readFileSync(new URL('../../../build/knowledge/knowledge.json', import.meta.url), 'utf8')));
const answer = (drugs: string[], patient = {}) => answerDrugToDrug(tools, { drugs, patient }, 'en');
const someDrugs = fc.uniqueArray(fc.constantFrom(...Object.keys(tools.knowledge.drugs)), { minLength: 2, maxLength: 8 });

describe('an answer', () => {
  it('does not depend on the order of the drugs', () => {
    fc.assert(
      fc.property(someDrugs, fc.func(fc.integer()), (drugs, key) => {
        const shuffled = drugs.toSorted((a, b) => key(a) - key(b));
        expect(answer(shuffled).interactions).toEqual(answer(drugs).interactions);
      }),
      { numRuns: 40 },
    );
  });

  it('never loses an interaction when a drug is added', () => {
    fc.assert(
      fc.property(someDrugs, fc.constantFrom(...Object.keys(tools.knowledge.drugs)), (drugs, added) => {
        const pairs = (list: string[]) => new Set(answer(list).interactions.map((one) => one.drugs.join()));
        const after = pairs([...drugs, added]);
        for (const pair of pairs(drugs)) expect(after.has(pair)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the rest when some names are unknown and some values impossible', () => {
    const found = answer(['warfarin', 'zzzz', 'aspirin'], { ageYears: 400, egfr: 30 });
    expect(found.unrecognised.map(({ input }) => input)).toEqual(['zzzz']);
    expect(found.asks.map(({ field }) => field)).toEqual(['patient.ageYears']);
    expect(found.interactions).toHaveLength(1);
  });

  it('says the filtration rate that creatinine gives', () => {
    const kidney = { ageYears: 80, sex: 'female', creatinine: { value: 3.5, unit: 'mg/dL' } };
    const alerts = answer(['metformin', 'paracetamol'], kidney).alerts.map(({ kind, drug }) => [kind, drug.id]);
    expect(alerts).toContainEqual(['renal', 'metformin']);
  });

  it('refuses more than can be checked together', () => {
    expect(() => answer(Array.from({ length: 31 }, () => 'aspirin'))).toThrow(TooManyDrugs);
  });

  it('takes a list of ten in a few milliseconds', () => {
    const ten = [
      'warfarin',
      'amiodarone',
      'clarithromycin',
      'simvastatin',
      'escitalopram',
      'ibuprofen',
      'omeprazole',
      'metformin',
      'digoxin',
      'aspirin',
    ];
    for (let warm = 0; warm < 20; warm += 1) answer(ten);
    const started = performance.now();
    for (let run = 0; run < 20; run += 1) answer(ten);
    expect((performance.now() - started) / 20).toBeLessThan(10);
  });
});

it('has its few sentences in both languages', () => {
  const keys = (texts: object) =>
    Object.entries(texts).flatMap(([group, one]) => Object.keys(one as object).map((key) => `${group}.${key}`));
  expect(keys(id)).toEqual(keys(en));
});
