import { expect, it } from 'vitest';
import { openingOf } from './item-words.policy.ts';

it('cuts a long text between two words, and one without a space between two characters', () => {
  expect(openingOf('A short  text.')).toBe('A short text.');
  expect(openingOf('word '.repeat(100))).toBe(`${'word '.repeat(56).trim()} …`);
  const faces = openingOf(`a${'😀'.repeat(200)}`);
  expect([faces.isWellFormed(), faces.endsWith('😀 …'), faces.length]).toEqual([true, true, 281]);
});
