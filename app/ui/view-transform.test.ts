import { expect, test } from 'vitest';
import { fitted, maxScale, panBy, rotate, zoomAt } from './view-transform.ts';

const stage = { width: 800, height: 600 };

test('what lies under the pointer stays under it', () => {
  const view = zoomAt(zoomAt(fitted, 2, { x: 100, y: 50 }), 1.5, { x: 100, y: 50 });
  // The image point p is drawn at x + p * scale: the one first under the pointer was p = 100.
  expect(view.x + 100 * view.scale).toBeCloseTo(100);
  expect(view.y + 50 * view.scale).toBeCloseTo(50);
});

test('zooming has its limits, and zooming out brings the image back to the middle', () => {
  const near = zoomAt(fitted, 100, { x: 30, y: 30 });
  expect(near.scale).toBe(maxScale);
  expect(zoomAt(near, 0.001)).toEqual(fitted);
});

test('a fitted image cannot be moved, an enlarged one only to its edge', () => {
  expect(panBy(fitted, 50, 50, stage)).toEqual(fitted);
  expect(panBy({ ...fitted, scale: 2 }, 9999, -9999, stage)).toMatchObject({ x: 400, y: -300 });
});

test('four quarter turns keep counting up, so the turn is animated the short way', () => {
  expect([1, 1, 1, 1].reduce((view) => rotate(view, 1), fitted).quarterTurns).toBe(4);
});
