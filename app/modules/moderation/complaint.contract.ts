/** Reporting what should not stand here, and what staff do about it. */
import { z } from 'zod';
import { Byline, MemberCard } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { FileRef } from '#modules/media/file.contract.ts';
import { ImageRef } from '#modules/media/media.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { GROUNDS, REASON_LENGTH, TARGETS } from './moderation.contract.ts';

export const NOTE_LENGTH = 1000;

const target = { target: z.enum(TARGETS), id: Id };

export const report = command('moderation.report', {
  summary:
    'Reports an item, a comment, the note beside a repost or a message that one can read to staff. What staff decided on, the same member may report again a day later, and at once where a patient can be recognised. Its author does not learn who did.',
  http: main.post('/report'),
  access: 'member',
  rate: 'post',
  input: z.strictObject({ ...target, reason: z.enum(GROUNDS), note: lineOrNone(NOTE_LENGTH).default('') }),
  output: z.strictObject({ message: z.string() }),
  errors: {
    'moderation.itemNotFound': 404,
    'moderation.alreadyReported': 409,
    'moderation.decidedLately': 409,
    'moderation.ownContent': 403,
  },
});

/** All open reports of one item, comment, note or message. Who reported is not shown: it must not weigh in. */
export const ReportedContent = z.strictObject({
  target: z.enum(TARGETS),
  id: z.string(),
  /** Null for a message: it stands in a conversation, which staff do not see. */
  itemId: z.string().nullable(),
  kind: z.enum(ITEM_KINDS).nullable(),
  title: z.string(),
  text: z.string(),
  /** Of a message: what went along with its words, at the addresses of `chat`. */
  image: ImageRef.nullable(),
  file: FileRef.nullable(),
  byline: Byline,
  /** Somebody can read it now. */
  readable: z.boolean(),
  /**
   * Of an item that is out of sight until staff have looked, and of an answer that was changed since it is: sent back with the decision
   * that it stays, which names the version.
   */
  heldSince: z.string().nullable(),
  reports: z.int(),
  reasons: z.array(z.strictObject({ reason: z.enum(GROUNDS), count: z.int() })),
  notes: z.array(z.strictObject({ reason: z.enum(GROUNDS), note: z.string(), at: z.string() })),
  firstAt: z.string(),
});
export type ReportedContent = z.infer<typeof ReportedContent>;

export const listReports = query('moderation.listReports', {
  summary: 'What was reported with its open reports, the longest waiting first.',
  http: main.get('/staff/reports'),
  access: 'staff:approvals',
  rate: 'read',
  input: z.strictObject({ ...PageInput }),
  output: pageOf(ReportedContent),
  errors: {},
});

export const decideReports = command('moderation.decideReports', {
  summary:
    'Closes the open reports of something: it stays, or it is removed with a reason that its author reads. What these reports hold comes back as approved: of a kind for which two are needed, the first leaves it, and them, waiting.',
  http: main.post('/staff/reports'),
  access: 'staff:approvals',
  rate: 'write',
  input: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('dismiss'),
      ...target,
      heldSince: z.iso.datetime().nullable().default(null),
      /** Of the note beside a repost: its words as they were read. Others that were written meanwhile are not let stand. */
      words: z.string().optional(),
    }),
    z.strictObject({
      decision: z.literal('remove'),
      ...target,
      ground: z.enum(GROUNDS),
      reason: line(REASON_LENGTH),
    }),
  ]),
  output: z.strictObject({ id: z.string(), closed: z.int() }),
  errors: {
    'moderation.itemNotFound': 404,
    'moderation.notReported': 409,
    'moderation.notWaiting': 409,
    'moderation.ownContent': 403,
  },
});

export const seeAuthor = command('moderation.seeAuthor', {
  summary: 'Who wrote something anonymous. Staff must say why they look, and both are recorded.',
  http: main.post('/staff/anonymous-author'),
  access: 'staff:approvals',
  rate: 'write',
  input: z.strictObject({ ...target, reason: line(REASON_LENGTH) }),
  output: MemberCard,
  errors: { 'moderation.itemNotFound': 404 },
});
