/** What a reader is meant to see on the chest film. */
import { sidePoints, type Zone, zoneCentre } from './chest-film-anatomy.ts';
import { blob, blurred, clipped, type Side, sidesOf } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, group, line, type Point, path, smooth } from './svg-document.ts';

export const FINDINGS = [
  'consolidation',
  'effusion',
  'cavity',
  'pneumothorax',
  'cardiomegaly',
  'miliary',
  'hilarNodes',
  'oedema',
  'wideMediastinum',
  'freeAirUnderDiaphragm',
] as const;

/** Behind the ribs, in front of the heart but behind the diaphragm, or on top of everything. */
export type Depth = 'lung' | 'pleura' | 'front';

export interface ChestFinding {
  kind: (typeof FINDINGS)[number];
  side?: 'left' | 'right' | 'both' | undefined;
  zone?: Zone | undefined;
}

const WHITE = '#e3e7e9';
const inLung = (side: Side, ...children: string[]) => group({ 'clip-path': clipped(`lung-${side}`) }, ...children);

/** A patchy cloud with the airways left dark in it: the air bronchogram. */
function consolidation(side: Side, zone: Zone, random: Random): string {
  const [cx, cy] = zoneCentre(side, zone);
  const clouds = Array.from({ length: 15 }, () => {
    const at: Point = [cx + random.normal(0, 62), cy + random.normal(0, 62)];
    const size = random.between(50, 105);
    return path(smooth(blob(random, at, size, size * 0.85, 0.25), true), { fill: WHITE, opacity: random.between(0.24, 0.4) });
  });
  const inward = side === 'right' ? 1 : -1;
  const bronchi = [-0.5, -0.1, 0.35, 0.8].map((slope) =>
    path(
      smooth([
        [cx + inward * 120, cy - 20],
        [cx + inward * 30, cy + slope * 40],
        [cx - inward * 80, cy + slope * 130],
      ]),
      {
        fill: 'none',
        stroke: '#1a1f22',
        'stroke-width': random.between(7, 11),
        'stroke-linecap': 'round',
        opacity: 0.62,
      },
    ),
  );
  return inLung(side, group({ filter: blurred(16) }, ...clouds), group({ filter: blurred(2) }, ...bronchi));
}

function cavity(side: Side, zone: Zone, random: Random): string {
  const [cx, cy] = zoneCentre(side, zone);
  const wall = smooth(blob(random, [cx, cy], 92, 84, 0.07), true);
  return inLung(
    side,
    path(smooth(blob(random, [cx, cy], 150, 140, 0.2), true), { fill: WHITE, opacity: 0.25, filter: blurred(30) }),
    path(wall, { fill: '#0c0f11', stroke: WHITE, 'stroke-width': 30, opacity: 0.85, filter: blurred(4) }),
    // A fluid level: flat, because the film was taken upright.
    group({}, path(`M${cx - 76} ${cy + 38}h152q-20 46 -76 46q-56 0 -76 -46Z`, { fill: WHITE, opacity: 0.6, filter: blurred(2) })),
  );
}

/** Fluid climbs the chest wall: the meniscus. How high depends on the zone asked for. */
function effusion(side: Side, zone: Zone | undefined): string {
  const top = { upper: 330, mid: 640, lower: 900 }[zone ?? 'lower'];
  const outline = sidePoints(side, [
    [228, top - 90],
    [282, top - 20],
    [350, top + 70],
    [470, top + 135],
    [620, top + 158],
    [770, top + 150],
    [790, 1190],
    [500, 1230],
    [240, 1205],
  ]);
  return group(
    { 'clip-path': clipped('thorax') },
    path(smooth(outline, true), { fill: '#b9bec1', opacity: 0.97, filter: blurred(8) }),
    path(smooth(outline.slice(0, 6)), { fill: 'none', stroke: '#f4f6f7', 'stroke-width': 3, opacity: 0.45, filter: blurred(2) }),
  );
}

/** The visceral pleura as a fine line; beyond it no vessel, only black. */
function pneumothorax(side: Side): string {
  const edge = sidePoints(side, [
    [700, 250],
    [610, 300],
    [520, 430],
    [462, 620],
    [430, 820],
    [420, 980],
    [440, 1060],
  ]);
  const beyond = [
    ...edge,
    ...sidePoints(side, [
      [380, 1180],
      [220, 1200],
      [240, 700],
      [380, 300],
      [560, 130],
      [720, 150],
    ]),
  ];
  const inside = [
    ...edge,
    ...sidePoints(side, [
      [740, 1080],
      [750, 500],
    ]),
  ];
  return inLung(
    side,
    path(smooth(beyond, true), { fill: '#060809', filter: blurred(2) }),
    path(smooth(inside, true), { fill: WHITE, opacity: 0.13, filter: blurred(8) }),
    path(smooth(edge), { fill: 'none', stroke: '#ffffff', 'stroke-width': 5, opacity: 0.85, filter: blurred(2) }),
  );
}

