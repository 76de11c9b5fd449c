/**
 * A ward temperature chart. The pulse shares the paper at the usual 20 beats to a degree, so that a pulse too slow for
 * its fever (or too fast for its fall) is seen as the two lines parting.
 */
import { z } from 'zod';
import { axisLines, axisUnit, type Frame, horizontalAxis, linearScale, verticalAxis } from './chart-axes.ts';
import { drawingFamily } from './drawing-family.ts';
import { PALETTE } from './palette.ts';
import { circle, line, path, polyline, rect, svgDocument, text } from './svg-document.ts';

const Points = (low: number, high: number) =>
  z
    .array(z.tuple([z.number(), z.number().min(low).max(high)]))
    .min(1)
    .max(120);
const FeverChartParams = z.strictObject({ points: Points(33, 43), pulse: Points(25, 240).optional() });

const WIDTH = 1600;
const HEIGHT = 900;
const FRAME: Frame = { left: 130, right: WIDTH - 130, top: 80, bottom: HEIGHT - 80 };
const PULSE_AT_37 = 80;
const BEATS_PER_DEGREE = 20;

export const feverChart = drawingFamily(FeverChartParams, ({ points, pulse = [] }) => {
  const asDegrees = (beats: number) => 37 + (beats - PULSE_AT_37) / BEATS_PER_DEGREE;
  const heights = [...points.map(([, value]) => value), ...pulse.map(([, beats]) => asDegrees(beats))];
  const low = Math.min(35, Math.floor(Math.min(...heights)));
  const high = Math.max(41, Math.ceil(Math.max(...heights)));
  const days = [...points, ...pulse].map(([day]) => day);
  const [first, last] = [Math.floor(Math.min(...days)), Math.ceil(Math.max(...days))];
  const x = linearScale([first - 0.5, last + 0.5], [FRAME.left, FRAME.right]);
  const y = linearScale([low, high], [FRAME.bottom, FRAME.top]);
  const every = Math.ceil((last - first + 1) / 20);
  const dayTicks = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, i) => first + i * every);
  const degrees = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const halves = degrees.slice(0, -1).map((degree) =>
    line(FRAME.left, y(degree + 0.5), FRAME.right, y(degree + 0.5), {
      stroke: PALETTE.grid,
      'stroke-width': 1,
      'stroke-dasharray': '3 7',
    }),
  );

  const temperature = [
    path(polyline(points.map(([day, value]) => [x(day), y(value)])), {
      fill: 'none',
      stroke: PALETTE.alarm,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    ...points.map(([day, value]) => circle(x(day), y(value), 9, { fill: PALETTE.alarm, stroke: PALETTE.surface, 'stroke-width': 3 })),
  ];
  const beats = [
    path(polyline(pulse.map(([day, rate]) => [x(day), y(asDegrees(rate))])), {
      fill: 'none',
      stroke: PALETTE.second,
      'stroke-width': 3,
      'stroke-dasharray': '10 7',
    }),
    ...pulse.map(([day, rate]) =>
      circle(x(day), y(asDegrees(rate)), 8, { fill: PALETTE.surface, stroke: PALETTE.second, 'stroke-width': 3.5 }),
    ),
  ];
  const pulseAxis = degrees.map((degree) =>
    text(FRAME.right + 16, y(degree) + 8, String(PULSE_AT_37 + (degree - 37) * BEATS_PER_DEGREE), {
      'font-size': 24,
      fill: PALETTE.second,
    }),
  );
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: PALETTE.surface }),
    rect(FRAME.left, y(37.5), FRAME.right - FRAME.left, y(36) - y(37.5), { fill: PALETTE.band }),
    verticalAxis(FRAME, y, degrees),
    ...halves,
    horizontalAxis(FRAME, x, dayTicks),
    axisLines(FRAME),
    ...(pulse.length > 0 ? [...pulseAxis, axisUnit(FRAME.right + 16, FRAME.top - 34, '♥ /min', 'start', PALETTE.second), ...beats] : []),
    axisUnit(FRAME.left - 16, FRAME.top - 34, '°C', 'end', PALETTE.alarm),
    ...temperature,
  );
});
