/** What lies in each ultrasound window, drawn to the finding where the organ itself changes shape. */
import { blurred } from './film-canvas.ts';
import { circle, ellipse, group, type Point, path, smooth } from './svg-document.ts';
import { bright, ECHO, outline } from './ultrasound-echoes.ts';
import type { UsFinding } from './ultrasound-findings.ts';
import { heart } from './ultrasound-heart.ts';

export const US_VIEWS = ['fast', 'kidney', 'uterus', 'heart', 'lung', 'gallbladder', 'testis', 'bowel', 'liver', 'vein'] as const;
export type UsView = (typeof US_VIEWS)[number];

function kidneyShape(x: number, y: number, size: number, hydronephrosis: boolean): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const body = outline(
    [at(-330, 10), at(-250, -130), at(0, -180), at(250, -140), at(335, 0), at(250, 130), at(0, 165), at(-250, 130)],
    '#4d5456',
    ECHO.wall,
    8,
  );
  if (!hydronephrosis) {
    const pyramids = [-190, -95, 0, 95, 190].map((dx) =>
      ellipse(x + dx * size, y - (112 - Math.abs(dx) * 0.18) * size, 34 * size, 26 * size, { fill: '#2f3537', filter: blurred(4) }),
    );
    return body + pyramids.join('') + ellipse(x, y + 10 * size, 190 * size, 58 * size, { fill: '#cdd3d5', filter: blurred(16) });
  }
  // The sinus opens into joined black calyces and a wide pelvis.
  const calyces = [-180, -70, 50, 170].map((dx) =>
    circle(x + dx * size, y - (40 - Math.abs(dx) * 0.08) * size, 50 * size, { fill: ECHO.free }),
  );
  return (
    body +
    ellipse(x, y + 10 * size, 225 * size, 84 * size, { fill: '#a5acae', filter: blurred(8) }) +
    group(
      { filter: blurred(4) },
      ellipse(x, y + 30 * size, 200 * size, 50 * size, { fill: ECHO.free }),
      ...calyces,
      ellipse(x + 40 * size, y + 100 * size, 70 * size, 60 * size, { fill: ECHO.free }),
    )
  );
}

function uterus(finding: UsFinding): string {
  const empty = finding === 'emptyUterus';
  return [
    outline(
      [
        [330, 520],
        [520, 400],
        [820, 400],
        [1040, 500],
        [1180, 650],
        [1120, 740],
        [940, 700],
        [740, 740],
        [480, 720],
        [340, 640],
      ],
      '#757c7e',
      ECHO.bright,
      8,
    ),
    empty
      ? bright(
          [
            [450, 570],
            [680, 560],
            [900, 590],
            [1050, 650],
          ],
          20,
          0.85,
        )
      : ellipse(620, 560, 130, 74, { fill: ECHO.free, stroke: ECHO.wall, 'stroke-width': 14, filter: blurred(4) }) +
        ellipse(640, 590, 44, 24, { fill: '#b9c0c2', filter: blurred(2) }) +
        circle(570, 545, 16, { fill: 'none', stroke: ECHO.wall, 'stroke-width': 6 }),
    // The bladder in front is the window.
    outline(
      [
        [560, 240],
        [820, 230],
        [1080, 270],
        [1180, 380],
        [1020, 430],
        [780, 360],
        [600, 340],
      ],
      ECHO.free,
      ECHO.bright,
      6,
    ),
  ].join('');
}

function lung(): string {
  const rib = (x: number) =>
    path(`M${x - 120} 300Q${x} 226 ${x + 120} 300`, { fill: 'none', stroke: ECHO.wall, 'stroke-width': 22, filter: blurred(4) }) +
    path(`M${x - 120} 310L${x - 210} 1240L${x + 210} 1240L${x + 120} 310Q${x} 250 ${x - 120} 310Z`, {
      fill: ECHO.free,
      opacity: 0.86,
      filter: blurred(8),
    });
  const aLines = [620, 850].map((y) =>
    path(`M580 ${y}Q800 ${y + 26} 1020 ${y}`, { fill: 'none', stroke: ECHO.wall, 'stroke-width': 9, opacity: 0.4, filter: blurred(4) }),
  );
  return [
    path('M480 400Q800 440 1120 400L1500 1240L100 1240Z', { fill: '#3b4143' }),
    path('M480 396Q800 436 1120 396', { fill: 'none', stroke: ECHO.wall, 'stroke-width': 15, filter: blurred(2) }),
    ...aLines,
    rib(380),
    rib(1220),
  ].join('');
}

function fast(): string {
  // Morison's pouch: liver above, kidney below, diaphragm to the left.
  return [
    outline(
      [
        [260, 420],
        [520, 260],
        [900, 270],
        [1150, 420],
        [1040, 600],
        [760, 680],
        [420, 760],
        [260, 660],
      ],
      '#707779',
      ECHO.bright,
      7,
    ),
    kidneyShape(880, 800, 0.86, false),
    bright(
      [
        [170, 560],
        [230, 400],
        [340, 290],
      ],
      18,
    ),
  ].join('');
}

