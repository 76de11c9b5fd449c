/** What may be complained about, what staff may decide, and the facts that leave this module. */
import { z } from 'zod';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { event } from '#platform/events/event.ts';

/** Why something is reported, and why staff take it away. Texts: `ground.<name>`. */
export const GROUNDS = ['privacy', 'harmful', 'advertising', 'offensive', 'copyright', 'unsourced', 'other'] as const;
export type Ground = (typeof GROUNDS)[number];

/** `note`: what somebody said beside a repost. */
export const TARGETS = ['item', 'comment', 'note', 'message'] as const;
export type Target = (typeof TARGETS)[number];

/**
 * Why an item waits for staff without anybody of them having asked for it: its author is new here, somebody might be
 * recognised in it, it claims an effect without a source, or, after it had appeared, colleagues reported it or asked for the
 * source of a claim. Texts: `why.<name>`.
 */
export const HOLD_REASONS = ['newAuthor', 'identifiers', 'claims', 'reports', 'needsSource'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What stands in the log. Texts: `action.<name>`. */
export const AUDIT_ACTIONS = [
  'itemApproved',
  'itemApprovedFirst',
  'approvalRulesChanged',
  'itemSentBack',
  'itemHeld',
  'itemRemoved',
  'commentRemoved',
  'noteRemoved',
  'messageRemoved',
  'reportsDismissed',
  'authorSeen',
  'memberVerified',
  'memberSentBack',
  'documentSeen',
  'forumClosed',
  'forumReopened',
  'forumDeleted',
  'communityClosed',
  'communityReopened',
  'communityDeleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const REASON_LENGTH = 500;

const itemFact = {
  itemId: z.string(),
  kind: z.enum(ITEM_KINDS),
  authorId: z.string(),
  /** When it was decided: the same may be decided again that day. Facts of before it was said have none. */
  at: z.string().optional(),
};

/** A held item may be read from now on. */
export const itemApproved = event('moderation.itemApproved', z.strictObject(itemFact));

/** An answer that was out of sight stands where it stood again. `authorId` is whose it is. */
export const commentApproved = event('moderation.commentApproved', z.strictObject({ commentId: z.string(), ...itemFact }));

/** The same for the note beside a repost. */
export const noteApproved = event('moderation.noteApproved', z.strictObject({ noteId: z.string(), ...itemFact }));

/** A published item is out of sight until staff have looked at it. */
export const itemHeld = event('moderation.itemHeld', z.strictObject({ ...itemFact, reason: z.enum(HOLD_REASONS) }));

/** An answer is out of sight until staff have looked at it. `authorId` is whose it is, `itemId` where it stands. */
export const commentHeld = event(
  'moderation.commentHeld',
  z.strictObject({ commentId: z.string(), ...itemFact, reason: z.enum(HOLD_REASONS) }),
);

/** The note beside a repost is out of sight until staff have looked at it. `authorId` is whose it is, `itemId` beside what it stands. */
export const noteHeld = event('moderation.noteHeld', z.strictObject({ noteId: z.string(), ...itemFact, reason: z.enum(HOLD_REASONS) }));

/** A held item has to be changed first; `reason` is what its author reads. */
export const itemSentBack = event('moderation.itemSentBack', z.strictObject({ ...itemFact, reason: z.string() }));

const removal = { ground: z.enum(GROUNDS), reason: z.string() };

/** Staff took an item away; `reason` is what its author reads. */
export const itemRemoved = event('moderation.itemRemoved', z.strictObject({ ...itemFact, ...removal }));

/** Staff took a comment away. `authorId` is whose comment it was, `itemId` where it stood. */
export const commentRemoved = event('moderation.commentRemoved', z.strictObject({ commentId: z.string(), ...itemFact, ...removal }));

/** Staff took a message of a conversation away. `authorId` is whose it was. */
export const messageRemoved = event(
  'moderation.messageRemoved',
  z.strictObject({ messageId: z.string(), conversationId: z.string(), authorId: z.string(), ...removal }),
);

/** Staff took the note beside a repost away; the repost stays. */
export const noteRemoved = event('moderation.noteRemoved', z.strictObject({ noteId: z.string(), ...itemFact, ...removal }));
