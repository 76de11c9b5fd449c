/** A plain abdominal film; erect when air has levels to form. The patient faces the reader. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { blob, blurred, clip, clipped, film, inPaintingOrder, softened } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, mirrored, type Point, path, smooth, tag } from './svg-document.ts';

const KINDS = ['dilatedLoops', 'airFluidLevels', 'freeAir', 'targetSign', 'calcification'] as const;
const AbdominalFilmParams = z.strictObject({ findings: z.array(z.strictObject({ kind: z.enum(KINDS) })).max(5) });
type Kind = (typeof KINDS)[number];

const WIDTH = 1400;
const HEIGHT = 1560;
const CENTRE = 700;
const AIR = '#14181a';
const both = (points: readonly Point[], draw: (points: Point[]) => string) => draw([...points]) + draw(mirrored(points, CENTRE));

function skeleton(): string {
  const bone = { fill: '#e3e7e9', opacity: 0.3, stroke: '#ffffff', 'stroke-width': 4 };
  const vertebrae = Array.from({ length: 7 }, (_, i) => {
    const y = 90 + i * 138;
    const half = 66 + i * 3;
    const processes = both(
      [
        [CENTRE - half, y + 36],
        [CENTRE - half - 58, y + 24],
        [CENTRE - half - 60, y + 46],
        [CENTRE - half, y + 62],
      ],
      (points) => path(smooth(points, true), { ...bone, opacity: 0.18 }),
    );
    return (
      tag('rect', { x: CENTRE - half, y, width: half * 2, height: 112, rx: 16, ...bone }) +
      processes +
      ellipse(CENTRE, y + 70, 13, 26, { fill: '#ffffff', opacity: 0.3 }) +
      circle(CENTRE - half + 26, y + 36, 13, { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.3 }) +
      circle(CENTRE + half - 26, y + 36, 13, { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.3 })
    );
  });
  const sacrum = path(
    smooth(
      [
        [600, 1050],
        [700, 1040],
        [800, 1050],
        [770, 1200],
        [718, 1340],
        [682, 1340],
        [630, 1200],
      ],
      true,
    ),
    bone,
  );
  const ilium = both(
    [
      [592, 1075],
      [470, 1010],
      [320, 990],
      [230, 1070],
      [245, 1190],
      [330, 1310],
      [400, 1400],
      [520, 1380],
      [600, 1260],
    ],
    (points) => path(smooth(points, true), { ...bone, opacity: 0.26 }),
  );
  const femur = both(
    [
      [300, 1420],
      [390, 1390],
      [440, 1450],
      [420, 1530],
      [330, 1580],
      [250, 1560],
    ],
    (points) => path(smooth(points, true), { ...bone, opacity: 0.34 }),
  );
  const ribs = [0, 1, 2].map((i) =>
    both(
      [
        [620, 120 + i * 130],
        [470, 130 + i * 130],
        [300, 210 + i * 125],
        [225, 330 + i * 100],
      ],
      (points) => path(smooth(points), { fill: 'none', stroke: '#e3e7e9', 'stroke-width': 30, opacity: 0.14 }),
    ),
  );
  const psoas = both(
    [
      [618, 330],
      [560, 620],
      [470, 900],
      [430, 1060],
    ],
    (points) => path(smooth(points), { fill: 'none', stroke: '#0d1011', 'stroke-width': 7, opacity: 0.4, filter: blurred(4) }),
  );
  return group({ filter: blurred(2) }, psoas, ...ribs, ilium, femur, ...vertebrae, sacrum);
}

/** What gas a healthy bowel holds: stomach, flexures, rectum. */
function ordinaryGas(random: Random): string {
  const places: readonly (readonly [number, number, number])[] = [
    [980, 250, 100],
    [300, 620, 58],
    [300, 760, 62],
    [1100, 560, 54],
    [1112, 730, 46],
    [700, 1390, 52],
    [560, 520, 40],
  ];
  return places
    .map(([x, y, r]) => path(smooth(blob(random, [x, y], r, r * 0.72, 0.2), true), { fill: AIR, opacity: 0.5, filter: blurred(8) }))
    .join('');
}

/** Small bowel wide and stacked in the middle; the folds cross the whole lumen. */
function dilatedLoops(): string {
  const loops: readonly (readonly Point[])[] = [
    [
      [420, 470],
      [600, 430],
      [820, 450],
      [980, 520],
    ],
    [
      [400, 640],
      [600, 590],
      [800, 610],
      [1000, 680],
    ],
    [
      [410, 810],
      [600, 770],
      [820, 780],
      [990, 850],
    ],
    [
      [460, 980],
      [640, 940],
      [820, 960],
      [950, 1010],
    ],
  ];
  return loops
    .map((points) => {
      const d = smooth(points);
      return softened(
        4,
        WIDTH,
        HEIGHT,
        path(d, { fill: 'none', stroke: '#d8dcde', 'stroke-width': 142, 'stroke-linecap': 'round', opacity: 0.34 }),
        path(d, { fill: 'none', stroke: AIR, 'stroke-width': 122, 'stroke-linecap': 'round', opacity: 0.82 }),
        path(d, { fill: 'none', stroke: '#dfe3e5', 'stroke-width': 118, 'stroke-dasharray': '5 30', opacity: 0.5 }),
      );
    })
    .join('');
}

