/** Symptoms, signs, history and measured patterns that a differential is built from, several to a file. */
import { z } from 'zod';
import { head, id, span, src, text, wordLists } from './shared-schema.ts';

export const FINDING_KINDS = ['symptom', 'sign', 'history', 'exposure', 'vital', 'laboratory', 'ecg', 'imaging'] as const;

/** The finding is there when the measure lies inside `atLeast` … `atMost`; the first row whose age fits is used. */
const threshold = z.strictObject({
  measure: z.string().trim().min(1),
  unit: z.string().trim().min(1),
  rows: z
    .array(
      z
        .strictObject({
          from: span.optional(),
          to: span.optional(),
          sex: z.enum(['female', 'male']).optional(),
          atLeast: z.number().optional(),
          atMost: z.number().optional(),
        })
        .refine((row) => row.atLeast !== undefined || row.atMost !== undefined, 'a row has atLeast or atMost: { atLeast: 38.0 }'),
    )
    .min(1),
  src,
});

const follows = z
  .strictObject({
    finding: id,
    atLeast: span.optional(),
    atMost: span.optional(),
    severity: z.literal('severe').optional(),
    onset: z.literal('sudden').optional(),
  })
  .refine((rule) => Object.keys(rule).length > 1, 'a rule says when: { finding: cough, atLeast: 8 wk }, severity: severe or onset: sudden');

const ageRow = z.strictObject({ from: span.optional(), to: span.optional(), is: z.enum(['emergency', 'urgent']) });

const finding = z.strictObject({
  id,
  kind: z.enum(FINDING_KINDS),
  names: text,
  synonyms: wordLists.optional(),
  /** What patients say. */
  lay: wordLists.optional(),
  /** Broader findings that are there when this is: productive-cough implies cough. */
  implies: z.array(id).default([]),
  /** Cannot be there together with this: productive-cough and dry-cough. */
  excludes: z.array(id).default([]),
  /** How the question is put to a patient, for the next best question. */
  question: text.optional(),
  /** What it costs to find out: asked, examined, simple test, costly test. */
  cost: z.enum(['ask', 'examine', 'test', 'costly']).default('ask'),
  /** In itself a reason to hurry, whatever the cause. */
  urgency: z.enum(['emergency', 'urgent']).optional(),
  /** Only beside one of these: a stiff neck hurries with fever or headache, not after a night in a draught. */
  urgentWith: z.array(id).min(1).optional(),
  /** Not beside one of these, which says that it is harmless: a blow to the head of a child that has played ever since. */
  urgentUnless: z.array(id).min(1).optional(),
  /** Only while it is new: double vision of two days hurries, of two years its cause does. */
  urgentUntil: span.optional(),
  /** At such an age, whatever the rest: a fever in the first four weeks of life. The first row that fits is used. */
  urgencyAt: z.strictObject({ rows: z.array(ageRow).min(1), src }).optional(),
  threshold: threshold.optional(),
  /** Also there when another finding has lasted so long, is so severe or began so suddenly: a cough of eight weeks is a chronic cough. */
  follows: z.array(follows).optional(),
});

export const findingsFile = z.strictObject({ ...head, src, findings: z.array(finding).min(1) });
export type Finding = z.output<typeof finding>;
