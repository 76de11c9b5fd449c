import { expect, it } from 'vitest';
import { fieldsOf } from '../operation/invalid-input.ts';
import { line } from './line.ts';

const complaintOf = (text: string, schema = line(20)) => {
  const parsed = schema.safeParse(text, { reportInput: true });
  return parsed.success ? null : fieldsOf(parsed.error).input;
};

it.each([
  ['nothing', ''],
  ['white space', ' \u00a0\u3000\n'],
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners and marks of direction', '\u200d\u200e\u2060\ufeff'],
  ['control characters', '\u0007\u009f'],
  ['fillers and blank patterns', '\u3164\u2800\u00ad'],
])('a line of %s is none', (_, text) => {
  expect(complaintOf(text)).toBe('validation.required');
  expect(complaintOf(text, line(20, 'cases.validation.option'))).toBe('cases.validation.option');
});

it.each(['a', '❤️', '👩‍⚕️', 'می‌شود', '.\u200b'])('%s is a line, and stays as it was written', (text) => {
  expect(line(20).parse(` ${text} `)).toBe(text);
});

it('is too long beyond its limit', () => {
  expect(complaintOf('x'.repeat(21))).toBe('validation.tooLong');
});
