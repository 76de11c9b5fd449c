/** Outlines of the body parts a skin picture is placed on, in a box of 900 × 1100. */
import { ellipse, line, mirrored, type Point, path, smooth } from './svg-document.ts';

export const SITES = ['arm', 'leg', 'trunk', 'face', 'hand', 'foot', 'groin'] as const;
type SiteName = (typeof SITES)[number];

export const SKIN = { base: '#c9946f', light: '#dcb18f', shade: '#a87452', line: '#8a5b3e' } as const;

interface Site {
  outline: readonly Point[];
  /** Where lesions lie. */
  area: { at: Point; rx: number; ry: number };
  details: string;
}

const STROKE = { fill: 'none', stroke: SKIN.line, 'stroke-width': 3.5, 'stroke-linecap': 'round', opacity: 0.5 };
const stroke = (...points: Point[]) => path(smooth(points), STROKE);
const halves = (axis: number, points: readonly Point[]): Point[] => [...points, ...mirrored(points, axis).reverse()];

const arm: Site = {
  outline: [
    [330, -40],
    [310, 160],
    [290, 330],
    [320, 520],
    [370, 700],
    [392, 800],
    [380, 860],
    [392, 950],
    [420, 1030],
    [480, 1056],
    [540, 1020],
    [566, 930],
    [560, 850],
    [548, 790],
    [590, 640],
    [618, 480],
    [600, 330],
    [596, 160],
    [600, -40],
  ],
  area: { at: [456, 430], rx: 120, ry: 240 },
  details:
    stroke([392, 812], [470, 824], [548, 806]) +
    stroke([330, 300], [400, 322], [470, 318]) +
    stroke([430, 940], [436, 1010]) +
    stroke([480, 950], [482, 1036]) +
    stroke([526, 940], [520, 1010]),
};

const leg: Site = {
  outline: [
    [300, -40],
    [288, 120],
    [270, 290],
    [300, 480],
    [352, 680],
    [372, 800],
    [340, 880],
    [240, 960],
    [200, 1010],
    [240, 1044],
    [420, 1046],
    [520, 1030],
    [560, 970],
    [552, 860],
    [556, 740],
    [604, 520],
    [624, 320],
    [590, 120],
    [580, -40],
  ],
  area: { at: [448, 430], rx: 118, ry: 260 },
  details:
    stroke([400, 60], [440, 88], [486, 64]) +
    stroke([430, 150], [420, 420], [440, 720]) +
    stroke([456, 880], [474, 902], [500, 884]) +
    stroke([222, 1010], [260, 1000]),
};

const trunk: Site = {
  outline: halves(450, [
    [386, -40],
    [384, 60],
    [330, 110],
    [190, 150],
    [120, 230],
    [96, 420],
    [176, 420],
    [196, 300],
    [214, 440],
    [220, 600],
    [206, 780],
    [190, 960],
    [200, 1140],
  ]),
  area: { at: [450, 560], rx: 196, ry: 330 },
  details:
    stroke([280, 170], [360, 186], [430, 214]) +
    stroke([620, 170], [540, 186], [470, 214]) +
    ellipse(340, 420, 20, 16, { fill: '#9a6247', opacity: 0.7 }) +
    ellipse(560, 420, 20, 16, { fill: '#9a6247', opacity: 0.7 }) +
    stroke([444, 840], [450, 862], [456, 840]) +
    line(450, 280, 450, 780, { ...STROKE, opacity: 0.2 }) +
    stroke([260, 480], [340, 510], [430, 486]) +
    stroke([640, 480], [560, 510], [470, 486]),
};

const face: Site = {
  outline: halves(450, [
    [450, 70],
    [320, 86],
    [220, 180],
    [184, 340],
    [166, 380],
    [172, 470],
    [202, 520],
    [222, 660],
    [290, 800],
    [370, 890],
    [366, 1000],
    [250, 1060],
    [150, 1140],
  ]),
  area: { at: [450, 600], rx: 190, ry: 180 },
  details:
    path(
      smooth(
        [
          [186, 350],
          [190, 170],
          [320, 40],
          [450, 20],
          [580, 40],
          [710, 170],
          [714, 350],
          [650, 220],
          [540, 170],
          [380, 172],
          [250, 220],
        ],
        true,
      ),
      { fill: '#2f2622' },
    ) +
    stroke([270, 380], [330, 356], [400, 376]) +
    stroke([500, 376], [570, 356], [630, 380]) +
    // Closed eyes: nobody in particular.
    stroke([280, 452], [336, 474], [396, 454]) +
    stroke([504, 454], [564, 474], [620, 452]) +
    stroke([440, 470], [420, 590], [450, 614], [486, 604]) +
    stroke([362, 720], [420, 708], [450, 716], [480, 708], [538, 720]) +
    stroke([362, 720], [450, 756], [538, 720]),
};

