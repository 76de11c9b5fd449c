/** Cells and parasites of the blood film, in the colours of a Giemsa or May-Grünwald stain. */
import { blob, blurred } from './film-canvas.ts';
import type { Place } from './microscope.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, type Point, path, smooth } from './svg-document.ts';

export const RED = { ground: '#f6eee6', cell: '#dc9a8f', edge: '#c47f76', pallor: '#f2d3c8' } as const;
const CHROMATIN = '#8a1d4e';
const CYTOPLASM = '#5a6fb5';
const NUCLEUS = '#6a3a86';

/** Diseases that use platelets up. */
export const FEW_PLATELETS: ReadonlySet<string> = new Set(['falciparum', 'vivax', 'knowlesi', 'blasts', 'auerRods', 'schistocytes']);

/** Pallor as a share of the radius: about a third in health, none in a spherocyte. */
export function redCell({ at: [x, y], r }: Place, pallor: number, target = false): string {
  return (
    circle(x, y, r, { fill: pallor === 0 ? '#d0877c' : RED.cell, stroke: RED.edge, 'stroke-width': 3 }) +
    (pallor > 0 ? circle(x, y, r * pallor * 1.25, { fill: RED.pallor, opacity: 0.9, filter: blurred(4) }) : '') +
    (target ? circle(x, y, r * 0.55, { fill: 'none', stroke: RED.pallor, 'stroke-width': r * 0.2 }) : '')
  );
}

export const platelet = ({ at, r }: Place, random: Random) =>
  path(smooth(blob(random, at, r, r * 0.85, 0.25, 8), true), { fill: '#a277b8', opacity: 0.85 });

