import { integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProfileDraftContent } from '../profile-draft.contract.ts';

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
  content: jsonb().$type<ProfileDraftContent>().notNull(),
  version: integer().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
