import { z } from 'zod';

/** The id of any row, as `newId` makes it. */
export const Id = z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}$/, { error: 'validation.id' });
