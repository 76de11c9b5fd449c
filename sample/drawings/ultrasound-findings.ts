/** Findings laid over an ultrasound window: under the speckle for tissue, over it for fluid, artefact and Doppler colour. */
import { blob, blurred } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, type Point, path, rect, smooth } from './svg-document.ts';
import { ECHO } from './ultrasound-echoes.ts';
import type { UsView } from './ultrasound-views.ts';

export const US_FINDINGS = [
  'freeFluid',
  'hydronephrosis',
  'effusion',
  'bLines',
  'wallThickening',
  'target',
  'noFlow',
  'abscess',
  'thrombus',
  'enlargedRv',
  'reducedEf',
  'vegetation',
  'emptyUterus',
  'normal',
] as const;
export type UsFinding = (typeof US_FINDINGS)[number];

/** Middle of what the window is opened for. */
const CENTRES: Readonly<Record<UsView, Point>> = {
  fast: [760, 520],
  kidney: [800, 700],
  uterus: [720, 570],
  heart: [800, 640],
  lung: [800, 640],
  gallbladder: [800, 610],
  testis: [800, 600],
  bowel: [800, 690],
  liver: [620, 760],
  vein: [880, 630],
};

/** Where free fluid gathers in each window. */
const FLUID: Readonly<Record<UsView, readonly Point[]>> = {
  fast: [
    [430, 780],
    [620, 700],
    [860, 630],
    [1060, 600],
    [1190, 470],
    [1240, 560],
    [1170, 690],
    [1080, 680],
    [900, 660],
    [700, 730],
    [540, 830],
  ],
  kidney: [
    [300, 540],
    [560, 480],
    [900, 450],
    [1180, 500],
    [1100, 540],
    [800, 500],
    [500, 560],
  ],
  uterus: [
    [380, 740],
    [560, 760],
    [760, 780],
    [960, 740],
    [1150, 770],
    [1200, 900],
    [940, 960],
    [640, 950],
    [420, 880],
  ],
  heart: [
    [440, 400],
    [420, 720],
    [470, 1000],
    [640, 1130],
    [800, 1150],
    [980, 1130],
    [1140, 1000],
    [1200, 720],
    [1170, 480],
    [1210, 480],
    [1260, 740],
    [1190, 1060],
    [1000, 1200],
    [800, 1220],
    [600, 1200],
    [420, 1060],
    [350, 740],
    [390, 420],
  ],
  lung: [
    [500, 430],
    [800, 460],
    [1100, 430],
    [1180, 760],
    [1000, 900],
    [760, 880],
    [560, 800],
    [430, 720],
  ],
  gallbladder: [
    [480, 760],
    [700, 800],
    [960, 800],
    [1110, 720],
    [1080, 820],
    [900, 880],
    [640, 870],
  ],
  testis: [
    [400, 700],
    [560, 860],
    [820, 910],
    [1090, 830],
    [1210, 640],
    [1260, 640],
    [1160, 900],
    [840, 990],
    [520, 930],
    [360, 760],
  ],
  bowel: [
    [560, 620],
    [760, 560],
    [960, 640],
    [1010, 740],
    [860, 820],
    [680, 780],
  ],
  liver: [
    [180, 780],
    [420, 1040],
    [900, 1120],
    [1320, 950],
    [1360, 1010],
    [920, 1200],
    [380, 1120],
    [130, 830],
  ],
  vein: [
    [500, 740],
    [760, 800],
    [1060, 790],
    [1000, 880],
    [700, 890],
  ],
};

const blurry = (points: readonly Point[], fill: string) => path(smooth(points, true), { fill, filter: blurred(4) });

/** Rays from the pleura to the end of the picture, wiping out everything they cross. */
function bLines(): string {
  return [560, 650, 735, 850, 960, 1050]
    .map((x, i) => {
      const end = 800 + (x - 800) * 2.2;
      const half = 15 + (i % 3) * 7;
      return path(`M${x - half} 408L${end - half * 2.4} 1240L${end + half * 2.4} 1240L${x + half} 408Z`, {
        fill: '#eef2f3',
        opacity: 0.62,
        filter: blurred(8),
      });
    })
    .join('');
}

