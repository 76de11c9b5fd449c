/** A forced expiration twice: flow against volume, and volume against time with FEV1 and FVC marked. */
import { z } from 'zod';
import { axisLines, axisUnit, type Frame, horizontalAxis, linearScale, niceTicks, verticalAxis } from './chart-axes.ts';
import { drawingFamily } from './drawing-family.ts';
import { PALETTE } from './palette.ts';
import { circle, line, type Point, path, polyline, rect, svgDocument, text } from './svg-document.ts';

const SpirometryParams = z
  .strictObject({
    pattern: z.enum(['obstructive', 'restrictive', 'normal']),
    fev1: z.number().positive().max(8),
    fvc: z.number().positive().max(10),
  })
  .refine(({ fev1, fvc }) => fev1 <= fvc, 'FEV1 cannot exceed FVC');

const WIDTH = 1600;
const HEIGHT = 860;
const LOOP: Frame = { left: 110, right: 760, top: 80, bottom: HEIGHT - 90 };
const CURVE: Frame = { left: 920, right: WIDTH - 60, top: 80, bottom: HEIGHT - 90 };

/** Volume breathed out by a time: two emptying lungs, quick and slow, in the share that gives the asked FEV1. */
function expired(fev1: number, fvc: number): (seconds: number) => number {
  const slow = fev1 / fvc < 0.75 ? 2.4 : 0.6;
  const quick = 0.14;
  const emptied = (tau: number, t: number) => (1 - Math.exp(-t / tau)) / (1 - Math.exp(-6 / tau));
  const share = Math.min(1, Math.max(0, (fev1 / fvc - emptied(slow, 1)) / (emptied(quick, 1) - emptied(slow, 1))));
  return (t) => fvc * (share * emptied(quick, t) + (1 - share) * emptied(slow, t));
}

function flowVolume(volumeAt: (seconds: number) => number): Point[] {
  const points: Point[] = [[0, 0]];
  for (let t = 0.01; t <= 6; t += 0.02) {
    const flow = (volumeAt(t + 0.01) - volumeAt(t - 0.01)) / 0.02;
    // The first 80 ms belong to the effort: flow climbs from nothing to its peak.
    points.push([volumeAt(t), flow * Math.min(1, t / 0.08)]);
  }
  return points;
}

function panel(frame: Frame, xMax: number, yRange: readonly [number, number], xUnit: string, yUnit: string) {
  const x = linearScale([0, xMax], [frame.left, frame.right]);
  const y = linearScale(yRange, [frame.bottom, frame.top]);
  const axes = [
    verticalAxis(frame, y, niceTicks(yRange[0], yRange[1], 7)),
    horizontalAxis(frame, x, niceTicks(0, xMax, 6)),
    axisLines(frame),
    axisUnit(frame.left, frame.top - 28, yUnit, 'middle'),
    axisUnit(frame.right, frame.bottom + 72, xUnit),
  ].join('');
  return { x, y, axes };
}

export const spirometry = drawingFamily(SpirometryParams, ({ pattern, fev1, fvc }) => {
  const volumeAt = expired(fev1, fvc);
  const out = flowVolume(volumeAt);
  const peak = Math.max(...out.map(([, flow]) => flow));
  const inspiration = Math.max(2, 0.62 * fvc ** 0.7 * 2.4);
  const back: Point[] = Array.from({ length: 41 }, (_, i) => [fvc * (1 - i / 40), -inspiration * Math.sin((Math.PI * i) / 40)]);
  // A healthy loop for comparison; a stiff lung is measured against the larger volume it should have.
  const expectedFvc = pattern === 'restrictive' ? fvc / 0.58 : pattern === 'obstructive' ? fvc * 1.18 : fvc;
  const expected = flowVolume(expired(expectedFvc * 0.82, expectedFvc));
  const top = Math.max(peak, ...expected.map(([, flow]) => flow)) * 1.1;
  const xMax = Math.max(fvc, expectedFvc) * 1.08;
  const loop = panel(LOOP, xMax, [-inspiration * 1.15, top], 'L', 'L/s');
  const spirogram = panel(CURVE, 6, [0, xMax], 's', 'L');
  const stroke = { fill: 'none', stroke: PALETTE.alarm, 'stroke-width': 5, 'stroke-linejoin': 'round' };
  const ghost = { fill: 'none', stroke: PALETTE.muted, 'stroke-width': 3, 'stroke-dasharray': '10 8' };
  const times = Array.from({ length: 121 }, (_, i) => i * 0.05);
  const mark = (seconds: number, value: number, name: string, dy: number) =>
    line(spirogram.x(seconds), CURVE.bottom, spirogram.x(seconds), spirogram.y(value), {
      stroke: PALETTE.muted,
      'stroke-width': 2,
      'stroke-dasharray': '5 6',
    }) +
    circle(spirogram.x(seconds), spirogram.y(value), 10, { fill: PALETTE.alarm }) +
    text(spirogram.x(seconds) + (seconds > 5 ? -14 : 18), spirogram.y(value) + dy, `${name} ${value}`, {
      'font-size': 26,
      'font-weight': 700,
      fill: PALETTE.ink,
      'text-anchor': seconds > 5 ? 'end' : 'start',
    });
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: PALETTE.surface }),
    loop.axes,
    line(LOOP.left, loop.y(0), LOOP.right, loop.y(0), { stroke: PALETTE.gridStrong, 'stroke-width': 2.5 }),
    pattern === 'normal' ? '' : path(polyline(expected.map(([v, f]) => [loop.x(v), loop.y(f)])), ghost),
    path(polyline([...out, [fvc, 0] as const, ...back].map(([v, f]) => [loop.x(v), loop.y(f)])), stroke),
    spirogram.axes,
    path(polyline(times.map((t) => [spirogram.x(t), spirogram.y(volumeAt(t))])), stroke),
    mark(1, fev1, 'FEV1', 40),
    mark(6, fvc, 'FVC', -22),
    text(CURVE.right, CURVE.bottom - 24, `FEV1/FVC ${(fev1 / fvc).toFixed(2)}`, {
      'font-size': 26,
      fill: PALETTE.muted,
      'text-anchor': 'end',
    }),
  );
});