const turned = ({ at: [x, y] }: Place, angle: number, ...children: string[]) =>
  group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})` }, ...children);
const RED_STYLE = { fill: RED.cell, stroke: RED.edge, 'stroke-width': 3 };

/** Straight cut, two horns. */
export const helmet = (place: Place, random: Random) => {
  const r = place.r;
  return turned(
    place,
    random.between(0, 360),
    path(`M${-r} ${-r * 0.1}A${r} ${r} 0 1 0 ${r} ${-r * 0.1}L${r * 0.72} ${r * 0.1}Q0 ${-r * 0.08} ${-r * 0.72} ${r * 0.1}Z`, RED_STYLE),
  );
};

export const fragment = (place: Place, random: Random) => {
  const r = place.r * random.between(0.55, 0.75);
  return turned(
    place,
    random.between(0, 360),
    path(`M0 ${-r}Q${r * 0.5} ${-r * 0.1} ${r} ${r * 0.7}Q0 ${r * 0.45} ${-r} ${r * 0.7}Q${-r * 0.4} ${-r * 0.1} 0 ${-r}Z`, RED_STYLE),
  );
};

export const sickleCell = (place: Place, random: Random) => {
  const r = place.r;
  return turned(
    place,
    random.between(0, 360),
    path(`M${-r * 1.25} ${r * 0.35}Q0 ${-r * 1.15} ${r * 1.25} ${r * 0.35}Q0 ${-r * 0.32} ${-r * 1.25} ${r * 0.35}Z`, {
      ...RED_STYLE,
      fill: '#cf8479',
    }),
  );
};

export const pencil = (place: Place, random: Random) =>
  turned(place, random.between(0, 360), ellipse(0, 0, place.r * 1.15, place.r * 0.32, RED_STYLE));

/** A delicate ring: thin blue cytoplasm, one red dot (two now and then). */
function ring([x, y]: Point, r: number, random: Random, double = false): string {
  const angle = random.between(0, 2 * Math.PI);
  const dot = (turn: number) => circle(x + Math.cos(angle + turn) * r, y + Math.sin(angle + turn) * r, r * 0.34, { fill: CHROMATIN });
  return circle(x, y, r, { fill: 'none', stroke: CYTOPLASM, 'stroke-width': r * 0.24 }) + dot(0) + (double ? dot(0.9) : '');
}

/** The crescent that names the species. */
function gametocyte(place: Place, random: Random): string {
  const r = place.r;
  const pigment = Array.from({ length: 8 }, () =>
    circle(random.normal(0, r * 0.16), -r * 0.06 + random.normal(0, r * 0.08), 2.6, { fill: '#3a1c16' }),
  );
  return turned(
    place,
    random.between(0, 360),
    path(
      `M${-r * 1.35} ${r * 0.3}C${-r * 0.9} ${-r * 0.62} ${r * 0.9} ${-r * 0.62} ${r * 1.35} ${r * 0.3}C${r * 0.8} ${r * 0.12} ${-r * 0.8} ${r * 0.12} ${-r * 1.35} ${r * 0.3}Z`,
      { fill: '#8f97c9', stroke: '#5d62a0', 'stroke-width': 3 },
    ),
    ellipse(0, -r * 0.06, r * 0.34, r * 0.16, { fill: '#9b3d70', opacity: 0.75 }),
    ...pigment,
  );
}

function falciparum(place: Place, index: number, random: Random): string {
  if (index === 12 || index === 48) return gametocyte(place, random);
  const { at, r } = place;
  const two = index % 12 === 0;
  const first = ring([at[0] - r * (two ? 0.36 : 0.1), at[1] - r * 0.14], r * 0.24, random, index % 18 === 0);
  // Appliqué: one sits on the very edge of the cell.
  const second = two ? ring([at[0] + r * 0.52, at[1] + r * 0.4], r * 0.2, random) : '';
  return redCell(place, 0.24) + first + second;
}

/** The host cell is swollen and stippled, the parasite has no fixed shape. */
function vivax({ at, r }: Place, random: Random): string {
  const big = r * 1.28;
  const dots = Array.from({ length: 46 }, () => {
    const [angle, reach] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next()) * big * 0.88];
    return circle(at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach, 1.9, { fill: '#c0527f', opacity: 0.8 });
  });
  return (
    circle(at[0], at[1], big, { fill: '#e6b3a6', stroke: RED.edge, 'stroke-width': 3 }) +
    dots.join('') +
    path(smooth(blob(random, at, big * 0.56, big * 0.42, 0.45, 9), true), { fill: '#7f90cb', opacity: 0.85 }) +
    circle(at[0] + big * 0.1, at[1] - big * 0.08, big * 0.16, { fill: '#eedfe0' }) +
    circle(at[0] - big * 0.22, at[1] + big * 0.14, big * 0.14, { fill: CHROMATIN })
  );
}

/** Bands across a cell of ordinary size, and compact rings. */
function knowlesi(place: Place, index: number, random: Random): string {
  const { at, r } = place;
  if (index % 12 !== 0) return redCell(place, 0.2) + ring([at[0] + r * 0.1, at[1]], r * 0.3, random, true);
  const pigment = Array.from({ length: 7 }, () => circle(random.normal(0, r * 0.4), random.normal(0, r * 0.08), 2.8, { fill: '#4a2a1c' }));
  return (
    redCell(place, 0) +
    turned(
      place,
      random.between(0, 180),
      path(
        `M${-r * 0.94} ${-r * 0.2}Q0 ${-r * 0.36} ${r * 0.94} ${-r * 0.2}L${r * 0.94} ${r * 0.2}Q0 ${r * 0.3} ${-r * 0.94} ${r * 0.2}Z`,
        { fill: '#7f8cc6' },
      ),
      ellipse(r * 0.1, 0, r * 0.3, r * 0.12, { fill: CHROMATIN }),
      ...pigment,
    )
  );
}

export function parasitised(species: 'falciparum' | 'vivax' | 'knowlesi', place: Place, index: number, random: Random): string {
  if (species === 'falciparum') return falciparum(place, index, random);
  return species === 'vivax' ? vivax(place, random) : knowlesi(place, index, random);
}

function nucleus(at: Point, rx: number, ry: number, roughness: number, nucleoli: number, random: Random): string {
  const pale = Array.from({ length: nucleoli }, (_, i) =>
    circle(at[0] + rx * (-0.35 + 0.38 * i), at[1] + ry * random.between(-0.35, 0.3), rx * 0.15, { fill: '#b89acb', opacity: 0.9 }),
  );
  const chromatin = Array.from({ length: 26 }, () =>
    circle(at[0] + random.normal(0, rx * 0.42), at[1] + random.normal(0, ry * 0.42), rx * random.between(0.05, 0.12), {
      fill: '#57296f',
      opacity: 0.35,
    }),
  );
  return (
    path(smooth(blob(random, at, rx, ry, roughness), true), { fill: NUCLEUS }) + group({ filter: blurred(2) }, ...chromatin) + pale.join('')
  );
}

/** Much nucleus, little cytoplasm, open chromatin with nucleoli. */
export const blast = ({ at, r }: Place, random: Random) =>
  path(smooth(blob(random, at, r, r * 0.95, 0.04), true), { fill: '#8aa0d8', stroke: '#6478b4', 'stroke-width': 3 }) +
  nucleus([at[0] - r * 0.06, at[1] + r * 0.02], r * 0.82, r * 0.78, 0.05, 3, random);

/** Promyelocyte: folded nucleus, granules, needles in sheaves. */
export function auerBlast({ at, r }: Place, random: Random): string {
  const granules = Array.from({ length: 70 }, () => {
    const [angle, reach] = [random.between(0, 2 * Math.PI), r * random.between(0.25, 0.93)];
    return circle(at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach, 2.6, { fill: '#93265f', opacity: 0.75 });
  });
  const needles = Array.from({ length: 6 }, (_, i) => {
    const lean = -0.5 + i * 0.16;
    const [x, y] = [at[0] + r * (0.34 + i * 0.03), at[1] + r * 0.42];
    const [dx, dy] = [Math.cos(lean) * r * 0.24, Math.sin(lean) * r * 0.24];
    return path(`M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`, {
      stroke: '#b01555',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    });
  });
  const fold: Point[] = [
    [-0.7, -0.3],
    [-0.2, -0.72],
    [0.1, -0.34],
    [0.5, -0.66],
    [0.72, -0.1],
    [0.3, 0.12],
    [0, 0.02],
    [-0.2, 0.4],
    [-0.62, 0.3],
  ].map(([x = 0, y = 0]): Point => [at[0] + x * r, at[1] + y * r]);
  return (
    path(smooth(blob(random, at, r, r * 0.95, 0.05), true), { fill: '#b7a3d6', stroke: '#8f7bb3', 'stroke-width': 3 }) +
    path(smooth(fold, true), { fill: NUCLEUS }) +
    granules.join('') +
    needles.join('')
  );
}

/** A reactive lymphocyte flows around its neighbours; the skirt is bluer at the edge. */
export function lymphocyte({ at, r }: Place, random: Random): string {
  const outline = blob(random, at, r * 1.1, r, 0.16, 9);
  return (
    path(smooth(outline, true), { fill: '#b9cbea' }) +
    path(smooth(outline, true), { fill: 'none', stroke: '#5f7fc0', 'stroke-width': 13, opacity: 0.8, filter: blurred(4) }) +
    nucleus([at[0] - r * 0.16, at[1] + r * 0.05], r * 0.56, r * 0.48, 0.1, 1, random)
  );
}
