/** A stained smear or wet mount. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { blob, blurred } from './film-canvas.ts';
import { FIELD, microscopeField, type Place, scatter } from './microscope.ts';
import type { Random } from './seeded-random.ts';
import { circle, type Drawing, ellipse, group, type Point, path, smooth } from './svg-document.ts';

const SmearParams = z.strictObject({
  finding: z.enum(['acidFast', 'gramPositiveCocci', 'gramNegativeRods', 'diplococci', 'larvae']),
  /** Stain of the diplococci: pneumococci are positive, meningococci and gonococci negative. */
  gram: z.enum(['positive', 'negative']).default('negative'),
});

const VIOLET = '#43237a';
const PINK = '#cf3f68';

function pusCell({ at, r }: Place, colour: string, random: Random): string {
  const lobes = [0, 1, 2].map((i) => {
    const angle = i * 1.5 + random.between(0, 0.6);
    return circle(at[0] + Math.cos(angle) * r * 0.36, at[1] + Math.sin(angle) * r * 0.36, r * 0.34, { fill: colour, opacity: 0.75 });
  });
  return path(smooth(blob(random, at, r, r * 0.92, 0.08), true), { fill: colour, opacity: 0.26 }) + lobes.join('');
}

const rod = ([x, y]: Point, length: number, width: number, angle: number, fill: string) =>
  ellipse(x, y, length / 2, width / 2, { fill, transform: `rotate(${angle.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})` });

/** Slim, slightly bent, beaded, often in cords; everything else is blue. */
function acidFast(random: Random): Drawing {
  const cells = scatter(random, 16, [62, 88]).map((place) => pusCell(place, '#3d6fae', random));
  const bacilli = scatter(random, 42, [26, 34], [], 0.5).map(({ at: [x, y], r }) => {
    const angle = random.between(0, Math.PI);
    const bow = random.normal(0, 9);
    const tip = (sign: number): Point => [x + sign * Math.cos(angle) * r, y + sign * Math.sin(angle) * r];
    const d = smooth([tip(-1), [x - Math.sin(angle) * bow, y + Math.cos(angle) * bow], tip(1)]);
    return (
      path(d, { fill: 'none', stroke: '#d01f4c', 'stroke-width': 7.5, 'stroke-linecap': 'round' }) +
      path(d, { fill: 'none', stroke: '#8c0f30', 'stroke-width': 7.5, 'stroke-dasharray': '4 9', opacity: 0.8 })
    );
  });
  return microscopeField(random, '#dbe9f3', group({ filter: blurred(2) }, ...cells), ...bacilli);
}

function gramPositiveCocci(random: Random): Drawing {
  const pus = scatter(random, 12, [76, 98]);
  const clusters = scatter(random, 13, [50, 66], pus, 0.8).flatMap(({ at }) =>
    Array.from({ length: random.int(9, 22) }, () =>
      circle(at[0] + random.normal(0, 26), at[1] + random.normal(0, 24), random.between(10, 12), {
        fill: VIOLET,
        stroke: '#6a47a8',
        'stroke-width': 2,
      }),
    ),
  );
  return microscopeField(random, '#f7ecee', ...pus.map((place) => pusCell(place, '#d46a86', random)), ...clusters);
}

function gramNegativeRods(random: Random): Drawing {
  const pus = scatter(random, 10, [78, 98]);
  const rods = scatter(random, 120, [22, 28], [], 0.62).map(({ at, r }) => rod(at, r * 2, 15, random.between(0, 180), PINK));
  return microscopeField(random, '#f8eef0', ...pus.map((place) => pusCell(place, '#d98aa0', random)), ...rods);
}

/** Coffee beans face to face, many of them inside the pus cells; or lancets end to end with a clear capsule. */
function diplococci(gram: 'positive' | 'negative', random: Random): Drawing {
  const pus = scatter(random, 14, [84, 104]);
  const pair = ([x, y]: Point, angle: number) => {
    const bean = (sign: number) =>
      gram === 'negative' ? ellipse(sign * 8.5, 0, 7, 11, { fill: PINK }) : ellipse(sign * 12, 0, 13, 8, { fill: VIOLET });
    const capsule = gram === 'positive' ? ellipse(0, 0, 36, 22, { fill: '#fffafa', opacity: 0.95 }) : '';
    return group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})` }, capsule, bean(-1), bean(1));
  };
  const inside =
    gram === 'negative'
      ? pus
          .slice(0, 7)
          .flatMap(({ at, r }) =>
            Array.from({ length: 7 }, () =>
              pair([at[0] + random.normal(0, r * 0.42), at[1] + random.normal(0, r * 0.42)], random.between(0, 180)),
            ),
          )
      : [];
  const outside = scatter(random, 30, [30, 34], pus, 0.9).map(({ at }) => pair(at, random.between(0, 180)));
  return microscopeField(random, '#f7ecee', ...pus.map((place) => pusCell(place, '#d98aa0', random)), ...inside, ...outside);
}

/** Rhabditiform larvae: a short gullet with its bulb, a long gut, a pointed tail. */
function larvae(random: Random): Drawing {
  const debris = scatter(random, 60, [5, 20]).map(({ at, r }) =>
    path(smooth(blob(random, at, r, r * 0.8, 0.3, 8), true), { fill: '#b79a5e', opacity: 0.4 }),
  );
  const worm = (x: number, y: number, angle: number, bend: number) => {
    const spine: Point[] = Array.from({ length: 15 }, (_, i): Point => {
      const s = -1 + i / 7;
      return [s * 330, Math.sin(s * 2.6 + bend) * 96];
    });
    const body = spine.slice(0, -1).map((from, i) => {
      const to = spine[i + 1] ?? from;
      const width = 54 * Math.min(1, 0.55 + i * 0.2) * Math.min(1, (14.4 - i) / 6);
      return { d: smooth([from, to]), width };
    });
    const layer = (stroke: string, scale: number, opacity = 1) =>
      body
        .map(({ d, width }) => path(d, { fill: 'none', stroke, 'stroke-width': width * scale, 'stroke-linecap': 'round', opacity }))
        .join('');
    const bulb = spine[4] ?? [0, 0];
    const granules = Array.from({ length: 70 }, () => {
      const [px, py] = spine[random.int(5, 11)] ?? [0, 0];
      return circle(px + random.normal(0, 20), py + random.normal(0, 8), random.between(2, 4.5), { fill: '#6d5423', opacity: 0.6 });
    });
    return group(
      { transform: `translate(${x} ${y}) rotate(${angle})` },
      layer('#7a6128', 1.16),
      layer('#d9c083', 1),
      layer('#b3964f', 0.4, 0.55),
      path(smooth(spine.slice(0, 5)), { fill: 'none', stroke: '#8c7436', 'stroke-width': 13, 'stroke-linecap': 'round' }),
      circle(bulb[0], bulb[1], 14, { fill: '#8c7436' }),
      ...granules,
    );
  };
  const [cx, cy] = FIELD.centre;
  return microscopeField(random, '#f0e6c6', ...debris, worm(cx - 60, cy - 130, -14, 0.4), worm(cx + 110, cy + 220, 24, 1.9));
}

export const smear = drawingFamily(SmearParams, ({ finding, gram }, random) => {
  switch (finding) {
    case 'acidFast':
      return acidFast(random);
    case 'gramPositiveCocci':
      return gramPositiveCocci(random);
    case 'gramNegativeRods':
      return gramNegativeRods(random);
    case 'diplococci':
      return diplococci(gram, random);
    case 'larvae':
      return larvae(random);
  }
});
