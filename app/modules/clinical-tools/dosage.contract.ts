/** How much of a drug for this patient, with the reckoning. */
import { z } from 'zod';
import { ai, query } from '#platform/operation/operation.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { givenNames, NAME_LENGTH, Named, Reviewed, Source, USE_ERRORS, USE_LEFT } from './clinical-tools.contract.ts';

const figure = z.number().min(-1_000_000).max(1_000_000).nullable().optional();

export const DIALYSES = ['haemodialysis', 'peritoneal', 'continuous'] as const;

/** Whatever is not known is left out; values that cannot be are asked about and left out of the reckoning. */
export const DosagePatient = z.strictObject({
  ageYears: figure,
  /** For a child under a month. */
  ageDays: figure,
  gestationWeeks: figure,
  sex: z.enum(['female', 'male']).nullable().optional(),
  weightKg: figure,
  heightCm: figure,
  creatinine: z
    .strictObject({ value: z.number().min(-1_000_000).max(1_000_000), unit: z.string().max(20) })
    .nullable()
    .optional(),
  /** Child–Pugh class. */
  hepatic: z.enum(['A', 'B', 'C']).nullable().optional(),
  /** Completed weeks; 0 where the week is not known. */
  pregnancyWeek: figure,
  lactating: z.boolean().nullable().optional(),
  dialysis: z.enum(DIALYSES).nullable().optional(),
  /** Ids or names in either language; allergies also drugs and brands. What means nothing is a problem at its field. */
  conditions: givenNames.nullable().optional(),
  allergies: givenNames.nullable().optional(),
});

/** The longest name of an indication fits. */
export const INDICATION_LENGTH = 200;

export const DosageQuestion = z.strictObject({
  drug: line(NAME_LENGTH, 'clinical-tools.validation.noDrug'),
  /** By name or id; all of them where none is asked for. */
  indication: lineOrNone(INDICATION_LENGTH).nullable().optional(),
  route: lineOrNone(60).nullable().optional(),
  patient: DosagePatient.nullable().optional(),
});
export type DosageQuestion = z.input<typeof DosageQuestion>;

const Figure = z.strictObject({
  low: z.number(),
  high: z.number(),
  unit: z.string(),
  exact: z.strictObject({ low: z.number(), high: z.number() }),
  rounded: z.boolean(),
  rate: z.enum(['min', 'h']).optional(),
  /** With its unit, as the language writes it. */
  text: z.string(),
});

const span = z.strictObject({ low: z.number(), high: z.number(), unit: z.string() });

const Course = z.strictObject({
  kind: z.enum(['loading', 'step', 'maintenance']),
  written: z.strictObject({
    low: z.number(),
    high: z.number(),
    unit: z.string(),
    per: z.string().optional(),
    rate: z.string().optional(),
  }),
  perDose: Figure,
  perDay: Figure.optional(),
  timesPerDay: z.strictObject({ low: z.number(), high: z.number() }).optional(),
  every: z.union([span, z.string()]),
  everyText: z.string(),
  over: span.optional(),
  infusion: Figure.optional(),
  for: span.optional(),
  forText: z.string().optional(),
  asNeeded: z.boolean(),
  doses: z.number().optional(),
  /** With the numbers put in; one line per step. */
  formulas: z.array(z.string()),
  limitedBy: z.enum(['single', 'daily']).optional(),
  note: z.string().optional(),
});
export type DosedCourse = z.infer<typeof Course>;

const Regimen = z.strictObject({
  id: z.string(),
  indication: z.string(),
  status: z.enum(['usual', 'adjusted', 'incomplete', 'withheld', 'unsuited', 'avoid', 'contraindicated']),
  who: z.string(),
  population: z.string(),
  route: Named,
  as: z.string().optional(),
  courses: z.array(Course),
  usual: z.array(Course).optional(),
  max: z.strictObject({ single: Figure.optional(), daily: Figure.optional() }),
  /** The source names no most, and why. */
  noMax: z.string().optional(),
  duration: z.string().optional(),
  note: z.string().optional(),
  /** Beside the usual doses, where others stand here. */
  usualNote: z.string().optional(),
  adjustedBy: z.array(z.string()),
  missing: z.array(z.string()),
  sources: z.array(Source),
});
export type DosedRegimen = z.infer<typeof Regimen>;