function gallbladder(finding: UsFinding): string {
  const thick = finding === 'wallThickening';
  const shape: Point[] = [
    [520, 560],
    [640, 470],
    [860, 490],
    [1040, 600],
    [1060, 700],
    [940, 740],
    [720, 720],
    [560, 660],
  ];
  return [
    outline(
      [
        [120, 400],
        [520, 220],
        [1100, 230],
        [1480, 420],
        [1400, 900],
        [900, 1050],
        [300, 950],
      ],
      '#6e7577',
    ),
    thick
      ? outline(shape, '#7c8385', ECHO.wall, 62) +
        path(smooth(shape, true), { fill: 'none', stroke: '#1c2022', 'stroke-width': 24, filter: blurred(4) })
      : '',
    outline(shape, ECHO.free, ECHO.wall, 10),
  ].join('');
}

function testis(): string {
  return [
    path(
      smooth(
        [
          [300, 560],
          [520, 320],
          [860, 270],
          [1180, 380],
          [1320, 600],
          [1200, 860],
          [860, 960],
          [500, 900],
        ],
        true,
      ),
      { fill: '#363c3e', filter: blurred(8) },
    ),
    outline(
      [
        [430, 600],
        [580, 400],
        [820, 350],
        [1060, 430],
        [1160, 600],
        [1060, 790],
        [820, 860],
        [570, 800],
      ],
      '#7f8688',
      ECHO.wall,
      8,
    ),
    outline(
      [
        [420, 560],
        [350, 450],
        [430, 350],
        [520, 370],
        [510, 470],
      ],
      '#969d9f',
    ),
    bright(
      [
        [700, 760],
        [820, 700],
        [960, 720],
      ],
      9,
      0.5,
    ),
  ].join('');
}

function bowel(): string {
  return (
    [
      [430, 520, 120, 80],
      [700, 430, 110, 70],
      [1130, 520, 130, 84],
      [560, 850, 130, 80],
      [1050, 860, 120, 76],
      [800, 960, 110, 66],
    ] as const
  )
    .map(
      ([x, y, rx, ry]) =>
        ellipse(x, y, rx, ry, { fill: '#3a4042', stroke: '#9ba2a4', 'stroke-width': 16, filter: blurred(4) }) +
        ellipse(x, y, rx * 0.45, ry * 0.3, { fill: '#c3cacc', filter: blurred(8) }),
    )
    .join('');
}

function liver(): string {
  const veins: readonly (readonly [readonly Point[], number])[] = [
    [
      [
        [1100, 560],
        [980, 480],
        [860, 440],
      ],
      36,
    ],
    [
      [
        [1130, 640],
        [950, 680],
        [780, 650],
      ],
      40,
    ],
    [
      [
        [420, 480],
        [540, 520],
        [640, 500],
      ],
      28,
    ],
  ];
  return [
    outline(
      [
        [120, 440],
        [420, 240],
        [900, 220],
        [1360, 340],
        [1480, 640],
        [1300, 940],
        [900, 1100],
        [420, 1020],
        [180, 760],
      ],
      '#727a7c',
      ECHO.bright,
      7,
    ),
    ...veins.map(([points, width]) =>
      path(smooth(points), { fill: 'none', stroke: '#0a0c0d', 'stroke-width': width, 'stroke-linecap': 'round', filter: blurred(4) }),
    ),
    bright(
      [
        [180, 760],
        [420, 1020],
        [900, 1100],
        [1300, 940],
      ],
      16,
      0.85,
    ),
  ].join('');
}

function vein(finding: UsFinding): string {
  const filled = finding === 'thrombus';
  return [
    ...[300, 350, 920, 1000].map((y) =>
      bright(
        [
          [200, y],
          [800, y + 30],
          [1400, y],
        ],
        8,
        0.35,
      ),
    ),
    circle(600, 560, 88, { fill: ECHO.free, stroke: ECHO.wall, 'stroke-width': 13, filter: blurred(2) }),
    ellipse(880, 630, 138, filled ? 128 : 96, {
      fill: filled ? '#545b5d' : ECHO.free,
      stroke: '#b9c0c2',
      'stroke-width': 8,
      filter: blurred(2),
    }),
  ].join('');
}

export function viewAnatomy(view: UsView, finding: UsFinding): string {
  switch (view) {
    case 'fast':
      return fast();
    case 'kidney':
      return (
        outline(
          [
            [160, 360],
            [520, 240],
            [1000, 260],
            [1200, 380],
            [900, 480],
            [500, 540],
            [240, 520],
          ],
          '#6e7577',
        ) + kidneyShape(800, 700, 1.25, finding === 'hydronephrosis')
      );
    case 'uterus':
      return uterus(finding);
    case 'heart':
      return heart(finding);
    case 'lung':
      return lung();
    case 'gallbladder':
      return gallbladder(finding);
    case 'testis':
      return testis();
    case 'bowel':
      return bowel();
    case 'liver':
      return liver();
    case 'vein':
      return vein(finding);
  }
}
