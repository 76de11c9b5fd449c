/** A figure to mark: burns, pain, sensory levels. Seen from the front, the patient's right is on the left of the picture. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { PALETTE } from './palette.ts';
import { circle, ellipse, line, mirrored, type Point, path, rect, smooth, svgDocument, text } from './svg-document.ts';

const BodyMapParams = z.strictObject({
  view: z.enum(['front', 'back']),
  marks: z.array(z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1), label: z.string().max(60) })).max(16),
});

const WIDTH = 1600;
const HEIGHT = 1500;
const CENTRE = WIDTH / 2;
/** Marks are fractions of the box the figure stands in, not of the picture with its margins. */
const FIGURE_WIDTH = 1000;
const FIGURE_LEFT = (WIDTH - FIGURE_WIDTH) / 2;

/** Outline of one half, from the crown to the inside of the thigh; arms held away, palms forward. */
const HALF: readonly Point[] = [
  [800, 44],
  [742, 58],
  [716, 110],
  [722, 170],
  [744, 214],
  [758, 236],
  [756, 268],
  [700, 292],
  [626, 308],
  [584, 344],
  [560, 430],
  [544, 520],
  [522, 610],
  [504, 700],
  [494, 760],
  [482, 806],
  [486, 850],
  [500, 884],
  [520, 892],
  [540, 868],
  [548, 810],
  [552, 760],
  [576, 680],
  [596, 600],
  [614, 520],
  [640, 440],
  [652, 520],
  [664, 610],
  [654, 700],
  [640, 790],
  [640, 900],
  [654, 1000],
  [664, 1080],
  [654, 1180],
  [668, 1290],
  [682, 1370],
  [650, 1430],
  [664, 1450],
  [716, 1446],
  [736, 1410],
  [732, 1340],
  [746, 1220],
  [748, 1120],
  [760, 1010],
  [780, 900],
  [796, 800],
  [800, 794],
];

function figure(view: 'front' | 'back'): string {
  const outline = [...HALF, ...mirrored(HALF, CENTRE).reverse()];
  const soft = { fill: 'none', stroke: '#8c7a68', 'stroke-width': 3, opacity: 0.55, 'stroke-linecap': 'round' };
  const pair = (points: readonly Point[]) => path(smooth(points), soft) + path(smooth(mirrored(points, CENTRE)), soft);
  const front = [
    pair([
      [676, 330],
      [730, 322],
      [786, 336],
    ]),
    pair([
      [672, 440],
      [700, 486],
      [760, 486],
      [796, 462],
    ]),
    pair([
      [700, 600],
      [690, 680],
      [716, 760],
      [770, 808],
    ]),
    pair([
      [690, 1070],
      [706, 1086],
      [724, 1070],
    ]),
    circle(800, 650, 5, { fill: '#8c7a68', opacity: 0.6 }),
    line(800, 340, 800, 640, { ...soft, opacity: 0.25 }),
    pair([
      [764, 128],
      [774, 122],
      [786, 128],
    ]),
    path(
      smooth([
        [800, 140],
        [794, 164],
        [804, 168],
      ]),
      soft,
    ),
    path(
      smooth([
        [782, 192],
        [800, 198],
        [818, 192],
      ]),
      soft,
    ),
  ];
  const back = [
    pair([
      [670, 370],
      [690, 440],
      [740, 500],
    ]),
    line(800, 280, 800, 730, soft),
    pair([
      [660, 780],
      [700, 850],
      [770, 850],
      [798, 810],
    ]),
    pair([
      [690, 1076],
      [706, 1066],
      [724, 1076],
    ]),
    pair([
      [700, 1180],
      [716, 1240],
      [730, 1180],
    ]),
  ];
  return (
    path(smooth(outline, true), { fill: '#efe2d3', stroke: '#8c7a68', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    (view === 'front' ? front : back).join('')
  );
}

/** Two lines at most; a label longer than that is set on what it needs. */
function wrapped(label: string): string[] {
  const rows: string[] = [''];
  for (const word of label.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row !== '' && row.length + word.length > 21) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}

interface Placed {
  at: Point;
  rows: string[];
  y: number;
}

/** Labels stand in the margin of their mark's side, pushed apart until none covers another. */
function placed(marks: readonly { at: Point; label: string }[]): Placed[] {
  let lowest = 70;
  return [...marks]
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ at, label }) => {
      const rows = wrapped(label);
      const y = Math.max(at[1], lowest);
      lowest = y + rows.length * 32 + 26;
      return { at, rows, y };
    });
}

export const bodyMap = drawingFamily(BodyMapParams, ({ view, marks }) => {
  const points = marks.map(({ x, y, label }) => ({ at: [FIGURE_LEFT + x * FIGURE_WIDTH, y * HEIGHT] as const, label }));
  const column = (side: 'left' | 'right') => {
    const mine = points.filter(({ at }) => at[0] < CENTRE === (side === 'left'));
    const edge = side === 'left' ? 430 : WIDTH - 430;
    return placed(mine).map(({ at, rows, y }) =>
      [
        path(`M${at[0]} ${at[1]}L${edge + (side === 'left' ? 14 : -14)} ${y}`, {
          stroke: PALETTE.alarm,
          'stroke-width': 2,
          opacity: 0.7,
          fill: 'none',
        }),
        ...rows.map((row, i) =>
          text(edge, y + 9 + i * 32, row, { 'font-size': 26, fill: PALETTE.ink, 'text-anchor': side === 'left' ? 'end' : 'start' }),
        ),
      ].join(''),
    );
  };
  const [onLeft, onRight] = view === 'front' ? ['R', 'L'] : ['L', 'R'];
  const letter = { 'font-size': 40, 'font-weight': 700, fill: PALETTE.muted };
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: '#fbf9f5' }),
    ellipse(CENTRE, 1456, 230, 16, { fill: '#14211f', opacity: 0.07 }),
    text(560, 90, onLeft ?? '', letter),
    text(1010, 90, onRight ?? '', letter),
    figure(view),
    ...column('left'),
    ...column('right'),
    ...points.map(
      ({ at }) =>
        circle(at[0], at[1], 30, { fill: PALETTE.alarm, opacity: 0.22 }) +
        circle(at[0], at[1], 12, { fill: PALETTE.alarm, stroke: '#ffffff', 'stroke-width': 3 }),
    ),
  );
});
