/** The end of a place of colleagues, such as a forum or a community: closed it is read and nobody comes in, deleted it is gone. */
import { z } from 'zod';

/** Since when it is closed, and by whom; what staff wrote is for those who tend it. */
export const PlaceClosing = z.strictObject({ at: z.string(), byStaff: z.boolean(), reason: z.string().nullable() });
export type PlaceClosing = z.infer<typeof PlaceClosing>;

/** The name of the place, typed by whoever deletes it. */
export const TypedName = z.string().trim().max(80);
