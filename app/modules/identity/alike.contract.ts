/** How many share what an anonymous byline shows. */
import { z } from 'zod';
import { main, query } from '#platform/operation/operation.ts';

/** From so many on, a byline points to nobody. */
export const ENOUGH_ALIKE = 5;

const shown = z.stringbool().or(z.boolean()).default(true);

export const countAlike = query('identity.countAlike', {
  summary: 'How many members share what an anonymous byline of the reader shows, themselves among them; null for five and more.',
  http: main.get('/byline-alike'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ experience: shown, province: shown }),
  output: z.strictObject({ members: z.int().nullable() }),
  errors: {},
});
