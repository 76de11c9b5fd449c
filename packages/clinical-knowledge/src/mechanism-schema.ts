/** Rules that give an interaction for any two drugs that have the properties they name. */
import { z } from 'zod';
import { SENSITIVITIES, STRENGTHS } from './drug-schema.ts';
import { EVIDENCE, ONSETS } from './interaction-schema.ts';
import { factor, grade, head, id, patientCondition, src, text } from './shared-schema.ts';

/** Texts may name {a} and {b}; in kinetic rules {a} acts on {b} through {pathway}. */
const about = {
  id,
  names: text,
  ...head,
  src,
  effect: text,
  mechanism: text,
  management: text,
  onset: z.enum(ONSETS),
  evidence: z.enum(EVIDENCE),
  monitoring: z.array(id).default([]),
  /** Drugs that may be taken instead of one of the two, whichever they are. */
  alternatives: z.array(id).default([]),
  factors: z.array(factor).default([]),
};

/** The narrower the margin of the substrate, the more a change of its level matters. */
const byMargin = z.strictObject({ narrow: grade.optional(), usual: grade.optional(), wide: grade.optional() });
const bySensitivity = z.partialRecord(z.enum(SENSITIVITIES), byMargin);

/** Inhibitor or inducer of a pathway × its substrate, graded by strength, sensitivity and the margin of the substrate. */
const kinetic = z.strictObject({
  kind: z.literal('kinetic'),
  ...about,
  by: z.enum(['inhibitor', 'inducer']),
  on: z.enum(['substrate', 'activation']),
  pathways: z.array(z.string()).min(1),
  grid: z.partialRecord(z.enum(STRENGTHS), bySensitivity),
});

const weight = z.number().int().min(1).max(3);

/** Drugs that do the same to the body. `pairs` from the heaviest; the first that both weights reach holds. */
const sum = z.strictObject({
  kind: z.literal('sum'),
  ...about,
  of: id,
  pairs: z.array(z.strictObject({ weights: z.tuple([weight, weight]), grade })).min(1),
  /** Of three drugs or more, by their total weight. */
  cumulative: z.array(z.strictObject({ total: z.number().int().min(3), grade })).default([]),
  /** Already one drug of this weight in such a patient. */
  alone: z.array(z.strictObject({ weight, when: patientCondition, grade, why: text, src })).default([]),
});

/** A drug with trait `a` and one with trait `b`: chelation, gastric acid, opposing actions. */
const trait = z.strictObject({
  kind: z.literal('trait'),
  ...about,
  a: id,
  b: id,
  grade,
  topical: z.boolean().default(false),
  /** Only when both are given by one of these, as far as the route is known: what happens in the gut. */
  routes: z.array(id).optional(),
});

/** Two drugs of a class with `duplicate`, which gives the grade. Texts may name {class}. */
const duplicate = z.strictObject({ kind: z.literal('duplicate'), ...about });

export const mechanismFile = z.discriminatedUnion('kind', [kinetic, sum, trait, duplicate]);
export type Mechanism = z.output<typeof mechanismFile>;
export type KineticRule = z.output<typeof kinetic>;
export type SumRule = z.output<typeof sum>;
export type TraitRule = z.output<typeof trait>;
export type DuplicateRule = z.output<typeof duplicate>;
