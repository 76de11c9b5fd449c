/** The closed lists that every other file draws from: sources, classes, conditions, allergy groups, effects, tests … */
import { z } from 'zod';
import { grade, head, id, src, text } from './shared-schema.ts';

const name = z.string().trim().min(1);

export const sourcesFile = z.record(
  id,
  z.strictObject({
    title: name,
    publisher: name,
    /** Edition or year; a family of labels has none. */
    edition: z.union([z.string(), z.number()]).transform(String).optional(),
    kind: z.enum(['label', 'guideline', 'formulary', 'paper', 'table', 'classification', 'book', 'estimate']),
    /** One document per drug, so a reference says whose: fda-label[warfarin]. */
    perDrug: z.boolean().default(false),
    /** A reference must name the section. */
    section: z.boolean().default(false),
  }),
);
export type Source = z.output<typeof sourcesFile>[string];

/** What people call it beside its names: abbreviations, everyday words. One word may mean several terms. */
const synonyms = z.array(name).min(1).optional();

export const termsFile = z.record(z.string(), text);
/** `implies`: who has this has that as well, and what files say of that holds. */
export const conditionsFile = z.record(z.string(), z.strictObject({ ...text.shape, synonyms, implies: z.array(id).min(1).optional() }));
export type Condition = z.output<typeof conditionsFile>[string];

export const routesFile = z.record(id, z.strictObject({ ...text.shape, exposure: z.enum(['systemic', 'low']) }));

/** `duplicate`: two members together are the same treatment twice; `src` says where the grade comes from, of its own or for the file. */
const drugClass = z.strictObject({ ...text.shape, synonyms, parent: id.optional(), duplicate: grade.optional(), src: src.optional() });
export const classesFile = z
  .strictObject({ ...head, src: src.optional(), classes: z.record(id, drugClass) })
  .superRefine((file, context) => {
    for (const [key, { duplicate, src: own = file.src }] of Object.entries(file.classes))
      if (duplicate !== undefined && own === undefined)
        context.addIssue({ code: 'custom', path: ['classes', key, 'duplicate'], message: 'the grade needs its source: src: rule' });
  });
/** With the file that holds it, and its source where it has a grade. */
export type DrugClass = z.output<typeof drugClass> & { readonly file: string };

const risk = z.enum(['high', 'possible', 'low']);
const allergyGroup = z.strictObject({
  ...text.shape,
  synonyms,
  /** How likely who reacts to one of its drugs reacts to another: left out where that is to be expected. */
  among: z.strictObject({ risk, note: text, src }).optional(),
  /** Other groups that a patient allergic to this one may react to. */
  cross: z.array(z.strictObject({ to: id, risk, note: text, src })).default([]),
});
export const allergiesFile = z.strictObject({ ...head, groups: z.record(id, allergyGroup) });
export type AllergyGroup = z.output<typeof allergyGroup>;

const brand = z.strictObject({
  name,
  countries: z.array(z.enum(['ID', 'IN', 'US'])).min(1),
  ingredients: z.array(id).min(2),
  /** Where it is put, of drops, inhalers and creams: otherwise each ingredient would be taken for what it does in the whole body. */
  route: id.optional(),
});
export const brandsFile = z.strictObject({ ...head, src, brands: z.array(brand) });
export type CombinationBrand = z.output<typeof brand>;
