/** Outlines of the bones on each film, and where a fracture, a dislocation or a disease shows itself on it. */
import type { Point } from './svg-document.ts';

export const BONES = ['elbow', 'hip', 'wrist', 'spine', 'knee', 'hand', 'ankle'] as const;
type BoneName = (typeof BONES)[number];

export interface BoneShape {
  outline: readonly Point[];
  /** fixed: stays; broken: the fracture runs through it; moves: goes with whatever lies beyond the fracture or the joint. */
  part: 'fixed' | 'broken' | 'moves';
}

export interface BoneView {
  shapes: readonly BoneShape[];
  /** Soft tissue as thick strokes along the limb: points and width. */
  flesh: readonly { along: readonly Point[]; width: number }[];
  /** Which side of the line through `at` along `across` is distal: "far" lies to the right of that direction. */
  fracture: { at: Point; across: Point; distal: 'far' | 'near'; shift: Point; turn: number };
  dislocation: { leaving: readonly BoneShape['part'][]; shift: Point; turn: number; about: Point };
  disease: { at: Point; size: number };
  marker: 'R' | 'L';
}

const shape = (part: BoneShape['part'], ...outline: Point[]): BoneShape => ({ outline, part });

/** A long bone of the hand or foot between two points: wider at its ends. */
function tube(part: BoneShape['part'], from: Point, to: Point, width: number): BoneShape {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, across: number): Point => [
    from[0] + ux * along * length - uy * across * width,
    from[1] + uy * along * length + ux * across * width,
  ];
  return shape(
    part,
    at(0, -0.5),
    at(0.1, -0.62),
    at(0.28, -0.38),
    at(0.7, -0.34),
    at(0.9, -0.52),
    at(1, -0.4),
    at(1.03, 0),
    at(1, 0.4),
    at(0.9, 0.52),
    at(0.7, 0.34),
    at(0.28, 0.38),
    at(0.1, 0.62),
    at(0, 0.5),
    at(-0.03, 0),
  );
}

/** Lateral: the humerus comes down, the forearm runs to the right, the olecranon hooks behind. */
const elbow: BoneView = {
  shapes: [
    shape(
      'broken',
      [560, -40],
      [556, 400],
      [560, 640],
      [520, 770],
      [530, 880],
      [600, 950],
      [690, 940],
      [730, 860],
      [700, 760],
      [672, 640],
      [676, 400],
      [680, -40],
    ),
    shape(
      'moves',
      [520, 810],
      [480, 900],
      [500, 1010],
      [580, 1080],
      [760, 1090],
      [1100, 1120],
      [1760, 1160],
      [1760, 1080],
      [1100, 1026],
      [800, 1000],
      [720, 960],
      [640, 980],
      [560, 930],
      [552, 830],
    ),
    shape(
      'moves',
      [742, 830],
      [752, 960],
      [800, 960],
      [860, 930],
      [1100, 960],
      [1760, 1000],
      [1760, 920],
      [1100, 880],
      [860, 860],
      [810, 822],
    ),
  ],
  flesh: [
    {
      along: [
        [610, -80],
        [610, 700],
        [640, 960],
        [900, 1000],
        [1500, 1030],
      ],
      width: 420,
    },
  ],
  fracture: { at: [615, 720], across: [1, 0.22], distal: 'far', shift: [-56, 18], turn: 12 },
  dislocation: { leaving: ['moves'], shift: [-150, -60], turn: -6, about: [640, 940] },
  disease: { at: [650, 940], size: 80 },
  marker: 'L',
};

const hip: BoneView = {
  shapes: [
    shape(
      'fixed',
      [60, 180],
      [200, 60],
      [420, 70],
      [560, 200],
      [640, 380],
      [780, 520],
      [800, 690],
      [700, 760],
      [660, 900],
      [560, 1010],
      [380, 960],
      [250, 1010],
      [200, 920],
      [380, 850],
      [500, 760],
      [480, 640],
      [330, 560],
      [160, 420],
    ),
    shape(
      'broken',
      [700, 470],
      [790, 480],
      [850, 560],
      [860, 630],
      [960, 700],
      [1060, 640],
      [1120, 690],
      [1130, 800],
      [1080, 900],
      [1070, 1200],
      [1080, 1960],
      [930, 1960],
      [930, 1200],
      [900, 980],
      [850, 900],
      [860, 830],
      [780, 720],
      [700, 690],
      [650, 620],
      [650, 530],
    ),
  ],
  flesh: [
    {
      along: [
        [420, -40],
        [640, 600],
        [980, 1000],
        [1000, 1640],
      ],
      width: 900,
    },
  ],
  fracture: { at: [880, 690], across: [0.55, -0.84], distal: 'far', shift: [46, -84], turn: 6 },
  dislocation: { leaving: ['broken'], shift: [90, -190], turn: -10, about: [760, 580] },
  disease: { at: [745, 560], size: 90 },
  marker: 'L',
};

