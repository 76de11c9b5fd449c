import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SourceFault, SourceKind } from '../journal.contract.ts';
import type { ArticleType, FiveLines, NoticeKind } from '../news.contract.ts';

export const news = pgSchema('news');

const at = () => timestamp({ withTimezone: true });

/** A journal or an agency, with the feed it is read from and how that went. */
export const source = news.table(
  'source',
  {
    /** A slug: part of addresses. */
    id: text().primaryKey(),
    name: text().notNull(),
    kind: text().$type<SourceKind>().notNull(),
    feedUrl: text().notNull(),
    homepage: text(),
    language: text().$type<'en' | 'id'>().notNull(),
    /** Given to entries in which the classifier finds none. */
    specialities: text().array().notNull(),
    /** Everything it publishes may be read by anyone. */
    openAccess: boolean().notNull().default(false),
    /** How often staff changed what stands above. */
    version: integer().notNull().default(0),
    active: boolean().notNull().default(false),
    etag: text(),
    lastModified: text(),
    /** When it was last asked, with whatever result. */
    checkedAt: at(),
    nextAt: at(),
    /** Until then somebody reads it, and nobody else asks its host. */
    readingUntil: at(),
    failures: integer().notNull().default(0),
    fault: text().$type<SourceFault>(),
    /** Of the feed as it was read last: how many of its dates could be read in two ways, and one of them. */
    unclearDates: integer().notNull().default(0),
    unclearDate: text(),
    followers: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('source_feed').on(t.feedUrl), index('source_due').on(t.nextAt).where(sql`active`)],
);

export const article = news.table(
  'article',
  {
    /** Also the id of its library item. */
    id: text().primaryKey(),
    sourceId: text().notNull(),
    /** As the feed names the entry; null for what is no feed's. */
    guid: text(),
    /** Lower case, without an address before it. */
    doi: text(),
    link: text(),
    /** Link and title as they are compared; see article-identity.policy.ts. */
    linkKey: text(),
    titleKey: text(),
    title: text().notNull(),
    journal: text().notNull(),
    authors: text().array().notNull(),
    type: text().$type<ArticleType>().notNull(),
    abstract: text().notNull(),
    terms: text().array().notNull(),
    publishedAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('article_doi').on(t.doi).where(sql`doi is not null`),
    // Feeds name several articles by one address, such as that of an issue: two DOIs tell them apart.
    index('article_link').on(t.linkKey).where(sql`link_key is not null`),
    uniqueIndex('article_link_alone').on(t.linkKey).where(sql`link_key is not null and doi is null`),
    index('article_title').on(t.titleKey).where(sql`title_key is not null`),
    index('article_source').on(t.sourceId, t.publishedAt, t.id),
    index('article_guid').on(t.sourceId, t.guid).where(sql`guid is not null`),
  ],
);

/** A later entry that says something of an article. */
export const notice = news.table(
  'notice',
  {
    articleId: text().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    /** The article that says so; empty when the journal changed the entry itself. */
    noticeId: text().notNull(),
    title: text().notNull(),
    at: at().notNull(),
    /** When an editor said that it was a mistake, and who: it stays here, so that the same notice is not noted again. */
    mistakenAt: at(),
    mistakenBy: text(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.kind, t.noticeId] }), index('notice_of').on(t.noticeId)],
);

/** What notices are about, by what names it, whether we have that work or not: it may be cited, or come in, later. */
export const noticedWork = news.table(
  'noticed_work',
  {
    /** A DOI, or a title as it is compared. Titles have no slash, so neither is taken for the other. */
    name: text().notNull(),
    /** The article that says so. */
    noticeId: text().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.noticeId] }), index('noticed_work_notice').on(t.noticeId)],
);

/** What members cite, by what names a work: who cites it is found when its journal says something of it. */
export const citation = news.table(
  'citation',
  {
    /** The item in which it is cited, or the answer to one. */
    holderId: text().notNull(),
    n: integer().notNull(),
    doi: text(),
    linkKey: text(),
    titleKey: text(),
  },
  (t) => [
    primaryKey({ columns: [t.holderId, t.n] }),
    index('citation_doi').on(t.doi).where(sql`doi is not null`),
    index('citation_link').on(t.linkKey).where(sql`link_key is not null`),
    index('citation_title').on(t.titleKey).where(sql`title_key is not null`),
  ],
);

/** Every version of the five lines; the highest stands. */
export const card = news.table(
  'card',
  {
    articleId: text().notNull(),
    version: integer().notNull(),
    /** Null where the card was taken away. */
    lines: json().$type<FiveLines>(),
    authorId: text().notNull(),
    at: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.version] })],
);

export const follow = news.table(
  'follow',
  { sourceId: text().notNull(), memberId: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.sourceId, t.memberId] }), index('follow_member').on(t.memberId)],
);
