import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerDrugToDrug, type DrugToDrugQuestion, type DrugTools, prepareDrugTools } from './drug-to-drug.ts';
import { writtenCheck } from './drug-to-drug-text.ts';
import type { Language } from './said.ts';

const knowledge = builtKnowledge();
const tools = prepareDrugTools(knowledge);

const textOf = (of: DrugTools, question: DrugToDrugQuestion, language: Language) => {
  const decoder = new TextDecoder();
  const parts = writtenCheck(of, question, language).members.map((part) => (typeof part === 'string' ? part : decoder.decode(part)));
  return `{${parts.join('')}}`;
};

const drug = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...Object.keys(knowledge.drugs)) },
  { weight: 1, arbitrary: fc.constantFrom('zzzz', 'Caduet', 'warfrin', 'simvastatin 80 mg malam', 'miconazole vaginal cream') },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('simvastatin', 'diclofenac'), route: fc.constantFrom('oral', 'sideways') }) },
);
const patient = fc.record(
  {
    ageYears: fc.integer({ min: 0, max: 130 }),
    pregnant: fc.boolean(),
    egfr: fc.integer({ min: 5, max: 110 }),
    qtc: fc.integer({ min: 380, max: 560 }),
    conditions: fc.array(fc.constantFrom(...Object.keys(knowledge.terms.conditions)), { maxLength: 4 }),
    allergies: fc.array(fc.constantFrom(...Object.keys(knowledge.allergies)), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

it('is sign by sign what the plain answer gives, in both languages, asked once or again', () => {
  fc.assert(
    fc.property(fc.array(drug, { minLength: 1, maxLength: 12 }), patient, fc.constantFrom('en', 'id'), (drugs, about, language) => {
      const question = { drugs, patient: about };
      const plain = JSON.stringify(answerDrugToDrug(tools, question, language));
      expect(textOf(tools, question, language)).toBe(plain);
      expect(textOf(tools, question, language)).toBe(plain);
    }),
    { numRuns: 150 },
  );
});

it('says of a file that was read by somebody in the meantime that it is reviewed', () => {
  const own = structuredClone(knowledge);
  const fresh = prepareDrugTools(own);
  const question = { drugs: ['warfarin', 'ibuprofen'] };
  const before = textOf(fresh, question, 'id');
  for (const pair of Object.values(own.pairs)) Object.assign(pair, { state: { reviewed: { by: 'a pharmacist', on: '2026-11-01' } } });
  fresh.interactions.judged.clear();
  const after = textOf(fresh, question, 'id');
  expect(before).not.toContain('a pharmacist');
  expect(after).toContain('a pharmacist');
  expect(after).toBe(JSON.stringify(answerDrugToDrug(fresh, question, 'id')));
});
