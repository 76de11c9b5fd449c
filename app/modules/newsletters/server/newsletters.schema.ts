import { sql } from 'drizzle-orm';
import { index, integer, json, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RichText } from '#platform/richtext/richtext.ts';
import type { IssueContent, NewsletterAudience } from '../newsletters.contract.ts';

export const newsletters = pgSchema('newsletters');

const at = () => timestamp({ withTimezone: true });
const counter = () => integer().notNull().default(0);

export const newsletter = newsletters.table(
  'newsletter',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    about: text().notNull(),
    language: text().$type<'en' | 'id'>().notNull(),
    forumId: text(),
    /** A source of `news`. */
    journalId: text(),
    audience: text().$type<NewsletterAudience>().notNull(),
    ownerId: text().notNull(),
    version: integer().notNull().default(1),
    subscribers: counter(),
    issues: counter(),
    lastIssueAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('newsletter_slug').on(t.slug),
    index('newsletter_name').on(t.name, t.id),
    index('newsletter_forum').on(t.forumId),
    index('newsletter_journal').on(t.journalId),
  ],
);

export const subscription = newsletters.table(
  'subscription',
  {
    newsletterId: text()
      .notNull()
      .references(() => newsletter.id, { onDelete: 'cascade' }),
    memberId: text().notNull(),
    at: at().notNull().defaultNow(),
    /** The mailbox refused a mail for good: nothing more is sent until the member subscribes anew. */
    refusedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.newsletterId, t.memberId] }), index('subscription_member').on(t.memberId)],
);

/** Its id becomes the id of its item when it is published. */
export const issue = newsletters.table(
  'issue',
  {
    id: text().primaryKey(),
    newsletterId: text()
      .notNull()
      .references(() => newsletter.id, { onDelete: 'cascade' }),
    writerId: text().notNull(),
    /** Who else has changed its text, published it or handed it in since it was begun. Of what was before that was kept, nobody. */
    fellowIds: text().array().notNull().default([]),
    title: text().notNull(),
    intro: json().$type<RichText>().notNull(),
    entries: json().$type<IssueContent['entries']>().notNull(),
    inner: json().$type<RichText>().notNull(),
    state: text().$type<'draft' | 'scheduled' | 'published'>().notNull().default('draft'),
    scheduledAt: at(),
    /** Who gave it its time: it leaves if they may still write then. Null in what was scheduled before that was kept. */
    scheduledBy: text(),
    /** When publishing it by itself last failed. */
    triedAt: at(),
    publishedAt: at(),
    version: integer().notNull().default(1),
    changedAt: at().notNull().defaultNow(),
    /** The last subscriber to whom it was sent: sending goes on behind them, whatever happened to the one that sent. */
    sentThrough: text().notNull().default(''),
    /** To how many; not to those of `keptBack`. */
    mailed: counter(),
  },
  (t) => [
    index('issue_newsletter').on(t.newsletterId, t.changedAt),
    index('issue_due').on(t.scheduledAt).where(sql`state = 'scheduled'`),
    index('issue_entries').using('gin', sql`(${t.entries}::jsonb) jsonb_path_ops`).with({ fastupdate: false }),
  ],
);

/**
 * Mails of an issue that do not leave yet: it was taken back before they had, what it says has changed, or nobody is to disturb whom they
 * are for. They leave, made anew, once none of that is so.
 */
export const keptBack = newsletters.table(
  'kept_back',
  {
    issueId: text()
      .notNull()
      .references(() => issue.id, { onDelete: 'cascade' }),
    memberId: text().notNull(),
    /** Since when, or when they last ended the newsletter, which they may take back. */
    at: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.issueId, t.memberId] })],
);
