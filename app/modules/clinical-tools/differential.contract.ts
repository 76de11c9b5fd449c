/** From a history, or from findings that were ticked, to what it may be. */
import { z } from 'zod';
import { ai, query } from '#platform/operation/operation.ts';
import { isUnseen, line } from '#platform/richtext/line.ts';
import { Ask, NAME_LENGTH, Named, Source, USE_ERRORS, USE_LEFT } from './clinical-tools.contract.ts';

/** What is read of a text; the rest is said to be left out. */
export const TEXT_LENGTH = 200_000;
const MOST_FINDINGS = 200;

export const REGIONS = ['indonesia', 'india', 'tropics', 'africa', 'temperate'] as const;
export const SETTINGS = ['primary-care', 'emergency', 'hospital'] as const;
export const SEASONS = ['rainy', 'dry', 'winter', 'summer'] as const;

const ChosenFinding = z.strictObject({ id: line(NAME_LENGTH), present: z.boolean().optional() });

export const DifferentialQuestion = z
  .strictObject({
    /** In English or Indonesian. */
    text: z.string().max(1_000_000).nullable().optional(),
    findings: z
      .array(z.union([line(NAME_LENGTH), ChosenFinding]))
      .max(MOST_FINDINGS)
      .nullable()
      .optional(),
    patient: z
      .strictObject({
        /** What cannot be is asked about, like a man's pregnancy. */
        ageYears: z.number().min(-1_000_000).max(1_000_000).nullable().optional(),
        sex: z.enum(['female', 'male']).nullable().optional(),
        pregnant: z.boolean().nullable().optional(),
        region: z.enum(REGIONS).nullable().optional(),
        setting: z.enum(SETTINGS).nullable().optional(),
        season: z.enum(SEASONS).nullable().optional(),
      })
      .nullable()
      .optional(),
    /** How many `likely` lists, never fewer than ten. */
    limit: z.int().min(1).max(50).optional(),
  })
  .refine(({ text, findings }) => !isUnseen(text ?? '') || (findings ?? []).length > 0, {
    path: ['text'],
    error: 'clinical-tools.validation.noHistory',
  });
export type DifferentialQuestion = z.input<typeof DifferentialQuestion>;

const Labelled = z.strictObject({ id: z.string(), label: z.string() });
const place = z.tuple([z.int(), z.int()]);
const measured = { measure: z.string(), value: z.number(), unit: z.string() };
const URGENCIES = ['emergency', 'urgent', 'routine', 'self-care'] as const;
const urgency = z.enum(URGENCIES);
export type Urgency = (typeof URGENCIES)[number];

const Understood = z.strictObject({
  findingId: z.string(),
  label: z.string(),
  present: z.boolean(),
  /** Start and end in the text that was sent. */
  span: place.optional(),
  words: z.string().optional(),
  from: z.enum(['text', 'number', 'chosen']),
  /** Findings of others or of the past are shown and not reckoned with. */
  counts: z.boolean(),
  whose: z.enum(['patient', 'family', 'contact']),
  when: z.enum(['now', 'past']),
  certain: z.boolean(),
  days: z.number().optional(),
  severity: z.string().optional(),
  measured: z.strictObject(measured).optional(),
});
export type Understood = z.infer<typeof Understood>;

const Argument = z.strictObject({
  findingId: z.string(),
  label: z.string(),
  /** Decibans: +10 makes it ten times likelier beside the others. */
  weight: z.number(),
  because: z.string(),
});
export type Argument = z.infer<typeof Argument>;

const Candidate = z.strictObject({
  id: z.string(),
  name: z.string(),
  icd10: z.array(z.string()),
  system: z.string(),
  /** From 0 to 1. */
  probability: z.number(),
  for: z.array(Argument),
  against: z.array(Argument),
  dangerous: z.boolean(),
  urgency,
  redFlags: z.array(Labelled),
  firstTests: z.array(Labelled),
  drafted: z.boolean(),
  sources: z.array(Source),
});
export type Candidate = z.infer<typeof Candidate>;

const MustNotMiss = Candidate.extend({
  because: z.enum(['probability', 'red-flag', 'remembered']),
  ruledOutBy: z.array(
    z.strictObject({
      kind: z.enum(['finding', 'test']),
      id: z.string(),
      label: z.string(),
      when: z.enum(['absent', 'present']).optional(),
    }),
  ),
});
export type MustNotMiss = z.infer<typeof MustNotMiss>;

const NextQuestion = z.strictObject({
  findingId: z.string(),
  label: z.string(),
  question: z.string().optional(),
  cost: z.enum(['ask', 'examine', 'test', 'costly']),
  information: z.number(),
  splits: z.array(Named.extend({ ifPresent: z.number(), ifAbsent: z.number() })),
});
export type NextQuestion = z.infer<typeof NextQuestion>;

const DifferentialFound = z.strictObject({
  patient: z.strictObject({
    ageYears: z.number().optional(),
    sex: z.string().optional(),
    pregnant: z.boolean().optional(),
    region: z.string().optional(),
    setting: z.string().optional(),
    season: z.string().optional(),
    pregnancyWeek: z.number().optional(),
    days: z.number().optional(),
  }),
  /** The first some thousands of a long text; all of it is reckoned with. */
  understood: z.array(Understood),
  measured: z.array(z.strictObject({ ...measured, span: place })),
  notUnderstood: z.array(
    z.strictObject({
      span: place,
      words: z.string(),
      why: z.enum(['unknown-word', 'impossible-value', 'unit-unclear', 'unknown-finding']),
    }),
  ),
  contradictions: z.array(z.strictObject({ findings: z.tuple([Labelled, Labelled]), why: z.string() })),
  likely: z.array(Candidate),
  mustNotMiss: z.array(MustNotMiss),
  /** That it is none of what the knowledge has. */
  otherProbability: z.number(),
  nextQuestions: z.array(NextQuestion),
  /** `routine` where the answer is `empty` is no judgement, and `urgencyNote` says so. */
  urgency,
  urgencyReasons: z.array(
    z.strictObject({ level: urgency, kind: z.enum(['finding', 'disease']), id: z.string(), label: z.string(), why: z.string().optional() }),
  ),
  sources: z.array(Source),
  drafted: z.boolean(),
  /** Nothing to reckon with: no finding of the patient was understood. */
  empty: z.boolean(),
  /** What was given of the patient and cannot be: said at its field, left out of the reckoning. */
  asks: z.array(Ask),
  truncated: z.boolean(),
  /** Only of an empty answer: in the language of the answer, that nobody judged how soon the patient must be seen. */
  urgencyNote: z.string().optional(),
});
export type DifferentialFound = z.infer<typeof DifferentialFound>;

export const differentiate = query('clinical-tools.differentiate', {
  summary: 'A differential with probabilities, what must not be missed, the next questions and how urgent it is.',
  http: ai.post('/differential-diagnosis'),
  access: 'member',
  rate: 'read',
  input: DifferentialQuestion,
  output: DifferentialFound.extend(USE_LEFT),
  errors: USE_ERRORS,
});

export const getDifferentialExample = query('clinical-tools.getDifferentialExample', {
  summary: 'A worked example of a differential, for everyone.',
  http: ai.post('/differential-diagnosis/example'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ question: DifferentialQuestion, answer: DifferentialFound }),
  errors: {},
});