/** Air above, fluid below, a straight line between, at different heights. */
function airFluidLevels(random: Random): string {
  const places: readonly Point[] = [
    [430, 520],
    [720, 450],
    [990, 560],
    [520, 740],
    [830, 700],
    [1010, 840],
    [640, 930],
    [400, 900],
  ];
  return places
    .map(([x, y]) => {
      const half = random.between(80, 118);
      const height = random.between(64, 92);
      return (
        path(`M${x - half} ${y}C${x - half} ${y - height * 1.3} ${x + half} ${y - height * 1.3} ${x + half} ${y}Z`, {
          fill: '#090c0d',
          opacity: 0.86,
          filter: blurred(2),
        }) +
        path(`M${x - half} ${y}H${x + half}C${x + half} ${y + height} ${x - half} ${y + height} ${x - half} ${y}Z`, {
          fill: '#d8dcde',
          opacity: 0.34,
          filter: blurred(4),
        }) +
        path(`M${x - half} ${y}H${x + half}`, { stroke: '#f4f6f7', 'stroke-width': 4, opacity: 0.7 })
      );
    })
    .join('');
}

function freeAir(): string {
  return both(
    [
      [250, 170],
      [330, 96],
      [450, 66],
      [570, 84],
      [640, 130],
      [560, 138],
      [430, 136],
      [330, 160],
    ],
    (points) =>
      path(smooth(points, true), { fill: '#050708', opacity: 0.95, filter: blurred(2) }) +
      path(smooth(points.slice(0, 5)), { fill: 'none', stroke: '#f4f6f7', 'stroke-width': 8, opacity: 0.75, filter: blurred(2) }),
  );
}

/** Intussusception on a plain film: a round soft-tissue mass under the liver with rings of fat in it. */
function targetSign(): string {
  const [x, y] = [420, 520];
  return group(
    { filter: blurred(4) },
    circle(x, y, 128, { fill: '#cfd4d6', opacity: 0.62 }),
    circle(x, y, 92, { fill: 'none', stroke: '#1a1f21', 'stroke-width': 20, opacity: 0.6 }),
    circle(x, y, 40, { fill: 'none', stroke: '#1a1f21', 'stroke-width': 16, opacity: 0.55 }),
    path(`M${x + 140} ${y - 90}a170 170 0 0 1 0 180`, { fill: 'none', stroke: AIR, 'stroke-width': 34, opacity: 0.6 }),
  );
}

function calcification(random: Random): string {
  const stones: readonly (readonly [number, number, number])[] = [
    [430, 600, 34],
    [466, 652, 22],
    [410, 662, 16],
    [985, 1150, 15],
  ];
  return group(
    { filter: blurred(2) },
    ...stones.map(([x, y, r]) => path(smooth(blob(random, [x, y], r, r * 0.85, 0.18, 8), true), { fill: '#ffffff', opacity: 0.95 })),
  );
}

function finding(kind: Kind, random: Random): string {
  switch (kind) {
    case 'dilatedLoops':
      return dilatedLoops();
    case 'airFluidLevels':
      return airFluidLevels(random);
    case 'freeAir':
      return freeAir();
    case 'targetSign':
      return targetSign();
    case 'calcification':
      return calcification(random);
  }
}

export const abdominalFilm = drawingFamily(AbdominalFilmParams, ({ findings }, random) => {
  const trunk = smooth(
    [
      [170, -60],
      [140, 400],
      [165, 800],
      [120, 1100],
      [90, 1620],
      [1310, 1620],
      [1280, 1100],
      [1235, 800],
      [1260, 400],
      [1230, -60],
    ],
    true,
  );
  const domes = path('M120 -40L1280 -40L1280 190Q1100 40 880 90Q760 120 700 150Q600 40 440 56Q290 80 190 250Z', {
    fill: '#15191b',
    filter: blurred(8),
    opacity: 0.9,
  });
  const organs = [
    path(
      smooth(
        [
          [215, 230],
          [440, 80],
          [690, 160],
          [640, 330],
          [430, 500],
          [250, 600],
        ],
        true,
      ),
      { fill: '#d8dcde', opacity: 0.22, filter: blurred(16) },
    ),
    ellipse(1040, 470, 90, 150, { fill: '#d8dcde', opacity: 0.12, filter: blurred(16) }),
    ellipse(380, 620, 88, 150, { fill: '#d8dcde', opacity: 0.12, filter: blurred(16) }),
  ];
  const bowel = findings.some(({ kind }) => kind === 'dilatedLoops' || kind === 'airFluidLevels') ? '' : ordinaryGas(random);
  return film(
    { width: WIDTH, height: HEIGHT, random, marker: 'R', defs: clip('trunk', trunk) },
    path(trunk, { fill: '#6d7275', filter: blurred(8) }),
    group(
      { 'clip-path': clipped('trunk') },
      domes,
      ...organs,
      bowel,
      skeleton(),
      ...inPaintingOrder(findings, KINDS).map(({ kind }) => finding(kind, random)),
    ),
  );
});
