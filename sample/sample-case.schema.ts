/**
 * The shape of one file in `sample/cases/`: a case with its discussion, written for Kolegia.
 * Prose is plain text (`fromPlainText` turns it into rich text); pictures are named by what to draw.
 */
import { z } from 'zod';
import { CaseContent, CaseImage, Disclosure } from '#modules/cases/case-content.contract.ts';
import { tellsAuthor } from '#modules/cases/case-draft.contract.ts';

const Prose = z.string().trim().min(1).max(8000);

/** A drawing is made by code from these parameters, see `sample/drawings/`. */
export const SampleDrawing = z.object({ kind: z.string(), params: z.record(z.string(), z.unknown()).default({}) });

export const SampleImage = CaseImage.omit({ mediaId: true }).extend({ draw: SampleDrawing });

export const SampleComment = z.strictObject({
  /** Key of a person in `sample/people.json`. "author" is the case's author. */
  by: z.string(),
  /** Hours after the case was posted. */
  hours: z.number().min(0.1).max(2000),
  text: Prose.max(3000),
  /** What the claim rests on. */
  basis: z.enum(['guideline', 'trial', 'experience', 'opinion', 'question']).optional(),
  references: z
    .array(z.strictObject({ title: z.string(), source: z.string(), year: z.int().optional(), url: z.string().optional() }))
    .default([]),
  best: z.boolean().default(false),
  replies: z
    .array(
      z.strictObject({
        by: z.string(),
        hours: z.number(),
        text: Prose.max(2000),
        basis: z.enum(['guideline', 'trial', 'experience', 'opinion', 'question']).optional(),
      }),
    )
    .default([]),
});

export const SampleCase = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9-]{4,60}$/),
    language: z.enum(['en', 'id']),
    author: z.string(),
    anonymous: z.boolean().default(false),
    /** Slugs of `reference` specialities, the leading one first. */
    specialities: z.array(z.string()).min(1).max(4),
    /** Days before the first start of the server. */
    daysAgo: z.number().min(0.05).max(120),
    respondents: z.enum(['verified', 'mySpeciality', 'following', 'specialities']).default('verified'),
    content: CaseContent.omit({ presentation: true, images: true, disclosure: true }).extend({
      presentation: Prose,
      images: z.array(SampleImage).max(12).default([]),
      disclosure: z.array(Disclosure.omit({ text: true }).extend({ text: Prose })).max(4),
    }),
    updates: z
      .array(z.strictObject({ day: z.int().min(1).max(400), title: z.string().max(160), text: Prose, closes: z.boolean().default(false) }))
      .default([]),
    /** Share of answers per option, for the sample votes; same length as the options. */
    votes: z.array(z.number().min(0)).max(4).default([]),
    comments: z.array(SampleComment).min(5).max(16),
  })
  .refine((sample) => !tellsAuthor(sample), { path: ['respondents'] });
export type SampleCase = z.infer<typeof SampleCase>;
