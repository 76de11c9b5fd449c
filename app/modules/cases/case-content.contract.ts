/**
 * What a clinical case is made of. Structured, so that the page reads like a case presentation, ranges can be
 * flagged by code and the same data serves the reader, the composer, search and the share image.
 */
import { z } from 'zod';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { isBlank, richText, SafeUrl } from '#platform/richtext/richtext.ts';

export const CASE_LIMITS = {
  title: 160,
  images: 12,
  options: 4,
  imageBytes: 15 * 1024 * 1024,
  presentation: 8000,
  section: 2000,
  disclosure: 6000,
  columns: 6,
  investigationRows: 40,
  timeline: 30,
  takeHome: 6,
  references: 20,
} as const;

/** Each kind at most once: a second one would open, and be shown, together with the first. */
function eachKindOnce(parts: readonly { kind: string }[], context: z.RefinementCtx): void {
  parts.forEach(({ kind }, n) => {
    if (parts.findIndex((part) => part.kind === kind) < n)
      context.addIssue({ code: 'custom', path: [n, 'kind'], message: 'cases.validation.kindTwice' });
  });
}

export const SETTINGS = [
  'community',
  'primaryCare',
  'clinic',
  'emergency',
  'ward',
  'icu',
  'theatre',
  'delivery',
  'referral',
  'telehealth',
] as const;
export const HISTORY_KINDS = [
  'past',
  'medication',
  'allergy',
  'family',
  'social',
  'obstetric',
  'immunisation',
  'development',
  'travel',
] as const;
export const EXAM_KINDS = [
  'general',
  'headNeck',
  'eye',
  'ent',
  'cardiovascular',
  'respiratory',
  'abdomen',
  'neurological',
  'musculoskeletal',
  'skin',
  'genitourinary',
  'obstetric',
  'mental',
  'other',
] as const;
export const DISCLOSURE_KINDS = ['diagnosis', 'management', 'outcome', 'reflection'] as const;

export const PatientLine = z.strictObject({
  /** Ages of 90 and over are stored as 90 and shown as "90 or older": a finer age identifies. */
  age: z.strictObject({ value: z.int().min(0).max(90), unit: z.enum(['day', 'month', 'year']) }),
  sex: z.enum(['female', 'male', 'other']),
  /** kg */
  weightKg: z.number().min(0.3).max(400).optional(),
  setting: z.enum(SETTINGS),
  /** For instance "district hospital"; never the hospital's name. */
  settingNote: line(80).optional(),
  chiefComplaint: line(200),
});

/** One set of vitals. Units: °C, per minute, mmHg, %, mmol/L. */
export const Vitals = z.strictObject({
  at: line(60),
  temperature: z.number().min(20).max(45).optional(),
  pulse: z.int().min(0).max(350).optional(),
  systolic: z.int().min(0).max(350).optional(),
  diastolic: z.int().min(0).max(250).optional(),
  respiratoryRate: z.int().min(0).max(150).optional(),
  spo2: z.int().min(0).max(100).optional(),
  /** For instance "room air" or "5 L/min by mask". */
  spo2On: line(40).optional(),
  gcs: z.int().min(3).max(15).optional(),
  glucose: z.number().min(0).max(80).optional(),
});

export const Investigation = z.strictObject({
  test: line(80),
  /** Empty for tests without a unit. */
  unit: lineOrNone(24),
  /** Reference range in `unit`; leave both out for words such as "non-reactive", given in `normal`. */
  low: z.number().optional(),
  high: z.number().optional(),
  normal: line(40).optional(),
  /** One per column; a number is flagged by code, text is shown as it is, null is "not done". */
  values: z
    .array(z.union([z.number(), line(40), z.null()]))
    .min(1)
    .max(CASE_LIMITS.columns),
  /** Outside these bounds a value is critical, not only high or low. */
  criticalLow: z.number().optional(),
  criticalHigh: z.number().optional(),
});

export const Investigations = z
  .strictObject({
    /** For instance ["Day 3", "Day 5"]. */
    columns: z.array(line(40)).min(1).max(CASE_LIMITS.columns),
    rows: z.array(Investigation).min(1).max(CASE_LIMITS.investigationRows),
  })
  .refine((table) => table.rows.every((row) => row.values.length === table.columns.length), { error: 'cases.validation.columns' });

/** Films, scans, tracings, histology: the finding in words, with the picture where there is one. */
export const Study = z.strictObject({ title: line(120), finding: line(CASE_LIMITS.section) });

const Point = z.number().min(0).max(1);
/** Positions are fractions of the picture's width and height. */
export const Annotation = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('arrow'), x: Point, y: Point, toX: Point, toY: Point, label: lineOrNone(60) }),
  z.strictObject({ shape: z.literal('circle'), x: Point, y: Point, r: Point, label: lineOrNone(60) }),
]);

export const CaseImage = z.strictObject({
  mediaId: z.string().max(40),
  caption: line(300),
  /** What the picture shows, for those who cannot see it. */
  alt: line(500),
  annotations: z.array(Annotation).max(12),
});

export const TimelineEntry = z.strictObject({ when: line(40), text: line(400) });

export const CaseQuestion = z.strictObject({
  text: line(300, 'cases.validation.question'),
  options: z.array(line(200, 'cases.validation.option')).min(2, { error: 'cases.validation.options' }).max(CASE_LIMITS.options),
  /** Index of the option the author would choose; told with the first disclosure step. */
  answer: z.int().min(0).max(3).optional(),
});
export type CaseQuestion = z.infer<typeof CaseQuestion>;

export const Disclosure = z.strictObject({
  kind: z.enum(DISCLOSURE_KINDS),
  text: richText(CASE_LIMITS.disclosure).refine((text) => !isBlank(text), { error: 'validation.required' }),
  /** Held back until the reader opens it. */
  held: z.boolean(),
});

export const Reference = z.strictObject({
  title: line(400),
  /** Authors or body, journal, year, volume and pages as far as known. */
  source: line(300),
  year: z.int().min(1800).max(2100).optional(),
  url: SafeUrl.optional(),
});

/** A case that may be published. The composer's draft is the same with everything optional. */
export const CaseContent = z.strictObject({
  title: line(CASE_LIMITS.title),
  patient: PatientLine,
  presentation: richText(CASE_LIMITS.presentation).refine((text) => !isBlank(text), { error: 'cases.validation.description' }),
  history: z
    .array(z.strictObject({ kind: z.enum(HISTORY_KINDS), text: line(CASE_LIMITS.section) }))
    .max(HISTORY_KINDS.length)
    .superRefine(eachKindOnce),
  examination: z
    .array(z.strictObject({ kind: z.enum(EXAM_KINDS), text: line(CASE_LIMITS.section) }))
    .max(EXAM_KINDS.length)
    .superRefine(eachKindOnce),
  vitals: z.array(Vitals).max(CASE_LIMITS.columns),
  investigations: Investigations.optional(),
  studies: z.array(Study).max(12),
  images: z.array(CaseImage).max(CASE_LIMITS.images),
  timeline: z.array(TimelineEntry).max(CASE_LIMITS.timeline),
  question: CaseQuestion.optional(),
  disclosure: z.array(Disclosure).max(DISCLOSURE_KINDS.length).superRefine(eachKindOnce),
  takeHome: z.array(line(300)).max(CASE_LIMITS.takeHome),
  references: z.array(Reference).max(CASE_LIMITS.references),
});
export type CaseContent = z.infer<typeof CaseContent>;
