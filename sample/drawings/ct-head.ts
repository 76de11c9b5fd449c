/** An axial slice through the head at the level of the frontal horns. Seen from below: the patient's right is on the left. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { blob, blurred, clip, clipped, film, inPaintingOrder, noise, type Side, sidesOf } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, mirrored, type Point, path, rect, smooth } from './svg-document.ts';

const KINDS = ['oedema', 'infarct', 'hydrocephalus', 'haemorrhage', 'subdural', 'subarachnoid', 'ringLesion', 'basalEnhancement'] as const;
const CtHeadParams = z.strictObject({
  findings: z.array(z.strictObject({ kind: z.enum(KINDS), side: z.enum(['left', 'right', 'both']).optional() })).max(5),
});
type Finding = z.output<typeof CtHeadParams>['findings'][number];

const WIDTH = 1400;
const HEIGHT = 1600;
const CENTRE = 700;
const MIDDLE = 800;
/** Hounsfield order, not measure: fluid darkest, then oedema, white matter, grey matter, blood, bone. */
const FLUID = '#1b1d1f';
const OEDEMA = '#4f5356';
const WHITE_MATTER = '#74797c';
const GREY_MATTER = '#8b9093';
const BLOOD = '#dfe2e3';
const BONE = '#f7f8f8';

const right = (side: Side, points: readonly Point[]) => (side === 'right' ? [...points] : mirrored(points, CENTRE));
const both = (points: readonly Point[], draw: (points: Point[]) => string) => draw([...points]) + draw(mirrored(points, CENTRE));

const BRAIN: readonly Point[] = [
  [700, 205],
  [860, 232],
  [1010, 330],
  [1110, 500],
  [1160, 720],
  [1150, 940],
  [1090, 1150],
  [980, 1310],
  [840, 1390],
  [700, 1404],
  [560, 1390],
  [420, 1310],
  [310, 1150],
  [250, 940],
  [240, 720],
  [290, 500],
  [390, 330],
  [540, 232],
];

/** Folds of the cortex: dark sulci running in from the edge, each with a brighter ribbon of grey matter. */
function cortex(random: Random, swollen: boolean): string {
  const sulci = Array.from({ length: 54 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 54 + random.normal(0, 0.025);
    const reach = random.between(70, 150);
    const at = (depth: number, bend: number): Point => [
      CENTRE + Math.sin(angle + bend) * (462 - depth),
      MIDDLE + 5 - Math.cos(angle + bend) * (602 - depth * 1.15),
    ];
    const d = smooth([at(-20, 0), at(reach * 0.4, random.normal(0, 0.03)), at(reach, random.normal(0, 0.05))]);
    return (
      path(d, { fill: 'none', stroke: GREY_MATTER, 'stroke-width': 40, opacity: 0.55, 'stroke-linecap': 'round' }) +
      // A swollen brain has no room for its sulci.
      (swollen
        ? ''
        : path(d, { fill: 'none', stroke: '#33373a', 'stroke-width': random.between(4, 8), opacity: 0.85, 'stroke-linecap': 'round' }))
    );
  });
  return group({ filter: blurred(4) }, ...sulci);
}

function deepStructures(): string {
  const grey = { fill: GREY_MATTER, opacity: 0.95 };
  return group(
    { filter: blurred(8) },
    both(
      [
        [640, 600],
        [612, 560],
        [596, 620],
        [608, 700],
        [640, 690],
      ],
      (points) => path(smooth(points, true), grey),
    ),
    both(
      [
        [540, 660],
        [500, 740],
        [516, 840],
        [566, 800],
        [580, 710],
      ],
      (points) => path(smooth(points, true), grey),
    ),
    both(
      [
        [672, 790],
        [618, 800],
        [586, 870],
        [612, 950],
        [668, 930],
      ],
      (points) => path(smooth(points, true), grey),
    ),
    both(
      [
        [470, 640],
        [446, 740],
        [462, 860],
      ],
      (points) => path(smooth(points), { fill: 'none', stroke: GREY_MATTER, 'stroke-width': 20 }),
    ),
  );
}

