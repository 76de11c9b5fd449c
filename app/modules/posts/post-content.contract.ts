/** What a post is made of, and how much of it there may be. */
import { z } from 'zod';
import { Figure } from '#modules/media/figure.contract.ts';
import { FileRef } from '#modules/media/file.contract.ts';
import { line } from '#platform/richtext/line.ts';
import { richText } from '#platform/richtext/richtext.ts';

export const POST_LIMITS = {
  title: 140,
  /** Characters that a reader sees. */
  body: 10_000,
  images: 12,
  files: 3,
  question: 240,
  option: 120,
  leastOptions: 2,
  mostOptions: 4,
  specialities: 4,
  /** Links of one post whose pages are looked at. */
  links: 3,
} as const;

/** For how many days a poll may stay open; null: until its author closes it. */
export const POLL_DAYS = [1, 3, 7, 14, 30] as const;

export const PollContent = z.strictObject({
  question: line(POST_LIMITS.question, 'posts.validation.question'),
  options: z
    .array(line(POST_LIMITS.option, 'posts.validation.option'))
    .min(POST_LIMITS.leastOptions, { error: 'posts.validation.options' })
    .max(POST_LIMITS.mostOptions)
    .refine((options) => new Set(options.map((option) => option.toLocaleLowerCase())).size === options.length, {
      error: 'posts.validation.optionTwice',
    }),
  openDays: z.union(POLL_DAYS.map((days) => z.literal(days))).nullable(),
});
export type PollContent = z.infer<typeof PollContent>;

export const PostContent = z.strictObject({
  title: line(POST_LIMITS.title, 'posts.validation.title'),
  body: richText(POST_LIMITS.body),
  images: z.array(Figure).max(POST_LIMITS.images),
  files: z.array(FileRef).max(POST_LIMITS.files),
  poll: PollContent.nullable(),
});
export type PostContent = z.infer<typeof PostContent>;
