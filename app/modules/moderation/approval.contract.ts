/** Items that staff read before anybody else does. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { REASON_LENGTH } from './moderation.contract.ts';

export const HeldItem = z.strictObject({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  language: z.enum(['en', 'id']),
  title: z.string(),
  summary: z.string(),
  specialities: z.array(z.string()),
  /** As readers will see it: an anonymous author is anonymous here too. */
  byline: Byline,
  /** Names the version in the queue: sent back with the decision. */
  heldSince: z.string(),
});
export type HeldItem = z.infer<typeof HeldItem>;

export const listApprovals = query('moderation.listApprovals', {
  summary: 'Items that wait for approval, longest waiting first.',
  http: main.get('/staff/approvals'),
  access: 'staff:approvals',
  rate: 'read',
  input: z.strictObject({ ...PageInput }),
  output: pageOf(HeldItem),
  errors: {},
});

const decided = { itemId: Id, heldSince: z.iso.datetime() };

export const decideApproval = command('moderation.decideApproval', {
  summary: 'Publishes a held item, or sends it back to its author with a reason.',
  http: main.post('/staff/approvals/:itemId'),
  access: 'staff:approvals',
  rate: 'write',
  input: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve'), ...decided }),
    z.strictObject({ decision: z.literal('sendBack'), ...decided, reason: z.string().trim().min(1).max(REASON_LENGTH) }),
  ]),
  output: z.strictObject({ itemId: z.string(), status: z.enum(['published', 'withdrawn']) }),
  errors: { 'moderation.itemNotFound': 404, 'moderation.notWaiting': 409, 'moderation.ownContent': 403 },
});

export const getApproval = query('moderation.getApproval', {
  summary: 'For its author: whether an item waits for approval, and why it was sent back.',
  http: main.get('/items/:itemId/approval'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ itemId: Id }),
  output: z.strictObject({
    state: z.enum(['none', 'waiting', 'sentBack']),
    reason: z.string().nullable(),
    at: z.string().nullable(),
  }),
  errors: { 'moderation.itemNotFound': 404 },
});

export const handInAgain = command('moderation.handInAgain', {
  summary: 'Puts an own item that was sent back into the queue again.',
  http: main.post('/items/:itemId/hand-in-again'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id }),
  output: z.strictObject({ itemId: z.string(), status: z.literal('held') }),
  errors: { 'moderation.itemNotFound': 404, 'moderation.notSentBack': 409 },
});
