import { boolean, index, integer, json, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import type { CaseContent } from '../case-content.contract.ts';
import type { DraftSettings } from '../case-draft.contract.ts';

export const cases = pgSchema('cases');

const at = () => timestamp({ withTimezone: true });

export const record = cases.table(
  'record',
  {
    /** Also the id of its library item. */
    id: text().primaryKey(),
    authorId: text().notNull(),
    content: json().$type<CaseContent>().notNull(),
    /** Pictures by media id, as they are shown: kept here so that a page reads no other table for them. */
    images: json().$type<Record<string, ImageRef>>().notNull(),
    version: integer().notNull().default(1),
    consentKind: text().notNull(),
    consentAt: at().notNull(),
    consentWithdrawnAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index('record_author').on(t.authorId, t.createdAt)],
);

/** What a member said they would do. */
export const answer = cases.table(
  'answer',
  { caseId: text().notNull(), memberId: text().notNull(), option: integer().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.caseId, t.memberId] })],
);

/** Votes by option and speciality; summed as they come, so that results are read from a handful of rows. */
export const tally = cases.table(
  'tally',
  { caseId: text().notNull(), option: integer().notNull(), speciality: text().notNull(), votes: integer().notNull() },
  (t) => [primaryKey({ columns: [t.caseId, t.option, t.speciality] })],
);

export const openedStep = cases.table(
  'opened_step',
  { caseId: text().notNull(), memberId: text().notNull(), kind: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.caseId, t.memberId, t.kind] })],
);

export const stepCount = cases.table(
  'step_count',
  { caseId: text().notNull(), kind: text().notNull(), opened: integer().notNull() },
  (t) => [primaryKey({ columns: [t.caseId, t.kind] })],
);

export const update = cases.table(
  'update',
  {
    id: text().primaryKey(),
    caseId: text().notNull(),
    day: integer().notNull(),
    title: text().notNull(),
    text: json().$type<RichText>().notNull(),
    closes: boolean().notNull().default(false),
    at: at().notNull().defaultNow(),
    edits: integer().notNull().default(0),
    editedAt: at(),
    /** Nobody has heard of it: nobody could read the case when it was written. */
    untold: boolean().notNull().default(false),
    /** Colleagues who were told that it names them. */
    named: text().array().notNull().default([]),
  },
  (t) => [index('update_case').on(t.caseId, t.at)],
);

export const draft = cases.table(
  'draft',
  {
    id: text().primaryKey(),
    authorId: text().notNull(),
    caseId: text(),
    /** Version of the published case when the change began: it must still be that one when the change is published. */
    caseVersion: integer(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    settings: jsonb().$type<DraftSettings>().notNull(),
    version: integer().notNull().default(0),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index('draft_author').on(t.authorId, t.updatedAt)],
);

/** Days on which authors were asked how a case ended. */
export const outcomeAsk = cases.table(
  'outcome_ask',
  { caseId: text().notNull(), day: integer().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.caseId, t.day] })],
);
