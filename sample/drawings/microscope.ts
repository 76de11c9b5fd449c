/** The round field of a microscope, and cells that do not lie on top of each other. */
import { clip, clipped, film } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, type Drawing, group, type Point, rect } from './svg-document.ts';

export const FIELD = { width: 1600, height: 1240, centre: [800, 620] as Point, r: 585 } as const;

export interface Place {
  at: Point;
  r: number;
}

/** Places for cells, none closer to another than `gap` times the sum of their radii. */
export function scatter(
  random: Random,
  count: number,
  radius: readonly [number, number],
  taken: readonly Place[] = [],
  gap = 1.02,
): Place[] {
  const placed: Place[] = [];
  for (let tries = 0; placed.length < count && tries < count * 40; tries++) {
    const r = random.between(radius[0], radius[1]);
    const reach = Math.sqrt(random.next()) * (FIELD.r + 20);
    const angle = random.between(0, 2 * Math.PI);
    const at: Point = [FIELD.centre[0] + Math.cos(angle) * reach, FIELD.centre[1] + Math.sin(angle) * reach];
    const clear = (other: Place) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > (other.r + r) * gap;
    if (taken.every(clear) && placed.every(clear)) placed.push({ at, r });
  }
  return placed;
}

export function microscopeField(random: Random, ground: string, ...cells: string[]): Drawing {
  const [x, y] = FIELD.centre;
  const round = `M${x - FIELD.r} ${y}a${FIELD.r} ${FIELD.r} 0 1 0 ${2 * FIELD.r} 0a${FIELD.r} ${FIELD.r} 0 1 0 ${-2 * FIELD.r} 0Z`;
  return film(
    { width: FIELD.width, height: FIELD.height, random, background: '#14181a', grain: 0.06, defs: clip('field', round) },
    group({ 'clip-path': clipped('field') }, rect(0, 0, FIELD.width, FIELD.height, { fill: ground }), ...cells),
    circle(x, y, FIELD.r, { fill: 'none', stroke: '#050607', 'stroke-width': 14 }),
  );
}
