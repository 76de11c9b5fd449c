import type { z } from 'zod';
import type { Random } from './seeded-random.ts';
import type { Drawing } from './svg-document.ts';

/** A kind of picture with its parameters bound to their schema, so that the dispatcher needs no knowledge of either. */
export interface DrawingFamily {
  render(params: unknown, random: Random, kind: string): Drawing;
}

export function drawingFamily<Schema extends z.ZodType>(
  params: Schema,
  draw: (params: z.output<Schema>, random: Random) => Drawing,
): DrawingFamily {
  return {
    render(raw, random, kind) {
      const parsed = params.safeParse(raw);
      if (!parsed.success) {
        const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'params'}: ${issue.message}`).join('; ');
        throw new Error(`Drawing "${kind}" cannot be made: ${reasons}`);
      }
      return draw(parsed.data, random);
    },
  };
}
