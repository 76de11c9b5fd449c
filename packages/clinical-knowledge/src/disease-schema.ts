/** One disease: how often, in whom, how it shows, how fast, what first and how urgent. */
import { z } from 'zod';
import { head, id, sections, span, src, text, wordLists } from './shared-schema.ts';

/** Share of the patients who have it, in per cent; the band stands for the middle. */
export const FREQUENCY = { always: 98, usual: 85, common: 60, often: 40, sometimes: 20, uncommon: 8, rare: 2 } as const;
/** How much the finding speaks for this disease beyond what the frequencies say. */
export const SPECIFICITY = ['hallmark', 'high', 'moderate', 'low'] as const;
/** Of the patients who come to the setting, how many have it newly diagnosed: one in … */
export const PREVALENCE = { 'very-common': 50, common: 300, uncommon: 3000, rare: 30_000, 'very-rare': 1_000_000 } as const;

const bands = Object.keys(FREQUENCY) as (keyof typeof FREQUENCY)[];
const FREQUENCY_MESSAGE = `a finding has a frequency, and a specificity where known: “common”, “40 high” (${bands.join(' ')} or per cent; ${SPECIFICITY.join(' ')})`;

const presence = z.union([z.string(), z.number()]).transform((value, context) => {
  const [first = '', second, ...rest] = String(value).split(' ');
  const band = bands.find((name) => name === first);
  const percent = band === undefined ? Number(first) : FREQUENCY[band];
  const specificity = SPECIFICITY.find((name) => name === second);
  const right = percent >= 0 && percent <= 100 && rest.length === 0 && (second === undefined || specificity !== undefined);
  if (!right) {
    context.addIssue({ code: 'custom', message: `“${value}”: ${FREQUENCY_MESSAGE}` });
    return z.NEVER;
  }
  return { percent, ...(specificity === undefined ? {} : { specificity }) };
});

const prevalenceBands = Object.keys(PREVALENCE) as [keyof typeof PREVALENCE, ...(keyof typeof PREVALENCE)[]];
const howOften = z.union(
  [z.enum([...prevalenceBands, 'none']), z.number().int().positive()],
  `${prevalenceBands.join(', ')}, none, or the number of patients among whom one has it: 400`,
);
const times = z.number().nonnegative().max(1000);

/** Relative to the figure of the setting; what is not named is 1, and 0 excludes. */
export const AGES = ['neonate', 'infant', 'toddler', 'child', 'adolescent', 'young', 'middle', 'old', 'very-old'] as const;
const REGIONS = ['indonesia', 'india', 'tropics', 'africa', 'temperate'] as const;

const prevalence = z.strictObject({
  src,
  setting: z.strictObject({ 'primary-care': howOften, emergency: howOften, hospital: howOften.optional() }),
  age: z.partialRecord(z.enum(AGES), times).default({}),
  sex: z.strictObject({ female: times, male: times }).optional(),
  pregnancy: times.optional(),
  region: z.partialRecord(z.enum(REGIONS), times).default({}),
  season: z.partialRecord(z.enum(['rainy', 'dry', 'winter', 'summer']), times).default({}),
});

const ages = z.strictObject({ from: span.optional(), to: span.optional() });
/** What is looked after at home is to be seen all the same: when it has lasted so long, at such an age, with one of these. */
const seen = z
  .strictObject({ after: span.optional(), ages: z.array(ages).default([]), with: z.array(id).default([]), src })
  .refine(({ after, ages: rows, with: list }) => after !== undefined || rows.length + list.length > 0, 'says when: after, ages or with');

export const diseaseFile = z.strictObject({
  id,
  names: text,
  synonyms: wordLists.optional(),
  icd10: z.array(z.string().regex(/^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/, 'an ICD-10 code: A97.0')).min(1),
  system: id,
  /** Diseases of which this is a form; a differential does not list both. */
  partOf: z.array(id).default([]),
  ...head,
  src,
  prevalence,
  onset: z.strictObject({ is: z.array(z.enum(['sudden', 'hours', 'days', 'weeks', 'months', 'years'])).min(1), src }),
  course: z.strictObject({
    pattern: z.enum(['acute', 'recurrent', 'chronic', 'progressive', 'self-limiting', 'relapsing']),
    /** How long patients have usually had it when they come. */
    atPresentation: span.optional(),
    note: text.optional(),
    src,
  }),
  findings: sections(z.strictObject({ src, list: z.record(id, presence) })),
  /** Findings that make it very unlikely, and findings without which it is very unlikely. */
  against: z.strictObject({ present: z.array(id).default([]), absent: z.array(id).default([]), src }).optional(),
  redFlags: z.strictObject({ list: z.array(id).min(1), src }).optional(),
  /** What must have been taken, done or suffered for it to be: one of these. Unsaid, it does not stand among the likely. */
  exposures: z.strictObject({ anyOf: z.array(id).min(1), src }).optional(),
  /** Completed weeks of a pregnancy within which it comes; outside it is very unlikely. */
  gestation: z.strictObject({ from: z.number().min(0).max(44), to: z.number().min(0).max(44), src }).optional(),
  /** Where one of these is there, in such patients and places, it stands among what must not be missed, however likely it is. */
  rememberedWith: z
    .array(
      z.strictObject({
        findings: z.array(id).min(1),
        regions: z.array(z.enum(REGIONS)).optional(),
        from: span.optional(),
        to: span.optional(),
        src,
      }),
    )
    .default([]),
  /** Findings of kind history or exposure, with how many times likelier they make it. */
  riskFactors: z.strictObject({ list: z.record(id, z.number().positive().max(1000)), src }).optional(),
  /** None where the diagnosis is made at the bedside. */
  firstTests: z.strictObject({ list: z.array(id), src }),
  /** `flagged`: with one of its red flags. */
  urgency: z
    .strictObject({
      level: z.enum(['emergency', 'urgent', 'routine', 'self-care']),
      flagged: z.literal('emergency').optional(),
      seen: seen.optional(),
      why: text.optional(),
      src,
    })
    .refine(
      (urgency) => urgency.seen === undefined || urgency.level === 'self-care',
      '`seen` says when what is looked after at home is not',
    ),
  /** Must not be missed, even when unlikely. */
  dangerous: z.boolean(),
});
export type Disease = z.output<typeof diseaseFile>;
