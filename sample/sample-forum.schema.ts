/** The shape of the files in `sample/forums/`: forums, and threads written for Kolegia as plain text (`fromPlainText` makes it rich). */
import { z } from 'zod';
import { TITLE_LENGTH } from '#modules/forums/forum-thread.contract.ts';
import { FORUM_KINDS } from '#modules/forums/forums.contract.ts';
import { Recap } from '#modules/forums/thread-recap.contract.ts';
import { BASES_OF_CLAIM } from '#modules/library/discussion.contract.ts';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';

/** Keys of people in `sample/people.json`. */
const Who = z.string();

export const SampleForum = z.strictObject({
  slug: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(3).max(80),
  about: z.string().min(10).max(600),
  kind: z.enum(FORUM_KINDS),
  language: z.enum(['en', 'id']),
  specialities: z.array(z.enum(SPECIALITIES)).max(3),
  owner: Who,
  moderators: z.array(Who).max(3),
  rules: z.array(z.string().min(1).max(240)).max(12),
});
export type SampleForum = z.infer<typeof SampleForum>;

const said = { by: Who, hours: z.number().min(0), text: z.string().min(2).max(2000) };

export const SampleThread = z.strictObject({
  /** Slug. */
  forum: z.string(),
  by: Who,
  daysAgo: z.number().positive(),
  title: z.string().min(8).max(TITLE_LENGTH),
  text: z.string().min(10).max(3000),
  basis: z.enum(BASES_OF_CLAIM),
  /** The forum's unless named. */
  language: z.enum(['en', 'id']).optional(),
  anonymous: z.boolean().default(false),
  pinned: z.boolean().default(false),
  locked: z.boolean().default(false),
  slowSeconds: z.int().default(0),
  /** Where it stands, as its author says. */
  recap: Recap.optional(),
  answers: z
    .array(
      z.strictObject({
        ...said,
        basis: z.enum(BASES_OF_CLAIM),
        best: z.boolean().default(false),
        replies: z.array(z.strictObject(said)).max(3).default([]),
      }),
    )
    .max(6),
});
export type SampleThread = z.infer<typeof SampleThread>;
