/** How a person stands beside what they wrote, wherever that is shown. */
import { z } from 'zod';
import { ImageRef } from '#modules/media/media.contract.ts';

/** Years in practice, as bands: a finer number would help to find out who an anonymous colleague is. */
export const EXPERIENCE_BANDS = ['0-4', '5-9', '10-19', '20+'] as const;
export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

/** What an anonymous author may leave out of their byline, where few share all of it. */
export const BYLINE_TRAITS = ['experience', 'province'] as const;
export type BylineTrait = (typeof BYLINE_TRAITS)[number];
export const LeftOut = z.array(z.enum(BYLINE_TRAITS)).max(BYLINE_TRAITS.length);

export const MemberCard = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Slug; its name is the text `reference:speciality.<slug>`. */
  speciality: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  /** ISO 3166-1 alpha-2 */
  country: z.string().nullable(),
  workplace: z.string().nullable(),
  verified: z.boolean(),
  photo: ImageRef.nullable(),
});
export type MemberCard = z.infer<typeof MemberCard>;

export const Byline = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('member'),
    id: z.string(),
    name: z.string(),
    speciality: z.string().nullable(),
    workplace: z.string().nullable(),
    verified: z.boolean(),
    photo: ImageRef.nullable(),
  }),
  /** "Anonymous colleague": nothing here may lead to the person. */
  z.strictObject({
    kind: z.literal('anonymous'),
    speciality: z.string().nullable(),
    experience: z.enum(EXPERIENCE_BANDS).nullable(),
    province: z.string().nullable(),
    verified: z.boolean(),
  }),
  /** A journal or agency whose news we show: its name, and nobody of ours behind it. */
  z.strictObject({
    kind: z.literal('source'),
    id: z.string(),
    name: z.string(),
    speciality: z.null(),
    verified: z.literal(false),
  }),
]);
export type Byline = z.infer<typeof Byline>;

/** What an anonymous byline does not show. */
export const leftOutOf = (byline: Byline): BylineTrait[] =>
  byline.kind === 'anonymous' ? BYLINE_TRAITS.filter((trait) => byline[trait] === null) : [];
