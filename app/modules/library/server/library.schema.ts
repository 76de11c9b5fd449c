import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, json, jsonb, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Byline } from '#modules/identity/byline.contract.ts';
import type { RichText } from '#platform/richtext/richtext.ts';

export const library = pgSchema('library');

// Documents that are only ever shown are kept as `json`, the text they were written as; `jsonb` is made into text at
// every reading, which was the dearest part of a list.

const at = () => timestamp({ withTimezone: true });
const counter = () => integer().notNull().default(0);

export type ItemStatus = 'published' | 'held' | 'withdrawn' | 'removed';
/** Who may answer. `following` with a named author only: who may answer is told to readers, and would lead to an anonymous one. */
export interface Respondents {
  kind: 'verified' | 'mySpeciality' | 'following' | 'specialities';
  specialities: string[];
}

export const item = library.table(
  'item',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    authorId: text().notNull(),
    anonymous: boolean().notNull().default(false),
    /** The author as readers may see them; lists read this and never `authorId`. */
    byline: json().$type<Byline>().notNull(),
    language: text().$type<'en' | 'id'>().notNull(),
    specialities: text().array().notNull(),
    /** Ids of the health conditions it is about, as the index of words recognised them. */
    conditions: text().array().notNull().default(sql`'{}'`),
    title: text().notNull(),
    summary: text().notNull(),
    card: json().$type<Record<string, unknown>>().notNull(),
    respondents: jsonb().$type<Respondents>().notNull(),
    /** Who may answer is also decided by the module of its kind, see answer-rule.policy.ts. */
    ownRule: boolean().notNull().default(false),
    /** Who may read it: null for anyone, `members` for whoever is signed in, otherwise the id of an audience. */
    audience: text(),
    /** What it belongs to, such as a forum; lists are narrowed to it. */
    place: text(),
    /** Read where it stands, and laid before nobody unasked: in no feed, ranking or suggestion. */
    quiet: boolean().notNull().default(false),
    status: text().$type<ItemStatus>().notNull(),
    statusAt: at().notNull().defaultNow(),
    /** Staff have never approved it: whatever its author does, it is held before anybody reads it. */
    awaitsApproval: boolean().notNull().default(false),
    /** Staff took it out of the queue, with a reason: not its author. */
    sentBack: boolean().notNull().default(false),
    solvedAt: at(),
    publishedAt: at().notNull(),
    /** Publication, last comment or last update: what "active" sorts by. */
    activityAt: at().notNull(),
    comments: counter(),
    helpful: counter(),
    insightful: counter(),
    agree: counter(),
    reposts: counter(),
    bookmarks: counter(),
    views: counter(),
    answers: counter(),
  },
  (t) => [
    // Ascending and read backwards, so that NULL order and keyset comparison agree.
    index('item_latest').on(t.kind, t.publishedAt, t.id).where(sql`status = 'published'`),
    index('item_active').on(t.kind, t.activityAt, t.id).where(sql`status = 'published'`),
    index('item_discussed').on(t.kind, t.comments, t.id).where(sql`status = 'published'`),
    index('item_unanswered').on(t.kind, t.publishedAt, t.id).where(sql`status = 'published' and comments = 0`),
    index('item_timeline').on(t.activityAt, t.id).where(sql`status = 'published'`),
    index('item_waiting').on(t.activityAt, t.id).where(sql`status = 'published' and comments = 0 and kind <> 'article'`),
    index('item_card_type').on(sql`(card->>'type')`, t.publishedAt, t.id).where(sql`status = 'published' and kind = 'article'`),
    // With every answer an item is written anew: what waits in a list for the next vacuum would be gone through by every search for them.
    index('item_specialities').using('gin', t.specialities).with({ fastupdate: false }),
    index('item_conditions').using('gin', t.conditions).with({ fastupdate: false }),
    index('item_place').on(t.place, t.activityAt, t.id).where(sql`status = 'published' and place is not null`),
    index('item_held').on(t.statusAt, t.id).where(sql`status = 'held'`),
    index('item_author').on(t.authorId, t.activityAt, t.id),
    index('item_article_hidden').on(t.authorId, t.id).where(sql`status <> 'published' and kind = 'article'`),
  ],
);

/** Whoever belongs to an audience reads what is for it. */
export const audienceMember = library.table('audience_member', { audience: text().notNull(), memberId: text().notNull() }, (t) => [
  primaryKey({ columns: [t.audience, t.memberId] }),
  index('audience_member_member').on(t.memberId, t.audience),
]);

