import { expect, it } from 'vitest';
import { type Candidate, nearestWord } from './nearest-word.policy.ts';
import { meantTogether } from './word-company.policy.ts';

/** As often as they stand in texts of both languages. */
const VOCABULARY: readonly Candidate[] = [
  { word: 'hari', uses: 900 },
  { word: 'heart', uses: 60 },
  { word: 'haart', uses: 61 },
  { word: 'hati', uses: 80 },
  { word: 'failure', uses: 50 },
  { word: 'nyari', uses: 40 },
  { word: 'nyeri', uses: 30 },
];

const meant = (question: string, mistyped: readonly string[]) => {
  const words = question.split(' ');
  const found = meantTogether(words, mistyped, (word, fitness) => nearestWord(word, VOCABULARY, fitness));
  return words.map((word) => found.get(word) ?? word).join(' ');
};

it('is the one that a name has beside the other words, however frequent another is', () => {
  expect(meant('hart failure', ['hart'])).toBe('heart failure');
  expect(meant('failure of the hart', ['hart'])).toBe('failure of the heart');
  expect(meant('nyri dada', ['nyri'])).toBe('nyeri dada');
});

it('also where the other is mistyped itself', () => {
  expect(meant('hart failur', ['hart', 'failur'])).toBe('heart failure');
});

it('is else the one of the language of the others, and else the most frequent', () => {
  expect(meant('hart surgery', ['hart'])).toBe('heart surgery');
  expect(meant('demam hart', ['hart'])).toBe('demam hari');
  expect(meant('hart', ['hart'])).toBe('hari');
  expect(meant('hart xyzzy', ['hart'])).toBe('hari xyzzy');
});

it('and never one that is farther from what was typed', () => {
  expect(meant('hati failure', ['hati'])).toBe('hati failure');
});
