/** Items that staff read before anybody else does. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';
import { HOLD_REASONS, REASON_LENGTH } from './moderation.contract.ts';

export const HeldItem = z.strictObject({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  language: z.enum(['en', 'id']),
  title: z.string(),
  summary: z.string(),
  specialities: z.array(z.string()),
  /** As readers will see it: an anonymous author is anonymous here too. */
  byline: Byline,
  /** Null for what was held by no rule that is known. */
  why: z.enum(HOLD_REASONS).nullable(),
  /** Names the version in the queue: sent back with the decision. */
  heldSince: z.string(),
  /** Of this version, by colleagues; where two are needed, one alone does not publish it. */
  approvals: z.int(),
  /** The viewer has approved it already. */
  mine: z.boolean(),
});
export type HeldItem = z.infer<typeof HeldItem>;

export const listApprovals = query('moderation.listApprovals', {
  summary: 'Items that wait for approval by kind, speciality and language, longest waiting first.',
  http: main.get('/staff/approvals'),
  access: 'staff:approvals',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    kind: z.enum(ITEM_KINDS).optional(),
    speciality: z.string().max(60).optional(),
    language: z.enum(['en', 'id']).optional(),
  }),
  output: pageOf(HeldItem),
  errors: {},
});

const decided = { itemId: Id, heldSince: z.iso.datetime() };

export const decideApproval = command('moderation.decideApproval', {
  summary:
    'Publishes a held item, or sends it back to its author with a reason. Of a kind for which two are needed, the first approval leaves it held.',
  http: main.post('/staff/approvals/:itemId'),
  access: 'staff:approvals',
  rate: 'write',
  input: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve'), ...decided }),
    z.strictObject({ decision: z.literal('sendBack'), ...decided, reason: line(REASON_LENGTH) }),
  ]),
  output: z.strictObject({ itemId: z.string(), status: z.enum(['published', 'withdrawn', 'held']) }),
  errors: { 'moderation.itemNotFound': 404, 'moderation.notWaiting': 409, 'moderation.ownContent': 403 },
});

/** Kinds of which two members of staff approve each item. */
const TwoPersonKinds = z.strictObject({ kinds: z.array(z.enum(ITEM_KINDS)).max(ITEM_KINDS.length) });

export const getApprovalRules = query('moderation.getApprovalRules', {
  summary: 'For which kinds two members of staff have to approve.',
  http: main.get('/staff/approval-rules'),
  access: 'staff:approvals',
  rate: 'read',
  input: z.strictObject({}),
  output: TwoPersonKinds,
  errors: {},
});

export const setApprovalRules = command('moderation.setApprovalRules', {
  summary:
    'Sets for which kinds two members of staff have to approve; items that wait follow at once, and go on needing two where it is lifted. Refused with what stands there when it is no longer what they saw.',
  http: main.post('/staff/approval-rules'),
  access: 'staff:approvals',
  rate: 'write',
  input: TwoPersonKinds.extend({ /** Those that they saw. */ before: TwoPersonKinds.shape.kinds.optional() }),
  output: TwoPersonKinds,
  errors: { 'moderation.staleRules': 409 },
});

export const getApproval = query('moderation.getApproval', {
  summary: 'For its author, and those who write it with them: whether an item waits for approval, and why it was sent back.',
  http: main.get('/items/:itemId/approval'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ itemId: Id }),
  output: z.strictObject({
    state: z.enum(['none', 'waiting', 'sentBack']),
    reason: z.string().nullable(),
    /** Why it waits, as far as a rule says so. */
    why: z.enum(HOLD_REASONS).nullable(),
    at: z.string().nullable(),
  }),
  errors: { 'moderation.itemNotFound': 404 },
});

export const handInAgain = command('moderation.handInAgain', {
  summary:
    'Puts an item that was sent back into the queue again: for its author, and those who write it with them; a thread, as long as its author may write in the forum.',
  http: main.post('/items/:itemId/hand-in-again'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id }),
  output: z.strictObject({ itemId: z.string(), status: z.literal('held') }),
  errors: {
    'moderation.itemNotFound': 404,
    'moderation.mayNotWrite': 403,
    'moderation.notSentBack': 409,
    'forums.notFound': 404,
    'forums.notAllowed': 403,
    'forums.closed': 409,
  },
});
