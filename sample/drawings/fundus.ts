/** The fundus of a right eye: the disc lies on the nasal side, which is the right of the picture. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { blob, blurred, clip, clipped, film, noiseFilter } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, type Point, path, rect, smooth, tag } from './svg-document.ts';

const FINDINGS = ['papilloedema', 'haemorrhage', 'cottonWool', 'paleDisc', 'cherryRed', 'normal'] as const;
type Finding = (typeof FINDINGS)[number];
const FundusParams = z.strictObject({ finding: z.enum(FINDINGS) });

const SIZE = 1400;
const R = 650;
const DISC: Point = [930, 690];
const FOVEA: Point = [600, 720];

/** A vessel that forks as it goes; later parts bend on in the direction of the whole arcade. */
function branch(
  start: Point,
  angle: number,
  bend: number,
  width: number,
  length: number,
  colour: string,
  tortuous: number,
  random: Random,
): string {
  const points: Point[] = [start];
  let [x, y] = start;
  let heading = angle;
  let out = '';
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    heading += bend / steps + random.normal(0, 0.05) + (i % 2 === 0 ? tortuous : -tortuous);
    x += (Math.cos(heading) * length) / steps;
    y += (Math.sin(heading) * length) / steps;
    points.push([x, y]);
    if (width > 4 && (i === 3 || i === 5 || i === 7)) {
      const side = i === 5 ? -1 : 1;
      out += branch(
        [x, y],
        heading + side * random.between(0.4, 0.75),
        bend * 0.4 * side,
        width * 0.58,
        length * 0.5,
        colour,
        tortuous,
        random,
      );
    }
  }
  return path(smooth(points), { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' }) + out;
}

function vessels(finding: Finding, random: Random): string {
  const swollen = finding === 'papilloedema';
  const veinWidth = swollen ? 19 : 14;
  const arteryWidth = finding === 'paleDisc' || finding === 'cherryRed' ? 6.5 : 9.5;
  const arcades: readonly (readonly [angle: number, bend: number, length: number])[] = [
    [-1.95, -1.15, 820],
    [1.95, 1.15, 820],
    [-1.0, 0.7, 430],
    [1.0, -0.7, 430],
    [-2.75, -0.2, 250],
  ];
  const set = (colour: string, width: number, turn: number, tortuous: number) =>
    arcades.map(([angle, bend, length]) => branch(DISC, angle + turn, bend, width, length, colour, tortuous, random)).join('');
  return group(
    { opacity: 0.9, filter: blurred(2) },
    set('#7c1712', veinWidth, 0.12, swollen ? 0.34 : 0.05),
    set('#b8331f', arteryWidth, -0.1, 0.03),
  );
}

/** A flame along the nerve fibres: streaks that fan away from the disc. */
function flame(at: Point, size: number, random: Random): string {
  const angle = Math.atan2(at[1] - DISC[1], at[0] - DISC[0]);
  const streaks = Array.from({ length: 18 }, () => {
    const off = random.normal(0, size * 0.22);
    const start = random.normal(0, size * 0.22);
    const from: Point = [at[0] - Math.sin(angle) * off + Math.cos(angle) * start, at[1] + Math.cos(angle) * off + Math.sin(angle) * start];
    const reach = size * random.between(0.3, 1.1) * Math.exp(-((off / (size * 0.3)) ** 2));
    return path(smooth([from, [from[0] + Math.cos(angle + off * 0.004) * reach, from[1] + Math.sin(angle + off * 0.004) * reach]]), {
      fill: 'none',
      stroke: '#6b0b0c',
      'stroke-width': size * 0.1,
      'stroke-linecap': 'round',
      opacity: 0.8,
    });
  });
  return group({ filter: blurred(2) }, ...streaks);
}

const dots = (random: Random, count: number) =>
  Array.from({ length: count }, () =>
    circle(FOVEA[0] + random.normal(0, 190), FOVEA[1] + random.normal(0, 190), random.between(5, 15), { fill: '#6b0b0c', opacity: 0.85 }),
  ).join('');
const cotton = (at: Point, size: number, random: Random) =>
  path(smooth(blob(random, at, size, size * 0.66, 0.28), true), { fill: '#fbf3dc', opacity: 0.92, filter: blurred(8) });

function disc(finding: Finding): string {
  const [x, y] = DISC;
  if (finding === 'papilloedema') {
    // No cup, no edge: the swelling fades into the retina.
    return (
      circle(x, y, 165, { fill: '#f0a765', opacity: 0.85, filter: blurred(30) }) +
      circle(x, y, 112, { fill: '#f2b176', filter: blurred(16) })
    );
  }
  const pale = finding === 'paleDisc';
  return (
    ellipse(x, y, 88, 96, {
      fill: pale ? '#f6f3ea' : '#f3b878',
      stroke: pale ? '#b58a63' : '#d98c50',
      'stroke-width': 4,
      filter: pale ? undefined : blurred(2),
    }) + ellipse(x - 8, y, pale ? 46 : 36, pale ? 52 : 42, { fill: pale ? '#ffffff' : '#fbe0b4', filter: blurred(8) })
  );
}

/** What lies over the vessels. */
function signs(finding: Finding, random: Random): string {
  switch (finding) {
    case 'papilloedema':
      return (
        (
          [
            [1050, 560],
            [800, 590],
            [1060, 800],
            [820, 830],
            [930, 520],
          ] as const
        )
          .map((at) => flame(at, 66, random))
          .join('') + cotton([780, 700], 34, random)
      );
    case 'haemorrhage':
      return (
        (
          [
            [760, 430],
            [700, 980],
            [1080, 480],
            [480, 520],
          ] as const
        )
          .map((at) => flame(at, 100, random))
          .join('') +
        dots(random, 26) +
        // Blood before the retina settles to a level.
        path('M420 880h210q-10 130 -105 130q-95 0 -105 -130Z', { fill: '#6b0b0c', opacity: 0.92, filter: blurred(2) })
      );
    case 'cottonWool':
      return (
        (
          [
            [760, 500, 52],
            [700, 930, 60],
            [1090, 560, 44],
            [520, 480, 40],
            [830, 1000, 38],
            [470, 930, 34],
          ] as const
        )
          .map(([x, y, size]) => cotton([x, y], size, random))
          .join('') +
        flame([640, 460], 60, random) +
        dots(random, 7)
      );
    default:
      return '';
  }
}

function macula(finding: Finding): string {
  const [x, y] = FOVEA;
  if (finding === 'cherryRed') {
    return (
      circle(x, y, 330, { fill: '#f6e6cf', opacity: 0.78, filter: blurred(50) }) +
      circle(x, y, 200, { fill: '#f8ecd9', opacity: 0.8, filter: blurred(30) }) +
      circle(x, y, 42, { fill: '#b3160f', filter: blurred(8) })
    );
  }
  return (
    circle(x, y, 150, { fill: '#8f2f10', opacity: 0.55, filter: blurred(50) }) +
    circle(x, y, 26, { fill: '#6f1f0a', opacity: 0.6, filter: blurred(8) }) +
    circle(x - 7, y - 7, 5, { fill: '#ffd9a8', opacity: 0.7 })
  );
}

export const fundus = drawingFamily(FundusParams, ({ finding }, random) => {
  const retina = tag(
    'radialGradient',
    { id: 'retina', cx: 0.58, cy: 0.5, r: 0.62 },
    tag('stop', { offset: 0, 'stop-color': '#e07a3c' }) +
      tag('stop', { offset: 0.6, 'stop-color': '#c85a26' }) +
      tag('stop', { offset: 1, 'stop-color': '#8a3213' }),
  );
  const middle = SIZE / 2;
  const round = `M${middle - R} ${middle}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`;
  return film(
    {
      width: SIZE,
      height: SIZE,
      random,
      background: '#080605',
      grain: 0.08,
      defs: retina + clip('pupil', round) + noiseFilter('choroid', '0.012', random.int(1, 999), 2, 3),
    },
    group(
      { 'clip-path': clipped('pupil') },
      rect(0, 0, SIZE, SIZE, { fill: 'url(#retina)' }),
      rect(0, 0, SIZE, SIZE, { filter: 'url(#choroid)', opacity: 0.16, style: 'mix-blend-mode:soft-light' }),
      macula(finding),
      disc(finding),
      vessels(finding, random),
      finding === 'papilloedema' ? circle(DISC[0], DISC[1], 96, { fill: '#f0a765', opacity: 0.42, filter: blurred(16) }) : '',
      signs(finding, random),
    ),
    circle(middle, middle, R, { fill: 'none', stroke: '#2a120a', 'stroke-width': 10 }),
  );
});
