/** One to four laboratory values over the same time, each in a panel of its own with its reference band. */
import { z } from 'zod';
import { axisLines, axisUnit, type Frame, horizontalAxis, linearScale, niceTicks, type Scale, verticalAxis } from './chart-axes.ts';
import { drawingFamily } from './drawing-family.ts';
import { PALETTE } from './palette.ts';
import { circle, line, path, polyline, rect, svgDocument, text } from './svg-document.ts';

const Series = z.strictObject({
  label: z.string().min(1).max(40),
  unit: z.string().max(16),
  low: z.number().optional(),
  high: z.number().optional(),
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(1)
    .max(40),
});
type Series = z.output<typeof Series>;

const LabTrendParams = z.strictObject({ xLabel: z.string().max(60), series: z.array(Series).min(1).max(4) });

const WIDTH = 1600;
const PANEL_HEIGHTS: Readonly<Record<number, number>> = { 1: 640, 2: 400, 3: 310, 4: 270 };

function valueRange({ points, low, high }: Series): readonly [number, number] {
  const bounds = [low, high].filter((bound) => bound !== undefined);
  const values = [...points.map(([, y]) => y), ...bounds];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least || Math.abs(most) || 1) * 0.14;
  // Near zero the axis begins at zero: a trend must not be made steeper than it is.
  const bottom = least >= 0 && least < 0.35 * most ? 0 : least - room;
  return [bottom, most + room * 1.4];
}

function band(frame: Frame, y: Scale, range: readonly [number, number], { low, high }: Series): string {
  if (low === undefined && high === undefined) return '';
  const top = y(high ?? range[1]);
  const bottom = y(low ?? range[0]);
  const edge = { stroke: PALETTE.brand, 'stroke-width': 1.5, 'stroke-dasharray': '6 6', opacity: 0.6 };
  return [
    rect(frame.left, top, frame.right - frame.left, Math.max(0, bottom - top), { fill: PALETTE.band }),
    high === undefined ? '' : line(frame.left, top, frame.right, top, edge),
    low === undefined ? '' : line(frame.left, bottom, frame.right, bottom, edge),
  ].join('');
}

function plot(x: Scale, y: Scale, { points, low, high }: Series): string {
  const curve = path(polyline(points.map(([at, value]) => [x(at), y(value)])), {
    fill: 'none',
    stroke: PALETTE.ink,
    'stroke-width': 3.5,
    'stroke-linejoin': 'round',
  });
  const marks = points.map(([at, value], i) => {
    const outside = (low !== undefined && value < low) || (high !== undefined && value > high);
    const colour = outside ? PALETTE.alarm : PALETTE.brand;
    const next = points[i + 1]?.[1] ?? value;
    const previous = points[i - 1]?.[1] ?? value;
    // A valley is labelled below, everything else above, where the line does not run.
    const below = value < next && value <= previous && i > 0;
    const label = text(x(at), y(value) + (below ? 38 : -18), String(value), {
      'font-size': 25,
      'font-weight': 700,
      fill: colour,
      'text-anchor': 'middle',
      stroke: PALETTE.surface,
      'stroke-width': 6,
      'paint-order': 'stroke',
    });
    return circle(x(at), y(value), 8, { fill: colour, stroke: PALETTE.surface, 'stroke-width': 3 }) + (points.length <= 14 ? label : '');
  });
  return curve + marks.join('');
}

export const labTrend = drawingFamily(LabTrendParams, ({ xLabel, series }) => {
  const panel = PANEL_HEIGHTS[series.length] ?? 270;
  const height = 40 + panel * series.length + 90;
  const times = series.flatMap(({ points }) => points.map(([at]) => at));
  const span = Math.max(...times) - Math.min(...times) || 1;
  const domain = [Math.min(...times) - span * 0.05, Math.max(...times) + span * 0.05] as const;
  const x = linearScale(domain, [150, WIDTH - 70]);
  // Whole days or hours are not cut into quarters.
  const ticks = niceTicks(domain[0], domain[1], times.every(Number.isInteger) ? Math.min(10, span) : 10);
  const panels = series.map((one, i) => {
    const frame: Frame = { left: 150, right: WIDTH - 70, top: 40 + i * panel + 58, bottom: 40 + (i + 1) * panel - 14 };
    const range = valueRange(one);
    const y = linearScale(range, [frame.bottom, frame.top]);
    const last = i === series.length - 1;
    return [
      text(frame.left, frame.top - 20, one.label, { 'font-size': 30, 'font-weight': 700, fill: PALETTE.ink }),
      axisUnit(frame.right, frame.top - 20, one.unit),
      band(frame, y, range, one),
      verticalAxis(frame, y, niceTicks(range[0], range[1], panel > 350 ? 6 : 4)),
      horizontalAxis(frame, x, ticks, last ? String : () => ''),
      axisLines(frame),
      plot(x, y, one),
    ].join('');
  });
  return svgDocument(
    WIDTH,
    height,
    rect(0, 0, WIDTH, height, { fill: PALETTE.surface }),
    ...panels,
    text((150 + WIDTH - 70) / 2, height - 24, xLabel, { 'font-size': 26, fill: PALETTE.muted, 'text-anchor': 'middle' }),
  );
});
