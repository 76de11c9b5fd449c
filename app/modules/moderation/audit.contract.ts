/** Who decided what, when and why: for staff with names, for everybody without. */
import { z } from 'zod';
import { main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { AUDIT_ACTIONS, GROUNDS, TARGETS } from './moderation.contract.ts';

export const AuditEntry = z.strictObject({
  id: z.string(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Null for what a rule did. */
  staff: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  subject: z.enum([...TARGETS, 'member', 'forum', 'community']),
  subjectId: z.string(),
  /** Where it stands, where it can still be opened by staff. */
  path: z.string().nullable(),
  title: z.string().nullable(),
  ground: z.enum(GROUNDS).nullable(),
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditLog = query('moderation.listAuditLog', {
  summary: 'Every decision and every look at something protected, newest first.',
  http: main.get('/staff/audit-log'),
  access: 'staff:approvals',
  rate: 'read',
  input: z.strictObject({ ...PageInput }),
  output: pageOf(AuditEntry),
  errors: {},
});

/** Nothing that leads to a person, an item or a member of staff. */
export const PublicEntry = z.strictObject({
  id: z.string(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  ground: z.enum(GROUNDS).nullable(),
});
export type PublicEntry = z.infer<typeof PublicEntry>;

export const listModerationLog = query('moderation.listModerationLog', {
  summary: 'What staff decided, for everyone to read: when, what and on which ground, without names.',
  http: main.get('/moderation-log'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ ...PageInput }),
  output: pageOf(PublicEntry),
  errors: {},
});
