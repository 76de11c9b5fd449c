import { expect, it } from 'vitest';
import { roundTo } from './rounding.ts';

it.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [59.5, 0, 60],
  [0.1 + 0.2, 1, 0.3],
  [1e-9, 3, 0],
  [-0.2, 0, 0],
  [123456.789, 1, 123456.8],
])('%d to %d places is %d', (value, decimals, expected) => {
  expect(roundTo(value, decimals)).toBe(expected);
});
