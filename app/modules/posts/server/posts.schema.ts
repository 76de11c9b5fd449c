import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { PostContent } from '../post-content.contract.ts';
import type { PostSettings } from '../post-draft.contract.ts';

export const posts = pgSchema('posts');

const at = () => timestamp({ withTimezone: true });

export const post = posts.table('post', {
  /** Also the id of its library item. */
  id: text().primaryKey(),
  authorId: text().notNull(),
  content: json().$type<PostContent>().notNull(),
  /** Pictures by media id, as they are shown: kept here so that a page reads no other table for them. */
  images: json().$type<Record<string, ImageRef>>().notNull(),
  /** Addresses in the text, whose previews are shown. */
  links: text().array().notNull().default([]),
  /** Of the poll; null without one, and for one that stays open until its author closes it. */
  closesAt: at(),
  version: integer().notNull().default(1),
  /** Colleagues who were told that it names them. */
  named: text().array().notNull().default([]),
  createdAt: at().notNull().defaultNow(),
  /** Set once its author changed it. */
  editedAt: at(),
});

/** One a member, in the poll of a post. */
export const vote = posts.table(
  'vote',
  { postId: text().notNull(), memberId: text().notNull(), option: integer().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.postId, t.memberId] })],
);

/** Votes by option; kept with each vote, so that results are read from at most four rows. */
export const pollTally = posts.table(
  'poll_tally',
  { postId: text().notNull(), option: integer().notNull(), votes: integer().notNull() },
  (t) => [primaryKey({ columns: [t.postId, t.option] })],
);

export const postDraft = posts.table(
  'draft',
  {
    id: text().primaryKey(),
    authorId: text().notNull(),
    postId: text(),
    /** Version of the published post when the change began: it must still be that one when the change is published. */
    postVersion: integer(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    settings: jsonb().$type<PostSettings>().notNull(),
    version: integer().notNull().default(0),
    publishAt: at(),
    /** With `publishAt`: its author accepts the identifiers that were found. */
    acceptsIdentifiers: boolean().notNull().default(false),
    /** When publishing it by itself last failed. */
    triedAt: at(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index('draft_author').on(t.authorId, t.updatedAt), index('draft_due').on(t.publishAt).where(sql`publish_at is not null`)],
);

/** What a page says of itself; shared by all posts that link to it. */
export const linkPreview = posts.table('link_preview', {
  /** As `new URL().href` writes it: plain ASCII. */
  url: text().primaryKey(),
  /** Empty when nothing could be read there. */
  title: text().notNull(),
  description: text().notNull(),
  site: text().notNull(),
  fetchedAt: at().notNull(),
});
