/** Schematic anatomy of three axial slices and the places where disease is drawn on them. */
import { blob, blurred } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, mirrored, type Point, path, smooth } from './svg-document.ts';

export const REGIONS = ['chest', 'abdomen', 'neck'] as const;
export type RegionName = (typeof REGIONS)[number];

/** Shades in Hounsfield order. */
export const CT = {
  air: '#07090a',
  lung: '#16191b',
  fat: '#34383a',
  fluid: '#55595c',
  muscle: '#83888b',
  organ: '#9a9fa2',
  contrast: '#eceeef',
  bone: '#f8f9f9',
} as const;

interface Round {
  at: Point;
  r: number;
}

interface Focus {
  at: Point;
  size: number;
  /** A hollow organ whose wall can thicken. */
  wall: Point;
  wallSize: number;
  vessels: readonly Round[];
  aorta: readonly Round[];
  wedge: readonly Point[];
}

export const FOCUS: Readonly<Record<RegionName, Focus>> = {
  chest: {
    at: [440, 640],
    size: 110,
    wall: [768, 700],
    wallSize: 62,
    vessels: [
      { at: [668, 560], r: 44 },
      { at: [940, 540], r: 46 },
    ],
    aorta: [
      { at: [730, 430], r: 74 },
      { at: [900, 720], r: 60 },
    ],
    wedge: [
      [250, 760],
      [330, 660],
      [470, 640],
      [420, 760],
      [320, 850],
    ],
  },
  abdomen: {
    at: [1060, 690],
    size: 112,
    wall: [590, 640],
    wallSize: 92,
    vessels: [
      { at: [800, 560], r: 36 },
      { at: [690, 640], r: 44 },
    ],
    aorta: [{ at: [824, 690], r: 56 }],
    wedge: [
      [1216, 560],
      [1300, 520],
      [1340, 600],
      [1310, 690],
      [1230, 640],
    ],
  },
  neck: {
    at: [870, 470],
    size: 118,
    wall: [700, 690],
    wallSize: 84,
    vessels: [
      { at: [952, 700], r: 42 },
      { at: [900, 640], r: 32 },
    ],
    aorta: [
      { at: [900, 640], r: 40 },
      { at: [500, 640], r: 40 },
    ],
    wedge: [
      [980, 700],
      [1090, 660],
      [1140, 780],
      [1060, 860],
      [980, 800],
    ],
  },
};

const both = (axis: number, points: readonly Point[], attributes: Parameters<typeof path>[1]) =>
  path(smooth(points, true), attributes) + path(smooth(mirrored(points, axis), true), attributes);

function vertebra(x: number, y: number, size: number): string {
  const bone = { fill: '#c9cdcf', stroke: CT.bone, 'stroke-width': 9 * size };
  const arch: Point[] = [
    [x - 60 * size, y + 70 * size],
    [x - 150 * size, y + 120 * size],
    [x - 70 * size, y + 150 * size],
    [x, y + 260 * size],
    [x + 70 * size, y + 150 * size],
    [x + 150 * size, y + 120 * size],
    [x + 60 * size, y + 70 * size],
  ];
  return (
    path(smooth(arch, true), bone) +
    circle(x, y + 104 * size, 44 * size, { fill: CT.fluid, stroke: CT.bone, 'stroke-width': 7 * size }) +
    ellipse(x, y, 104 * size, 76 * size, bone)
  );
}

