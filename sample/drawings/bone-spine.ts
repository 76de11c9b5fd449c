/** The thoracolumbar spine from the side: the patient looks to the left of the picture. */
import { blob, blurred, film } from './film-canvas.ts';
import type { Random } from './seeded-random.ts';
import { type Drawing, group, type Point, path, smooth } from './svg-document.ts';

export type BoneFinding = 'fracture' | 'dislocation' | 'destruction' | 'erosion' | 'normal';

const WIDTH = 1100;
const HEIGHT = 1500;
const COUNT = 7;
const BODY = 150;
const DISC = 38;
const LEVEL = 3;

interface Vertebra {
  /** Height of the front edge as a share of the back edge. */
  front: number;
  disc: number;
}

function vertebraeFor(finding: BoneFinding): Vertebra[] {
  return Array.from({ length: COUNT }, (_, i) => {
    if (finding === 'fracture' && i === LEVEL) return { front: 0.52, disc: DISC };
    // Two neighbours and the disc between them go together: infection, not tumour.
    if (finding === 'destruction' && (i === LEVEL || i === LEVEL + 1)) return { front: 0.5, disc: i === LEVEL ? 6 : DISC };
    if (finding === 'erosion' && (i === LEVEL || i === LEVEL + 1)) return { front: 0.92, disc: i === LEVEL ? 16 : DISC };
    return { front: 1, disc: DISC };
  });
}

function bone(points: readonly Point[], opacity = 0.85): string {
  const d = smooth(points, true);
  return path(d, { fill: '#a4aaad', opacity }) + path(d, { fill: 'none', stroke: '#f2f4f5', 'stroke-width': 7, opacity: opacity + 0.05 });
}

/** One vertebra in its own frame: body to the left of the origin, arch to the right; the origin is its upper back corner. */
function vertebra({ front }: Vertebra): string {
  const [w, h] = [230, BODY];
  const drop = (1 - front) * h;
  const body: Point[] = [
    [0, 0],
    [-w * 0.5, 6 + drop * 0.4],
    [-w, drop],
    [-w + 16, (drop + h) / 2],
    [-w, h],
    [-w * 0.5, h - 7],
    [0, h],
    [-12, h / 2],
  ];
  const pedicle: Point[] = [
    [-10, 24],
    [60, 20],
    [110, 6],
    [128, 40],
    [100, 74],
    [60, 70],
    [-10, 78],
  ];
  const spinous: Point[] = [
    [96, 30],
    [190, 76],
    [300, 130],
    [312, 176],
    [258, 178],
    [150, 122],
    [90, 80],
  ];
  return bone(spinous, 0.42) + bone(pedicle, 0.6) + bone(body);
}

export function spineFilm(finding: BoneFinding, random: Random): Drawing {
  const list = vertebraeFor(finding);
  let [x, y, angle] = [610, 40, 7];
  const parts = list.map((one, i) => {
    const slip = finding === 'dislocation' && i === LEVEL + 1 ? 96 : 0;
    x += slip;
    const placed = group({ transform: `translate(${x} ${y}) rotate(${angle})` }, vertebra(one));
    const radians = (angle * Math.PI) / 180;
    const step = BODY + one.disc;
    x -= Math.sin(radians) * step;
    y += Math.cos(radians) * step;
    // A wedge bends what lies below it: the gibbus.
    angle -= 3 + (1 - one.front) * 26;
    return placed;
  });
  const focus: Point = finding === 'destruction' || finding === 'erosion' ? [430, 770] : [450, 690];
  const moth = Array.from({ length: finding === 'destruction' ? 16 : 6 }, () => {
    const r = random.between(9, finding === 'destruction' ? 34 : 17);
    return path(
      smooth(
        blob(random, [focus[0] + random.normal(30, 66), focus[1] + random.normal(0, finding === 'destruction' ? 52 : 22)], r, r, 0.3, 8),
        true,
      ),
      { fill: '#3c4144', opacity: 0.88 },
    );
  });
  const abscess = path(smooth(blob(random, [focus[0] - 90, focus[1] + 10], 130, 260, 0.08), true), {
    fill: '#c4c9cc',
    opacity: 0.24,
    filter: blurred(16),
  });
  const sick = finding === 'destruction' || finding === 'erosion';
  const flesh = path(
    smooth(
      [
        [250, -60],
        [200, 700],
        [280, 1560],
        [1010, 1560],
        [1060, 700],
        [980, -60],
      ],
      true,
    ),
    { fill: '#565c5f', filter: blurred(16), opacity: 0.75 },
  );
  return film(
    { width: WIDTH, height: HEIGHT, random, grain: 0.2 },
    flesh,
    sick ? abscess : '',
    group({ filter: blurred(2) }, ...parts.reverse()),
    sick ? group({ filter: blurred(4) }, ...moth) : '',
  );
}
