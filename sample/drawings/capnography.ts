/** Exhaled carbon dioxide against time, as a monitor shows it. */
import { z } from 'zod';
import { linearScale } from './chart-axes.ts';
import { drawingFamily } from './drawing-family.ts';
import { line, type Point, path, polyline, rect, svgDocument, text } from './svg-document.ts';

const CapnographyParams = z.strictObject({ pattern: z.enum(['normal', 'sharkFin', 'rising', 'absent']) });

const WIDTH = 1600;
const HEIGHT = 620;
const SECONDS = 24;
const GLOW = '#f3c941';
const smoothStep = (x: number) => {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
};

/** One breath of 4 s, 0 to 1: inspiration, upstroke, plateau, downstroke. */
function breath(phase: number, obstructed: boolean): number {
  const fall = 1 - smoothStep((phase - 3.5) / 0.18);
  if (obstructed) return phase < 1.2 ? 0 : (1 - Math.exp(-(phase - 1.2) / 0.95)) * 1.08 * fall;
  return smoothStep((phase - 1.3) / 0.28) * (0.94 + 0.03 * Math.max(0, phase - 1.5)) * fall;
}

function carbonDioxide(pattern: z.output<typeof CapnographyParams>['pattern'], t: number): number {
  const number = Math.floor(t / 4);
  const phase = t % 4;
  switch (pattern) {
    case 'normal':
      return 38 * breath(phase, false);
    case 'sharkFin':
      return 58 * breath(phase, true);
    case 'rising':
      return (38 + number * 7) * breath(phase, false);
    case 'absent':
      // A stomach may give back a little for a few breaths; then nothing.
      return number < 2 ? (9 - number * 5) * breath(phase, true) : 0;
  }
}

export const capnography = drawingFamily(CapnographyParams, ({ pattern }, random) => {
  const x = linearScale([0, SECONDS], [120, WIDTH - 40]);
  const y = linearScale([0, 80], [HEIGHT - 80, 60]);
  const points: Point[] = Array.from({ length: SECONDS * 50 }, (_, i) => [
    x(i / 50),
    y(carbonDioxide(pattern, i / 50) + random.normal(0, 0.12)),
  ]);
  const levels = [0, 20, 40, 60, 80].map(
    (level) =>
      line(120, y(level), WIDTH - 40, y(level), {
        stroke: '#2c3a3a',
        'stroke-width': 1.5,
        'stroke-dasharray': level === 0 ? undefined : '4 8',
      }) + text(100, y(level) + 8, String(level), { fill: '#9db0ac', 'text-anchor': 'end' }),
  );
  const seconds = Array.from({ length: SECONDS / 4 + 1 }, (_, i) =>
    text(x(i * 4), HEIGHT - 36, String(i * 4), { fill: '#9db0ac', 'text-anchor': 'middle' }),
  );
  const trace = polyline(points);
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: '#0e1514' }),
    ...levels,
    ...seconds,
    text(120, 40, 'CO₂  mmHg', { fill: GLOW, 'font-size': 26 }),
    text(WIDTH - 40, 40, 's', { fill: '#9db0ac', 'text-anchor': 'end' }),
    path(`${trace}L${WIDTH - 40} ${y(0)}L120 ${y(0)}Z`, { fill: GLOW, opacity: 0.14 }),
    path(trace, { fill: 'none', stroke: GLOW, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
  );
});
