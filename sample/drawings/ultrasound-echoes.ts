/** Shades and strokes of ultrasound: how bright a tissue answers, and how its edges are drawn. */
import { blurred } from './film-canvas.ts';
import { type Point, path, smooth } from './svg-document.ts';

export const ECHO = { free: '#030405', low: '#2c3133', organ: '#6a7173', bright: '#aab1b3', wall: '#e6ebec' } as const;

export const outline = (points: readonly Point[], fill: string, edge: string = ECHO.bright, width = 7) =>
  path(smooth(points, true), { fill, stroke: edge, 'stroke-width': width, filter: blurred(4) });
export const bright = (points: readonly Point[], width: number, opacity = 0.9) =>
  path(smooth(points), { fill: 'none', stroke: ECHO.wall, 'stroke-width': width, 'stroke-linecap': 'round', opacity, filter: blurred(4) });
