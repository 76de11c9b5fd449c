/** Doses: per indication the regimens by population, and what changes for kidneys, liver, age, weight, pregnancy and lactation. */
import { z } from 'zod';
import { spelledOut } from './adult-from.ts';
import { amount, id, limit, sections, span, src, text } from './shared-schema.ts';

const every = z.union([z.enum(['once', 'continuous']), span], 'every is a time (8 h, 12-24 h, 7 d), once or continuous');

/** One course of doses; `steps` of it follow each other (day 1, then days 2–5; titration). */
const course = {
  dose: amount.optional(),
  every: every.optional(),
  /** Given over, for infusions. */
  over: span.optional(),
  asNeeded: z.boolean().optional(),
  /** How many in all, where that ends the course: three doses, four hours apart. */
  doses: z.number().int().positive().optional(),
};
/** `max`: the most of one of its own doses, where those that follow may be more. */
const step = z.strictObject({ ...course, dose: amount, for: span.optional(), max: amount.optional(), note: text.optional() });

const between = <T extends z.ZodType>(value: T) =>
  z.strictObject({ from: value.optional(), to: value.optional() }).refine((band) => band.from !== undefined || band.to !== undefined);

const regimen = z
  .strictObject({
    who: z.enum(['adult', 'child', 'infant', 'neonate', 'any']),
    /** Completed age; `to` is the first that is no longer meant. */
    age: between(span).optional(),
    /** kg; `to` is the first that is no longer meant. */
    weight: between(z.number().positive()).optional(),
    /** Weeks after the last menstrual period, for neonates (gestation + age). */
    postmenstrual: between(span).optional(),
    route: id,
    /** What the amount counts, where that is not the drug as named: elemental iron, the trimethoprim part. */
    as: text.optional(),
    loading: step.optional(),
    ...course,
    steps: z.array(step).min(2).optional(),
    max: z.strictObject({ single: amount.optional(), daily: amount.optional() }).optional(),
    duration: z.union([span, text]).optional(),
    note: text.optional(),
    src: src.optional(),
  })
  .superRefine((value, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', message });
    if ((value.steps === undefined) === (value.dose === undefined)) say('a regimen has dose and every, or steps');
    if (value.dose !== undefined && value.every === undefined) say('dose needs every: 8 h, once or continuous');
    const weighed = [value.dose, ...(value.steps ?? []).map((one) => one.dose)].some((one) => one?.per === 'kg');
    if (weighed && value.who !== 'adult' && value.max === undefined)
      say('a dose per kg for a child needs its ceiling: max: { single: 500 mg } or max: { daily: 2 g }');
  });

const DO = ['usual', 'caution', 'avoid', 'contraindicated', 'no-data'] as const;

/** What to do: leave or stop (`do`), another dose or interval, or a part of the usual dose (`factor`). */
const change = {
  do: z.enum(DO).optional(),
  dose: amount.optional(),
  every: every.optional(),
  factor: z.number().positive().max(2).optional(),
  maxDaily: amount.optional(),
  note: text.optional(),
};
const says = (value: { do?: unknown; dose?: unknown; every?: unknown; factor?: unknown; maxDaily?: unknown; note?: unknown }) =>
  [value.do, value.dose, value.every, value.factor, value.maxDaily, value.note].some((part) => part !== undefined);
const SAYS = 'says nothing: give do (usual, caution, avoid, contraindicated, no-data), dose, every, factor, maxDaily or note';

const sourced = z.strictObject({ ...change, src }).refine(says, SAYS);

/** Bands by the measure that the source uses, mL/min (CrCl) or mL/min/1.73 m² (eGFR); `from` inside, `to` outside the band. */
const renal = z.strictObject({
  measure: z.enum(['crcl', 'egfr']),
  route: id.optional(),
  src,
  bands: z
    .array(
      z.strictObject({ from: z.number().nonnegative().optional(), to: z.number().positive().optional(), ...change }).refine(says, SAYS),
    )
    .min(1)
    .superRefine((bands, context) => {
      const sorted = [...bands].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
      sorted.forEach((band, index) => {
        const next = sorted[index + 1];
        if (next !== undefined && band.to !== next.from)
          context.addIssue({ code: 'custom', message: `the bands leave a gap or overlap at ${band.to ?? '∞'} and ${next.from ?? 0}` });
      });
    }),
});

const dialysis = z.strictObject({
  kind: z.enum(['haemodialysis', 'peritoneal', 'continuous']),
  ...change,
  /** After the session, or an extra dose then. */
  after: z.boolean().optional(),
  supplement: amount.optional(),
  src,
});

