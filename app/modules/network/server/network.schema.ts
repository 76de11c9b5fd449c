import { index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Because, SuggestionList } from '../suggestion.contract.ts';

export const network = pgSchema('network');

export const follow = network.table(
  'follow',
  {
    followerId: text().notNull(),
    memberId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.memberId] }),
    index('follow_newest').on(t.followerId, t.at, t.memberId),
    index('follow_followers').on(t.memberId, t.at, t.followerId),
  ],
);

/** How many follow a member and how many they follow, kept as it changes. */
export const followCount = network.table('follow_count', {
  memberId: text().primaryKey(),
  followers: integer().notNull().default(0),
  following: integer().notNull().default(0),
});

/** `member` wants to have nothing to do with `blocked`; it works both ways, and only `member` can lift it. */
export const block = network.table(
  'block',
  {
    memberId: text().notNull(),
    blockedId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.blockedId] }),
    index('block_newest').on(t.memberId, t.at, t.blockedId),
    index('block_by').on(t.blockedId, t.memberId),
  ],
);

/** `member` does not want to hear from `muted`, who notices nothing. */
export const mute = network.table(
  'mute',
  {
    memberId: text().notNull(),
    mutedId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.mutedId] }),
    index('mute_newest').on(t.memberId, t.at, t.mutedId),
    index('mute_by').on(t.mutedId, t.memberId),
  ],
);

/** Whom a member may want to know, as it was last put together. */
export const suggestion = network.table(
  'suggestion',
  {
    memberId: text().notNull(),
    list: text().$type<SuggestionList>().notNull(),
    rank: integer().notNull(),
    otherId: text().notNull(),
    because: jsonb().$type<Because>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.list, t.rank] })],
);

/** When a member's lists were last put together. */
export const suggestionRun = network.table(
  'suggestion_run',
  { memberId: text().primaryKey(), at: timestamp({ withTimezone: true }).notNull().defaultNow() },
  (t) => [index('suggestion_run_age').on(t.at)],
);

/** "Not this colleague". */
export const suggestionDismissal = network.table(
  'suggestion_dismissal',
  { memberId: text().notNull(), otherId: text().notNull(), at: timestamp({ withTimezone: true }).notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] })],
);
