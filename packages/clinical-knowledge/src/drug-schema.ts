/** One active ingredient, herb, food or habit: what it is, what it does, and to whom it must not be given. */
import { z } from 'zod';
import { comparison } from './comparison.ts';
import { adjustments, dosing, noDoseOfDrug } from './dosing-schema.ts';
import { head, id, sections, span, src, text } from './shared-schema.ts';

export const SENSITIVITIES = ['sensitive', 'moderate', 'minor'] as const;
export const STRENGTHS = ['strong', 'moderate', 'weak'] as const;
export const MARGINS = ['narrow', 'usual', 'wide'] as const;
export const LEVELS = ['contraindicated', 'avoid', 'caution'] as const;

/** CYP3A4: sensitive. Which pathways there are says vocabulary/pathways.yaml. */
const pathways = <T extends readonly [string, ...string[]]>(strength: T) => z.record(z.string(), z.enum(strength)).optional();

const kinetics = z.strictObject({
  src,
  substrate: pathways(SENSITIVITIES),
  /** Pathways that make the active form: an inhibitor takes the effect away. */
  activation: pathways(SENSITIVITIES),
  inhibitor: pathways(STRENGTHS),
  inducer: pathways(STRENGTHS),
});

const weight = z.union([z.literal(1), z.literal(2), z.literal(3)], 'a weight is 1 (slight), 2 (clear) or 3 (dominant, dangerous)');
const effects = z.looseObject({ src }).transform((value, context) => {
  const { src: source, ...rest } = value;
  const weights: Record<string, 1 | 2 | 3> = {};
  for (const [effect, given] of Object.entries(rest)) {
    const parsed = weight.safeParse(given);
    if (parsed.success) weights[effect] = parsed.data;
    else context.addIssue({ code: 'custom', path: [effect], message: 'a weight is 1 (slight), 2 (clear) or 3 (dominant, dangerous)' });
  }
  return { src: source, weights };
});

const level = z.enum(LEVELS);
const RISKS = ['contraindicated', 'avoid', 'caution', 'compatible', 'unknown'] as const;
const reproduction = z.strictObject({ risk: z.enum(RISKS), teratogen: z.boolean().optional(), note: text.optional(), src });

/** How far the kidney or the liver matters; `exposure` is the highest ratio of AUC in failure to normal that the source reports. */
const organ = { exposure: z.number().positive().optional(), note: text.optional(), src };
const renal = z.strictObject({
  ...organ,
  excretion: z.enum(['high', 'moderate', 'low']).optional(),
  actions: z
    .array(z.strictObject({ below: z.number().positive(), measure: z.enum(['crcl', 'egfr']), level, note: text.optional() }))
    .default([]),
});
const hepatic = z.strictObject({
  ...organ,
  actions: z.array(z.strictObject({ childPugh: z.array(z.enum(['A', 'B', 'C'])).min(1), level, note: text.optional() })).default([]),
});

/** What was looked for in a text that says there is none, or leaves nothing that could stand there: not absorbed, broken down like any protein. */
export const NONE_KNOWN = ['enzymes', 'effects', 'conditions', 'monitoring'] as const;
export type NoneKnown = (typeof NONE_KNOWN)[number];
const FIELD_OF = { enzymes: 'kinetics', effects: 'effects', conditions: 'conditions', monitoring: 'monitoring' } as const;

const brandNames = z.array(z.string().trim().min(1)).default([]);

const file = z.strictObject({
  id,
  kind: z.enum(['drug', 'vaccine', 'supplement', 'herb', 'food', 'substance']).default('drug'),
  names: text,
  synonyms: z.array(z.string().trim().min(1)).default([]),
  brands: z.strictObject({ ID: brandNames, IN: brandNames, US: brandNames }).prefault({}),
  atc: z.array(z.string().regex(/^[A-Z]\d{2}[A-Z]{2}\d{2}$/, 'an ATC code has seven characters: B01AA03')).default([]),
  classes: z.array(id).default([]),
  /** A prodrug, salt or mirror form: what is written about that drug and others holds for it too. */
  sameAs: z.strictObject({ drug: id, src }).optional(),
  routes: z.array(id).min(1, 'routes: [oral]'),
  /** Where a route reaches the circulation otherwise than it usually does: timolol eye drops. */
  exposure: z.record(id, z.enum(['systemic', 'low'])).default({}),
  ...head,
  /** Of names, ATC, classes and routes. */
  src,
  essential: z.array(z.enum(['who', 'fornas', 'nlem'])).default([]),
  kinetics: sections(kinetics),
  effects: sections(effects),
  traits: sections(z.strictObject({ src, list: z.array(id).min(1) })),
  margin: z.strictObject({ value: z.enum(MARGINS), src }).optional(),
  pregnancy: reproduction.optional(),
  lactation: reproduction.omit({ teratogen: true }).optional(),
  renal: renal.optional(),
  hepatic: hepatic.optional(),
  conditions: sections(
    z.strictObject({
      src,
      contraindicated: z.array(id).optional(),
      avoid: z.array(id).optional(),
      caution: z.array(id).optional(),
      note: text.optional(),
    }),
  ),
  /** What is to be tested for before the first dose, since it is often not known and forbids the drug. */
  testFirst: z.strictObject({ conditions: z.array(id).min(1), note: text.optional(), src }).optional(),
  ages: sections(z.strictObject({ below: span.optional(), from: span.optional(), level, note: text, src })),
  /** From 65 years on better another drug, or with care: said with the doses, and changes none of them. */
  oldAge: sections(z.strictObject({ level: z.enum(['avoid', 'caution']), note: text, src })),
  allergies: z.strictObject({ groups: z.array(id).min(1), src }).optional(),
  monitoring: sections(z.strictObject({ src, items: z.array(id).min(1), note: text.optional() })),
  noneKnown: sections(z.strictObject({ of: z.array(z.enum(NONE_KNOWN)).min(1), src })),
  dosing: z.array(dosing).default([]),
  noDose: z.array(noDoseOfDrug).min(1).optional(),
  adjustments: adjustments.optional(),
  compared: z.array(comparison).default([]),
});

export const drugFile = file.superRefine((value, context) => {
  for (const one of new Set(value.noneKnown.flatMap(({ of }) => of)))
    if (value[FIELD_OF[one]].length > 0)
      context.addIssue({ code: 'custom', path: ['noneKnown'], message: `says that there are no ${one}, but there are some in this file` });
});
export type Drug = z.output<typeof drugFile>;
export type Level = z.output<typeof level>;