export const WARNING_LEVELS = ['contraindicated', 'avoid', 'caution', 'info'] as const;

const Warning = z.strictObject({
  /** renal, hepatic, pregnancy, lactation, age, maximum and others. */
  kind: z.string(),
  level: z.enum(WARNING_LEVELS),
  key: z.string(),
  text: z.string(),
  note: z.string().optional(),
  /** Holds for these indications alone, where the drug has others. */
  indications: z.array(z.string()).optional(),
  sources: z.array(Source),
});
export type DosageWarning = z.infer<typeof Warning>;

const Paper = z.strictObject({ id: z.string(), authors: z.string(), title: z.string(), journal: z.string(), year: z.int() });

const Calculation = z.strictObject({
  /** Of the calculator. */
  id: z.string(),
  name: z.string(),
  formula: z.string(),
  value: z.number(),
  unit: z.string(),
  shown: z.string(),
  why: z.string(),
  limits: z.array(z.string()),
  sources: z.array(Paper),
});
export type DosageCalculation = z.infer<typeof Calculation>;

const DosageFound = z.strictObject({
  status: z.enum(['dosed', 'incomplete', 'none', 'unknownDrug', 'combination']),
  drug: Named.nullable(),
  suggestions: z.array(Named),
  /** Like the indication that was asked for, where it is none of the drug's. */
  nearIndications: z.array(Named),
  reviewed: Reviewed,
  indications: z.array(z.strictObject({ id: z.string(), name: z.string(), disease: z.string().optional(), chosen: z.boolean() })),
  routes: z.array(z.strictObject({ id: z.string(), name: z.string(), chosen: z.boolean() })),
  inputs: z.array(z.strictObject({ field: z.string(), label: z.string(), shown: z.string() })),
  problems: z.array(z.strictObject({ field: z.string(), code: z.string(), text: z.string(), suggestedUnit: z.string().optional() })),
  missing: z.array(z.strictObject({ field: z.string(), label: z.string(), why: z.string(), blocks: z.boolean() })),
  /** The gravest first. */
  warnings: z.array(Warning),
  regimens: z.array(Regimen),
  adjustments: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      text: z.string(),
      level: z.string(),
      note: z.string().optional(),
      sources: z.array(Source),
    }),
  ),
  calculations: z.array(Calculation),
  sources: z.array(Source),
  drafted: z.boolean(),
  draftedFacts: z.array(z.strictObject({ kind: z.string(), id: z.string(), name: z.string() })),
  /** Published texts that some of it was held beside: the document with its sections, the site that had it, and the day. */
  compared: z.array(
    z.strictObject({ facts: z.array(z.enum(['doses', 'kidney', 'liver'])), text: z.string(), at: z.string(), on: z.iso.date() }),
  ),
});
export type DosageFound = z.infer<typeof DosageFound>;

export const findDosage = query('clinical-tools.findDosage', {
  summary: 'Doses of one drug for one patient: regimens with the formula, adjustments, warnings first, and what is missing.',
  http: ai.post('/drug-dosage'),
  access: 'member',
  rate: 'read',
  input: DosageQuestion,
  output: DosageFound.extend(USE_LEFT),
  errors: USE_ERRORS,
});

export const getDosageExample = query('clinical-tools.getDosageExample', {
  summary: 'A worked example of a dose, for everyone.',
  http: ai.post('/drug-dosage/example'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ question: DosageQuestion, answer: DosageFound }),
  errors: {},
});
