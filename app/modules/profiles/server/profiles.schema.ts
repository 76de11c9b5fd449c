import { integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProfileChanges } from '../profile-draft.contract.ts';

export const profiles = pgSchema('profiles');

/** What a member's page has beside the facts that identity keeps. */
export const profile = profiles.table('profile', {
  memberId: text().primaryKey(),
  about: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Changes that their writer has not published yet; one draft a member. */
export const draft = profiles.table('draft', {
  memberId: text().primaryKey(),
  content: jsonb().$type<ProfileChanges>().notNull(),
  version: integer().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

// ---------- lists of the published page, in the order of `position` ----------

export const academic = profiles.table(
  'academic',
  {
    memberId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    course: text().notNull(),
    /** Of `reference`, when the course is one of those. */
    courseSlug: text(),
    institute: text().notNull(),
    fromYear: integer(),
    toYear: integer(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const workplace = profiles.table(
  'workplace',
  {
    memberId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    role: text(),
    city: text(),
    fromYear: integer().notNull(),
    toYear: integer(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

/** A publication as Crossref describes it; one row for all members who wrote it. */
export const work = profiles.table('work', {
  doi: text().primaryKey(),
  title: text().notNull(),
  journal: text(),
  year: integer(),
  authors: text().array().notNull(),
  moreAuthors: integer().notNull().default(0),
  /** Whatever is not Crossref's is read by nobody any more. */
  register: text().$type<'crossref' | 'orcid'>().notNull(),
  foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The same as a member found it in an ORCID record, for this member alone: what stands there somebody wrote about themselves. */
export const claimedWork = profiles.table(
  'claimed_work',
  {
    memberId: text().notNull(),
    doi: text().notNull(),
    title: text().notNull(),
    journal: text(),
    year: integer(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.doi] })],
);

export const publication = profiles.table(
  'publication',
  {
    memberId: text().notNull(),
    doi: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.doi] })],
);
