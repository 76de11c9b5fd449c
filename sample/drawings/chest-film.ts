/** A frontal chest film. The patient faces the reader: the patient's right is on the left of the picture. */
import { z } from 'zod';
import { CENTRE, HEIGHT, lungOutline, sidePoints, thoraxOutline, WIDTH } from './chest-film-anatomy.ts';
import { type ChestFinding, type Depth, drawFinding, FINDINGS } from './chest-film-findings.ts';
import { drawingFamily } from './drawing-family.ts';
import { blurred, clip, clipped, film, inPaintingOrder, type Side, sidesOf, softened } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, group, type Point, path, smooth, tag } from './svg-document.ts';

const ChestFilmParams = z.strictObject({
  findings: z
    .array(
      z.strictObject({
        kind: z.enum(FINDINGS),
        side: z.enum(['left', 'right', 'both']).optional(),
        zone: z.enum(['upper', 'mid', 'lower']).optional(),
      }),
    )
    .max(6),
});

const SIDES: readonly Side[] = ['right', 'left'];

/** Lung, chest wall and outer shoulder, darker where there is more air. */
function softTissue(): string {
  const outline: Point[] = [
    [655, -30],
    [640, 90],
    [500, 170],
    [250, 215],
    [60, 300],
    [-40, 420],
    [-40, 800],
    [120, 760],
    [165, 1000],
    [150, 1560],
    [1450, 1560],
    [1435, 1000],
    [1480, 760],
    [1640, 800],
    [1640, 420],
    [1540, 300],
    [1350, 215],
    [1100, 170],
    [960, 90],
    [945, -30],
  ];
  return path(smooth(outline, true), { fill: '#4c5053', filter: blurred(8) });
}

function scapula(side: Side): string {
  const outline = sidePoints(side, [
    [330, 260],
    [215, 330],
    [245, 560],
    [330, 800],
    [372, 690],
    [392, 420],
  ]);
  return path(smooth(outline, true), { fill: '#ffffff', opacity: 0.09, stroke: '#ffffff', 'stroke-width': 5, filter: blurred(4) });
}

/** Posterior ribs run down and out from the spine; the front ends come back in and down, fainter. */
function ribs(side: Side): string {
  const posterior = Array.from({ length: 10 }, (_, i) => {
    const y = 170 + i * 92;
    const wall = 530 - 275 * Math.sin(Math.min(1, (i + 1.1) / 6) * (Math.PI / 2));
    return smooth(
      sidePoints(side, [
        [752, y + 8],
        [660, y - 34],
        [560, y - 30],
        [(wall + 560) / 2 - 10, y + 12],
        [wall, y + 105 + i * 4],
        [wall - 50, y + 165 + i * 4],
      ]),
    );
  });
  const anterior = Array.from({ length: 6 }, (_, i) => {
    const y = 345 + i * 112;
    const wall = 420 - 150 * Math.sin(Math.min(1, (i + 1.4) / 5) * (Math.PI / 2));
    return smooth(
      sidePoints(side, [
        [wall, y],
        [wall + 70, y + 92],
        [560, y + 165],
        [640 + i * 4, y + 172],
      ]),
    );
  });
  // A broad stroke under a narrower, darker one leaves the two cortices of a rib as brighter edges.
  const bone = (d: string, width: number, opacity: number) =>
    group(
      { opacity },
      path(d, { fill: 'none', stroke: '#e8ecee', 'stroke-width': width }),
      path(d, { fill: 'none', stroke: '#8d9396', 'stroke-width': width - 9 }),
    );
  // Softened together: one by one they take as long as all the rest of the picture.
  return softened(2, WIDTH, HEIGHT, ...posterior.map((d) => bone(d, 33, 0.34)), ...anterior.map((d) => bone(d, 30, 0.17)));
}

