import { expect, test } from 'vitest';
import { writtenLines } from './written-lines.ts';

test('a list is read from lines, whatever stands around their words', () => {
  expect(writtenLines('No names of patients \r\n\n   \n  Say what it rests on')).toEqual(['No names of patients', 'Say what it rests on']);
  expect(writtenLines(' \n')).toEqual([]);
});