function miliary(side: Side, random: Random): string {
  const seeds = Array.from({ length: 620 }, () => {
    const [x, y] = sidePoints(side, [[random.between(250, 770), random.between(160, 1200)]])[0] ?? [0, 0];
    return circle(x, y, random.between(3.4, 6.4), { fill: '#f2f5f6', opacity: random.between(0.3, 0.62) });
  });
  return inLung(side, group({ filter: blurred(2) }, ...seeds));
}

function hilarNodes(side: Side, random: Random): string {
  const lumps: readonly (readonly [number, number, number])[] = [
    [660, 540, 62],
    [612, 620, 74],
    [622, 718, 66],
    [690, 640, 70],
    [676, 770, 50],
  ];
  const nodes = lumps.map(([x, y, r]) =>
    path(smooth(blob(random, sidePoints(side, [[x, y]])[0] ?? [0, 0], r, r * 0.95, 0.06), true), { fill: '#dde1e3', opacity: 0.72 }),
  );
  return group({ filter: blurred(8) }, ...nodes);
}

/** Bat's wings about the hila, Kerley B lines at the base. */
function oedema(side: Side, random: Random): string {
  const wing = Array.from({ length: 26 }, () => {
    const at = sidePoints(side, [[random.normal(570, 78), random.normal(700, 135)]])[0] ?? [0, 0];
    return ellipse(at[0], at[1], random.between(40, 90), random.between(34, 76), { fill: WHITE, opacity: random.between(0.12, 0.26) });
  });
  const kerley = Array.from({ length: 9 }, (_, i) => {
    const y = 905 + i * 26;
    const [from, to] = sidePoints(side, [
      [266, y],
      [266 + random.between(44, 66), y + random.normal(0, 3)],
    ]);
    return from && to ? line(from[0], from[1], to[0], to[1], { stroke: '#f2f5f6', 'stroke-width': 3.4, opacity: 0.75 }) : '';
  });
  const fissure =
    side === 'right'
      ? path(
          smooth([
            [290, 690],
            [430, 676],
            [600, 690],
          ]),
          { fill: 'none', stroke: '#f2f5f6', 'stroke-width': 5, opacity: 0.55, filter: blurred(2) },
        )
      : '';
  return inLung(side, group({ filter: blurred(30) }, ...wing), ...kerley, fissure);
}

/** Air between liver (or stomach) and diaphragm: a dark sickle under a thin bright dome. */
function freeAir(side: Side): string {
  const drop = side === 'left' ? 44 : 0;
  const at = (points: readonly Point[]) => sidePoints(side, points).map(([x, y]): Point => [x, y + drop]);
  const dome = at([
    [318, 1096],
    [390, 1046],
    [470, 1018],
    [560, 1020],
    [650, 1060],
    [690, 1082],
  ]);
  const floor = at([
    [690, 1090],
    [620, 1096],
    [520, 1092],
    [420, 1100],
    [318, 1112],
  ]);
  return (
    path(smooth([...dome, ...floor], true), { fill: '#0a0d0f', opacity: 0.94, filter: blurred(2) }) +
    path(smooth(dome), { fill: 'none', stroke: '#f4f6f7', 'stroke-width': 7, opacity: 0.85, filter: blurred(2) })
  );
}

function onSide(finding: ChestFinding, depth: Depth, side: Side, random: Random): string {
  if (depth === 'pleura') return finding.kind === 'effusion' ? effusion(side, finding.zone) : '';
  if (depth === 'front') {
    if (finding.kind === 'hilarNodes') return hilarNodes(side, random);
    return finding.kind === 'freeAirUnderDiaphragm' ? freeAir(side) : '';
  }
  switch (finding.kind) {
    case 'consolidation':
      return consolidation(side, finding.zone ?? 'lower', random);
    case 'cavity':
      return cavity(side, finding.zone ?? 'upper', random);
    case 'pneumothorax':
      return pneumothorax(side);
    case 'miliary':
      return miliary(side, random);
    case 'oedema':
      return oedema(side, random);
    default:
      // The heart and the mediastinum are drawn to their findings by the anatomy itself.
      return '';
  }
}

export const drawFinding = (finding: ChestFinding, depth: Depth, random: Random): string =>
  sidesOf(finding.side)
    .map((side) => onSide(finding, depth, side, random))
    .join('');
