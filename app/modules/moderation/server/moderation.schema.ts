import { sql } from 'drizzle-orm';
import { boolean, index, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditAction, Ground, HoldReason, Target } from '../moderation.contract.ts';

export const moderation = pgSchema('moderation');

const at = () => timestamp({ withTimezone: true });

export const report = moderation.table(
  'report',
  {
    id: text().primaryKey(),
    target: text().$type<Target>().notNull(),
    targetId: text().notNull(),
    memberId: text().notNull(),
    /** Its member was, when they reported it: theirs are the reports that take something out of sight. */
    verified: boolean().notNull().default(false),
    reason: text().$type<Ground>().notNull(),
    note: text().notNull(),
    createdAt: at().notNull(),
    /** Null while it waits. */
    closedAt: at(),
  },
  (t) => [
    uniqueIndex('report_once').on(t.target, t.targetId, t.memberId),
    index('report_open').on(t.targetId, t.createdAt).where(sql`closed_at is null`),
  ],
);

/** Only ever added to, and kept by month (docs/decisions/0017-months). */
export const audit = moderation.table(
  'audit',
  {
    id: text().notNull(),
    at: at().notNull(),
    action: text().$type<AuditAction>().notNull(),
    staffId: text().notNull(),
    subject: text().$type<Target | 'member' | 'forum' | 'community'>().notNull(),
    subjectId: text().notNull(),
    ground: text().$type<Ground>(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.id, t.at] }), index('audit_newest').on(t.at, t.id), index('audit_subject').on(t.subjectId, t.at)],
);

/** Why an item waits, from when it was held until it is approved or removed. */
export const hold = moderation.table('hold', {
  itemId: text().primaryKey(),
  reason: text().$type<HoldReason>().notNull(),
  /** It had been read by others before: when it comes back, it is not new. */
  appeared: boolean().notNull(),
});

/** Approvals of one version of a held item: where two are needed, the first waits here for the second. */
export const approval = moderation.table(
  'approval',
  { itemId: text().notNull(), heldSince: at().notNull(), staffId: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.itemId, t.heldSince, t.staffId] })],
);
