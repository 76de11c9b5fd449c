/** One lesion of each kind, at any size, and how many of them make the pattern. */
import { blob, blurred } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { SKIN } from './skin-sites.ts';
import { circle, ellipse, group, type Point, path, smooth } from './svg-document.ts';

export const PATTERNS = [
  'eschar',
  'petechiae',
  'targetLesions',
  'vesicles',
  'plaque',
  'nodules',
  'erythema',
  'ulcer',
  'purpura',
  'bullae',
  'desquamation',
  'bite',
] as const;
type SkinPattern = (typeof PATTERNS)[number];

interface LesionKind {
  /** How many on the body part, and how many in the close view. */
  count: readonly [far: number, near: number];
  /** Radius as a share of the shorter half-axis of the area. */
  size: readonly [least: number, most: number];
  draw(at: Point, size: number, random: Random): string;
}

const shapeAt = (
  random: Random,
  at: Point,
  rx: number,
  ry: number,
  roughness: number,
  attributes: Parameters<typeof path>[1],
  corners = 11,
) => path(smooth(blob(random, at, rx, ry, roughness, corners), true), attributes);
const halo = (random: Random, at: Point, size: number, opacity: number) =>
  shapeAt(random, at, size, size * 0.92, 0.1, { fill: '#c2402f', opacity, filter: blurred(8) });

/** A raised, fluid-filled dome: rim in shade, a window of light. */
const dome = ([x, y]: Point, r: number, fill: string) =>
  ellipse(x + r * 0.08, y + r * 0.14, r * 1.04, r * 0.96, { fill: SKIN.shade, opacity: 0.55 }) +
  ellipse(x, y, r, r * 0.92, { fill, stroke: '#a5553f', 'stroke-width': Math.max(1.2, r * 0.06) }) +
  ellipse(x - r * 0.32, y - r * 0.36, r * 0.26, r * 0.17, { fill: '#ffffff', opacity: 0.8 });

