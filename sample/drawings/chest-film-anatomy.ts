/** Where things lie on the chest film. Points are given for the patient's right, which is on the left of the picture. */
import type { Side } from './film-canvas.ts';
import { mirrored, type Point, smooth } from './svg-document.ts';

export const WIDTH = 1600;
export const HEIGHT = 1500;
export const CENTRE = WIDTH / 2;

export const sidePoints = (side: Side, points: readonly Point[]): Point[] => (side === 'right' ? [...points] : mirrored(points, CENTRE));

const RIGHT_LUNG: readonly Point[] = [
  [655, 160],
  [575, 168],
  [480, 240],
  [392, 380],
  [320, 580],
  [278, 800],
  [262, 1000],
  [256, 1176],
  [330, 1082],
  [450, 1020],
  [560, 1020],
  [680, 1076],
  [745, 1090],
  [748, 800],
  [740, 560],
  [738, 340],
  [722, 215],
];

/** The left dome stands some two centimetres lower than the right. */
export const lungOutline = (side: Side): Point[] =>
  sidePoints(side, RIGHT_LUNG).map(([x, y]): Point => (side === 'left' && y > 980 ? [x, y + 44] : [x, y]));

export const thoraxOutline = () => {
  const right: Point[] = [
    [800, 90],
    [650, 110],
    [470, 215],
    [350, 400],
    [272, 640],
    [232, 900],
    [222, 1120],
    [222, 1240],
  ];
  const left = mirrored(right, CENTRE).reverse();
  return smooth([...right, ...left.map(([x, y]): Point => [x, y + (y > 1000 ? 30 : 0)])], true);
};

export type Zone = 'upper' | 'mid' | 'lower';

export const zoneCentre = (side: Side, zone: Zone): Point => {
  const centres: Readonly<Record<Zone, Point>> = { upper: [540, 370], mid: [500, 660], lower: [490, 930] };
  return sidePoints(side, [centres[zone]])[0] ?? [0, 0];
};
