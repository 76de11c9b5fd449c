/** SageAI's clinical tools: what all of them share, and drugs against each other. Answers are in the caller's language. */
import { z } from 'zod';
import { ai, query } from '#platform/operation/operation.ts';

export const TOOLS = ['interactions', 'dosage', 'differential', 'calculators'] as const;
export type Tool = (typeof TOOLS)[number];

/** As many as can be checked together, brands with several ingredients taken apart. */
export const MOST_DRUGS = 30;
/** Of what is typed as a name of a drug, a condition or an allergy. */
export const NAME_LENGTH = 120;

export const Named = z.strictObject({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

export const Source = z.strictObject({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  edition: z.string().optional(),
  /** Whose label it is. */
  drug: z.string().optional(),
  section: z.string().optional(),
});
export type Source = z.infer<typeof Source>;

/** Who has read the file behind it, and when. */
export const Reviewed = z.strictObject({ by: z.string(), on: z.string() }).nullable();

/** What was given and cannot be: said at its field and left out, while the rest is answered. */
export const Ask = z.strictObject({ field: z.string(), message: z.string() });
export type Ask = z.infer<typeof Ask>;

/** Checks of a tool that the caller has left today, and how many a day has; null where the plan counts none. */
export const USE_LEFT = { remaining: z.int().nullable(), perDay: z.int().nullable() };
export interface UseLeft {
  readonly remaining: number | null;
  readonly perDay: number | null;
}

/** One that is empty, or longer than a name, is asked about and left out; what bounds it here is the length of all together. */
const name = z.string().trim();
export const givenNames = z.array(name).max(40);
/** Of all that is typed in one question. */
const MOST_TYPED = 60_000;
const measured = z.number().min(-1_000_000).max(1_000_000).nullable().optional();

/** Null is the same as left out. */
export const InteractionPatient = z.strictObject({
  ageYears: measured,
  sex: z.enum(['female', 'male']).nullable().optional(),
  pregnant: z.boolean().nullable().optional(),
  lactating: z.boolean().nullable().optional(),
  weightKg: measured,
  /** mL/min/1.73 m²; taken from creatinine, age and sex where it is not given. */
  egfr: measured,
  /** Creatinine clearance, mL/min. */
  crcl: measured,
  creatinine: z
    .strictObject({ value: z.number().min(-1_000_000).max(1_000_000), unit: z.string().max(20) })
    .nullable()
    .optional(),
  childPugh: z.enum(['A', 'B', 'C']).nullable().optional(),
  /** mmol/L */
  potassium: measured,
  /** ms */
  qtc: measured,
  /** Ids or names in either language. */
  conditions: givenNames.nullable().optional(),
  /** Allergy groups, drugs or brands. */
  allergies: givenNames.nullable().optional(),
});
export type InteractionPatient = z.infer<typeof InteractionPatient>;

const AskedDrug = z.strictObject({
  name,
  /** An id, a name in either language, or as prescriptions say it: `po`, `iv`, `tetes mata`. What is not understood is an ask. */
  route: z.string().nullable().optional(),
  /** Total of a day, or what makes it: `40 mg`, `3x25 mg`. What is not understood is an ask. */
  dailyDose: z.string().nullable().optional(),
  days: z.number().positive().max(100_000).nullable().optional(),
});

export const DrugToDrugQuestion = z
  .strictObject({
    /** Names, synonyms or brands, as on a prescription: `simvastatin 40 mg`, `furosemide 40 mg iv bd`, `timolol eye drops`. */
    drugs: z
      .array(z.union([name, AskedDrug]))
      .min(1, { error: 'clinical-tools.validation.noDrugs' })
      .max(MOST_DRUGS, { error: 'clinical-tools.validation.tooManyDrugs' }),
    patient: InteractionPatient.nullable().optional(),
  })
  .refine((question) => JSON.stringify(question).length <= MOST_TYPED, {
    path: ['drugs'],
    error: 'clinical-tools.validation.tooMuchTyped',
  });
export type DrugToDrugQuestion = z.input<typeof DrugToDrugQuestion>;

export const SEVERITIES = ['contraindicated', 'major', 'moderate', 'minor'] as const;
export type Severity = (typeof SEVERITIES)[number];
const graded = { severity: z.enum(SEVERITIES), interruptive: z.boolean() };

const Why = z.strictObject({
  kind: z.enum(['pair', 'kinetic', 'sum', 'trait', 'duplicate']),
  ...graded,
  effect: z.string(),
  mechanism: z.string(),
  management: z.string(),
  onset: z.string().nullable(),
  evidence: z.string(),
  monitoring: z.array(z.string()),
  alternatives: z.array(Named),
  /** Why the severity is not what it would be in another patient. */
  because: z.array(z.string()),
  disagreement: z.array(z.string()),
  sources: z.array(Source),
  drafted: z.boolean(),
  reviewed: Reviewed,
});
export type WhyInteraction = z.infer<typeof Why>;

const FoundInteraction = Why.extend({
  drugs: z.tuple([z.string(), z.string()]),
  names: z.tuple([z.string(), z.string()]),
  /** Further reasons, less grave than the one above. */
  further: z.array(Why),
});
export type FoundInteraction = z.infer<typeof FoundInteraction>;

const FoundBurden = z.strictObject({
  effect: z.string(),
  name: z.string(),
  total: z.number(),
  level: z.enum(['low', 'raised', 'high']),
  severity: z.enum(SEVERITIES).nullable(),
  interruptive: z.boolean(),
  drugs: z.array(Named.extend({ weight: z.number() })),
  management: z.string(),
  monitoring: z.array(z.string()),
  sources: z.array(Source),
});
export type FoundBurden = z.infer<typeof FoundBurden>;

const FoundAlert = z.strictObject({
  kind: z.enum(['condition', 'pregnancy', 'lactation', 'age', 'renal', 'hepatic', 'allergy', 'burden']),
  drug: Named,
  about: z.string(),
  ...graded,
  note: z.string().nullable(),
  sources: z.array(Source),
  drafted: z.boolean(),
});
export type FoundAlert = z.infer<typeof FoundAlert>;

const DrugToDrugFound = z.strictObject({
  recognised: z.array(
    Named.extend({
      input: z.string(),
      by: z.enum(['name', 'brand', 'combination']),
      brand: z.string().optional(),
      route: z.string().optional(),
      /** Dose, route and length as they were read, in words. */
      read: z.string().optional(),
    }),
  ),
  /** Nothing was checked for these; a suggestion's id may be asked for as it stands. */
  unrecognised: z.array(
    z.strictObject({
      input: z.string(),
      suggestions: z.array(Named),
      /** What stood around the name: it belongs behind the suggestion that is taken. */
      notation: z.string().optional(),
    }),
  ),
  /** The gravest first. */
  interactions: z.array(FoundInteraction),
  duplicates: z.array(z.strictObject({ class: z.string(), drugs: z.array(Named), ...graded, sources: z.array(Source) })),
  cumulative: z.array(FoundBurden),
  /** One drug against the patient. */
  alerts: z.array(FoundAlert),
  checkedPairs: z.int(),
  asks: z.array(Ask),
  drafted: z.boolean(),
});
/** What the engine says; offline it is all there is. */
export type DrugToDrugFound = z.infer<typeof DrugToDrugFound>;

const DrugToDrugAnswer = DrugToDrugFound.extend(USE_LEFT);

/** Of every tool that counts its use. */
export const USE_ERRORS = { 'clinical-tools.quotaUsed': 429 } as const;

export const checkDrugs = query('clinical-tools.checkDrugs', {
  summary: 'Up to 30 drugs, herbs and foods against each other and against the patient.',
  http: ai.post('/drug-to-drug'),
  access: 'member',
  rate: 'read',
  input: DrugToDrugQuestion,
  output: DrugToDrugAnswer,
  errors: { ...USE_ERRORS, 'clinical-tools.tooManyDrugs': 422 },
});

export const getDrugsExample = query('clinical-tools.getDrugsExample', {
  summary: 'A worked example of an interaction check, for everyone.',
  http: ai.post('/drug-to-drug/example'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ question: DrugToDrugQuestion, answer: DrugToDrugFound }),
  errors: {},
});