function clavicle(side: Side): string {
  const d = smooth(
    sidePoints(side, [
      [742, 300],
      [690, 272],
      [600, 268],
      [480, 238],
      [360, 196],
      [300, 190],
    ]),
  );
  const head = sidePoints(side, [[738, 300]])[0] ?? [0, 0];
  return group(
    { opacity: 0.62, filter: blurred(2) },
    path(d, { fill: 'none', stroke: '#cfd3d5', 'stroke-width': 42, 'stroke-linecap': 'round', opacity: 0.6 }),
    path(d, { fill: 'none', stroke: '#8f9599', 'stroke-width': 28, 'stroke-linecap': 'round', opacity: 0.55 }),
    ellipse(head[0], head[1], 26, 30, { fill: '#d5d9db', opacity: 0.6 }),
  );
}

/** Vessels leave the hilum, fork and thin out; fewer towards the apex. */
function vessels(side: Side, random: Random): string {
  const strokes: string[] = [];
  const grow = (x: number, y: number, angle: number, width: number, length: number) => {
    const toX = x + Math.cos(angle) * length;
    const toY = y + Math.sin(angle) * length;
    const bend = random.normal(0, length * 0.08);
    const points = sidePoints(side, [
      [x, y],
      [(x + toX) / 2 + bend, (y + toY) / 2 + bend],
      [toX, toY],
    ]);
    strokes.push(
      path(smooth(points), { fill: 'none', stroke: '#e6eaec', 'stroke-width': width, 'stroke-linecap': 'round', opacity: 0.27 }),
    );
    if (width < 2.4) return;
    grow(toX, toY, angle + random.between(0.18, 0.5), width * 0.66, length * random.between(0.72, 0.9));
    grow(toX, toY, angle - random.between(0.18, 0.5), width * 0.62, length * random.between(0.7, 0.88));
  };
  for (const [angle, width] of [
    [1.85, 17],
    [2.25, 16],
    [2.75, 12],
    [3.25, 11],
    [3.75, 10],
    [4.15, 10],
    [2.0, 13],
  ] as const)
    grow(655, 640, angle, width, 118);
  const hilum = sidePoints(side, [
    [690, 560],
    [640, 610],
    [632, 690],
    [668, 770],
    [705, 720],
  ]);
  return group({ filter: blurred(2) }, ...strokes) + path(smooth(hilum, true), { fill: '#dfe3e5', opacity: 0.42, filter: blurred(16) });
}

/** Heart and great vessels; the borders a reader looks for are kept: caval, atrial, aortic, pulmonary, ventricular. */
function mediastinum(findings: readonly ChestFinding[]): string {
  const broad = findings.some(({ kind }) => kind === 'cardiomegaly') ? 1.5 : 1;
  const wide = findings.some(({ kind }) => kind === 'wideMediastinum') ? 1 : 0;
  const x = (offset: number, upper = 0) => CENTRE + offset * (upper ? 1 : broad) + upper * wide;
  const outline: Point[] = [
    [x(-62), 60],
    [x(-66, -25), 220],
    [x(-76, -92), 360],
    [x(-80, -62), 500],
    [x(-92), 600],
    [x(-132), 740],
    [x(-146), 880],
    [x(-118), 1010],
    [x(-70), 1110],
    [x(150), 1130],
    [x(262), 1075],
    [x(285), 985],
    [x(245), 850],
    [x(176), 720],
    [x(124), 625],
    [x(104, 60), 560],
    [x(126, 92), 480],
    [x(98, 105), 415],
    [x(74, 92), 330],
    [x(62, 20), 200],
    [x(58), 60],
  ];
  const d = smooth(outline, true);
  const vertebrae = Array.from({ length: 13 }, (_, i) =>
    tag('rect', {
      x: CENTRE - 54,
      y: 70 + i * 88,
      width: 108,
      height: 70,
      rx: 12,
      fill: '#ffffff',
      opacity: 0.07,
      stroke: '#ffffff',
      'stroke-width': 4,
    }),
  );
  const airway: Point[][] = [
    [
      [800, -20],
      [798, 200],
      [804, 445],
    ],
    [
      [804, 440],
      [752, 510],
      [690, 580],
    ],
    [
      [804, 440],
      [872, 520],
      [935, 575],
    ],
  ];
  return [
    path(d, { fill: '#c9cdcf', opacity: 0.92, filter: blurred(8) }),
    path(d, { fill: 'none', stroke: '#f4f6f7', 'stroke-width': 3, opacity: 0.35, filter: blurred(2) }),
    group({ filter: blurred(2) }, ...vertebrae),
    ...airway.map((points, i) =>
      path(smooth(points), {
        fill: 'none',
        stroke: '#30363a',
        'stroke-width': i === 0 ? 46 : 28,
        opacity: i === 0 ? 0.6 : 0.42,
        filter: blurred(4),
      }),
    ),
  ].join('');
}

