import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlaceRole, Standing } from '#modules/library/place-membership.contract.ts';
import type { CommunityKind, Entry } from '../communities.contract.ts';

export const communities = pgSchema('communities');

const at = () => timestamp({ withTimezone: true });

export const community = communities.table(
  'community',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    about: text().notNull(),
    kind: text().$type<CommunityKind>().notNull(),
    place: text(),
    entry: text().$type<Entry>().notNull(),
    language: text().$type<'en' | 'id'>().notNull(),
    specialities: text().array().notNull(),
    rules: text().array().notNull(),
    ownerId: text().notNull(),
    members: integer().notNull().default(0),
    version: integer().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    /** Since when nobody comes in. */
    closedAt: at(),
    /** Then only staff open it. */
    closedByStaff: boolean().notNull().default(false),
    /** Its owner had closed it before: opened by staff, it is closed still. */
    closedByOwnerToo: boolean().notNull().default(false),
    /** What staff wrote to its owner. */
    closedReason: text(),
  },
  (t) => [
    uniqueIndex('community_name').on(sql`lower(name)`),
    index('community_largest').on(t.members, t.id),
    index('community_owner').on(t.ownerId),
  ],
);

/** What somebody is, or was, to a community. Whoever is no member any more keeps the row: it says how that came. */
export const membership = communities.table(
  'membership',
  {
    communityId: text()
      .notNull()
      .references(() => community.id, { onDelete: 'cascade' }),
    memberId: text().notNull(),
    standing: text().$type<Exclude<Standing, 'none'>>().notNull(),
    role: text().$type<PlaceRole>().notNull().default('member'),
    /** What they wrote when they asked. */
    note: text(),
    since: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.communityId, t.memberId] }),
    index('community_membership_member').on(t.memberId, t.standing),
    index('community_membership_standing').on(t.communityId, t.standing, t.since, t.memberId),
  ],
);

export const invitation = communities.table(
  'invitation',
  {
    id: text().primaryKey(),
    communityId: text()
      .notNull()
      .references(() => community.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, which nobody can read here. */
    codeHash: text().notNull(),
    byId: text().notNull(),
    uses: integer().notNull().default(0),
    maxUses: integer().notNull(),
    expiresAt: at().notNull(),
    revokedAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('invitation_code').on(t.codeHash), index('invitation_community').on(t.communityId, t.createdAt)],
);

/** What is suggested to whom, as the job laid it down: of a speciality its slug, of a city its name, of a workplace or college the community's name. */
export const suggestion = communities.table(
  'suggestion',
  {
    basis: text().$type<'speciality' | 'city' | 'workplace'>().notNull(),
    /** In small letters. */
    key: text().notNull(),
    place: integer().notNull(),
    communityId: text()
      .notNull()
      .references(() => community.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.basis, t.key, t.place] }), index('community_suggestion_community').on(t.communityId)],
);

/** A forum belongs to one community at most. */
export const communityForum = communities.table(
  'community_forum',
  {
    forumId: text().primaryKey(),
    communityId: text()
      .notNull()
      .references(() => community.id, { onDelete: 'cascade' }),
    at: at().notNull().defaultNow(),
  },
  (t) => [index('community_forum_community').on(t.communityId, t.at)],
);
