import { z } from 'zod';

/** An instant in UTC, as answers have it. The year 0 is one to JavaScript, and to no calendar and no database. */
export const Moment = z.iso.datetime().refine((at) => !at.startsWith('0000'), { error: 'validation.invalid' });
