/** An electrocardiogram on millimetre paper: 25 mm/s, 10 mm/mV, every millimetre true. */
import { z } from 'zod';
import { drawingFamily } from './drawing-family.ts';
import { ecgSignal, QTC_RHYTHMS, RHYTHMS, SAMPLE_RATE } from './ecg-signal.ts';
import type { Lead } from './ecg-waves.ts';
import { type Drawing, group, line, type Point, path, polyline, rect, svgDocument, tag, text } from './svg-document.ts';

const EcgParams = z
  .strictObject({
    rhythm: z.enum(RHYTHMS),
    rate: z.number().min(20).max(320),
    leads: z.enum(['II', '12']).default('12'),
    qtc: z.number().min(320).max(600).optional(),
  })
  .refine(({ rhythm, qtc }) => qtc === undefined || QTC_RHYTHMS.has(rhythm), { path: ['qtc'], error: 'is said by the rhythm' });

const WIDTH = 1600;
const INK = '#1c2430';
const MM_PER_SECOND = 25;
const MM_PER_MILLIVOLT = 10;
/** The usual print: three rows of four leads, 2.5 s each, over one long strip. */
const ROWS: readonly (readonly Lead[])[] = [
  ['I', 'aVR', 'V1', 'V4'],
  ['II', 'aVL', 'V2', 'V5'],
  ['III', 'aVF', 'V3', 'V6'],
];

function paper(width: number, height: number, mm: number): string {
  const cell = (size: number, stroke: string, thickness: number, id: string) =>
    tag(
      'pattern',
      { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
      path(`M${size} 0H0V${size}`, { fill: 'none', stroke, 'stroke-width': thickness }),
    );
  return (
    tag('defs', {}, cell(mm, '#f6c9c9', 1, 'small') + cell(mm * 5, '#e79a9a', 1.6, 'large')) +
    rect(0, 0, width, height, { fill: '#fff6f4' }) +
    rect(0, 0, width, height, { fill: 'url(#small)' }) +
    rect(0, 0, width, height, { fill: 'url(#large)' })
  );
}

interface Trace {
  samples: readonly number[];
  fromSecond: number;
  seconds: number;
  x: number;
  y: number;
  mm: number;
}

function trace({ samples, fromSecond, seconds, x, y, mm }: Trace): string {
  const first = Math.round(fromSecond * SAMPLE_RATE);
  const last = Math.min(samples.length - 1, first + Math.round(seconds * SAMPLE_RATE));
  const points: Point[] = [];
  for (let i = first; i <= last; i += 2) {
    points.push([x + ((i - first) / SAMPLE_RATE) * MM_PER_SECOND * mm, y - (samples[i] ?? 0) * MM_PER_MILLIVOLT * mm]);
  }
  return path(polyline(points), { fill: 'none', stroke: INK, 'stroke-width': mm * 0.36, 'stroke-linejoin': 'round' });
}

/** 1 mV for 0.2 s at the head of each row: the proof of the gain. */
function calibration(x: number, y: number, mm: number): string {
  const d = `M${x} ${y}h${mm}v${-10 * mm}h${5 * mm}v${10 * mm}h${mm}`;
  return path(d, { fill: 'none', stroke: INK, 'stroke-width': mm * 0.36 });
}

const leadName = (x: number, y: number, name: string, size: number) =>
  text(x, y, name, { 'font-size': size, 'font-weight': 700, fill: INK });
const scaleNote = (y: number, mm: number) => text(mm * 5, y, '25 mm/s   10 mm/mV', { 'font-size': 22, fill: '#7a4a4a' });

export const ecg = drawingFamily(EcgParams, ({ rhythm, rate, leads, qtc }, random): Drawing => {
  if (leads === 'II') {
    const mm = 10;
    const height = 560;
    const seconds = 5.8;
    const { leads: samples } = ecgSignal(rhythm, rate, seconds, random, qtc);
    const y = 32 * mm;
    return svgDocument(
      WIDTH,
      height,
      paper(WIDTH, height, mm),
      calibration(4 * mm, y, mm),
      leadName(4 * mm, 8 * mm, 'II', 34),
      trace({ samples: samples.II, fromSecond: 0, seconds, x: 11.5 * mm, y, mm }),
      scaleNote(height - 18, mm),
    );
  }
  const mm = 6;
  const height = 162 * mm;
  const { leads: samples } = ecgSignal(rhythm, rate, 10, random, qtc);
  const left = 12 * mm;
  const column = 2.5 * MM_PER_SECOND * mm;
  const rowY = (row: number) => (25 + row * 36) * mm;
  const cells = ROWS.flatMap((row, r) =>
    row.map((lead, c) => {
      const x = left + c * column;
      const mark = c === 0 ? '' : line(x, rowY(r) - 7 * mm, x, rowY(r) - 4 * mm, { stroke: INK, 'stroke-width': 2 });
      return (
        mark +
        trace({ samples: samples[lead], fromSecond: c * 2.5, seconds: 2.5, x, y: rowY(r), mm }) +
        leadName(x + mm, rowY(r) - 16 * mm, lead, 26)
      );
    }),
  );
  const strip =
    trace({ samples: samples.II, fromSecond: 0, seconds: 10, x: left, y: rowY(3), mm }) + leadName(left + mm, rowY(3) - 16 * mm, 'II', 26);
  const pulses = [0, 1, 2, 3].map((row) => calibration(4 * mm, rowY(row), mm));
  return svgDocument(WIDTH, height, paper(WIDTH, height, mm), group({}, ...pulses, ...cells, strip), scaleNote(height - 14, mm));
});
