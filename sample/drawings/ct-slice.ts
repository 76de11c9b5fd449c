/** Axial slices through neck, chest and abdomen, contrast-enhanced. Seen from below: the patient's right is on the left. */
import { z } from 'zod';
import { CT, drawRegion, FOCUS, REGIONS, type RegionName } from './ct-slice-anatomy.ts';
import { drawingFamily } from './drawing-family.ts';
import { blob, blurred, film } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, type Point, path, smooth } from './svg-document.ts';

const FINDINGS = ['embolus', 'dissection', 'abscess', 'mass', 'collection', 'gas', 'thickWall', 'infarct'] as const;
type Finding = (typeof FINDINGS)[number];
const CtSliceParams = z.strictObject({ region: z.enum(REGIONS), finding: z.enum(FINDINGS) });

const cloud = (random: Random, at: Point, rx: number, ry: number, roughness: number, attributes: Parameters<typeof path>[1]) =>
  path(smooth(blob(random, at, rx, ry, roughness), true), attributes);

/** A filling defect: dark clot, bright blood flowing by on both sides. */
function embolus(region: RegionName): string {
  const { vessels } = FOCUS[region];
  return vessels
    .map(
      ({ at: [x, y], r }) =>
        circle(x, y, r, { fill: CT.contrast }) + ellipse(x + r * 0.1, y, r * 0.66, r * 0.5, { fill: CT.muscle, filter: blurred(2) }),
    )
    .join('');
}

/** Two lumens: the true one small and bright, the false one large and duller, a curved flap between. */
function dissection(region: RegionName): string {
  return FOCUS[region].aorta
    .map(({ at: [x, y], r }) => {
      const flap = `M${x - r * 0.92} ${y - r * 0.4}C${x - r * 0.2} ${y - r * 0.1} ${x + r * 0.35} ${y + r * 0.3} ${x + r * 0.42} ${y + r * 0.9}`;
      return (
        circle(x, y, r * 1.12, { fill: '#b4b9bb' }) +
        path(`${flap}A${r} ${r} 0 0 1 ${x - r * 0.92} ${y - r * 0.4}Z`, { fill: CT.contrast }) +
        path(flap, { fill: 'none', stroke: '#4d5255', 'stroke-width': Math.max(7, r * 0.12) })
      );
    })
    .join('');
}

function lesion(finding: Finding, region: RegionName, random: Random): string {
  const { at, size, wall, wallSize } = FOCUS[region];
  const rim = { stroke: '#e6e9ea', 'stroke-width': size * 0.16, filter: blurred(4) };
  switch (finding) {
    case 'embolus':
      return embolus(region);
    case 'dissection':
      return dissection(region);
    case 'abscess': {
      const bubbles = [-0.3, 0.02, 0.3].map((dx, i) =>
        circle(at[0] + dx * size, at[1] - size * (0.34 + 0.06 * i), size * (0.1 + 0.03 * i), { fill: CT.air }),
      );
      return (
        cloud(random, at, size * 1.4, size * 1.2, 0.14, { fill: '#7f8588', opacity: 0.7, filter: blurred(16) }) +
        cloud(random, at, size, size * 0.82, 0.09, { fill: CT.fluid, ...rim }) +
        bubbles.join('')
      );
    }
    case 'mass':
      return (
        cloud(random, at, size, size * 0.92, 0.16, { fill: '#b0b5b7', filter: blurred(4) }) +
        cloud(random, at, size * 0.42, size * 0.34, 0.3, { fill: '#7b8083', opacity: 0.8, filter: blurred(8) })
      );
    case 'collection':
      return cloud(random, at, size * 1.35, size * 0.8, 0.1, { fill: CT.fluid, stroke: '#9ea3a6', 'stroke-width': 6, filter: blurred(4) });
    case 'gas': {
      const bubbles = Array.from({ length: 34 }, () => {
        const r = random.between(0.04, 0.13) * size;
        return ellipse(at[0] + random.normal(0, size * 0.62), at[1] + random.normal(0, size * 0.42), r * 1.3, r, { fill: CT.air });
      });
      return (
        cloud(random, at, size * 1.4, size, 0.14, { fill: '#7f8588', opacity: 0.55, filter: blurred(16) }) +
        group({ filter: blurred(2) }, ...bubbles)
      );
    }
    case 'thickWall':
      return (
        cloud(random, wall, wallSize * 1.3, wallSize * 1.1, 0.12, { fill: '#6c7275', opacity: 0.6, filter: blurred(16) }) +
        circle(wall[0], wall[1], wallSize * 0.8, { fill: '#a5aaad', stroke: '#d6dadc', 'stroke-width': 7, filter: blurred(2) }) +
        circle(wall[0], wall[1], wallSize * 0.3, { fill: CT.fluid, stroke: '#dfe2e4', 'stroke-width': 10, filter: blurred(2) })
      );
    case 'infarct':
      return path(smooth(FOCUS[region].wedge, true), { fill: '#4b5053', opacity: 0.95, filter: blurred(8) });
  }
}

export const ctSlice = drawingFamily(CtSliceParams, ({ region, finding }, random) => {
  const { width, height, body } = drawRegion(region, random);
  return film({ width, height, random, marker: 'R', grain: 0.12 }, body, lesion(finding, region, random));
});
