import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { expect, it } from 'vitest';
import { assess } from './assess.ts';
import { compileDifferential } from './compile.ts';
import { readIndex, writeIndex } from './differential-index.ts';
import { prepareDifferential } from './prepare.ts';

const knowledge = builtKnowledge();
const file = writeIndex(compileDifferential(knowledge));
const made = prepareDifferential(knowledge);
const text = '58M crushing chest pain for 40 minutes, sweating. Demam tidak ada. BP 90/60, HR 120, riwayat merokok.';

it('answers the same from a file of tables as from tables made on the spot', () => {
  const read = prepareDifferential(knowledge, readIndex(file));
  const request = { text, findings: [{ id: 'dyspnoea' }, { id: 'cough', present: false }], limit: 50 };
  expect(assess(read, request)).toEqual(assess(made, request));
});

it('reads a file that lies askew in memory', () => {
  const askew = new Uint8Array(file.length + 3).subarray(3);
  askew.set(file);
  expect(assess(prepareDifferential(knowledge, readIndex(askew)), { text })).toEqual(assess(made, { text }));
});

it('refuses tables of other knowledge', () => {
  const { dengue: _, ...diseases } = knowledge.diseases;
  expect(() => prepareDifferential({ ...knowledge, diseases }, readIndex(file))).toThrow('other knowledge');
});

it('takes what is signed after it was prepared', () => {
  const copy = structuredClone(knowledge);
  const base = prepareDifferential(copy, readIndex(file));
  const state = { reviewed: { by: 'dr. Sari Putri', on: '2026-11-30' } };
  for (const disease of Object.values(copy.diseases)) (disease as { state: unknown }).state = state;
  expect(assess(base, { text }).drafted).toBe(false);
  expect(assess(made, { text }).drafted).toBe(true);
});
