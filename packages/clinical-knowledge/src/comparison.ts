/** What of a drug's file somebody has held beside a published text. */
import { z } from 'zod';
import { COMPARABLE_FACTS } from './comparable-facts.ts';
import { day, words } from './shared-schema.ts';

export const comparison = z.strictObject({
  facts: z.array(z.enum(COMPARABLE_FACTS)).min(1),
  /** The document, with its sections. */
  text: words,
  /** The site that had it. */
  at: words,
  on: day,
  /** What `printOf` made of these facts then. */
  print: z.string().regex(/^[0-9a-f]{8}$/, 'is made by `npm run knowledge compared`'),
});
export type Comparison = z.output<typeof comparison>;
/** What is said of it to whoever reads the answer. */
export type ComparedText = Omit<Comparison, 'print'>;