function target([x, y]: Point): string {
  const ring = (r: number, stroke: string, width: number) =>
    ellipse(x, y, r, r * 0.92, { fill: 'none', stroke, 'stroke-width': width, filter: blurred(4) });
  return (
    circle(x, y, 210, { fill: '#3a4042', filter: blurred(4) }) +
    ring(196, '#cfd5d7', 16) +
    ring(160, '#15191a', 38) +
    ring(122, '#d5dbdd', 24) +
    ring(88, '#262b2d', 28) +
    ellipse(x - 16, y + 6, 48, 40, { fill: '#d9dfe1', filter: blurred(8) })
  );
}

/** A colour box: flow all about the organ, none in it. */
function noFlow([x, y]: Point, random: Random): string {
  const flecks = Array.from({ length: 26 }, (_, i) => {
    const angle = random.between(0, 2 * Math.PI);
    const reach = random.between(1.02, 1.2);
    return ellipse(x + Math.cos(angle) * 372 * reach, y + Math.sin(angle) * 262 * reach, random.between(8, 24), random.between(5, 11), {
      fill: i % 3 === 0 ? '#3266e0' : '#e0452f',
      opacity: 0.88,
    });
  });
  return (
    rect(x - 500, y - 350, 1000, 700, { fill: 'none', stroke: '#e9edef', 'stroke-width': 4 }) + group({ filter: blurred(2) }, ...flecks)
  );
}

function abscess(at: Point, random: Random): string {
  const debris = Array.from({ length: 16 }, () =>
    circle(at[0] + random.normal(0, 60), at[1] + random.normal(12, 42), random.between(6, 16), { fill: '#8d9496', opacity: 0.75 }),
  );
  return (
    path(smooth(blob(random, at, 172, 138, 0.12), true), { fill: '#1d2123', stroke: '#bfc6c8', 'stroke-width': 16, filter: blurred(4) }) +
    group({ filter: blurred(4) }, ...debris)
  );
}

/** Clot fills the vein and does not give under the probe; the artery beside it flows. */
function thrombus(view: UsView, [x, y]: Point, random: Random): string {
  const clot = path(smooth(blob(random, [x, y + 10], 100, 84, 0.1), true), { fill: '#9aa1a3', filter: blurred(8) });
  if (view !== 'vein') return clot;
  const flow = [-34, 0, 34].map((dx, i) =>
    ellipse(600 + dx, 560 + (i - 1) * 22, 50, 32, { fill: i === 1 ? '#f08a3c' : '#d8402c', opacity: 0.85, filter: blurred(8) }),
  );
  return clot + flow.join('');
}

export function overlay(view: UsView, finding: UsFinding, random: Random, layer: 'under' | 'over'): string {
  const at = CENTRES[view];
  if (layer === 'under') {
    if (finding === 'target') return target(at);
    if (finding === 'abscess') return abscess(at, random);
    if (finding === 'wallThickening' && view !== 'gallbladder')
      return ellipse(at[0], at[1], 200, 140, { fill: ECHO.free, stroke: '#aeb5b7', 'stroke-width': 70, filter: blurred(4) });
    if (finding === 'hydronephrosis' && view !== 'kidney')
      return ellipse(at[0], at[1], 150, 90, { fill: ECHO.free, stroke: ECHO.bright, 'stroke-width': 10, filter: blurred(4) });
    return '';
  }
  switch (finding) {
    case 'freeFluid':
    case 'effusion':
      return blurry(FLUID[view], ECHO.free);
    case 'bLines':
      return bLines();
    case 'noFlow':
      return noFlow(at, random);
    case 'thrombus':
      return thrombus(view, at, random);
    case 'vegetation':
      // A shaggy lump on the tip of the anterior mitral leaflet.
      return view === 'heart'
        ? path(smooth(blob(random, [905, 672], 44, 36, 0.28), true), { fill: '#eef2f3', opacity: 0.92, filter: blurred(4) })
        : path(smooth(blob(random, at, 46, 38, 0.28), true), { fill: '#eef2f3', opacity: 0.9, filter: blurred(4) });
    default:
      return '';
  }
}