function chest(random: Random): string {
  const axis = 800;
  const ribs = [
    [240, 520],
    [222, 660],
    [262, 800],
    [350, 930],
    [300, 390],
    [420, 290],
  ].map(([x = 0, y = 0], i) => {
    const turn = [-82, 88, 64, 40, -58, -34][i] ?? 0;
    const one = (cx: number, angle: number) =>
      ellipse(cx, y, 62, 21, { fill: '#c9cdcf', stroke: CT.bone, 'stroke-width': 8, transform: `rotate(${angle} ${cx} ${y})` });
    return one(x, turn) + one(2 * axis - x, -turn);
  });
  const lung: Point[] = [
    [620, 300],
    [450, 320],
    [320, 440],
    [276, 620],
    [310, 780],
    [420, 900],
    [580, 940],
    [690, 860],
    [640, 740],
    [610, 600],
    [650, 460],
  ];
  const vessels = Array.from({ length: 90 }, () => {
    const side = random.next() < 0.5 ? 1 : -1;
    const depth = random.next();
    return circle(axis + side * (190 + depth * 300), 620 + random.normal(0, 130) * (1.1 - depth * 0.4), 9 - depth * 6.5, {
      fill: '#cfd3d5',
      opacity: 0.75,
    });
  });
  return group(
    {},
    ellipse(axis, 640, 700, 480, { fill: CT.fat, filter: blurred(4) }),
    ellipse(axis, 640, 690, 470, { fill: 'none', stroke: '#6f7477', 'stroke-width': 7 }),
    path(
      smooth(
        [
          [800, 236],
          [520, 250],
          [290, 360],
          [196, 600],
          [250, 840],
          [420, 1010],
          [640, 1060],
          [800, 1030],
          [960, 1060],
          [1180, 1010],
          [1350, 840],
          [1404, 600],
          [1310, 360],
          [1080, 250],
        ],
        true,
      ),
      { fill: CT.muscle, filter: blurred(4) },
    ),
    both(axis, lung, { fill: CT.lung, stroke: '#8b9093', 'stroke-width': 4 }),
    ...vessels,
    path(
      smooth(
        [
          [690, 300],
          [910, 300],
          [980, 420],
          [1000, 560],
          [960, 700],
          [880, 840],
          [720, 840],
          [650, 700],
          [610, 560],
          [640, 400],
        ],
        true,
      ),
      { fill: CT.fat, filter: blurred(4) },
    ),
    // Superior vena cava, ascending and descending aorta, the pulmonary trunk with its two branches.
    circle(640, 470, 34, { fill: CT.contrast }),
    circle(730, 430, 74, { fill: CT.contrast }),
    path(
      smooth(
        [
          [850, 330],
          [920, 370],
          [950, 460],
          [992, 520],
          [980, 574],
          [900, 570],
          [840, 580],
          [740, 590],
          [640, 600],
          [620, 540],
          [720, 528],
          [800, 500],
          [818, 420],
        ],
        true,
      ),
      { fill: CT.contrast },
    ),
    circle(900, 720, 60, { fill: CT.contrast }),
    ellipse(716, 640, 36, 28, { fill: CT.air, stroke: '#9a9fa2', 'stroke-width': 6 }),
    ellipse(850, 636, 32, 26, { fill: CT.air, stroke: '#9a9fa2', 'stroke-width': 6 }),
    ellipse(768, 700, 30, 24, { fill: CT.organ }),
    ellipse(axis, 262, 96, 26, { fill: '#c9cdcf', stroke: CT.bone, 'stroke-width': 8 }),
    ...ribs,
    vertebra(axis, 850, 0.95),
  );
}

function abdomen(random: Random): string {
  const axis = 800;
  const organ = (points: readonly Point[], fill: string) => path(smooth(points, true), { fill, stroke: '#b9bec0', 'stroke-width': 4 });
  const kidney = (x: number, turn: number) =>
    ellipse(x, 850, 104, 76, { fill: '#d3d7d9', transform: `rotate(${turn} ${x} 850)` }) +
    ellipse(x + (x < axis ? 34 : -34), 842, 44, 30, { fill: CT.fat });
  const loops = (
    [
      [930, 430, 70],
      [1060, 480, 62],
      [1010, 590, 58],
      [1130, 600, 56],
      [900, 560, 46],
      [1080, 790, 52],
      [700, 400, 50],
    ] as const
  ).map(([x, y, r]) =>
    path(smooth(blob(random, [x, y], r, r * 0.8, 0.1), true), { fill: CT.fluid, stroke: '#b4b9bb', 'stroke-width': 11 }),
  );
  return group(
    {},
    ellipse(axis, 660, 720, 490, { fill: CT.fat, filter: blurred(4) }),
    ellipse(axis, 660, 712, 482, { fill: 'none', stroke: '#6f7477', 'stroke-width': 7 }),
    ellipse(axis, 680, 640, 420, { fill: CT.muscle, filter: blurred(4) }),
    ellipse(axis, 670, 606, 384, { fill: CT.fat }),
    ellipse(620, 960, 120, 90, { fill: CT.muscle }),
    ellipse(980, 960, 120, 90, { fill: CT.muscle }),
    organ(
      [
        [210, 620],
        [250, 430],
        [420, 310],
        [620, 300],
        [700, 350],
        [640, 450],
        [560, 560],
        [520, 700],
        [420, 800],
        [290, 790],
      ],
      CT.organ,
    ),
    ...[
      [380, 470],
      [460, 560],
      [360, 620],
      [520, 430],
    ].map(([x = 0, y = 0]) =>
      path(
        smooth([
          [x - 40, y + 20],
          [x, y],
          [x + 44, y - 26],
        ]),
        { fill: 'none', stroke: '#d3d7d9', 'stroke-width': 11, opacity: 0.7 },
      ),
    ),
    ellipse(590, 480, 60, 40, { fill: CT.fluid, stroke: '#a5aaad', 'stroke-width': 6 }),
    organ(
      [
        [1240, 470],
        [1330, 520],
        [1370, 640],
        [1320, 770],
        [1240, 720],
        [1220, 590],
      ],
      '#aeb3b5',
    ),
    organ(
      [
        [640, 590],
        [760, 560],
        [900, 590],
        [1020, 640],
        [1010, 680],
        [880, 650],
        [760, 620],
        [660, 650],
      ],
      '#92979a',
    ),
    ...loops,
    kidney(480, -20),
    kidney(1120, 20),
    circle(824, 690, 50, { fill: CT.contrast }),
    ellipse(690, 700, 56, 40, { fill: '#c4c8ca' }),
    circle(800, 560, 26, { fill: CT.contrast }),
    vertebra(axis, 830, 0.95),
  );
}

