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

it('writes a list of drugs once, in each language, for as long as what is known of them stays', () => {
  const fresh = prepareDrugTools(knowledge);
  const partsOf = (question: DrugToDrugQuestion, language: Language = 'en') => writtenCheck(fresh, question, language).members;
  const question = { drugs: ['warfarin', { name: 'ibuprofen 400 mg', route: 'po' }] };
  const [first] = partsOf(question);
  expect(partsOf(question)).toEqual([first]);
  expect(partsOf(question)[0]).toBe(first);
  expect(partsOf(question, 'id')[0]).not.toEqual(first);
  expect(partsOf({ drugs: [...question.drugs].reverse() })[0]).not.toBe(first);
  for (const language of ['en', 'id'] as const)
    expect(textOf(fresh, question, language)).toBe(JSON.stringify(answerDrugToDrug(fresh, question, language)));
  fresh.interactions.judged.clear();
  expect(partsOf(question)[0]).not.toBe(first);
  expect(partsOf(question)).toEqual([first]);
});

const MANY_PAIRS =
  'warfarin amiodarone clarithromycin simvastatin escitalopram ibuprofen ramipril spironolactone digoxin carbamazepine phenytoin rifampicin ketoconazole fluconazole ritonavir haloperidol methadone tramadol linezolid lithium methotrexate verapamil ciclosporin tacrolimus'.split(
    ' ',
  );

it('keeps no list with a patient, a word that is none of a drug, a use that is asked about, or a very long answer', () => {
  const list = { drugs: ['warfarin', 'ibuprofen'] };
  for (const question of [
    { ...list, patient: { ageYears: 80 } },
    { ...list, patient: {} },
    { drugs: [...list.drugs, 'Mrs Qwertzowska'] },
    { drugs: [...list.drugs, { name: 'simvastatin', route: 'sideways' }] },
    { drugs: MANY_PAIRS },
  ]) {
    const made = [0, 1].map(() => writtenCheck(tools, question, 'en').members);
    expect(made[0]?.every((part, at) => typeof part !== 'string' && part === made[1]?.[at])).toBe(false);
    expect(made[0]).toEqual(made[1]);
  }
});

it('keeps some lists only', () => {
  const drugs = Object.keys(knowledge.drugs);
  const fresh = prepareDrugTools(knowledge);
  const first = writtenCheck(fresh, { drugs: drugs.slice(0, 2) }, 'en').members[0];
  expect(writtenCheck(fresh, { drugs: drugs.slice(0, 2) }, 'en').members[0]).toBe(first);
  for (let at = 1; at <= 80; at += 1) writtenCheck(fresh, { drugs: drugs.slice(at, at + 2) }, 'en');
  expect(writtenCheck(fresh, { drugs: drugs.slice(0, 2) }, 'en').members[0]).not.toBe(first);
});
