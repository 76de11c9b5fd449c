/** A child's measurements on the centile lines of the CDC 2000 growth charts. */
import { z } from 'zod';
import { axisLines, axisUnit, type Frame, horizontalAxis, linearScale, niceTicks, verticalAxis } from './chart-axes.ts';
import { drawingFamily } from './drawing-family.ts';
import { CENTILES, lmsAt, valueAtDeviate } from './growth-centile.ts';
import type { GrowthTable } from './growth-lms.data.ts';
import { PALETTE } from './palette.ts';
import { circle, type Point, path, polyline, rect, svgDocument, text } from './svg-document.ts';

const MEASURES = ['weight', 'length', 'height', 'bmi', 'headCircumference'] as const;
const GrowthCurveParams = z
  .strictObject({
    sex: z.enum(['male', 'female']),
    measure: z.enum(MEASURES),
    points: z
      .array(z.tuple([z.number().min(0).max(240), z.number().positive()]))
      .min(1)
      .max(60),
  })
  .refine(({ measure, points }) => measure !== 'bmi' || points.every(([age]) => age >= 24), 'BMI is charted from 24 months')
  .refine(
    ({ measure, points }) => measure !== 'headCircumference' || points.every(([age]) => age <= 36),
    'head circumference is charted to 36 months',
  );

const TABLES: Readonly<Record<(typeof MEASURES)[number], { table: GrowthTable; unit: string }>> = {
  weight: { table: 'weight', unit: 'kg' },
  length: { table: 'height', unit: 'cm' },
  height: { table: 'height', unit: 'cm' },
  bmi: { table: 'bmi', unit: 'kg/m²' },
  headCircumference: { table: 'headCircumference', unit: 'cm' },
};

/** Age windows as printed charts have them; the smallest that holds every point is used. */
const WINDOWS = [
  [0, 12],
  [0, 24],
  [0, 36],
  [24, 72],
  [0, 60],
  [24, 144],
  [0, 120],
  [24, 240],
  [0, 240],
] as const;

const WIDTH = 1600;
const HEIGHT = 1100;
const FRAME: Frame = { left: 120, right: WIDTH - 110, top: 80, bottom: HEIGHT - 80 };

export const growthCurve = drawingFamily(GrowthCurveParams, ({ sex, measure, points }) => {
  const { table, unit } = TABLES[measure];
  const ages = points.map(([age]) => age);
  const start = table === 'bmi' ? 24 : 0;
  const [from, to] = WINDOWS.find(([low, high]) => low >= start && low <= Math.min(...ages) && high >= Math.max(...ages)) ?? [start, 240];
  const steps = Array.from({ length: 121 }, (_, i) => from + ((to - from) * i) / 120);
  const curves = CENTILES.map(([centile, deviate]) => ({
    centile,
    line: steps.flatMap((age): Point[] => {
      const row = lmsAt(table, sex, age);
      return row ? [[age, valueAtDeviate(deviate, row)]] : [];
    }),
  }));
  const values = [...curves.flatMap((curve) => curve.line.map(([, value]) => value)), ...points.map(([, value]) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = linearScale([from, to], [FRAME.left, FRAME.right]);
  const range = [Math.max(0, least - (most - least) * 0.04), most + (most - least) * 0.04] as const;
  const y = linearScale(range, [FRAME.bottom, FRAME.top]);
  const inYears = to > 36;
  const every = inYears ? (to > 120 ? 24 : 12) : to === 12 ? 1 : 3;
  const ageTicks = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, i) => from + i * every);

  const lines = curves.map(({ centile, line }) => {
    const end = line.at(-1) ?? [to, 0];
    const median = centile === 50;
    return (
      path(polyline(line.map(([age, value]) => [x(age), y(value)])), {
        fill: 'none',
        stroke: PALETTE.brand,
        'stroke-width': median ? 4 : 2.2,
        opacity: median ? 1 : 0.65,
        'stroke-dasharray': centile === 3 || centile === 97 ? '12 7' : undefined,
      }) + text(x(end[0]) + 14, y(end[1]) + 8, String(centile), { 'font-size': 24, 'font-weight': median ? 700 : 400, fill: PALETTE.brand })
    );
  });
  const child = [
    path(polyline(points.map(([age, value]) => [x(age), y(value)])), {
      fill: 'none',
      stroke: PALETTE.alarm,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    ...points.map(([age, value]) => circle(x(age), y(value), 9, { fill: PALETTE.alarm, stroke: PALETTE.surface, 'stroke-width': 3 })),
  ];
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, { fill: PALETTE.surface }),
    verticalAxis(FRAME, y, niceTicks(range[0], range[1], 10)),
    horizontalAxis(FRAME, x, ageTicks, (age) => String(inYears ? age / 12 : age)),
    axisLines(FRAME),
    axisUnit(FRAME.left - 16, FRAME.top - 30, unit),
    text(FRAME.left + 14, FRAME.top - 26, sex === 'female' ? '♀' : '♂', { 'font-size': 40, fill: PALETTE.muted }),
    // ISO 80000-3 for a year is "a"; "yr" and "mo" are read in both languages of the product.
    axisUnit(FRAME.right + 20, FRAME.bottom + 36, inYears ? 'yr' : 'mo', 'start'),
    ...lines,
    ...child,
  );
});