export const comment = library.table(
  'comment',
  {
    id: text().primaryKey(),
    itemId: text()
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    /** The answer a reply belongs to; replies are not nested deeper. */
    parentId: text(),
    authorId: text().notNull(),
    anonymous: boolean().notNull().default(false),
    byline: json().$type<Byline>().notNull(),
    byAuthor: boolean().notNull().default(false),
    text: json().$type<RichText>().notNull(),
    basis: text(),
    references: json().$type<unknown[]>().notNull().default([]),
    /** Of a video or recording: what the answer is about. */
    second: integer(),
    best: boolean().notNull().default(false),
    edits: counter(),
    helpful: counter(),
    insightful: counter(),
    agree: counter(),
    createdAt: at().notNull().defaultNow(),
    editedAt: at(),
    deletedAt: at(),
    /** Deleted by staff: its author cannot bring it back. */
    removedAt: at(),
    /** Out of sight, with its place kept, until staff have decided on what colleagues reported. */
    heldAt: at(),
  },
  (t) => [
    index('comment_thread').on(t.itemId, t.best, t.createdAt, t.id).where(sql`parent_id is null`),
    index('comment_replies').on(t.parentId, t.createdAt, t.id).where(sql`parent_id is not null`),
    index('comment_author').on(t.authorId, t.createdAt, t.id),
    uniqueIndex('comment_best').on(t.itemId).where(sql`best`),
    index('comment_held').on(t.authorId, t.itemId).where(sql`held_at is not null`),
  ],
);

export const commentEdit = library.table(
  'comment_edit',
  {
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    edit: integer().notNull(),
    text: json().$type<RichText>().notNull(),
    basis: text(),
    /** Null where they were not kept yet when it was edited. */
    references: json().$type<unknown[]>(),
    at: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.edit] })],
);

export const reaction = library.table(
  'reaction',
  {
    target: text().$type<'item' | 'comment'>().notNull(),
    targetId: text().notNull(),
    memberId: text().notNull(),
    reaction: text().$type<'helpful' | 'insightful' | 'agree'>().notNull(),
    at: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.target, t.targetId, t.memberId] })],
);

export const bookmark = library.table(
  'bookmark',
  { memberId: text().notNull(), itemId: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.memberId, t.itemId] }), index('bookmark_newest').on(t.memberId, t.at, t.itemId)],
);

/** What a member hid, marked as read, or wants less of, in their own feed. */
export const feedMark = library.table(
  'feed_mark',
  {
    memberId: text().notNull(),
    /** `item:`, `read:`, `author:` or `kind:` and what it is. */ subject: text().notNull(),
    at: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.subject] })],
);

/** Cards a member was shown, and items they opened, within the last day: their feed leaves them out. What is older a job forgets. */
export const shownCard = library.table(
  'shown_card',
  { memberId: text().notNull(), itemId: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.memberId, t.itemId] }), index('shown_card_age').on(t.at)],
);

export const itemFollow = library.table(
  'item_follow',
  { itemId: text().notNull(), memberId: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.itemId, t.memberId] }), index('item_follow_member').on(t.memberId)],
);

export const repost = library.table(
  'repost',
  {
    /** Names it, and the note beside it, where somebody reports that. */
    id: text().notNull().default(sql`left(replace(gen_random_uuid()::text, '-', ''), 16)`),
    itemId: text().notNull(),
    memberId: text().notNull(),
    byline: json().$type<Byline>().notNull(),
    note: text(),
    /** The note is out of sight until staff have decided on what colleagues reported. */
    heldAt: at(),
    at: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.memberId] }),
    uniqueIndex('repost_id').on(t.id),
    index('repost_member').on(t.memberId, t.at, t.itemId),
  ],
);

/** Who took a repost back while its note was out of sight: what they put beside the item next is so as well, until staff have decided. */
export const heldSharer = library.table(
  'held_sharer',
  { itemId: text().notNull(), memberId: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.itemId, t.memberId] })],
);

/** Kept by month (docs/decisions/0017-months); the day in its key is what makes a view count once a day. */
export const view = library.table('view', { day: date().notNull(), itemId: text().notNull(), memberId: text().notNull() }, (t) => [
  primaryKey({ columns: [t.day, t.itemId, t.memberId] }),
]);

/** Views of the last seven days, of what has most of them: counted by a job. */
export const mostViewed = library.table('most_viewed', { itemId: text().primaryKey(), views: integer().notNull() });

/** Who has read an item, once for good: authors are told of readers by speciality, never of single ones. */
export const reader = library.table('reader', { itemId: text().notNull(), memberId: text().notNull(), speciality: text() }, (t) => [
  primaryKey({ columns: [t.itemId, t.memberId] }),
]);
