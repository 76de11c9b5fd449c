/** A video that is drawn from a script: scenes with a heading, lines and a figure that draws itself. */
import { z } from 'zod';
import { CAPTION_LANGUAGES } from './videos.contract.ts';

const words = z.string().min(1).max(160);
const number = z.number();

/** A curve over axes; drawn from left to right while its scene lasts. Coordinates in the units of the axes. */
const Curve = z.strictObject({
  kind: z.literal('curve'),
  x: z.strictObject({
    from: number,
    to: number,
    label: words,
    ticks: z.array(z.strictObject({ at: number, label: z.string().max(20) })).max(12),
  }),
  y: z.strictObject({
    from: number,
    to: number,
    label: words,
    ticks: z.array(z.strictObject({ at: number, label: z.string().max(20) })).max(12),
  }),
  lines: z
    .array(
      z.strictObject({
        label: z.string().max(60),
        tone: z.enum(['brand', 'live', 'quiet']),
        points: z
          .array(z.tuple([number, number]))
          .min(2)
          .max(400),
      }),
    )
    .max(4),
  /** A word at a point, shown when the curve has come there. */
  marks: z
    .array(z.strictObject({ x: number, y: number, text: z.string().max(60) }))
    .max(8)
    .default([]),
});

/** Bars with their values, one after another. */
const Bars = z.strictObject({
  kind: z.literal('bars'),
  bars: z
    .array(z.strictObject({ label: z.string().max(40), value: number.min(0), shown: z.string().max(20) }))
    .min(1)
    .max(7),
  most: number.positive(),
});

/** Numbered steps, one after another. */
const Steps = z.strictObject({
  kind: z.literal('steps'),
  steps: z
    .array(z.strictObject({ mark: z.string().max(6), text: words }))
    .min(1)
    .max(6),
});

export const DrawnFigure = z.discriminatedUnion('kind', [Curve, Bars, Steps]);
export type DrawnFigure = z.infer<typeof DrawnFigure>;

export const DrawnScene = z.strictObject({
  seconds: z.number().min(2).max(20),
  heading: words,
  /** Under the heading. */
  line: z.string().max(200).default(''),
  figure: DrawnFigure.optional(),
  /** What is said meanwhile. */
  captions: z.strictObject(
    Object.fromEntries(CAPTION_LANGUAGES.map((language) => [language, z.string().min(1).max(240)])) as Record<
      (typeof CAPTION_LANGUAGES)[number],
      z.ZodString
    >,
  ),
});
export type DrawnScene = z.infer<typeof DrawnScene>;

export const DrawnVideo = z.strictObject({ scenes: z.array(DrawnScene).min(1).max(8) });
export type DrawnVideo = z.infer<typeof DrawnVideo>;
