/** Which part of a picture becomes the photo: an upright frame that is moved and sized over it, and never leaves it. */
import { useState } from 'react';

/** The photo on a profile: 130 × 140, kept six times as large. */
export const PHOTO = { width: 780, height: 840 } as const;
const RATIO = PHOTO.width / PHOTO.height;
export const MAX_ZOOM = 4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of the frame as fractions of the picture; `zoom` 1 is the largest frame that fits. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/** Faces are mostly in the upper half of an upright picture. */
export const firstCrop = ({ width, height }: Size): Crop => within({ width, height }, { x: 0.5, y: height > width ? 0.4 : 0.5, zoom: 1 });

/** The frame in pixels of the picture. */
export function partOf(picture: Size, { x, y, zoom }: Crop): Part {
  const { width, height } = frameOf(picture, zoom);
  return { left: x * picture.width - width / 2, top: y * picture.height - height / 2, width, height };
}

/** The same crop, moved and sized so that the frame lies inside the picture. */
export function within(picture: Size, { x, y, zoom }: Crop): Crop {
  const bounded = clamp(zoom, 1, MAX_ZOOM);
  const { width, height } = frameOf(picture, bounded);
  const [edgeX, edgeY] = [width / 2 / picture.width, height / 2 / picture.height];
  return { x: clamp(x, edgeX, 1 - edgeX), y: clamp(y, edgeY, 1 - edgeY), zoom: bounded };
}

function frameOf({ width, height }: Size, zoom: number): Size {
  const largest = width / height > RATIO ? { width: height * RATIO, height } : { width, height: width / RATIO };
  return { width: largest.width / zoom, height: largest.height / zoom };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(most, least));

/** A step of the arrow keys, as a fraction of the frame. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;

const KEYS: Readonly<Record<string, readonly [dx: number, dy: number, dz: number]>> = {
  ArrowLeft: [STEP, 0, 0],
  ArrowRight: [-STEP, 0, 0],
  ArrowUp: [0, STEP, 0],
  ArrowDown: [0, -STEP, 0],
  '+': [0, 0, ZOOM_STEP],
  '=': [0, 0, ZOOM_STEP],
  '-': [0, 0, -ZOOM_STEP],
};

export function usePhotoCrop(picture: Size) {
  const [crop, setCrop] = useState(() => firstCrop(picture));

  /** The picture follows the pointer: by fractions of the frame. */
  function move(dx: number, dy: number) {
    setCrop((now) => {
      const { width, height } = partOf(picture, now);
      return within(picture, { ...now, x: now.x - (dx * width) / picture.width, y: now.y - (dy * height) / picture.height });
    });
  }

  const zoom = (to: number) => setCrop((now) => within(picture, { ...now, zoom: to }));

  /** True when the key did something. */
  function press(key: string): boolean {
    const [dx, dy, dz] = KEYS[key] ?? [0, 0, 0];
    if (dz !== 0) zoom(crop.zoom + dz);
    else move(dx, dy);
    return key in KEYS;
  }

  return { crop, move, zoom, press };
}
