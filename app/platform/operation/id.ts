import { z } from 'zod';

/** Counts the changes of a row; callers name the one they read, so that a stale edit is noticed. */
export const Version = z.int().min(0).max(2_000_000_000);

/** Of what is to be deleted, as whoever deletes it has seen it: in a query, where all is text. */
export const SeenVersion = z.coerce.number<number>().pipe(Version);

/** The id of any row, as `newId` makes it. */
export const Id = z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}$/, { error: 'validation.id' });
