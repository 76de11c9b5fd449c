import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonerWord, nearestWord, slipsBetween, wordsNear } from './nearest-word.policy.ts';

it.each([
  ['dengue', 'dengue', 0],
  ['dengeu', 'dengue', 1],
  ['tuberclosis', 'tuberculosis', 1],
  ['kardiologi', 'cardiology', 2],
  ['', 'abc', 3],
])('counts the slips between %s and %s', (a, b, slips) => expect([slipsBetween(a, b), slipsBetween(b, a)]).toEqual([slips, slips]));

it('takes the word that needs fewest slips, then the more common, and none that is far', () => {
  const words = [
    { word: 'dengan', uses: 900 },
    { word: 'dengue', uses: 40 },
    { word: 'dengus', uses: 1 },
  ];
  expect(nearestWord('dengeu', words)).toBe('dengue');
  expect(nearestWord('dengu', words)).toBe('dengue');
  expect(nearestWord('xxxxxx', words)).toBeNull();
});

it('offers a far more frequent word: one slip from what is a word itself, further from what is none', () => {
  const words = [
    { word: 'dengue', uses: 40 },
    { word: 'dengus', uses: 4 },
  ];
  expect(commonerWord('dengus', words)).toBe('dengue');
  expect(commonerWord('dengue', words)).toBeNull();
  expect(commonerWord('denqeu', words)).toBe('dengue');
  expect(commonerWord('dengus', [...words.slice(1), { word: 'dengue', uses: 39 }])).toBeNull();
  expect(commonerWord('tengus', [{ word: 'tengus', uses: 1 }, ...words])).toBeNull();
});

it('counts no slip less for stopping early', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      const slips = slipsBetween(a, b);
      const bounded = slipsBetween(a, b, most);
      expect(slips <= most ? bounded === slips : bounded > most).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('leaves out no word that could be the nearest, and those that are farther than one that is known', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });
  const used = (words: readonly string[]) => words.map((one) => ({ word: one, uses: 1 }));
  fc.assert(
    fc.property(word, fc.array(word), fc.array(word), (typed, words, others) => {
      const known = nearestWord(typed, used(others));
      const near = wordsNear(typed, words, known);
      expect(nearestWord(typed, used([...others, ...near]))).toBe(nearestWord(typed, used([...others, ...words])));
    }),
    { numRuns: 2_000 },
  );
  expect(wordsNear('tuberclosis', ['tuberculosis', 'turbulence', 'dengue'])).toEqual(['tuberculosis', 'turbulence']);
  expect(wordsNear('tuberclosis', ['tuberculosis', 'turbulence', 'dengue'], 'tuberculosis')).toEqual(['tuberculosis']);
});
