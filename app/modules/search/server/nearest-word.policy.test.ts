import { expect, it } from 'vitest';
import { nearestWord, slipsBetween } from './nearest-word.policy.ts';

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
