/** A pure-tone audiogram: O red for the right ear, X blue for the left, louder downwards (ISO 8253-1 symbols). */
import { z } from 'zod';
import { type Frame, linearScale } from './chart-axes.ts';
import { drawingFamily } from './drawing-family.ts';
import { PALETTE } from './palette.ts';
import { circle, line, path, polyline, rect, svgDocument, text } from './svg-document.ts';

const FREQUENCIES = [250, 500, 1000, 2000, 4000, 8000] as const;
const Thresholds = z.array(z.number().min(-10).max(120)).length(FREQUENCIES.length);
const AudiogramParams = z.strictObject({ right: Thresholds, left: Thresholds });

const WIDTH = 1600;
const HEIGHT = 1240;
const FRAME: Frame = { left: 150, right: WIDTH - 80, top: 120, bottom: HEIGHT - 60 };
const RIGHT = '#c02f2f';
const LEFT = '#2456b8';

export const audiogram = drawingFamily(AudiogramParams, ({ right, left }) => {
  const y = linearScale([-10, 120], [FRAME.top, FRAME.bottom]);
  const octave = linearScale([-0.5, FREQUENCIES.length - 0.5], [FRAME.left, FRAME.right]);
  const grid = Array.from({ length: 14 }, (_, i) => -10 + i * 10).map(
    (level) =>
      line(FRAME.left, y(level), FRAME.right, y(level), {
        stroke: level === 0 ? PALETTE.muted : PALETTE.grid,
        'stroke-width': level === 0 ? 2.5 : 1.5,
      }) + text(FRAME.left - 16, y(level) + 8, String(level), { 'text-anchor': 'end', fill: PALETTE.muted }),
  );
  const columns = FREQUENCIES.map(
    (frequency, i) =>
      line(octave(i), FRAME.top, octave(i), FRAME.bottom, { stroke: PALETTE.gridStrong, 'stroke-width': 1.5 }) +
      text(octave(i), FRAME.top - 20, String(frequency), { 'text-anchor': 'middle', fill: PALETTE.muted }),
  );
  const curve = (levels: readonly number[], stroke: string, dash?: string) =>
    path(polyline(levels.map((level, i) => [octave(i), y(level)])), { fill: 'none', stroke, 'stroke-width': 4, 'stroke-dasharray': dash });
  const rings = right.map((level, i) => circle(octave(i), y(level), 15, { fill: PALETTE.surface, stroke: RIGHT, 'stroke-width': 5 }));
  const crosses = left.map((level, i) =>
    path(`M${octave(i) - 14} ${y(level) - 14}l28 28m0 -28l-28 28`, { stroke: LEFT, 'stroke-width': 5, fill: 'none' }),
  );
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: PALETTE.surface }),
    // Normal hearing for an adult: 20 dB HL or better (World report on hearing, WHO, 2021).
    rect(FRAME.left, y(-10), FRAME.right - FRAME.left, y(20) - y(-10), { fill: PALETTE.band }),
    ...grid,
    ...columns,
    text(FRAME.left - 16, FRAME.top - 62, 'dB HL', { 'text-anchor': 'end', fill: PALETTE.muted }),
    text(FRAME.right, FRAME.top - 62, 'Hz', { 'text-anchor': 'end', fill: PALETTE.muted }),
    text(FRAME.left + 20, FRAME.top - 62, 'O  R', { fill: RIGHT, 'font-weight': 700, 'font-size': 28 }),
    text(FRAME.left + 140, FRAME.top - 62, 'X  L', { fill: LEFT, 'font-weight': 700, 'font-size': 28 }),
    curve(right, RIGHT),
    curve(left, LEFT, '14 8'),
    ...rings,
    ...crosses,
  );
});
