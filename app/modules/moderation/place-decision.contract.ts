/** What staff decide about a whole place of colleagues: a forum, a community. */
import { z } from 'zod';
import { DELETE_ERRORS as COMMUNITY_ERRORS } from '#modules/communities/community-closing.contract.ts';
import { DELETE_ERRORS as FORUM_ERRORS } from '#modules/forums/forum-closing.contract.ts';
import { TypedName } from '#modules/library/place-closing.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';
import { line } from '#platform/richtext/line.ts';
import { GROUNDS, REASON_LENGTH } from './moderation.contract.ts';

export const PLACE_DECISIONS = ['close', 'reopen', 'delete'] as const;
export type PlaceDecision = (typeof PLACE_DECISIONS)[number];

const REFUSALS = { 'moderation.ownContent': 403, 'moderation.notWaiting': 409 } as const;

/** `place` names it by its id. */
function decisionAbout<Place extends z.ZodRawShape>(place: Place) {
  const decided = {
    ...place,
    /** Stands in the public log. */
    ground: z.enum(GROUNDS),
    /** The owner reads it; of what is opened again, it stands in the log of staff alone. */
    reason: line(REASON_LENGTH),
  };
  return z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('close'), ...decided }),
    z.strictObject({ decision: z.literal('reopen'), ...decided }),
    z.strictObject({ decision: z.literal('delete'), ...decided, name: TypedName }),
  ]);
}

export const decideForum = command('moderation.decideForum', {
  summary:
    'Closes a forum, opens it again, or deletes it with all that was written there; its name is typed to confirm that. Refused where it is so already.',
  http: main.post('/staff/forum'),
  access: 'staff:approvals',
  rate: 'write',
  input: decisionAbout({ forumId: Id }),
  output: z.strictObject({ forumId: z.string() }),
  errors: { ...FORUM_ERRORS, ...REFUSALS },
});

export const decideCommunity = command('moderation.decideCommunity', {
  summary:
    'Closes a community, opens it again, or deletes it; its forums stay. Its name is typed to confirm that. Refused where it is so already.',
  http: main.post('/staff/community'),
  access: 'staff:approvals',
  rate: 'write',
  input: decisionAbout({ communityId: Id }),
  output: z.strictObject({ communityId: z.string() }),
  errors: { ...COMMUNITY_ERRORS, ...REFUSALS },
});
