/** What the drafts of every kind of item have in common. */
import { z } from 'zod';
import { ImageRef } from '#modules/media/media.contract.ts';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';

/** What a composer keeps: any part of an item, unchecked but bounded (characters of JSON). The longest part is the one to be shortened. */
export const draftContent = (most: number) =>
  z.record(z.string().max(40), z.unknown()).superRefine((draft, context) => {
    if (JSON.stringify(draft).length <= most) return;
    const [longest] = Object.entries(draft)
      .map(([part, value]) => ({ part, length: JSON.stringify(value)?.length ?? 0 }))
      .sort((one, other) => other.length - one.length);
    context.addIssue({ code: 'custom', path: longest === undefined ? [] : [longest.part], message: 'validation.tooLong' });
  });

export const DraftLanguage = z.enum(['en', 'id']);

const SLUGS: ReadonlySet<string> = new Set(SPECIALITIES);

/** Slugs of specialities; forms hold them as the texts they are. */
export const specialitySlugs = (most: number) =>
  z.array(z.string().refine((slug) => SLUGS.has(slug), { error: 'reference.validation.speciality' })).max(most);

/** Of what was stored before slugs were checked, those that name a speciality. */
export const knownSlugs = (slugs: readonly string[]): string[] => slugs.filter((slug) => SLUGS.has(slug));

/** Of every draft, beside what it changes and how it is to appear. */
export const DRAFT_FIELDS = {
  id: z.string(),
  content: z.record(z.string(), z.unknown()),
  images: z.record(z.string(), ImageRef),
  version: z.int(),
  updatedAt: z.string(),
};

/** Of a draft in a list, beside what it changes. */
export const DRAFT_LINE_FIELDS = { id: z.string(), title: z.string(), updatedAt: z.string() };

export const DraftSaved = z.strictObject({ version: z.int(), updatedAt: z.string() });

/** Something in a text that may tell who a patient is. */
export const IdentifierFinding = z.strictObject({
  /** Path of the field in the content, for instance `presentation` or `images.0.caption`. */
  field: z.string(),
  kind: z.string(),
  start: z.int(),
  end: z.int(),
  text: z.string(),
  replacement: z.string().nullable(),
});
export type IdentifierFinding = z.infer<typeof IdentifierFinding>;

/** What every check of a draft tells. */
export const DRAFT_CHECK_FIELDS = {
  /** Translated message by field path. */
  fields: z.record(z.string(), z.string()),
  identifiers: z.array(IdentifierFinding),
};

/** Identifiers that the author looked at and says are none. */
export const AcceptIdentifiers = z.boolean().default(false);

export const PublishInput = z.strictObject({ draftId: Id, version: Version, acceptIdentifiers: AcceptIdentifiers });

/** Held until staff have looked. */
export const PublishedOrHeld = z.strictObject({
  id: z.string(),
  /** `hidden`: what was changed is out of sight, since its author or staff took it back, and stays so. */
  status: z.enum(['published', 'held', 'hidden']),
});

/** A work as the author of a draft names it. */
export const CitedWork = z.strictObject({ title: z.string(), source: z.string(), url: z.string().nullable() });
export type CitedWork = z.infer<typeof CitedWork>;

/** What a draft cites and its journal has retracted, or has doubts about. */
export const CitedRetraction = z.strictObject({
  cited: CitedWork,
  kind: z.enum(['retraction', 'concern']),
  /** The article as this product has it; the notice where it never had the article. */
  articleId: z.string(),
});
export type CitedRetraction = z.infer<typeof CitedRetraction>;

export const CitedRetractions = z.strictObject({ data: z.array(CitedRetraction) });