const fingerOutline = (x: number, top: number, bottom: number, half: number): Point[] => [
  [x - half, bottom],
  [x - half, top + 50],
  [x - half * 0.8, top + 12],
  [x, top - 6],
  [x + half * 0.8, top + 12],
  [x + half, top + 50],
  [x + half, bottom],
];

const hand: Site = {
  outline: [
    [330, 1140],
    [320, 940],
    [270, 820],
    [190, 700],
    [100, 600],
    [84, 540],
    [130, 520],
    [220, 590],
    [292, 660],
    ...fingerOutline(330, 190, 520, 44),
    ...fingerOutline(440, 110, 500, 46),
    ...fingerOutline(552, 160, 510, 45),
    ...fingerOutline(654, 290, 560, 40),
    [700, 700],
    [660, 860],
    [600, 960],
    [600, 1140],
  ],
  area: { at: [490, 700], rx: 165, ry: 150 },
  details:
    [
      [330, 214],
      [440, 134],
      [552, 184],
      [654, 312],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(x, y + 18, 22, 28, { fill: '#e6c3ab', opacity: 0.85 }) +
          stroke([x - 24, y + 150], [x, y + 158], [x + 24, y + 150]) +
          stroke([x - 24, y + 270], [x, y + 280], [x + 24, y + 270]),
      )
      .join('') + ellipse(118, 556, 20, 26, { fill: '#e6c3ab', opacity: 0.85, transform: 'rotate(-45 118 556)' }),
};

const foot: Site = {
  outline: [
    [330, -40],
    [326, 200],
    [300, 420],
    [270, 640],
    [250, 800],
    [246, 900],
    [270, 960],
    [330, 970],
    [362, 930],
    [372, 990],
    [420, 1000],
    [440, 950],
    [456, 990],
    [500, 990],
    [512, 940],
    [532, 968],
    [572, 962],
    [580, 910],
    [600, 930],
    [634, 914],
    [640, 840],
    [624, 640],
    [600, 420],
    [586, 200],
    [590, -40],
  ],
  area: { at: [448, 600], rx: 130, ry: 220 },
  details:
    (
      [
        [300, 924, 26],
        [398, 962, 16],
        [478, 954, 15],
        [552, 932, 14],
        [618, 896, 12],
      ] as const
    )
      .map(([x, y, r]) => ellipse(x, y, r, r * 0.9, { fill: '#e6c3ab', opacity: 0.85 }))
      .join('') +
    stroke([400, 560], [394, 760]) +
    stroke([460, 560], [474, 780]) +
    stroke([340, 200], [370, 224]) +
    stroke([576, 200], [548, 224]),
};

const groin: Site = {
  outline: halves(450, [
    [170, -40],
    [180, 140],
    [150, 320],
    [130, 520],
    [140, 800],
    [170, 1140],
    [420, 1140],
    [436, 800],
    [446, 690],
  ]),
  area: { at: [300, 500], rx: 116, ry: 130 },
  details:
    // A plain cloth; the crease of the groin runs along its edge.
    path(
      smooth(
        [
          [372, 330],
          [528, 330],
          [510, 520],
          [478, 700],
          [450, 720],
          [422, 700],
          [390, 520],
        ],
        true,
      ),
      { fill: '#e9edec', stroke: '#b9c4c1', 'stroke-width': 3 },
    ) +
    stroke([190, 330], [300, 460], [410, 650]) +
    stroke([710, 330], [600, 460], [490, 650]) +
    stroke([444, 110], [450, 132], [456, 110]),
};

export const SKIN_SITES: Readonly<Record<SiteName, Site>> = { arm, leg, trunk, face, hand, foot, groin };
