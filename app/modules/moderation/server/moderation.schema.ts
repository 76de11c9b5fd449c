import { sql } from 'drizzle-orm';
import { index, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditAction, Ground, Target } from '../moderation.contract.ts';

export const moderation = pgSchema('moderation');

const at = () => timestamp({ withTimezone: true });

export const report = moderation.table(
  'report',
  {
    id: text().primaryKey(),
    target: text().$type<Target>().notNull(),
    targetId: text().notNull(),
    memberId: text().notNull(),
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
    subject: text().$type<Target | 'member'>().notNull(),
    subjectId: text().notNull(),
    ground: text().$type<Ground>(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.id, t.at] }), index('audit_newest').on(t.at, t.id), index('audit_subject').on(t.subjectId, t.at)],
);
