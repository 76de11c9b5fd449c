import { expect, test } from 'vitest';
import { linePath, rangeOf, scaleX, scaleY } from './chart-scale.ts';

const area = { left: 10, top: 0, width: 100, height: 50 };

test('the lowest value lies at the bottom left, the highest at the top right', () => {
  const range = { min: 20, max: 40 };
  expect([scaleX(20, range, area), scaleY(20, range, area)]).toEqual([10, 50]);
  expect([scaleX(40, range, area), scaleY(40, range, area)]).toEqual([110, 0]);
});

test('a series without variation is drawn in the middle', () => {
  expect(scaleY(37, rangeOf([37, 37]), area)).toBe(25);
  expect(rangeOf([])).toEqual({ min: 0, max: 1 });
});

test('steps hold their value until the next point', () => {
  const points = [
    { x: 0, y: 5 },
    { x: 10, y: 8 },
  ];
  expect(linePath(points)).toBe('M0 5L10 8');
  expect(linePath(points, true)).toBe('M0 5H10V8');
});