/** An effusion takes the outline of the diaphragm away on its side. */
function abdomen(findings: readonly ChestFinding[]): string {
  const domes: Point[] = [
    [196, 1560],
    [214, 1340],
    [236, 1215],
    [262, 1172],
    [330, 1078],
    [450, 1016],
    [560, 1016],
    [680, 1072],
    [800, 1112],
    [930, 1110],
    [1050, 1066],
    [1150, 1058],
    [1250, 1108],
    [1342, 1215],
    [1384, 1340],
    [1404, 1560],
  ];
  const seen = SIDES.filter((side) => !findings.some((finding) => finding.kind === 'effusion' && sidesOf(finding.side).includes(side)));
  return (
    path(smooth(domes, true), { fill: '#b9bec1', filter: blurred(4) }) +
    seen
      .map((side) =>
        path(smooth(side === 'right' ? domes.slice(3, 8) : domes.slice(8, 13)), {
          fill: 'none',
          stroke: '#f2f4f5',
          'stroke-width': 3,
          opacity: 0.45,
        }),
      )
      .join('') +
    // The stomach bubble tells the left side from the right.
    ellipse(1085, 1200, 110, 62, { fill: '#2a2f32', opacity: 0.75, filter: blurred(16) }) +
    ellipse(1230, 1400, 90, 60, { fill: '#2a2f32', opacity: 0.35, filter: blurred(16) })
  );
}

export const chestFilm = drawingFamily(ChestFilmParams, ({ findings }, random) => {
  const lungs = SIDES.map((side) => smooth(lungOutline(side), true));
  const both = lungs.join('');
  const layer = (depth: Depth) =>
    inPaintingOrder(findings, FINDINGS)
      .map((finding) => drawFinding(finding, depth, random))
      .join('');
  const airless = lungs.map((d) => path(d, { fill: 'url(#air)', filter: blurred(4) }));
  const gradient = tag(
    'linearGradient',
    { id: 'air', x1: 0, y1: 0, x2: 0, y2: 1 },
    tag('stop', { offset: 0, 'stop-color': '#23282b' }) +
      tag('stop', { offset: 0.5, 'stop-color': '#14181a' }) +
      tag('stop', { offset: 1, 'stop-color': '#202528' }),
  );
  return film(
    {
      width: WIDTH,
      height: HEIGHT,
      random,
      marker: 'R',
      defs:
        gradient +
        clip('lungs', both) +
        clip('lung-right', lungs[0] ?? '') +
        clip('lung-left', lungs[1] ?? '') +
        clip('thorax', thoraxOutline()),
    },
    softTissue(),
    ...airless,
    group({ 'clip-path': clipped('lungs') }, ...SIDES.map((side) => vessels(side, random))),
    layer('lung'),
    group({ 'clip-path': clipped('thorax') }, ...SIDES.map(ribs)),
    ...SIDES.map(scapula),
    mediastinum(findings),
    layer('pleura'),
    abdomen(findings),
    ...SIDES.map(clavicle),
    layer('front'),
    ...lungs.map((d) => path(d, { fill: 'none', stroke: '#e8ecee', 'stroke-width': 2, opacity: 0.18 })),
  );
});