const LESIONS: Readonly<Record<SkinPattern, LesionKind>> = {
  eschar: {
    count: [1, 1],
    size: [0.24, 0.34],
    draw: (at, r, random) =>
      halo(random, at, r * 2.1, 0.5) +
      shapeAt(random, at, r * 1.22, r * 1.1, 0.06, { fill: '#8c3a2c', opacity: 0.85 }) +
      shapeAt(random, at, r, r * 0.88, 0.1, { fill: '#1e1715', stroke: '#4a302a', 'stroke-width': r * 0.09 }) +
      shapeAt(random, [at[0] - r * 0.2, at[1] - r * 0.18], r * 0.42, r * 0.2, 0.3, { fill: '#4c403b', opacity: 0.7 }),
  },
  petechiae: { count: [190, 150], size: [0.012, 0.024], draw: ([x, y], r) => circle(x, y, r, { fill: '#8e1f2b', opacity: 0.85 }) },
  purpura: {
    count: [34, 20],
    size: [0.04, 0.13],
    draw: (at, r, random) =>
      shapeAt(random, at, r * 1.2, r, 0.26, { fill: '#5b1f3d', opacity: 0.4 }) +
      shapeAt(random, at, r, r * 0.8, 0.3, { fill: '#5f1630', opacity: 0.78 }),
  },
  targetLesions: {
    count: [20, 7],
    size: [0.11, 0.19],
    draw: (at, r, random) =>
      shapeAt(random, at, r, r * 0.95, 0.06, { fill: '#b3392e', opacity: 0.85 }) +
      shapeAt(random, at, r * 0.72, r * 0.68, 0.06, { fill: '#e0a68e' }) +
      shapeAt(random, at, r * 0.4, r * 0.38, 0.08, { fill: '#6d2233' }) +
      circle(at[0], at[1], r * 0.13, { fill: '#3f1420', opacity: 0.8 }),
  },
  vesicles: { count: [30, 26], size: [0.05, 0.085], draw: (at, r, random) => halo(random, at, r * 1.9, 0.42) + dome(at, r, '#ead2b4') },
  plaque: {
    count: [5, 2],
    size: [0.3, 0.5],
    draw: (at, r, random) => {
      const scales = Array.from({ length: 26 }, () =>
        shapeAt(
          random,
          [at[0] + random.normal(0, r * 0.4), at[1] + random.normal(0, r * 0.33)],
          r * random.between(0.07, 0.17),
          r * random.between(0.04, 0.1),
          0.3,
          { fill: '#f3ece6', opacity: random.between(0.45, 0.85) },
          7,
        ),
      );
      return (
        shapeAt(random, at, r * 1.04, r * 0.9, 0.1, { fill: '#8f3d31', opacity: 0.5 }) +
        shapeAt(random, at, r, r * 0.86, 0.1, { fill: '#c4604d' }) +
        scales.join('')
      );
    },
  },
  nodules: {
    count: [13, 5],
    size: [0.1, 0.2],
    draw: ([x, y], r) =>
      ellipse(x + r * 0.14, y + r * 0.22, r * 1.06, r * 0.98, { fill: SKIN.shade, opacity: 0.8, filter: blurred(4) }) +
      circle(x, y, r, { fill: '#b9694f' }) +
      ellipse(x - r * 0.14, y - r * 0.18, r * 0.7, r * 0.62, { fill: '#cd8367', filter: blurred(4) }) +
      ellipse(x - r * 0.3, y - r * 0.38, r * 0.24, r * 0.15, { fill: '#f3d6c4', opacity: 0.8 }),
  },
  erythema: {
    count: [6, 4],
    size: [0.5, 0.85],
    draw: (at, r, random) => shapeAt(random, at, r, r * 0.85, 0.22, { fill: '#c93a2c', opacity: 0.36, filter: blurred(16) }),
  },
  ulcer: {
    count: [1, 1],
    size: [0.42, 0.56],
    draw: (at, r, random) => {
      const granules = Array.from({ length: 22 }, () =>
        circle(at[0] + random.normal(0, r * 0.34), at[1] + random.normal(0, r * 0.26), r * random.between(0.05, 0.1), {
          fill: '#b23a36',
          opacity: 0.75,
        }),
      );
      return (
        halo(random, at, r * 1.6, 0.4) +
        shapeAt(random, at, r * 1.12, r * 0.96, 0.1, { fill: '#7f3f33' }) +
        shapeAt(random, at, r, r * 0.84, 0.1, { fill: '#b5523f' }) +
        shapeAt(random, at, r * 0.82, r * 0.66, 0.14, { fill: '#c9a357' }) +
        granules.join('') +
        shapeAt(random, [at[0] + r * 0.2, at[1] + r * 0.1], r * 0.3, r * 0.2, 0.3, { fill: '#3d2b26', opacity: 0.6 })
      );
    },
  },
  bullae: {
    count: [8, 4],
    size: [0.16, 0.36],
    draw: (at, r, random) =>
      halo(random, at, r * 1.35, 0.38) +
      dome(at, r, '#e6c79a') +
      shapeAt(random, [at[0] + r * 0.1, at[1] + r * 0.42], r * 0.66, r * 0.28, 0.1, { fill: '#8c3b4a', opacity: 0.16 }),
  },
  desquamation: {
    count: [13, 6],
    size: [0.2, 0.4],
    draw: (at, r, random) => {
      const edge = blob(random, at, r, r * 0.8, 0.2);
      return (
        path(smooth(edge, true), { fill: '#d5786a', opacity: 0.9 }) +
        // The loosened horny layer curls up along one side.
        path(smooth(edge.slice(0, 6)), {
          fill: 'none',
          stroke: '#f4e7da',
          'stroke-width': r * 0.17,
          'stroke-linecap': 'round',
          opacity: 0.95,
        }) +
        path(smooth(edge.slice(0, 6)), { fill: 'none', stroke: '#b48a70', 'stroke-width': r * 0.035, opacity: 0.8 })
      );
    },
  },
  bite: {
    count: [1, 1],
    size: [0.5, 0.62],
    draw: ([x, y], r, random) => {
      const tooth = (angle: number, reach: number, big: boolean) => {
        const at: Point = [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach * 0.82];
        return (
          halo(random, at, r * 0.2, 0.5) + shapeAt(random, at, r * (big ? 0.12 : 0.065), r * (big ? 0.085 : 0.05), 0.2, { fill: '#4a0f12' })
        );
      };
      const arc = (from: number) => Array.from({ length: 7 }, (_, i) => tooth(from + i * 0.3, 1, i === 0 || i === 6)).join('');
      const tear = path(
        smooth([
          [x - r * 0.1, y - r * 0.28],
          [x + r * 0.12, y],
          [x + r * 0.06, y + r * 0.34],
        ]),
        { fill: 'none', stroke: '#6d1719', 'stroke-width': r * 0.09, 'stroke-linecap': 'round' },
      );
      return (
        shapeAt(random, [x, y], r * 1.25, r * 1.1, 0.1, { fill: '#7a3a52', opacity: 0.28, filter: blurred(16) }) +
        arc(-2.47) +
        arc(0.67) +
        tear
      );
    },
  },
};

/** Lesions over an ellipse, denser towards its middle; large ones keep a distance from each other. */
export function lesions(
  pattern: SkinPattern,
  { at, rx, ry }: { at: Point; rx: number; ry: number },
  near: boolean,
  random: Random,
): string {
  const { count, size, draw } = LESIONS[pattern];
  const wanted = count[near ? 1 : 0];
  const unit = Math.min(rx, ry);
  const chosen: { at: Point; r: number }[] = [];
  for (let tries = 0; chosen.length < wanted && tries < wanted * 12; tries++) {
    const r = unit * random.between(size[0], size[1]);
    const reach = wanted === 1 ? 0 : Math.sqrt(random.next());
    const angle = random.between(0, 2 * Math.PI);
    const spot: Point = [at[0] + Math.cos(angle) * rx * reach, at[1] + Math.sin(angle) * ry * reach];
    const crowded =
      pattern !== 'erythema' && chosen.some((other) => Math.hypot(other.at[0] - spot[0], other.at[1] - spot[1]) < (other.r + r) * 0.95);
    if (!crowded) chosen.push({ at: spot, r });
  }
  const ground =
    pattern === 'vesicles' || pattern === 'desquamation'
      ? ellipse(at[0], at[1], rx * 1.05, ry * 1.05, { fill: '#c2402f', opacity: 0.22, filter: blurred(30) })
      : '';
  return ground + group({}, ...chosen.map(({ at: spot, r }) => draw(spot, r, random)));
}
