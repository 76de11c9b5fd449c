import { expect, it } from 'vitest';
import { storable } from './clean-input.ts';
import { Failure } from './failure.ts';

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 'x');

it('takes NUL away wherever it stands, and nothing else', () => {
  const input = { 'a\0b': ['\0', 'c\0', { d: 'e\0\0f' }], g: 1, h: null, i: true };
  expect(storable(input)).toEqual({ ab: ['', 'c', { d: 'ef' }], g: 1, h: null, i: true });
});

it('keeps the line breaks of other programs, and nothing else that nobody reads', () => {
  expect(storable({ text: 'a\vb\fc\u0085d\te\r\nf', list: ['Na\u0007 118\u001b[31m', '\u009f', '\u007f'] })).toEqual({
    text: 'a\nb\nc\nd\te\r\nf',
    list: ['Na 118[31m', '', ''],
  });
});

it('lets nothing turn the direction of what stands behind it: a dose is read as it is written', () => {
  expect(storable('Give \u202e0.5 mg\u202c, \u2067not\u2069 5.0')).toBe('Give 0.5 mg, not 5.0');
  // Written from right to left, with the marks that order such letters beside others, and joined as people join them.
  for (const text of ['مرحبا\u200f (a)', 'می\u200cشود', '👩🏽\u200d⚕️', 'שלום \u200eHb 9.1']) expect(storable(text)).toBe(text);
});

it('leaves no empty piece of a rich text where such marks stood alone, as around numbers that are pasted from a messenger', () => {
  const paragraph = (texts: readonly string[]) => ({ type: 'paragraph', content: texts.map((text) => ({ type: 'text', text })) });
  const kept = { type: 'doc', content: [paragraph(['Call ', 'bed 4'])] };
  expect(storable({ text: { type: 'doc', content: [paragraph(['Call ', '\u202a', 'bed 4\u202c', '\u2069'])] } })).toEqual({ text: kept });
  // What was empty before is refused as ever.
  expect(storable([{ type: 'text', text: '' }, '\0'])).toEqual([{ type: 'text', text: '' }, '']);
});

it('mends halves of emoji, which text that was cut leaves', () => {
  expect(storable({ text: 'a\ud83d', list: ['\ude00b', '😀'] })).toEqual({ text: 'a\ufffd', list: ['\ufffdb', '😀'] });
});

it('refuses what is nested deeper than anything we ask for, however deep', () => {
  expect(storable(nested(100))).toEqual(nested(100));
  for (const levels of [101, 100_000]) expect(() => storable(nested(levels))).toThrow(new Failure('request.malformed'));
});
