/** The outer eye, one eye, seen from the front. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { blob, blurred, clip, clipped, film } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { SKIN } from './skin-sites.ts';
import { circle, ellipse, group, type Point, path, rect, smooth, tag } from './svg-document.ts';

const FINDINGS = ['angleClosure', 'hypopyon', 'cornealUlcer', 'ptosis'] as const;
type Finding = (typeof FINDINGS)[number];
const EyeParams = z.strictObject({ finding: z.enum(FINDINGS) });

const WIDTH = 1600;
const HEIGHT = 1000;
const IRIS: Point = [800, 520];
const IRIS_R = 190;

/** The upper lid reaches lower when it droops. */
function opening(finding: Finding): string {
  const top: Point[] =
    finding === 'ptosis'
      ? [
          [330, 560],
          [520, 500],
          [800, 470],
          [1080, 490],
          [1290, 540],
        ]
      : [
          [330, 560],
          [500, 410],
          [800, 330],
          [1100, 390],
          [1290, 540],
        ];
  return smooth([...top, [1240, 590], [1080, 680], [800, 730], [520, 690]], true);
}

function iris(finding: Finding, random: Random): string {
  const [x, y] = IRIS;
  const fibres = Array.from({ length: 150 }, () => {
    const angle = random.between(0, 2 * Math.PI);
    const [from, to] = [random.between(80, 104), random.between(150, 184)];
    const at = (reach: number): string => `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    return path(`M${at(from)}L${at(to)}`, { stroke: random.next() < 0.5 ? '#8a5a33' : '#3c2413', 'stroke-width': 3, opacity: 0.6 });
  });
  const pupil =
    finding === 'angleClosure'
      ? ellipse(x, y, 112, 92, { fill: '#0b0908', transform: `rotate(80 ${x} ${y})` })
      : circle(x, y, finding === 'ptosis' ? 70 : 58, { fill: '#0b0908' });
  return circle(x, y, IRIS_R, { fill: '#5c3a20', stroke: '#24150c', 'stroke-width': 16 }) + group({}, ...fibres) + pupil;
}

/** Vessels deep about the cornea: the ciliary flush is fullest at the limbus, unlike a conjunctivitis. */
function redness(random: Random): string {
  const twigs = Array.from({ length: 120 }, () => {
    const angle = random.between(0, 2 * Math.PI);
    const reach = random.between(60, 250);
    const at = (r: number, turn: number): Point => [
      IRIS[0] + Math.cos(angle + turn) * (IRIS_R + r),
      IRIS[1] + Math.sin(angle + turn) * (IRIS_R + r) * 0.9,
    ];
    return path(smooth([at(4, 0), at(reach * 0.5, random.normal(0, 0.05)), at(reach, random.normal(0, 0.08))]), {
      fill: 'none',
      stroke: '#c0262a',
      'stroke-width': random.between(1.6, 4.2),
      opacity: 0.6,
    });
  });
  return (
    ellipse(IRIS[0], IRIS[1], IRIS_R + 70, IRIS_R + 50, {
      fill: 'none',
      stroke: '#d5484a',
      'stroke-width': 80,
      opacity: 0.5,
      filter: blurred(30),
    }) + group({}, ...twigs)
  );
}

function sign(finding: Finding, random: Random): string {
  const [x, y] = IRIS;
  switch (finding) {
    case 'angleClosure':
      return circle(x, y, IRIS_R, { fill: '#cfd9db', opacity: 0.38, filter: blurred(8) });
    case 'hypopyon':
      return group(
        { 'clip-path': clipped('cornea') },
        path(`M${x - 220} ${y + 98}Q${x} ${y + 106} ${x + 220} ${y + 98}V${y + 240}H${x - 220}Z`, { fill: '#f1ead2' }),
        circle(x, y, IRIS_R, { fill: '#cfd9db', opacity: 0.16 }),
      );
    case 'cornealUlcer':
      return (
        circle(x, y, IRIS_R, { fill: '#cfd9db', opacity: 0.22 }) +
        path(smooth(blob(random, [x - 46, y + 44], 96, 84, 0.16), true), { fill: '#dfe3dc', opacity: 0.6, filter: blurred(16) }) +
        path(smooth(blob(random, [x - 46, y + 44], 60, 52, 0.18), true), {
          fill: '#f4f2e4',
          stroke: '#c8cbb9',
          'stroke-width': 4,
          filter: blurred(4),
        })
      );
    case 'ptosis':
      return '';
  }
}

function lids(finding: Finding, edge: string): string {
  const lashRow =
    finding === 'ptosis'
      ? [
          [420, 528],
          [520, 500],
          [640, 482],
          [760, 471],
          [880, 472],
          [1000, 480],
          [1110, 496],
          [1200, 516],
        ]
      : [
          [420, 470],
          [510, 404],
          [620, 360],
          [740, 336],
          [860, 332],
          [980, 350],
          [1090, 388],
          [1190, 446],
        ];
  const lashes = lashRow.map(([x = 0, y = 0], i) =>
    path(
      smooth([
        [x, y],
        [x + (i - 3.5) * 10, y - 34 + (finding === 'ptosis' ? 52 : 0)],
        [x + (i - 3.5) * 22, y - 62 + (finding === 'ptosis' ? 104 : 0)],
      ]),
      { fill: 'none', stroke: '#241812', 'stroke-width': 5, 'stroke-linecap': 'round' },
    ),
  );
  // A lid that droops has no crease; the brow above is raised to help it.
  const browY = finding === 'ptosis' ? 130 : 190;
  const crease =
    finding === 'ptosis'
      ? smooth([
          [380, 340],
          [800, 236],
          [1230, 330],
        ])
      : smooth([
          [340, 470],
          [520, 330],
          [800, 258],
          [1100, 310],
          [1290, 460],
        ]);
  return [
    path(edge, { fill: 'none', stroke: '#7a4630', 'stroke-width': 12 }),
    path(edge, { fill: 'none', stroke: '#e2a593', 'stroke-width': 5, opacity: 0.7 }),
    path(crease, { fill: 'none', stroke: SKIN.line, 'stroke-width': 5, opacity: finding === 'ptosis' ? 0.25 : 0.6 }),
    path(
      smooth([
        [300, browY + 90],
        [560, browY],
        [860, browY - 26],
        [1160, browY + 20],
        [1330, browY + 110],
      ]),
      { fill: 'none', stroke: '#2b1f18', 'stroke-width': 52, 'stroke-linecap': 'round', opacity: 0.85 },
    ),
    ...lashes,
    path(
      smooth([
        [430, 760],
        [800, 820],
        [1160, 750],
      ]),
      { fill: 'none', stroke: SKIN.line, 'stroke-width': 4, opacity: 0.35 },
    ),
  ].join('');
}

export const eye = drawingFamily(EyeParams, ({ finding }, random) => {
  const edge = opening(finding);
  const [x, y] = IRIS;
  const cornea = `M${x - IRIS_R} ${y}a${IRIS_R} ${IRIS_R} 0 1 0 ${2 * IRIS_R} 0a${IRIS_R} ${IRIS_R} 0 1 0 ${-2 * IRIS_R} 0Z`;
  const face = tag(
    'linearGradient',
    { id: 'face', x1: 0, y1: 0, x2: 0, y2: 1 },
    tag('stop', { offset: 0, 'stop-color': SKIN.light }) + tag('stop', { offset: 1, 'stop-color': SKIN.base }),
  );
  return film(
    {
      width: WIDTH,
      height: HEIGHT,
      random,
      grain: 0.05,
      background: SKIN.base,
      defs: clip('opening', edge) + clip('cornea', cornea) + face,
    },
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#face)' }),
    ellipse(800, 540, 640, 330, { fill: SKIN.shade, opacity: 0.32, filter: blurred(50) }),
    group(
      { 'clip-path': clipped('opening') },
      rect(0, 0, WIDTH, HEIGHT, { fill: '#f4efe9' }),
      finding === 'ptosis' ? '' : redness(random),
      iris(finding, random),
      sign(finding, random),
      ellipse(1270, 560, 46, 34, { fill: '#d98578' }),
      path(`M${x - 84} ${y - 92}q26 -34 70 -30q-10 40 -70 30Z`, { fill: '#ffffff', opacity: finding === 'angleClosure' ? 0.4 : 0.85 }),
      path(edge, { fill: 'none', stroke: '#3b2a22', 'stroke-width': 60, opacity: 0.28, filter: blurred(16) }),
    ),
    lids(finding, edge),
  );
});