/** Frontal horns, third ventricle, trigones; pressed flat by a swollen brain, blown up by hydrocephalus. */
function ventricles(size: number): string {
  const s = (points: readonly Point[]): Point[] =>
    points.map(([x, y]): Point => [690 + (x - 690) * size, MIDDLE + (y - MIDDLE) * (0.75 + 0.25 * size)]);
  const horn = s([
    [688, 640],
    [660, 560],
    [618, 486],
    [592, 478],
    [600, 530],
    [634, 620],
    [662, 700],
    [688, 710],
  ]);
  const trigone = s([
    [640, 1020],
    [584, 1060],
    [536, 1130],
    [520, 1190],
    [548, 1190],
    [596, 1130],
    [648, 1070],
  ]);
  const third = 9 * size;
  return group(
    { filter: blurred(4), fill: FLUID },
    both(horn, (points) => path(smooth(points, true), {})),
    both(trigone, (points) => path(smooth(points, true), {})),
    rect(CENTRE - third, 770, third * 2, 150, { rx: third }),
    path(
      smooth(
        [
          [700, 1012],
          [700 - 30 * size, 1040],
          [700, 1056],
          [700 + 30 * size, 1040],
        ],
        true,
      ),
      {},
    ),
    both(
      [
        [404, 640],
        [372, 720],
        [384, 800],
      ],
      (points) => path(smooth(points), { fill: 'none', stroke: FLUID, 'stroke-width': size < 0.6 ? 3 : 9 }),
    ),
  );
}

const territory = (side: Side) =>
  right(side, [
    [590, 560],
    [400, 400],
    [220, 540],
    [180, 760],
    [210, 990],
    [400, 1040],
    [560, 930],
    [600, 760],
  ]);

function lesion(kind: Finding['kind'], side: Side, random: Random): string {
  const at = (x: number, y: number): Point => right(side, [[x, y]])[0] ?? [x, y];
  switch (kind) {
    case 'infarct':
      // The middle cerebral territory: a wedge to the surface, grey and white no longer told apart.
      return path(smooth(territory(side), true), { fill: '#4b4f52', opacity: 0.9, filter: blurred(16) });
    case 'haemorrhage': {
      const [x, y] = at(500, 750);
      const outline = blob(random, [x, y], 108, 128, 0.13);
      return (
        path(smooth(blob(random, [x, y], 168, 188, 0.1), true), { fill: OEDEMA, opacity: 0.9, filter: blurred(16) }) +
        path(smooth(outline, true), { fill: BLOOD, filter: blurred(4) })
      );
    }
    case 'subdural': {
      const outer = right(side, [
        [590, 190],
        [372, 300],
        [262, 480],
        [205, 720],
        [215, 950],
        [280, 1170],
        [380, 1330],
      ]);
      const inner = right(side, [
        [398, 1230],
        [352, 1080],
        [336, 900],
        [340, 720],
        [376, 520],
        [456, 360],
      ]);
      return path(smooth([...outer, ...inner], true), { fill: BLOOD, filter: blurred(4) });
    }
    case 'subarachnoid': {
      const stroke = (points: readonly Point[], width: number) =>
        path(smooth(right(side, points)), { fill: 'none', stroke: BLOOD, 'stroke-width': width, 'stroke-linecap': 'round', opacity: 0.92 });
      return group(
        { filter: blurred(4) },
        stroke(
          [
            [700, 560],
            [640, 610],
            [540, 640],
            [430, 640],
            [380, 700],
            [372, 800],
          ],
          26,
        ),
        stroke(
          [
            [700, 240],
            [698, 420],
            [700, 560],
          ],
          16,
        ),
        stroke(
          [
            [700, 980],
            [640, 990],
            [560, 960],
          ],
          20,
        ),
        stroke(
          [
            [300, 560],
            [370, 590],
            [420, 640],
          ],
          12,
        ),
        stroke(
          [
            [260, 840],
            [330, 820],
            [376, 800],
          ],
          12,
        ),
      );
    }
    case 'ringLesion': {
      const [x, y] = at(480, 500);
      return (
        path(smooth(blob(random, [x, y], 176, 160, 0.18), true), { fill: OEDEMA, opacity: 0.95, filter: blurred(16) }) +
        path(smooth(blob(random, [x, y], 68, 64, 0.06), true), {
          fill: '#3a3e41',
          stroke: '#f0f2f3',
          'stroke-width': 17,
          filter: blurred(4),
        })
      );
    }
    case 'oedema':
      return path(
        smooth(
          right(side, [
            [640, 420],
            [480, 330],
            [330, 480],
            [290, 760],
            [340, 1000],
            [460, 1120],
            [570, 1060],
            [560, 860],
            [590, 640],
          ]),
          true,
        ),
        { fill: OEDEMA, opacity: 0.6, filter: blurred(30) },
      );
    case 'basalEnhancement': {
      const stroke = (points: readonly Point[], width: number) =>
        path(smooth(right(side, points)), {
          fill: 'none',
          stroke: '#eef0f1',
          'stroke-width': width,
          'stroke-linecap': 'round',
          opacity: 0.9,
        });
      return group(
        { filter: blurred(4) },
        stroke(
          [
            [700, 690],
            [650, 720],
            [560, 700],
            [450, 640],
            [392, 650],
          ],
          22,
        ),
        stroke(
          [
            [700, 690],
            [680, 760],
            [640, 830],
            [690, 950],
          ],
          17,
        ),
        stroke(
          [
            [700, 690],
            [700, 600],
          ],
          14,
        ),
      );
    }
    case 'hydrocephalus':
      return '';
  }
}

