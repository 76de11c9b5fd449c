import { expect, it } from 'vitest';
import { createIntents } from './intents.ts';

const FIRST = { itemId: 'a', parentId: null, text: 'Start heparin' };
const SECOND = { itemId: 'a', parentId: 'b', text: 'I agree' };

it('what is tried again after a lost answer has the key it had, also when something else was sent between', () => {
  const intents = createIntents();
  const key = intents.keyOf(FIRST);
  const other = intents.keyOf(SECOND);
  intents.over(SECOND);
  expect(intents.keyOf(FIRST)).toBe(key);
  expect(other).not.toBe(key);
});

it('what was answered or refused is meant anew the next time', () => {
  const intents = createIntents();
  const key = intents.keyOf(FIRST);
  intents.over(FIRST);
  expect(intents.keyOf(FIRST)).not.toBe(key);
});