/** Carpals in two rows, thumb to the left. */
const CARPALS: readonly (readonly [number, number, number, number])[] = [
  [590, 830, 62, 76],
  [700, 800, 60, 58],
  [810, 830, 52, 52],
  [850, 780, 30, 34],
  [540, 720, 46, 50],
  [610, 690, 46, 46],
  [710, 690, 56, 74],
  [820, 710, 58, 62],
];
const carpals = (part: BoneShape['part']) =>
  CARPALS.map(([x, y, rx, ry]) =>
    shape(
      part,
      [x - rx, y],
      [x - rx * 0.6, y - ry * 0.85],
      [x + rx * 0.4, y - ry],
      [x + rx, y - ry * 0.2],
      [x + rx * 0.75, y + ry * 0.8],
      [x - rx * 0.3, y + ry],
    ),
  );

const wrist: BoneView = {
  shapes: [
    shape(
      'broken',
      [540, 1600],
      [548, 1250],
      [520, 1080],
      [470, 960],
      [490, 900],
      [560, 910],
      [660, 890],
      [740, 892],
      [752, 960],
      [690, 1080],
      [672, 1250],
      [670, 1600],
    ),
    shape(
      'fixed',
      [780, 1600],
      [790, 1250],
      [790, 1050],
      [772, 940],
      [820, 920],
      [868, 930],
      [880, 880],
      [900, 930],
      [888, 1050],
      [880, 1250],
      [890, 1600],
    ),
    ...carpals('moves'),
    tube('moves', [490, 690], [330, 470], 84),
    tube('moves', [600, 630], [560, 210], 88),
    tube('moves', [700, 600], [700, 170], 88),
    tube('moves', [790, 630], [830, 210], 80),
    tube('moves', [860, 660], [950, 290], 78),
  ],
  flesh: [
    {
      along: [
        [720, 1640],
        [715, 1000],
        [705, 700],
        [700, 100],
      ],
      width: 560,
    },
  ],
  fracture: { at: [610, 1010], across: [1, -0.12], distal: 'near', shift: [-26, 22], turn: -9 },
  dislocation: { leaving: ['moves'], shift: [40, 90], turn: 8, about: [680, 880] },
  disease: { at: [700, 750], size: 90 },
  marker: 'L',
};

/** Knuckle, lean to the side, lengths of the three phalanges. */
const FINGERS = [
  [558, 650, -0.07, [200, 125, 88]],
  [700, 630, 0, [225, 145, 95]],
  [820, 650, 0.07, [205, 135, 90]],
  [942, 735, 0.2, [160, 95, 78]],
] as const;

function finger([x, y, lean, lengths]: (typeof FINGERS)[number], part: BoneShape['part']): BoneShape[] {
  let from: Point = [x, y];
  return lengths.map((length, i) => {
    const to: Point = [from[0] + lean * length, from[1] - length];
    const phalanx = tube(part, from, to, 66 - i * 11);
    from = [to[0] + lean * 16, to[1] - 16];
    return phalanx;
  });
}

