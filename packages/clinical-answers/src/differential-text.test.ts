import { builtKnowledge, builtTables } from '@kolegia/clinical-knowledge/testing/built';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerDifferential, type DifferentialQuestion, prepareDifferentialTools } from './differential-diagnosis.ts';
import { differentialMembers } from './differential-text.ts';
import type { Language } from './said.ts';

const knowledge = builtKnowledge();
const tools = prepareDifferentialTools(knowledge, builtTables());

function expectSame(question: DifferentialQuestion, language: Language): void {
  expect(`{${differentialMembers(tools, question, language)}}`).toBe(JSON.stringify(answerDifferential(tools, question, language)));
}

it.each([
  'Man, 58, crushing chest pain for one hour, sweating, pain in the left arm. No vomiting. His father had "a heart".',
  'Anak 6 tahun demam 4 hari, nyeri kepala hebat, mual, muntah, tidak batuk. Suhu 39,4, nadi 128, trombosit 45.000, qwertz.',
  'Perempuan 27 tahun hamil 31 minggu, kejang mendadak, tekanan darah 170/110, sebelumnya pusing dan pandangan kabur.',
  'A newborn of 3 days, yellow since yesterday, feeds poorly. Temperature 19. Fever, afebrile.',
  'nothing that means anything',
])('is sign by sign what the plain answer gives: %s', (text) => {
  for (const language of ['en', 'id'] as const) {
    expectSame({ text }, language);
    expectSame({ text, limit: 40, findings: [{ id: 'fever', present: false }], patient: { region: 'indonesia' } }, language);
  }
});

it('is so for whatever is ticked', () => {
  const finding = fc.record({ id: fc.constantFrom(...Object.keys(knowledge.findings), 'no such finding'), present: fc.boolean() });
  const patient = fc.record(
    {
      ageYears: fc.constantFrom(0.02, 0.5, 6, 30, 55, 88),
      sex: fc.constantFrom('female' as const, 'male' as const),
      pregnant: fc.boolean(),
      season: fc.constantFrom('rainy' as const, 'dry' as const),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 8 }), patient, fc.constantFrom('en', 'id'), (findings, about, language) =>
      expectSame({ findings, patient: about }, language),
    ),
    { numRuns: 150 },
  );
});
