import { sql } from 'drizzle-orm';
import { date, index, json, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Tool } from '../clinical-tools.contract.ts';
import type { SavedQuestion } from '../saved-check.contract.ts';

export const clinicalTools = pgSchema('clinical_tools');

const at = () => timestamp({ withTimezone: true });

/** One row for each distinct check of a day. Only a hash of what was checked stands here. */
export const use = clinicalTools.table(
  'use',
  {
    memberId: text().notNull(),
    day: date().notNull(),
    tool: text().$type<Tool>().notNull(),
    fingerprint: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.tool, t.fingerprint] }), index('use_day').on(t.day)],
);

/** What a member keeps of their checks: the question, never the answer, which is made anew from what is known then. */
export const savedCheck = clinicalTools.table(
  'saved_check',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    tool: text().$type<Tool>().notNull(),
    name: text().notNull(),
    question: json().$type<SavedQuestion>().notNull(),
    savedAt: at().notNull().defaultNow(),
    /** Taken away by the member; gone for good a day later. */
    removedAt: at(),
  },
  (t) => [index('saved_check_member').on(t.memberId, t.savedAt, t.id).where(sql`removed_at is null`)],
);

/** "Something is wrong here", said by a reader of an answer. */
export const errorReport = clinicalTools.table(
  'error_report',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    tool: text().$type<Tool>().notNull(),
    /** What it is about, without anything of the patient: two drugs, a calculator, a disease. */
    about: text().notNull(),
    words: text().notNull(),
    reportedAt: at().notNull().defaultNow(),
    settledAt: at(),
    settledBy: text(),
    outcome: text(),
  },
  (t) => [index('error_report_open').on(t.reportedAt, t.id).where(sql`settled_at is null`)],
);

/** A knowledge file as a named pharmacist or doctor read it; another content of the file is not what they read. */
export const review = clinicalTools.table('review', {
  path: text().primaryKey(),
  hash: text().notNull(),
  reviewer: text().notNull(),
  profession: text().$type<'pharmacist' | 'doctor'>().notNull(),
  memberId: text().notNull(),
  reviewedAt: at().notNull().defaultNow(),
});