/** Pixels the midline is pushed: to the right of the picture for a mass on the patient's right. */
function midlineShift(findings: readonly Finding[]): number {
  const push: Partial<Record<Finding['kind'], number>> = { subdural: 52, haemorrhage: 30, ringLesion: 16, infarct: 14, oedema: 12 };
  return findings.reduce((sum, { kind, side }) => sum + (side === 'right' ? 1 : side === 'left' ? -1 : 0) * (push[kind] ?? 0), 0);
}

export const ctHead = drawingFamily(CtHeadParams, ({ findings }, random) => {
  const has = (kind: Finding['kind']) => findings.some((finding) => finding.kind === kind);
  const swollen = findings.some(({ kind, side }) => kind === 'oedema' && side !== 'left' && side !== 'right');
  const size = has('hydrocephalus') ? 2.1 : swollen ? 0.45 : 1;
  const brain = smooth(BRAIN, true);
  const shift = midlineShift(findings);
  const falx = { fill: 'none', stroke: '#b9bec1', 'stroke-width': 6, opacity: 0.8 };
  return film(
    {
      width: WIDTH,
      height: HEIGHT,
      random,
      marker: 'R',
      grain: 0.1,
      defs: clip('brain', brain) + noise('mottle', '0.09', random.int(1, 999), 1.6),
    },
    // Scalp, fat, skull with its marrow, then the fluid about the brain.
    ellipse(CENTRE, MIDDLE, 545, 700, { fill: '#5f6467', filter: blurred(4) }),
    ellipse(CENTRE, MIDDLE + 2, 520, 672, { fill: BONE, filter: blurred(2) }),
    ellipse(CENTRE, MIDDLE + 3, 500, 650, { fill: 'none', stroke: '#c6cacc', 'stroke-width': 9 }),
    ellipse(CENTRE, MIDDLE + 5, 474, 618, { fill: '#2b2e31', filter: blurred(2) }),
    path(brain, { fill: WHITE_MATTER, filter: blurred(4) }),
    group(
      { 'clip-path': clipped('brain') },
      cortex(random, swollen),
      group({ transform: `translate(${shift} 0)` }, deepStructures(), ventricles(size)),
      ...inPaintingOrder(findings, KINDS).flatMap(({ kind, side }) => sidesOf(side).map((one) => lesion(kind, one, random))),
      rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#mottle)', opacity: 0.1, style: 'mix-blend-mode:soft-light' }),
    ),
    path(
      smooth([
        [700, 190],
        [700 + shift * 0.3, 330],
        [700 + shift, 470],
      ]),
      falx,
    ),
    path(
      smooth([
        [700, 1408],
        [700 + shift * 0.2, 1250],
        [700 + shift * 0.5, 1090],
      ]),
      falx,
    ),
    // The pineal gland is often calcified and shows where the middle went.
    circle(CENTRE + shift * 0.8, 985, 9, { fill: '#eef0f1', opacity: 0.9 }),
  );
});
