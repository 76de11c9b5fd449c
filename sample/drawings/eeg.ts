/** Ten seconds of a bipolar electroencephalogram, the longitudinal ("double banana") montage. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import type { Random } from './seeded-random.ts';
import { line, type Point, path, polyline, rect, svgDocument, text } from './svg-document.ts';

const PATTERNS = ['extremeDeltaBrush', 'spikeWave', 'slow', 'periodic'] as const;
const EegParams = z.strictObject({ pattern: z.enum(PATTERNS) });

/** Frontal weight: how much of a frontally dominant discharge a channel sees. */
const CHANNELS = [
  ['Fp1-F7', 0.9],
  ['F7-T3', 1],
  ['T3-T5', 0.6],
  ['T5-O1', 0.4],
  ['Fp2-F8', 0.9],
  ['F8-T4', 1],
  ['T4-T6', 0.6],
  ['T6-O2', 0.4],
  ['Fp1-F3', 1],
  ['F3-C3', 0.85],
  ['C3-P3', 0.6],
  ['P3-O1', 0.4],
  ['Fp2-F4', 1],
  ['F4-C4', 0.85],
  ['C4-P4', 0.6],
  ['P4-O2', 0.4],
] as const;

const WIDTH = 1600;
const ROW = 62;
const HEIGHT = 60 + CHANNELS.length * ROW + 70;
const LEFT = 150;
const SECONDS = 10;
const PIXELS_PER_SECOND = (WIDTH - LEFT - 40) / SECONDS;
const RATE = 100;
const PIXELS_PER_MICROVOLT = 0.28;

const wave = (hertz: number, t: number, phase: number) => Math.sin(2 * Math.PI * hertz * t + phase);
const spike = (distance: number, width: number) => Math.exp(-(distance ** 2) / (2 * width ** 2));

interface ChannelNoise {
  phases: readonly [number, number, number, number];
  lag: number;
}

const background = (t: number, { phases }: ChannelNoise) =>
  9 * wave(9.4, t, phases[0]) + 6 * wave(17, t, phases[1]) + 8 * wave(2.1, t, phases[2]);

/** Microvolts at a time in one channel. */
function voltage(pattern: (typeof PATTERNS)[number], t: number, weight: number, noise: ChannelNoise): number {
  const at = t + noise.lag;
  switch (pattern) {
    case 'extremeDeltaBrush': {
      // Fast activity of 20 to 30 Hz riding on rhythmic 1 to 3 Hz delta. Schmitt SE et al., Neurology 2012;79:1094.
      const delta = wave(1.5, at, 0.4 * Math.sin(0.7 * t));
      const brush = Math.max(0, delta) ** 1.5 * wave(24, t, noise.phases[0]);
      return weight * (92 * delta + 20 * wave(3, at, 1) + 34 * brush) + 4 * wave(18, t, noise.phases[1]);
    }
    case 'spikeWave': {
      const discharge = 1 / (1 + Math.exp(-(t - 2.2) * 12)) / (1 + Math.exp((t - 8.4) * 12));
      const turn = (((at * 3) % 1) + 1) % 1;
      const complex = 150 * spike(turn - 0.18, 0.045) - 115 * Math.sin(Math.PI * Math.max(0, (turn - 0.32) / 0.68));
      return background(t, noise) * (1 - 0.7 * discharge) + weight * discharge * complex * 0.9;
    }
    case 'slow':
      return (
        46 * wave(1.7 + 0.25 * Math.sin(0.9 * t), at, noise.phases[0]) +
        30 * wave(4.3, t, noise.phases[1]) +
        22 * wave(0.8, t, noise.phases[2]) +
        4 * wave(12, t, noise.phases[3])
      );
    case 'periodic': {
      const turn = (((at + 0.5) % 1.1) + 1.1) % 1.1;
      const discharge = 150 * spike(turn - 0.3, 0.035) - 95 * spike(turn - 0.4, 0.06) + 45 * spike(turn - 0.54, 0.08);
      return weight * discharge + 9 * wave(2.2, t, noise.phases[0]) + 4 * wave(7, t, noise.phases[1]);
    }
  }
}

function channel(pattern: (typeof PATTERNS)[number], weight: number, middle: number, random: Random): string {
  const angle = () => random.between(0, 2 * Math.PI);
  const noise: ChannelNoise = { phases: [angle(), angle(), angle(), angle()], lag: random.normal(0, 0.008) };
  const points: Point[] = Array.from({ length: SECONDS * RATE + 1 }, (_, i) => {
    const microvolts = voltage(pattern, i / RATE, weight, noise) + random.normal(0, 3);
    // Negative is up, as in every EEG laboratory.
    return [LEFT + (i / RATE) * PIXELS_PER_SECOND, middle - microvolts * PIXELS_PER_MICROVOLT];
  });
  return path(polyline(points), { fill: 'none', stroke: '#1d2b4f', 'stroke-width': 1.7, 'stroke-linejoin': 'round' });
}

export const eeg = drawingFamily(EegParams, ({ pattern }, random) => {
  const seconds = Array.from({ length: SECONDS + 1 }, (_, i) => LEFT + i * PIXELS_PER_SECOND).map((x, i) =>
    line(x, 30, x, HEIGHT - 70, { stroke: i % 5 === 0 ? '#c3ccd8' : '#e3e8ef', 'stroke-width': 1.5 }),
  );
  const rows = CHANNELS.map(([name, weight], i) => {
    // The four chains of the montage stand a little apart.
    const middle = 60 + i * ROW + Math.floor(i / 4) * 8;
    return text(24, middle + 7, name, { 'font-size': 21, fill: '#3a4763' }) + channel(pattern, weight, middle, random);
  });
  const scaleX = WIDTH - 40 - PIXELS_PER_SECOND;
  const hundred = 100 * PIXELS_PER_MICROVOLT;
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: '#fdfdfb' }),
    ...seconds,
    ...rows,
    path(`M${scaleX} ${HEIGHT - 24 - hundred}v${hundred}h${PIXELS_PER_SECOND}`, { fill: 'none', stroke: '#3a4763', 'stroke-width': 2.5 }),
    text(scaleX - 12, HEIGHT - 28, '100 µV', { 'font-size': 20, fill: '#3a4763', 'text-anchor': 'end' }),
    text(scaleX + PIXELS_PER_SECOND / 2, HEIGHT - 32, '1 s', { 'font-size': 20, fill: '#3a4763', 'text-anchor': 'middle' }),
  );
});