function neck(): string {
  const axis = 700;
  return group(
    {},
    ellipse(axis, 700, 590, 560, { fill: CT.fat, filter: blurred(4) }),
    ellipse(axis, 700, 580, 550, { fill: 'none', stroke: '#6f7477', 'stroke-width': 7 }),
    // Mandible in front, muscles beside, deep muscles behind.
    path(
      smooth([
        [270, 690],
        [290, 480],
        [430, 270],
        [700, 190],
        [970, 270],
        [1110, 480],
        [1130, 690],
      ]),
      { fill: 'none', stroke: CT.bone, 'stroke-width': 56 },
    ),
    path(
      smooth([
        [270, 690],
        [290, 480],
        [430, 270],
        [700, 190],
        [970, 270],
        [1110, 480],
        [1130, 690],
      ]),
      { fill: 'none', stroke: '#b4b9bb', 'stroke-width': 22 },
    ),
    path(
      smooth(
        [
          [700, 250],
          [880, 330],
          [930, 480],
          [860, 620],
          [700, 650],
          [540, 620],
          [470, 480],
          [520, 330],
        ],
        true,
      ),
      { fill: CT.muscle, filter: blurred(4) },
    ),
    both(
      axis,
      [
        [690, 300],
        [620, 330],
        [590, 460],
        [640, 560],
        [690, 570],
      ],
      { fill: '#90969a' },
    ),
    both(
      axis,
      [
        [390, 520],
        [350, 600],
        [380, 690],
        [440, 640],
        [440, 560],
      ],
      { fill: CT.organ },
    ),
    path(
      smooth(
        [
          [700, 660],
          [800, 680],
          [780, 740],
          [700, 724],
          [620, 740],
          [600, 680],
        ],
        true,
      ),
      { fill: CT.air, stroke: '#9a9fa2', 'stroke-width': 8 },
    ),
    ...[500, 900].map((x) => circle(x, 640, 30, { fill: CT.contrast })),
    ...[448, 952].map((x) => ellipse(x, 700, 42, 34, { fill: '#cfd3d5' })),
    both(
      axis,
      [
        [330, 760],
        [250, 880],
        [300, 1010],
        [400, 1000],
        [420, 860],
      ],
      { fill: CT.muscle, filter: blurred(2) },
    ),
    both(
      axis,
      [
        [660, 1010],
        [520, 960],
        [420, 1040],
        [470, 1160],
        [640, 1190],
      ],
      { fill: CT.muscle, filter: blurred(2) },
    ),
    ellipse(axis, 800, 130, 34, { fill: CT.muscle }),
    vertebra(axis, 890, 0.85),
  );
}

export function drawRegion(region: RegionName, random: Random): { width: number; height: number; body: string } {
  if (region === 'chest') return { width: 1600, height: 1240, body: chest(random) };
  if (region === 'abdomen') return { width: 1600, height: 1280, body: abdomen(random) };
  return { width: 1400, height: 1400, body: neck() };
}
