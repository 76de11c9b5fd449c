/**
 * What every grey-scale picture shares: soft edges, grain and a side marker. The films are drawings in the manner of a
 * teaching atlas, with outlines left visible; they do not pretend to be photographs of a patient.
 */
import type { Random } from './seeded-random.ts';
import { type Drawing, group, type Point, rect, svgDocument, tag, text } from './svg-document.ts';

export type Side = 'left' | 'right';

/** "both" and nothing mean both. */
export const sidesOf = (side: 'left' | 'right' | 'both' | undefined): readonly Side[] =>
  side === 'left' || side === 'right' ? [side] : ['right', 'left'];

const BLURS = [2, 4, 8, 16, 30, 50] as const;
type Blur = (typeof BLURS)[number];

/** Filter reference for a Gaussian blur of so many pixels. */
export const blurred = (pixels: Blur) => `url(#blur${pixels})`;

function blurFilters(): string {
  return BLURS.map((size) =>
    tag(
      'filter',
      { id: `blur${size}`, x: '-40%', y: '-40%', width: '180%', height: '180%', 'color-interpolation-filters': 'sRGB' },
      tag('feGaussianBlur', { stdDeviation: size }),
    ),
  ).join('');
}

/** Noise as a filter: grey by default, coarser with a lower frequency; contrast is stretched about the middle. */
export function noiseFilter(id: string, frequency: string, seed: number, contrast = 2.2, octaves = 2, stitchTiles?: 'stitch'): string {
  const offset = 0.5 - contrast / 2;
  const row = `${contrast} 0 0 0 ${offset.toFixed(3)} `;
  return tag(
    'filter',
    { id, x: '0', y: '0', width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    tag('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed, stitchTiles }) +
      tag('feColorMatrix', { type: 'matrix', values: `${row}${row}${row}0 0 0 0 1` }),
  );
}

/** So much of a fine noise is made and laid side by side. Of a coarse one the seams would be seen. */
const TILE = 720;

/** Fine noise to fill with, at a fraction of what the filter costs over the whole picture. */
export function noise(id: string, frequency: string, seed: number, contrast: number, octaves = 2): string {
  const tile = rect(0, 0, TILE, TILE, { filter: `url(#${id}-noise)` });
  const pattern = tag('pattern', { id, patternUnits: 'userSpaceOnUse', width: TILE, height: TILE }, tile);
  return noiseFilter(`${id}-noise`, frequency, seed, contrast, octaves, 'stitch') + pattern;
}

/**
 * Blurs its children over the whole picture. A filter is cut at the bounding box of what it is put on, and that box leaves
 * strokes out: thick strokes need this instead of a filter of their own.
 */
export const softened = (pixels: Blur, width: number, height: number, ...children: string[]) =>
  group({ filter: blurred(pixels) }, rect(0, 0, width, height, { fill: 'none' }), ...children);

/** Findings in the order of their list, whatever order they were asked in: haze first, what lies in it on top. */
export const inPaintingOrder = <Kind extends string, Finding extends { kind: Kind }>(
  findings: readonly Finding[],
  order: readonly Kind[],
) => [...findings].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** Clip paths by id, each from a path. */
export const clip = (id: string, d: string) => tag('clipPath', { id }, tag('path', { d }));
export const clipped = (id: string) => `url(#${id})`;

interface FilmOptions {
  width: number;
  height: number;
  random: Random;
  defs?: string;
  /** Letter of the side that lies on the left of the picture: R for a patient who faces the reader. */
  marker?: 'R' | 'L';
  background?: string;
  grain?: number;
}

export function film(
  { width, height, random, defs = '', marker, background = '#060708', grain = 0.16 }: FilmOptions,
  ...body: string[]
): Drawing {
  const grainSeed = random.int(1, 9999);
  return svgDocument(
    width,
    height,
    tag('defs', {}, blurFilters() + (grain > 0 ? noise('grain', '0.75', grainSeed, 1.8) : '') + defs),
    rect(0, 0, width, height, { fill: background }),
    group({}, ...body),
    grain > 0 ? rect(0, 0, width, height, { fill: 'url(#grain)', opacity: grain, style: 'mix-blend-mode:soft-light' }) : '',
    marker ? text(44, 96, marker, { 'font-size': 64, 'font-weight': 700, fill: '#e9edf0', opacity: 0.9 }) : '',
  );
}

/** An uneven closed outline about a point: a cloud, an abscess, a node. */
export function blob(random: Random, [cx, cy]: Point, rx: number, ry: number, roughness = 0.12, corners = 11): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / corners;
    const stretch = 1 + random.between(-roughness, roughness);
    return [cx + Math.cos(angle) * rx * stretch, cy + Math.sin(angle) * ry * stretch];
  });
}
