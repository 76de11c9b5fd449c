import { expect, it } from 'vitest';
import { storable } from './clean-input.ts';
import { Failure } from './failure.ts';

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 'x');

it('takes NUL away wherever it stands, and nothing else', () => {
  const input = { 'a\0b': ['\0', 'c\0', { d: 'e\0\0f' }], g: 1, h: null, i: true };
  expect(storable(input)).toEqual({ ab: ['', 'c', { d: 'ef' }], g: 1, h: null, i: true });
});

it('mends halves of emoji, which text that was cut leaves', () => {
  expect(storable({ text: 'a\ud83d', list: ['\ude00b', '😀'] })).toEqual({ text: 'a\ufffd', list: ['\ufffdb', '😀'] });
});

it('refuses what is nested deeper than anything we ask for, however deep', () => {
  expect(storable(nested(100))).toEqual(nested(100));
  for (const levels of [101, 100_000]) expect(() => storable(nested(levels))).toThrow(new Failure('request.malformed'));
});
