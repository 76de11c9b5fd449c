/** What is usual for what it all but certainly is hurries no more than that; a red flag of it, and what threatens life, does all the same. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const urgency = (text: string) => assess(base, { text }).urgency;

describe('one step less', () => {
  it.each([
    [
      'urgent',
      'A three-year-old had a fit during a fever, the whole body jerking for two minutes. It stopped by itself. Now awake and playing, temperature 39, ear drum red, neck supple.',
    ],
    [
      'urgent',
      '63M, constant left lower abdominal pain for two days, constipation, T 38.2, guarding in the left iliac fossa, the rest of the abdomen soft. Known diverticula.',
    ],
    [
      'routine',
      '35M carpet fitter, slaps his left foot and trips on kerbs since three days of kneeling. Numb strip on the outer shin and top of the foot. No back pain. Dorsiflexion and eversion 2/5, ankle jerk present, Tinel at the fibular neck positive. Bladder normal.',
    ],
  ])('%s: %s', (level, text) => expect(urgency(text)).toBe(level));
});

it.each([
  'A 3-year-old had a fit during a fever of 39.5 and is hard to wake since, neck stiff',
  'A 3-year-old has been fitting for ten minutes during a fever of 39.5',
  '63M, left lower abdominal pain for two days, T 38.9, belly hard as a board, BP 84/50',
  'A 2-year-old with a barking cough and hoarse voice, noisy breathing in at rest, drooling and blue lips',
  'Adult with foot drop, numb between the legs and unable to pass urine',
])('an emergency all the same: %s', (text) => expect(urgency(text)).toBe('emergency'));

it('yellow eyes and dark urine of somebody young are for today, and at once beside confusion', () => {
  expect(urgency('A student of 20 with yellow eyes and dark urine')).toBe('urgent');
  expect(urgency('Mahasiswa 20 tahun mata kuning dan kencing seperti teh')).toBe('urgent');
  expect(urgency('A student of 20 with yellow eyes and dark urine who is confused')).toBe('emergency');
  expect(urgency('A woman of 72 with yellow eyes, fever of 39 with rigors and pain in the right upper abdomen')).toBe('emergency');
});
