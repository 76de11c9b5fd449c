/** What came out of a thread, in a few lines that its author or those who tend the forum write: where it stands for whoever comes later. */
import { z } from 'zod';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';
import { line } from '#platform/richtext/line.ts';

export const RECAP_LISTS = ['agreed', 'contested', 'open'] as const;
export type RecapList = (typeof RECAP_LISTS)[number];

export const MOST_RECAP_LINES = 6;
export const RECAP_LINE_LENGTH = 240;

const Lines = z
  .array(line(RECAP_LINE_LENGTH, undefined, { tooLong: 'forums.validation.recapLine' }))
  .max(MOST_RECAP_LINES, { error: 'forums.validation.recapLines' });

export const Recap = z.strictObject({
  /** What they agree on, what they do not, and what nobody could answer. */
  agreed: Lines,
  contested: Lines,
  open: Lines,
});
export type Recap = z.infer<typeof Recap>;

export const WrittenRecap = Recap.extend({
  /** Who wrote it, without a name: the author of a thread may be anonymous. */
  by: z.enum(['author', 'steward']),
  at: z.string(),
});
export type WrittenRecap = z.infer<typeof WrittenRecap>;

export const writeRecap = command('forums.writeRecap', {
  summary: 'Says where a thread stands, or takes that away. For its author and for the owner and moderators of its forum.',
  http: main.post('/thread-recap'),
  access: 'verified',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    /** `recapVersion` of the thread as it was read. */
    version: Version,
    recap: Recap.refine((recap) => RECAP_LISTS.some((list) => recap[list].length > 0), {
      error: 'forums.validation.recapEmpty',
      path: ['agreed'],
    }).nullable(),
  }),
  output: z.strictObject({ id: z.string(), version: z.int() }),
  errors: {
    'forums.threadNotFound': 404,
    'forums.notAllowed': 403,
    'forums.closed': 409,
    'forums.staleRecap': 409,
    'forums.identifiersRemain': 422,
  },
});
