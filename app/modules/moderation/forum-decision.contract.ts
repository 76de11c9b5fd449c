/** What staff decide about a whole forum. */
import { z } from 'zod';
import { DELETE_ERRORS, TypedName } from '#modules/forums/forum-closing.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';
import { GROUNDS, REASON_LENGTH } from './moderation.contract.ts';

const decided = {
  forumId: Id,
  /** Stands in the public log. */
  ground: z.enum(GROUNDS),
  /** The owner reads it. */
  reason: z.string().trim().min(1, { error: 'validation.required' }).max(REASON_LENGTH),
};

export const FORUM_DECISIONS = ['close', 'reopen', 'delete'] as const;

export const decideForum = command('moderation.decideForum', {
  summary: 'Closes a forum, opens it again, or deletes it with all that was written there; its name is typed to confirm that.',
  http: main.post('/staff/forum'),
  access: 'staff:approvals',
  rate: 'write',
  input: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('close'), ...decided }),
    z.strictObject({ decision: z.literal('reopen'), ...decided }),
    z.strictObject({ decision: z.literal('delete'), ...decided, name: TypedName }),
  ]),
  output: z.strictObject({ forumId: z.string() }),
  errors: DELETE_ERRORS,
});
