/** The shape of a file in `sample/posts/`: a list of posts written for Kolegia, as plain text (`fromPlainText` makes it rich). */
import { z } from 'zod';
import { Figure } from '#modules/media/figure.contract.ts';
import { POLL_DAYS, POST_LIMITS } from '#modules/posts/post-content.contract.ts';
import { SampleDrawing } from './sample-case.schema.ts';

export const SamplePost = z.strictObject({
  /** Key of a person in `sample/people.json`. */
  author: z.string(),
  title: z.string().min(4).max(POST_LIMITS.title),
  text: z.string().max(3000).default(''),
  /** Slugs; the author's own unless named. */
  specialities: z.array(z.string()).min(1).max(4).optional(),
  anonymous: z.boolean().default(false),
  membersOnly: z.boolean().default(false),
  poll: z
    .strictObject({
      question: z.string().min(4).max(POST_LIMITS.question),
      options: z.array(z.string().min(1).max(POST_LIMITS.option)).min(POST_LIMITS.leastOptions).max(POST_LIMITS.mostOptions),
      /** How colleagues are likely to choose, option by option. */
      shares: z.array(z.number().min(0)).min(POST_LIMITS.leastOptions).max(POST_LIMITS.mostOptions),
      openDays: z
        .union(POLL_DAYS.map((days) => z.literal(days)))
        .nullable()
        .default(7),
    })
    .optional(),
  /** Drawn by code, see `sample/drawings/`. */
  images: z
    .array(Figure.omit({ mediaId: true }).extend({ draw: SampleDrawing }))
    .max(POST_LIMITS.images)
    .default([]),
  answers: z
    .array(z.strictObject({ by: z.string(), text: z.string().min(2).max(1500), best: z.boolean().default(false) }))
    .max(6)
    .default([]),
});
export type SamplePost = z.infer<typeof SamplePost>;
