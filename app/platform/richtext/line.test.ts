import { expect, it } from 'vitest';
import { fieldsOf } from '../operation/invalid-input.ts';
import { line, lineOrNone } from './line.ts';

const complaintOf = (text: string, schema = line(20)) => {
  const parsed = schema.safeParse(text, { reportInput: true });
  return parsed.success ? null : fieldsOf(parsed.error, text).input;
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

it('holds as much as it must, of what is seen', () => {
  const name = line(20, 'forums.validation.name', { least: 3, tooLong: 'chat.validation.nameLong' });
  for (const short of ['', 'a', '\u200b\u200b\u200b', 'a\u00ad\u00ad', ' a \u2800 '])
    expect(complaintOf(short, name)).toBe('forums.validation.name');
  for (const enough of ['abc', 'a b', 'dr\u200dX']) expect(name.parse(enough)).toBe(enough);
  expect(complaintOf('x'.repeat(21), name)).toBe('chat.validation.nameLong');
  expect(complaintOf('\u200b\u200b', line(20, undefined, { least: 2 }))).toBe('validation.tooSmall');
});

it('what may be left out is left out where nobody would see it', () => {
  expect(['', ' ', '\u200b\u00a0', '\u2060\ufeff'].map((text) => lineOrNone(20).parse(text))).toEqual(['', '', '', '']);
  expect(lineOrNone(20).parse(' 👩‍⚕️ ')).toBe('👩‍⚕️');
  expect(lineOrNone(20).safeParse('x'.repeat(21)).success).toBe(false);
});
