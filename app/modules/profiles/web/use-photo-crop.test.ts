import { describe, expect, it } from 'vitest';
import { firstCrop, MAX_ZOOM, partOf, within } from './use-photo-crop.ts';

const pictures = [
  { width: 1000, height: 1000 },
  { width: 4000, height: 3000 },
  { width: 600, height: 2400 },
  { width: 780, height: 840 },
  { width: 40, height: 30 },
];

const liesInside = ({ width, height }: { width: number; height: number }, part: ReturnType<typeof partOf>) =>
  part.left >= -1e-6 && part.top >= -1e-6 && part.left + part.width <= width + 1e-6 && part.top + part.height <= height + 1e-6;

describe.each(pictures)('on a picture of $width × $height', (picture) => {
  it('begins with the largest upright frame', () => {
    const part = partOf(picture, firstCrop(picture));
    expect(part.width / part.height).toBeCloseTo(13 / 14);
    expect(Math.min(picture.width - part.width, picture.height - part.height)).toBeCloseTo(0);
    expect(liesInside(picture, part)).toBe(true);
  });

  it('keeps the frame inside wherever it is dragged and however it is sized', () => {
    for (const x of [-3, 0, 0.2, 0.5, 1, 7]) {
      for (const y of [-3, 0, 0.9, 1]) {
        for (const zoom of [0, 1, 2.5, 99]) {
          const crop = within(picture, { x, y, zoom });
          expect(crop.zoom).toBeGreaterThanOrEqual(1);
          expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM);
          expect(liesInside(picture, partOf(picture, crop))).toBe(true);
        }
      }
    }
  });

  it('leaves alone what lies inside', () => {
    const crop = { x: 0.5, y: 0.5, zoom: 2 };
    expect(within(picture, crop)).toEqual(crop);
  });
});
