/** What is known about two drugs, or about a class and a drug. */
import { z } from 'zod';
import { factor, head, id, SEVERITIES, src, text } from './shared-schema.ts';

/**
 * A drug id, `class:nsaid` for every member of the class and of the classes under it, or `inhibitor:CYP3A4:strong` for every drug that
 * has this role: a new strong inhibitor is then known to all that name them.
 */
const SIDE = /^(?:(?:class:)?[a-z0-9]+(?:-[a-z0-9]+)*|(?:inhibitor|inducer):[A-Za-z0-9-]+:(?:strong|moderate|weak))$/;
const side = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string().regex(SIDE, 'a side names drugs, classes or roles: warfarin, class:nsaid, inhibitor:CYP3A4:strong')).min(1),
);

export const ONSETS = ['immediate', 'hours', 'days', 'weeks', 'varies'] as const;
/** Established: shown in patients with outcome or clear exposure change. Probable: cases or consistent studies. Theoretical: from mechanism. */
export const EVIDENCE = ['established', 'probable', 'theoretical'] as const;

/** Texts may name {a} and {b}: the drug of each side. */
const about = {
  effect: text,
  mechanism: text,
  management: text,
  onset: z.enum(ONSETS),
  evidence: z.enum(EVIDENCE),
};

/** What happens with some of the members only, where it is not what happens with the rest: the first that names one of the two holds. */
const particular = z.strictObject({ of: side, effect: text, mechanism: text.optional(), management: text.optional() });

export const pairFile = z.strictObject({
  a: side,
  b: side,
  /** Members of a class for which this does not hold. */
  except: z.array(id).default([]),
  /** `none`: known not to matter, so that no rule may say otherwise. */
  severity: z.enum([...SEVERITIES, 'none']),
  interruptive: z.boolean(),
  ...head,
  src,
  ...about,
  onset: about.onset.optional(),
  management: text.optional(),
  particular: z.array(particular).default([]),
  monitoring: z.array(id).default([]),
  /** Drugs that may be taken instead of one of the two. */
  alternatives: z.array(id).default([]),
  /** It holds for skin, eye or inhaled use as well. */
  topical: z.boolean().default(false),
  /** Rules that this file speaks for; by default those on enzymes and transporters, with `none` those on traits too, never sums of effects. */
  replaces: z.union([z.literal('all'), z.array(id)]).optional(),
  /** Given together on purpose: a booster with what it boosts, the parts of a standard course. No class or effect in common is held against them. */
  intended: z.boolean().default(false),
  factors: z.array(factor).default([]),
  disagreement: z.array(z.strictObject({ src, says: text })).default([]),
});
export type Pair = z.output<typeof pairFile>;
