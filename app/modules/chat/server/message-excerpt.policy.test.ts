import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptOf } from './message-excerpt.policy.ts';

it('marks the words that were looked for, as they begin', () => {
  expect(excerptOf('Potassium 6.4, repeated: potassium 6.1', 'potas 6')).toEqual([
    { text: 'Potassium', hit: true },
    { text: ' ', hit: false },
    { text: '6', hit: true },
    { text: '.4, repeated: ', hit: false },
    { text: 'potassium', hit: true },
    { text: ' ', hit: false },
    { text: '6', hit: true },
    { text: '.1', hit: false },
  ]);
});

it('marks a figure as a whole, and not its parts elsewhere', () => {
  const hits = (text: string, q: string) => excerptOf(text, q).flatMap((piece) => (piece.hit ? [piece.text] : []));
  expect(hits('After 3 days BP 120/80, later 120 / 85', '120/8')).toEqual(['120/80', '120 / 85']);
  expect(hits('3 times 5 mg: K 3.5 (3,5)', 'K 3.5')).toEqual(['K', '3.5', '3,5']);
  expect(hits('SGOT/SGPT', 'sgpt/sgot')).toEqual(['SGOT', 'SGPT']);
});

it('shows the passage of a long message, whatever stands in it', () => {
  const [first, ...rest] = excerptOf(`${'Before this. '.repeat(30)}Clopidogrel today. ${'After that. '.repeat(30)}`, 'clopidogrel');
  expect(first).toEqual({ text: '… ', hit: false });
  expect(rest.some(({ text, hit }) => hit && text === 'Clopidogrel')).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.string({ unit: 'grapheme', maxLength: 40 }), (text, q) => {
      const length = excerptOf(text, q)
        .map((piece) => piece.text)
        .join('').length;
      expect(length).toBeLessThanOrEqual(260);
    }),
  );
});