/** Figures of the patient, all of which must hold; creatinine in mg/dL. */
const figures = z
  .strictObject({ ageYears: limit.optional(), weightKg: limit.optional(), creatinine: limit.optional() })
  .refine((value) => Object.values(value).some((one) => one !== undefined), 'names no figure: { weightKg: "<60" }');
export type Figures = z.output<typeof figures>;

/**
 * What the source gives adults with certain figures instead of the usual: at 60 kg or less, or with two of three. `atLeast` of `of`
 * must hold; of several rows the first that holds.
 */
const figured = z.strictObject({
  when: z.strictObject({ atLeast: z.number().int().positive().default(1), of: z.array(figures).min(1) }),
  ...change,
  src,
});

/** Completed weeks; `to` is the first that is no longer meant. A row without weeks holds in all of a pregnancy. */
const pregnancy = z.strictObject({ weeks: between(z.number().int().nonnegative()).optional(), ...change, src });

const hepatic = z.strictObject({
  childPugh: z.array(z.enum(['A', 'B', 'C'])).min(1),
  ...change,
  src,
});

export const ORGANS = ['kidney', 'liver'] as const;
export type Organ = (typeof ORGANS)[number];

/** Organs of which the source says nothing that a dose could go by, or only that it was not studied. */
const silent = z.strictObject({ organs: z.array(z.enum(ORGANS)).min(1), src });

export const adjustments = z
  .strictObject({
    renal: sections(renal),
    dialysis: sections(dialysis.refine((value) => says(value) || value.supplement !== undefined || value.after === true, SAYS)),
    hepatic: sections(hepatic.refine(says, SAYS)),
    figures: sections(figured.refine(says, SAYS)),
    elderly: sourced.optional(),
    obesity: z.strictObject({ weight: z.enum(['actual', 'ideal', 'adjusted', 'lean']), note: text.optional(), src }).optional(),
    pregnancy: sections(pregnancy.refine(says, SAYS)),
    lactation: sourced.optional(),
    silent: sections(silent),
  })
  .superRefine((value, context) => {
    const rows = { kidney: [...value.renal, ...value.dialysis], liver: value.hepatic };
    for (const organ of new Set(value.silent.flatMap(({ organs }) => organs)))
      if (rows[organ].length > 0)
        context.addIssue({ code: 'custom', path: ['silent'], message: `is not silent: there are rows for the ${organ}` });
  });
export type Adjustments = z.output<typeof adjustments>;

/** Ages or weights for which the source has no dose, so that nobody looks for what is not there. */
const noDose = z.strictObject({
  age: between(span).optional(),
  weight: between(z.number().positive()).optional(),
  note: text.optional(),
  src,
});

/** Of the drug, whatever it is given for: the ages that the source has no dose for at all. */
export const noDoseOfDrug = z.strictObject({ age: between(span), note: text.optional(), src });

const obstetric = z.strictObject({ note: text.optional(), src });
const noMax = z.strictObject({ note: text, src });

const block = z.strictObject({
  /** `also`: diseases that the source counts to it, to be found by their names: pneumonia among susceptible infections. */
  indication: z.strictObject({ ...text.shape, disease: id.optional(), also: z.array(id).min(1).optional() }),
  src,
  regimens: z.array(regimen).min(1),
  noDose: z.array(noDose).min(1).optional(),
  adjustments: adjustments.optional(),
  /** Given for this, what the drug says of pregnancy does not hold: an obstetric use. */
  obstetric: obstetric.optional(),
  /** Written after the doses of the file were held beside a published text, which says nothing of it. */
  uncompared: z.literal(true).optional(),
  /** Where a regimen has no `max`: the source names none, and why. */
  noMax: noMax.optional(),
});

export const dosing = block
  .extend({
    adultFrom: z
      .strictObject({ age: span.optional(), weight: z.number().positive().optional(), src })
      .refine(({ age, weight }) => age !== undefined || weight !== undefined, 'from which age or weight? adultFrom: { age: 12 y, src: l2 }')
      .optional(),
  })
  .superRefine(({ adultFrom, regimens }, context) => {
    const weighed = regimens.some(
      ({ who, dose, steps = [], max }) =>
        who === 'adult' && max === undefined && [dose, ...steps.map((one) => one.dose)].some((one) => one?.per === 'kg'),
    );
    if (adultFrom !== undefined && weighed)
      context.addIssue({
        code: 'custom',
        path: ['adultFrom'],
        message: 'a dose per kg for a child needs its ceiling: max on the regimen of adults',
      });
  })
  .transform(spelledOut);
export type Dosing = z.output<typeof block>;
export type Regimen = z.output<typeof regimen>;
