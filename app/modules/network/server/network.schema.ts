import { index, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
