import type { DifferentialQuestion } from '@kolegia/clinical-answers/differential-diagnosis';
import { differentialMembers } from '@kolegia/clinical-answers/differential-text';
import { understand } from '@kolegia/clinical-differential/understand';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptReadings } from './kept-readings.data.ts';
import { differentialTools } from './knowledge.data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { read: _kept, ...plain } = differentialTools();
const { language } = plain.base;

const LETTERS = [
  'Man, 58, crushing chest pain for one hour, sweating, pain in the left arm. No vomiting. His father had "a heart".',
  'Anak 6 tahun demam 4 hari, nyeri kepala hebat, mual, muntah, tidak batuk. Suhu 39,4, nadi 128, trombosit 45.000, qwertz.',
  'Ny. S, 34 th, sjk 5 hr gatal2, HA x 2d, gula 250, zxcvitis; G2P1 hamil 31 mgg.',
  'nothing that means anything',
  '',
];

it('gives, whatever is ticked under a text, the answer of a text that is read anew', () => {
  const { read } = keptReadings();
  for (const text of LETTERS)
    for (const more of [
      {},
      { findings: ['cough'] },
      { findings: ['cough', { id: 'fever', present: false }] },
      { patient: { ageYears: 71, sex: 'female' } },
      { patient: { ageYears: 0.4 }, limit: 30 },
    ] satisfies Omit<DifferentialQuestion, 'text'>[])
      for (const tongue of ['en', 'id'] as const) {
        const question = { text, ...more };
        const anew = differentialMembers(plain, question, tongue);
        expect(differentialMembers({ ...plain, read }, question, tongue)).toBe(anew);
        expect(differentialMembers({ ...plain, read }, question, tongue)).toBe(anew);
      }
});

it('reads a text once, for each patient that the form names', () => {
  const reader = vi.fn(understand);
  const { read, size } = keptReadings(reader);
  for (const known of [{}, {}, { ageYears: 6 }, { ageYears: 6 }, { sex: 'male' }, {}] as const) read(language, 'fever', known);
  expect(reader).toHaveBeenCalledTimes(3);
  read(language, 'fever ', {});
  expect(reader).toHaveBeenCalledTimes(4);
  expect(size()).toBe(4);
});

it('keeps a text for five minutes after it was asked last, also where nobody asks again', () => {
  const { read, size } = keptReadings();
  read(language, 'fever', {});
  vi.advanceTimersByTime(3 * 60_000);
  read(language, 'cough', {});
  read(language, 'fever', {});
  vi.advanceTimersByTime(4 * 60_000);
  read(language, 'cough', {});
  expect(size()).toBe(2);
  vi.advanceTimersByTime(2 * 60_000);
  expect(size()).toBe(1);
  vi.advanceTimersByTime(4 * 60_000);
  expect(size()).toBe(0);
  read(language, 'fever', {});
  vi.advanceTimersByTime(5 * 60_000);
  expect(size()).toBe(0);
});

it('keeps some hundreds of texts, fewer long ones, and none of many pages', () => {
  const { read, size } = keptReadings();
  for (let n = 0; n < 400; n += 1) read(language, `fever ${n}`, {});
  expect(size()).toBe(300);
  const long = 'Fever, cough, no rash, headache, vomiting. '.repeat(300);
  for (let n = 0; n < 20; n += 1) read(language, `${n} ${long}`, {});
  expect(size()).toBeLessThan(300);
  const before = size();
  read(language, long.repeat(3), {});
  expect(size()).toBe(before);
});

it('keeps nothing of a text on which reading fails', () => {
  const reader = vi.fn(understand).mockImplementationOnce(() => {
    throw new Error('could not be read');
  });
  const { read, size } = keptReadings(reader);
  expect(() => read(language, 'fever', {})).toThrow('could not be read');
  expect(size()).toBe(0);
  expect(read(language, 'fever', {})).toEqual(understand(language, 'fever', {}));
});
