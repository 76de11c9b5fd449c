/** What the drafts of every kind of item have in common. */
import { z } from 'zod';

/** What a composer keeps: any part of an item, unchecked but bounded (characters of JSON). */
export const draftContent = (most: number) =>
  z.record(z.string().max(40), z.unknown()).refine((draft) => JSON.stringify(draft).length <= most, { error: 'validation.tooLong' });

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

/** Identifiers that the author looked at and says are none. */
export const AcceptIdentifiers = z.boolean().default(false);

/** Held until staff have looked. */
export const PublishedOrHeld = z.strictObject({ id: z.string(), status: z.enum(['published', 'held']) });