const hand: BoneView = {
  shapes: [
    ...CARPALS.map(([x, y, rx, ry]) =>
      shape(
        'fixed',
        [x - rx, y + 420],
        [x - rx * 0.5, y - ry + 420],
        [x + rx * 0.5, y - ry + 420],
        [x + rx, y + 420],
        [x + rx * 0.5, y + ry + 420],
        [x - rx * 0.5, y + ry + 420],
      ),
    ),
    shape('fixed', [540, 1640], [520, 1430], [480, 1350], [660, 1300], [742, 1320], [700, 1450], [680, 1640]),
    shape('fixed', [780, 1640], [790, 1450], [780, 1340], [860, 1320], [890, 1360], [880, 1640]),
    tube('fixed', [470, 1120], [300, 900], 82),
    tube('fixed', [285, 870], [200, 700], 66),
    tube('fixed', [190, 680], [140, 560], 54),
    tube('fixed', [600, 1050], [560, 680], 82),
    tube('fixed', [700, 1030], [700, 660], 82),
    tube('fixed', [795, 1050], [815, 680], 76),
    tube('broken', [870, 1090], [930, 760], 74),
    ...FINGERS.flatMap((one, i) => finger(one, i === 3 ? 'moves' : 'fixed')),
  ],
  flesh: [
    {
      along: [
        [715, 1640],
        [715, 1100],
        [715, 800],
      ],
      width: 560,
    },
    {
      along: [
        [558, 700],
        [524, 190],
      ],
      width: 128,
    },
    {
      along: [
        [700, 700],
        [700, 120],
      ],
      width: 130,
    },
    {
      along: [
        [820, 700],
        [856, 170],
      ],
      width: 124,
    },
    {
      along: [
        [930, 800],
        [1016, 360],
      ],
      width: 108,
    },
    {
      along: [
        [480, 1120],
        [300, 900],
        [140, 540],
      ],
      width: 130,
    },
  ],
  fracture: { at: [918, 840], across: [1, 0.3], distal: 'near', shift: [-8, 24], turn: -6 },
  dislocation: { leaving: ['moves'], shift: [58, 56], turn: 12, about: [942, 735] },
  disease: { at: [815, 672], size: 42 },
  marker: 'L',
};

const knee: BoneView = {
  shapes: [
    shape(
      'fixed',
      [590, -40],
      [600, 320],
      [560, 520],
      [460, 640],
      [450, 760],
      [540, 830],
      [660, 800],
      [715, 740],
      [770, 800],
      [880, 836],
      [960, 760],
      [950, 640],
      [850, 520],
      [800, 320],
      [800, -40],
    ),
    shape('fixed', [610, 520], [705, 470], [800, 520], [800, 640], [705, 710], [610, 640]),
    shape(
      'broken',
      [450, 880],
      [600, 858],
      [690, 872],
      [715, 840],
      [740, 872],
      [830, 858],
      [960, 880],
      [965, 980],
      [880, 1080],
      [810, 1240],
      [800, 1600],
      [610, 1600],
      [610, 1240],
      [540, 1080],
      [446, 980],
    ),
    shape('moves', [930, 1010], [1000, 1000], [1020, 1080], [970, 1160], [960, 1600], [890, 1600], [900, 1180]),
  ],
  flesh: [
    {
      along: [
        [700, -80],
        [700, 700],
        [740, 1660],
      ],
      width: 720,
    },
  ],
  fracture: { at: [700, 1090], across: [1, 0.25], distal: 'far', shift: [34, 16], turn: 5 },
  dislocation: { leaving: ['broken', 'moves'], shift: [170, 60], turn: 4, about: [700, 860] },
  disease: { at: [880, 860], size: 80 },
  marker: 'L',
};

const ankle: BoneView = {
  shapes: [
    shape(
      'fixed',
      [560, -40],
      [570, 500],
      [540, 760],
      [470, 860],
      [480, 1040],
      [540, 1060],
      [572, 940],
      [740, 930],
      [800, 920],
      [790, 760],
      [730, 500],
      [720, -40],
    ),
    shape(
      'broken',
      [800, -40],
      [810, 500],
      [816, 760],
      [800, 900],
      [830, 1080],
      [880, 1120],
      [930, 1040],
      [930, 860],
      [890, 700],
      [880, -40],
    ),
    shape('moves', [572, 970], [680, 955], [796, 962], [816, 1080], [760, 1170], [620, 1180], [556, 1090]),
    shape('moves', [590, 1200], [760, 1190], [820, 1290], [800, 1440], [700, 1510], [590, 1450], [560, 1320]),
  ],
  flesh: [
    {
      along: [
        [720, -80],
        [705, 800],
        [690, 1500],
      ],
      width: 560,
    },
  ],
  fracture: { at: [868, 880], across: [1, -0.7], distal: 'far', shift: [38, -12], turn: 7 },
  dislocation: { leaving: ['moves'], shift: [130, 20], turn: 16, about: [690, 960] },
  disease: { at: [690, 955], size: 76 },
  marker: 'L',
};

export const BONE_VIEWS: Readonly<Record<Exclude<BoneName, 'spine'>, BoneView>> = { elbow, hip, wrist, knee, hand, ankle };
