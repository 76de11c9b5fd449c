import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlaceRole, Standing } from '#modules/library/place-membership.contract.ts';
import type { ShownFigure } from '#modules/media/figure.contract.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import type { ForumKind } from '../forums.contract.ts';
import type { Recap } from '../thread-recap.contract.ts';

export const forums = pgSchema('forums');

/** Who wrote it stays here: readers learn only whether it was the author. */
export type KeptRecap = Recap & { readonly byId: string; readonly at: string };

export interface AlsoTakenDown {
  readonly byId: string;
  readonly reason: string;
  readonly at: string;
}

const at = () => timestamp({ withTimezone: true });
const counter = () => integer().notNull().default(0);

export const forum = forums.table(
  'forum',
  {
    /** Also the id of its audience. */
    id: text().primaryKey(),
    name: text().notNull(),
    about: text().notNull(),
    rules: text().array().notNull(),
    kind: text().$type<ForumKind>().notNull(),
    language: text().$type<'en' | 'id'>().notNull(),
    specialities: text().array().notNull(),
    ownerId: text().notNull(),
    /** Of protected forums; see forum-password.policy.ts. */
    passwordHash: text(),
    members: counter(),
    /** Threads that can be read. */
    threads: counter(),
    version: integer().notNull().default(0),
    activityAt: at().notNull().defaultNow(),
    createdAt: at().notNull().defaultNow(),
    /** Since when it is read and not written in. */
    closedAt: at(),
    /** Then only staff open it. */
    closedByStaff: boolean().notNull().default(false),
    /** Its owner had closed it before: opened by staff, it is closed still. */
    closedByOwnerToo: boolean().notNull().default(false),
    /** What staff wrote to its owner. */
    closedReason: text(),
  },
  (t) => [
    uniqueIndex('forum_name').on(sql`lower(name)`),
    index('forum_specialities').using('gin', t.specialities).with({ fastupdate: false }),
    // For words wherever they stand in either.
    index('forum_text').using('gin', t.name.op('gin_trgm_ops'), t.about.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('forum_owner').on(t.ownerId),
  ],
);

/** What somebody is, or was, to a forum. Whoever is no member any more keeps the row: it says how that came. */
export const membership = forums.table(
  'membership',
  {
    forumId: text()
      .notNull()
      .references(() => forum.id, { onDelete: 'cascade' }),
    memberId: text().notNull(),
    standing: text().$type<Exclude<Standing, 'none'>>().notNull(),
    role: text().$type<PlaceRole>().notNull().default('member'),
    /** Is told of new threads. */
    following: boolean().notNull().default(true),
    mutedUntil: at(),
    /** What they wrote when they asked. */
    note: text(),
    since: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.forumId, t.memberId] }),
    index('membership_member').on(t.memberId, t.standing),
    index('membership_standing').on(t.forumId, t.standing, t.since, t.memberId),
    index('membership_stewards').on(t.forumId).where(sql`role <> 'member'`),
  ],
);

/** Passwords that were tried, by whom it counts against: the member, their network, the forum. */
export const passwordTry = forums.table(
  'password_try',
  { forumId: text().notNull(), subject: text().notNull(), tries: integer().notNull(), since: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.forumId, t.subject] }), index('password_try_age').on(t.since)],
);

export const thread = forums.table(
  'thread',
  {
    /** Also the id of its library item. */
    id: text().primaryKey(),
    forumId: text()
      .notNull()
      .references(() => forum.id, { onDelete: 'cascade' }),
    authorId: text().notNull(),
    text: json().$type<RichText>().notNull(),
    basis: text(),
    references: json().$type<unknown[]>().notNull(),
    /** In the order in which they are shown. */
    images: json().$type<readonly ShownFigure[]>().notNull().default([]),
    version: integer().notNull().default(0),
    /** It can be read, and is counted. */
    shown: boolean().notNull().default(false),
    /** Its forum's followers have been told. */
    announced: boolean().notNull().default(false),
    /** Colleagues who were told that it names them. */
    named: text().array().notNull().default(sql`'{}'::text[]`),
    pinnedAt: at(),
    lockedAt: at(),
    slowSeconds: integer().notNull().default(0),
    needsSource: boolean().notNull().default(false),
    /** By those who tend the forum, who say why. */
    takenDownAt: at(),
    takenDownById: text(),
    takenDownReason: text(),
    /** What others of them wrote who would have taken it down as well. */
    takenDownAlso: json().$type<readonly AlsoTakenDown[]>().notNull().default([]),
    recap: json().$type<KeptRecap>(),
    recapVersion: counter(),
    createdAt: at().notNull().defaultNow(),
    editedAt: at(),
  },
  (t) => [
    index('thread_forum').on(t.forumId, t.createdAt),
    index('thread_pinned').on(t.forumId, t.pinnedAt).where(sql`pinned_at is not null`),
    index('thread_taken_down').on(t.forumId, t.takenDownAt, t.id).where(sql`taken_down_at is not null`),
  ],
);

/** Answers that need a source, as moderators see it. */
export const flaggedAnswer = forums.table(
  'flagged_answer',
  {
    commentId: text().primaryKey(),
    threadId: text()
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    byId: text().notNull(),
    at: at().notNull().defaultNow(),
  },
  (t) => [index('flagged_answer_thread').on(t.threadId)],
);

/** Exchange of the last seven days, as the job counted it. */
export const exchange = forums.table(
  'exchange',
  {
    forumId: text()
      .primaryKey()
      .references(() => forum.id, { onDelete: 'cascade' }),
    threads: integer().notNull(),
    answers: integer().notNull(),
    people: integer().notNull(),
    score: integer().notNull(),
  },
  (t) => [index('exchange_score').on(t.score, t.forumId)],
);

/** What is suggested to members of a speciality; the empty one is for everybody. */
export const suggestion = forums.table(
  'suggestion',
  {
    speciality: text().notNull(),
    place: integer().notNull(),
    forumId: text()
      .notNull()
      .references(() => forum.id, { onDelete: 'cascade' }),
    reason: text().$type<'speciality' | 'exchange' | 'newForum'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.speciality, t.place] }), index('suggestion_forum').on(t.forumId)],
);
