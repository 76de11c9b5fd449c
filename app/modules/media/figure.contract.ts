/** Pictures that stand in a text, each with words for those who cannot see it. */
import { z } from 'zod';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { ImageRef } from './media.contract.ts';

export const FIGURE_LIMITS = { caption: 200, alt: 300 } as const;

/** As it is written. */
export const Figure = z.strictObject({
  mediaId: z.string().max(40),
  caption: lineOrNone(FIGURE_LIMITS.caption),
  /** For readers who cannot see the picture. */
  alt: line(FIGURE_LIMITS.alt, 'media.validation.alt'),
});
export type Figure = z.infer<typeof Figure>;

/** As it is read. */
export const ShownFigure = ImageRef.extend({ caption: z.string(), alt: z.string() });
export type ShownFigure = z.infer<typeof ShownFigure>;

/** What a list shows of them: the first. */
export const Cover = ImageRef.extend({ alt: z.string() });
