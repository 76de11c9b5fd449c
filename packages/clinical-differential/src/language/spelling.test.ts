import { expect, it } from 'vitest';
import { spellingOf, spellingTables } from './spelling.ts';

const spelling = spellingOf(spellingTables(['headache', 'vomiting', 'demam', 'menggigil', 'wheeze', 'palpitasi']));

it.each([
  ['headacke', 'headache'],
  ['vomitting', 'vomiting'],
  ['headahce', 'headache'],
  ['palpitas', 'palpitasi'],
  ['mengigil', 'menggigil'],
])('%s was meant to be %s', (typed, meant) => expect(spelling.correct(typed)).toBe(meant));

it.each(['headache', 'dam', 'demm', 'dreadful', 'zomiting', 'headstand'])('leaves %s alone', (word) =>
  expect(spelling.correct(word)).toBeNull(),
);
