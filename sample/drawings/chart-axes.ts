/** Scales and axes shared by everything that is plotted rather than pictured. */
import { PALETTE } from './palette.ts';
import { line, text } from './svg-document.ts';

export type Scale = (value: number) => number;

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const span = domain[1] - domain[0] || 1;
  return (value) => range[0] + ((value - domain[0]) / span) * (range[1] - range[0]);
}

/** Ticks at 1, 2, 2.5 or 5 times a power of ten, about as many as asked. */
export function niceTicks(low: number, high: number, about: number): number[] {
  const rough = (high - low || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const ticks: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) ticks.push(Number((i * step).toPrecision(10)));
  return ticks;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TICK_TEXT = { 'font-size': 24, fill: PALETTE.muted };

export function verticalAxis(frame: Frame, scale: Scale, ticks: readonly number[]): string {
  return ticks
    .map((tick) => {
      const y = scale(tick);
      return (
        line(frame.left, y, frame.right, y, { stroke: PALETTE.grid, 'stroke-width': 1.5 }) +
        text(frame.left - 16, y + 8, String(tick), { ...TICK_TEXT, 'text-anchor': 'end' })
      );
    })
    .join('');
}

export function horizontalAxis(frame: Frame, scale: Scale, ticks: readonly number[], write: (tick: number) => string = String): string {
  return ticks
    .map((tick) => {
      const x = scale(tick);
      return (
        line(x, frame.top, x, frame.bottom, { stroke: PALETTE.grid, 'stroke-width': 1.5 }) +
        text(x, frame.bottom + 36, write(tick), { ...TICK_TEXT, 'text-anchor': 'middle' })
      );
    })
    .join('');
}

export function axisLines(frame: Frame): string {
  const style = { stroke: PALETTE.gridStrong, 'stroke-width': 2.5 };
  return line(frame.left, frame.bottom, frame.right, frame.bottom, style) + line(frame.left, frame.top, frame.left, frame.bottom, style);
}

/** The unit stands at the head of its axis. */
export const axisUnit = (x: number, y: number, unit: string, anchor: 'start' | 'end' | 'middle' = 'end', fill: string = PALETTE.muted) =>
  text(x, y, unit, { 'font-size': 24, fill, 'text-anchor': anchor });
